/**
 * What a game tells the layers: which there are and what is written in each, its changes of characteristics, one entry for each kind,
 * and what an object is before any effect.
 */
import type {
  EffectRow,
  EntityId,
  Game,
  LocalValue,
  ObjectId,
  ObjectRow,
  PlayerId,
  ZoneKind,
} from '@rulewright/kernel';
import type { Context } from '../context.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { ActiveEffect, Base, Draft, KeywordAbility, Modify, Part, Recorder } from './effect.ts';

/** Above the last layer of any game: an object is worked out in full because it is itself asked about, not on behalf of another. */
export const EVERY_LAYER = 16;

export interface LayerEntry {
  /** The kinds of characteristics that effects of this layer write, as facets. */
  readonly writes: number;
  /** Effects of this layer may depend on each other; otherwise they are applied in the order of their timestamps. */
  readonly dependent: boolean;
  /** What is done to an object once the effects of the layer have been applied, and where there are none. */
  readonly after?: AfterLayer;
}
type AfterLayer = { after(row: ObjectRow, draft: Draft, recorder: Recorder | null): void }['after'];

/** What the layers need to know of a kind of change. */
export interface ChangeEntry<N extends Node = Node, G extends Game = Game, D extends object = Draft> {
  readonly layer: number;
  /** Its layer in an effect, where that is not always the same. */
  layerIn?(g: G, active: ActiveEffect<Modify>): number;
  /** `active` is the effect that it is part of. */
  apply(g: G, draft: D, change: N, ctx: Context, row: ObjectRow, active: ActiveEffect<Modify>): void;
  /** What it writes, where that is less than its layer says. */
  writes?(change: N): number;
  /** The numbers that it works out as it is applied. */
  values?(change: N): readonly (number | Node)[];
  /** The selectors that it follows as it is applied. */
  selectors?(change: N): readonly Node[];
  /** How much it finds where it looks, if its numbers and selectors do not tell: another number is another outcome. */
  finds?(g: G, ctx: Context, change: N): number;
  /** Aspects that it reads beside what is inside of it. */
  readonly reads?: number;
  /** It may take away abilities that are effects in force by themselves. */
  takes?(change: N, g: G): boolean;
  /** Objects may have abilities by it that listen or can be activated, or lose them. */
  grants?(g: G, change: N): boolean;
  /** The change as it is begun by a resolving ability: with its numbers and players as they are now, kept in `locals` where they must be. */
  fix?(g: G, ctx: Context, change: N, locals: Record<string, LocalValue>): Node;
}

type OfKind<N extends Node, K> = N extends Node ? (K extends N['kind'] ? N : never) : never;

/** An entry for every kind of change of a union. */
export type ChangeTable<N extends Node, G extends Game, D extends object = Draft> = {
  readonly [K in N['kind']]: ChangeEntry<OfKind<N, K>, G, D>;
};

const NOTHING: readonly Node[] = [];
const nothing = (): readonly Node[] => NOTHING;
const never = (): boolean => false;
const none = (): number => 0;
/** All that its layer writes. */
const everything = (): number => -1;
const same = (_g: Game, _ctx: Context, change: Node): Node => change;

/** Entries of one shape, so that looking one up costs the same for all. */
const uniform = (e: ChangeEntry): Required<ChangeEntry> => ({
  layer: e.layer,
  layerIn: e.layerIn ?? (() => e.layer),
  apply: e.apply,
  writes: e.writes ?? everything,
  values: e.values ?? nothing,
  selectors: e.selectors ?? nothing,
  finds: e.finds ?? none,
  reads: e.reads ?? 0,
  takes: e.takes ?? never,
  grants: e.grants ?? never,
  fix: e.fix ?? same,
});

/** A game's own changes and those of the core as one table. */
export const changeTable = (...tables: readonly Readonly<Record<string, ChangeEntry>>[]): ContinuousRules['changes'] =>
  Object.fromEntries(tables.flatMap((table) => Object.entries(table).map(([kind, e]) => [kind, uniform(e)])));

/** What a duration is fixed to as it begins. */
export interface FixedTo {
  readonly players?: readonly PlayerId[];
  readonly objects?: readonly ObjectId[];
  /** The number of the turn in which it began. */
  readonly after?: number;
}

/** Copiable values with another exception. */
type Exception = { except(g: Game, ctx: Context, values: unknown, change: Node): unknown }['except'];

/** When effects end. */
export type Moment =
  /** The turn of these players begins; or would, had they not left. */
  | { readonly is: 'turn begins'; readonly of: readonly PlayerId[]; readonly gone: boolean }
  | { readonly is: 'step begins' | 'step ends'; readonly step: string }
  | { readonly is: 'turn ends' }
  /** Something has been done that effects of the game last until. */
  | { readonly is: 'done'; readonly action: string };

/** A kind of duration. */
export interface DurationEntry<N extends Node = Node, G extends Game = Game> {
  /** What it is fixed to; null if it is over before it begins. */
  begin?(g: G, duration: N, ctx: Context): FixedTo | null;
  /** It is over as things are now. */
  isOver?(g: G, duration: N & FixedTo, row: EffectRow): boolean;
  endsAt?(g: G, duration: N & FixedTo, moment: Moment): boolean;
}

/** An entry for every kind of duration of a union. */
export type DurationTable<N extends Node, G extends Game> = {
  readonly [K in N['kind']]: DurationEntry<OfKind<N, K>, G>;
};

/** What conditions and selectors of what objects are before any effect may ask of what lies around them, summed up. */
export interface Surroundings<G extends Game = Game> {
  /** The aspects that it reads; what goes by it alone need not name them again. */
  reads(g: G): number;
  sum(g: G): unknown;
  /** Whether the sum has been the same before. */
  isSame(g: G, before: unknown): boolean;
}

export interface ContinuousRules<G extends Game = Game, B extends Base = Base, D extends Draft = Draft> {
  /** In the order in which they are applied. */
  readonly layers: readonly LayerEntry[];
  /** Put together by `changeTable`. */
  readonly changes: Readonly<Record<string, Required<ChangeEntry>>>;
  readonly durations: Readonly<Record<string, DurationEntry>>;
  /** The first layer in which a defining ability, and the first in which counters, change an object. */
  readonly lowest: { readonly defining: number; readonly counters: number };
  /** The copiable values of an object. */
  baseOf(g: G, row: ObjectRow): B;
  /** The static abilities among its own, where they can be told without working out which of the others there are. */
  staticsOf?(g: G, row: ObjectRow): readonly Node[];
  /** The same as plain data; and how an effect makes an exception to them, by the kind of change. */
  copiable(g: G, row: ObjectRow): unknown;
  readonly exceptions: Readonly<Record<string, Exception>>;
  /** The same as characteristics that effects have not changed. */
  draftOf(base: B, controller: PlayerId): D;
  /** The same with what was chosen for it, which is no effect; and whether that is as printed. */
  startOf(row: ObjectRow, base: B): D;
  isAsPrinted(row: ObjectRow, base: B): boolean;
  /** Whether an ability of an object functions in a zone. */
  functionsIn(g: G, ability: Node, row: ObjectRow, zone: ZoneKind): boolean;
  /**
   * The abilities that a keyword stands for on something with such abilities, the same ones whenever it is asked; and whether an
   * ability is or stands for it.
   */
  meaningOf(ability: KeywordAbility, has?: readonly Node[]): readonly Node[];
  belongsTo(ability: Node, keyword: string): boolean;
  /** A keyword stands for effects in force, so that losing it ends them. Absent: none does. */
  standsForEffects?(keyword: string): boolean;
  /** Having a keyword twice is like having it once. Absent: no such keyword is told apart. */
  isRedundant?(keyword: string): boolean;
  /** An ability as an object gives it: it may speak of its giver. */
  givenBy(g: G, ability: Node, ctx: Context): Node;
  /** Whether an object or player is there to be changed by what is begun now. */
  isThere(g: G, id: EntityId): boolean;
  /** How often an effect that is begun now can be used; -1 if that is not limited. */
  usesOf(g: G, ctx: Context, effect: Node): number;
  /** The ability that is resolving. */
  resolvingAbility(g: G, ctx: Context): Node;
  /** The kinds of effects that go on by themselves in this game only. */
  readonly kinds?: readonly string[];
  /** The kinds of effects that are asked only when they matter: nothing that is cached goes by their conditions. Absent: none. */
  readonly momentary?: ReadonlySet<string>;
  /** The rule by which what an effect forbids cannot be done. */
  readonly rule: { readonly cant: string };
  /** Effects of the counters on an object. */
  ofCounters(g: G, row: ObjectRow): readonly Part[];
  /** Whether counters change what the object is that they are on; absent: all do, those on what is attached to it, too. */
  isChangedByCounters?(row: ObjectRow): boolean;
  /** Aspects of an object that nothing but effects goes by as it is worked out what it is. */
  readonly aside?: number;
  /** The timestamp of a static ability that an object has; the object's own if absent. */
  timeOf?(g: G, row: ObjectRow, ability: Node): number;
  /** What `baseOf` reads beside the row itself; nothing if absent. */
  readonly surroundings?: Surroundings<G>;
}
