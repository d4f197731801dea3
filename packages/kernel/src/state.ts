/**
 * The state of a game: plain data at every decision. Rows are immutable; a change replaces the row (see `write.ts`), so a
 * reference to a row is a snapshot of it, which is what last-known information needs.
 */
import type { Decision } from './decision.ts';
import type { GameEvent } from './event.ts';
import { type EntityId, FIRST_OBJECT, isPlayer, NO_OBJECT, type ObjectId, type PlayerId } from './ids.ts';
import { type RandomState, seedRandom } from './random.ts';
import { emptyTable, forkTable, rowAt, type Table } from './table.ts';

export type Counters = Readonly<Record<string, number>>;
export const NO_COUNTERS: Counters = Object.freeze({});
const NO_NOTES: Readonly<Record<string, Note>> = Object.freeze({});
const NONE: readonly never[] = Object.freeze([]);

/** A choice or a set of objects that an object remembers ("the chosen colour", "the card put aside"). */
export type Note = number | string | readonly EntityId[];

/** Index of a kind of zone in the rule set's table; whose it is follows from the owner or the keeper. */
export type ZoneKind = number;
export const NOWHERE: ZoneKind = -1;

export type ObjectKind = 'card' | 'token' | 'copy' | 'ability' | 'marker';

export interface ObjectRow {
  readonly id: ObjectId;
  readonly kind: ObjectKind;
  /** Index of the card definition in the pool; -1 for an object made by an effect. */
  readonly def: number;
  /** Which face is up, as an index into the definition's faces. */
  readonly face: number;
  readonly owner: PlayerId;
  /** The player who controls it before any continuous effect. */
  readonly controller: PlayerId;
  readonly zone: ZoneKind;
  /** Status bits; the rule set names them. */
  readonly flags: number;
  readonly damage: number;
  readonly timestamp: number;
  /** The player who has controlled it continuously, and the clock at which that began. */
  readonly holder: PlayerId;
  readonly since: number;
  readonly counters: Counters;
  /** What it is attached to, or NO_OBJECT. */
  readonly host: EntityId;
  readonly attachments: readonly ObjectId[];
  /** The object in whose zone it is, or NO_OBJECT; and what lies in its own zones, in order. */
  readonly keeper: ObjectId;
  readonly kept: readonly ObjectId[];
  /** Continuous effects fixed on this object. */
  readonly effects: readonly number[];
  /** Copiable values that stand instead of the definition's: a token's, a copy's, a face-down object's. Plain data of the rule set. */
  readonly base: unknown;
  /** Copiable values of the latest copy effect that is fixed on it, which stand instead of all others. */
  readonly copy: unknown;
  readonly notes: Readonly<Record<string, Note>>;
  /** What an object on the stack carries: targets, modes, values. Plain data of the rule set. */
  readonly stack: unknown;
  /** The object this card was before its last change of zone, and the one it became after. */
  readonly before: ObjectId;
  readonly after: ObjectId;
  /** Characteristics as they last existed, once it is gone. */
  readonly last: unknown;
  /** Not state: computed characteristics, valid for one version of the environment. */
  memo: Memo | null;
}

/** A cache entry on a row. `version` is unique in the process, so forks never mistake each other's entries. */
export interface Memo {
  readonly version: number;
  readonly value: unknown;
}

type NewObject = Pick<ObjectRow, 'kind' | 'def' | 'owner' | 'zone'> & {
  readonly [K in keyof ObjectRow]?: ObjectRow[K] | undefined;
};

export const newObject = (row: NewObject): ObjectRow => ({
  id: row.id ?? NO_OBJECT,
  kind: row.kind,
  def: row.def,
  face: row.face ?? 0,
  owner: row.owner,
  controller: row.controller ?? row.owner,
  zone: row.zone,
  flags: row.flags ?? 0,
  damage: row.damage ?? 0,
  timestamp: row.timestamp ?? 0,
  holder: row.holder ?? row.controller ?? row.owner,
  since: row.since ?? 0,
  counters: row.counters ?? NO_COUNTERS,
  host: row.host ?? NO_OBJECT,
  attachments: row.attachments ?? NONE,
  keeper: row.keeper ?? NO_OBJECT,
  kept: row.kept ?? NONE,
  effects: row.effects ?? NONE,
  base: row.base ?? null,
  copy: row.copy ?? null,
  notes: row.notes ?? NO_NOTES,
  stack: row.stack ?? null,
  before: row.before ?? NO_OBJECT,
  after: row.after ?? NO_OBJECT,
  last: row.last ?? null,
  memo: null,
});

/** A copy to be changed before anybody else sees it. Written out, so that all rows have one shape, whatever has become of them. */
export const copyOfRow = (row: ObjectRow): ObjectRow => ({
  id: row.id,
  kind: row.kind,
  def: row.def,
  face: row.face,
  owner: row.owner,
  controller: row.controller,
  zone: row.zone,
  flags: row.flags,
  damage: row.damage,
  timestamp: row.timestamp,
  holder: row.holder,
  since: row.since,
  counters: row.counters,
  host: row.host,
  attachments: row.attachments,
  keeper: row.keeper,
  kept: row.kept,
  effects: row.effects,
  base: row.base,
  copy: row.copy,
  notes: row.notes,
  stack: row.stack,
  before: row.before,
  after: row.after,
  last: row.last,
  memo: null,
});

export interface PlayerRow {
  readonly id: PlayerId;
  readonly name: string;
  readonly team: number;
  /** In the game, or why not; `drew` is said of those who left it with a draw while others play on. */
  readonly standing: 'playing' | 'lost' | 'won' | 'drew';
  readonly counters: Counters;
}

/** A continuous, replacement or restricting effect that a resolution or a rule has made. Static abilities are not here. */
export interface EffectRow {
  readonly id: number;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** Fixed when it began, or null if it applies to whatever fits at any time. */
  readonly objects: readonly EntityId[] | null;
  /** What it does: plain data of the rule set. */
  readonly body: unknown;
  readonly locals: Locals;
  readonly duration: unknown;
  readonly timestamp: number;
  /** How much of it is left (a shield, a use); -1 if it is not used up. */
  readonly left: number;
  /** Copiable values that it gives to the objects it is fixed on. Plain data of the rule set. */
  readonly copy?: unknown;
  /** It gives its objects abilities that are effects in force by themselves. */
  readonly begets?: boolean;
}

/** Whether an effect applies to more than the objects it is fixed on. */
export const isOpen = (effect: Pick<EffectRow, 'objects'>): boolean =>
  effect.objects === null || effect.objects.some(isPlayer);

/** Bindings of a running ability. */
export type Locals = Readonly<Record<string, LocalValue>>;
export type LocalValue =
  | number
  | string
  | boolean
  | readonly EntityId[]
  | readonly string[]
  | Readonly<Record<string, number>>;

/** What the events that a procedure makes follow from, and whose they are. */
export interface Origin {
  /** Index into the log, or NO_PARENT. */
  readonly parent: number;
  /** NO_OBJECT where they come from the rules alone. */
  readonly source: ObjectId;
}

/** A procedure as frames know it; `game.ts` says what its stages are. */
export interface Staged {
  readonly name: string;
  readonly stageNames: readonly string[];
  /** The rule that the name of each stage ends in. */
  readonly stageRules: readonly (string | undefined)[];
  readonly stages: readonly unknown[];
}

/** One level of the control stack: which stage of which procedure, with which data. */
export interface Frame {
  /** What is saved of it is its name, and that of the stage. */
  readonly procedure: Staged;
  /** Index of the stage; the number of stages where the last is over. */
  readonly stage: number;
  readonly data: unknown;
  /** The key in the caller's data that receives the result. */
  readonly store: string | null;
  /** Null where a player or the course of the game begins something. */
  readonly origin: Origin | null;
  readonly below: Frame | null;
}

/** A frame as it is saved and hashed: its stage by name, or null where the last is over. */
export interface SavedFrame extends Pick<Frame, 'data' | 'store' | 'origin'> {
  readonly procedure: string;
  readonly stage: string | null;
}

export const savedFrame = ({ procedure, stage, data, store, origin }: Frame): SavedFrame => ({
  procedure: procedure.name,
  stage: procedure.stageNames[stage] ?? null,
  data,
  store,
  origin,
});

export interface PendingTrigger {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly ability: unknown;
  /** How many abilities before it among those of its source say the same; absent for none, and where that does not matter. */
  readonly like?: number;
  readonly event: GameEvent | null;
  /** Where in the log the event is that made it trigger. The door notes it. */
  readonly parent?: number;
  readonly locals: Locals;
}

/** How a game ended. */
export interface Outcome {
  readonly winners: readonly PlayerId[];
  readonly draw: boolean;
}

/** The hook that static abilities listen on: when it changes, the continuous effects in force change. */
export const STATIC_HOOK = 0;

/** What static abilities do right now, gathered by the rule set; rebuilt when the set of effects changes. */
export interface Environment {
  /** Aspects that the effects read of anything but the object they change: what is cached does not survive their change. */
  readonly reads: number;
  /** Aspects of which only the answers to a few questions matter ("as long as …"), which can be asked again. */
  readonly asks: number;
  /** Aspects of an object that no effect reads, not even of the object it changes, and no state-based action looks at. */
  readonly quiet: number;
  /** Aspects of an object that nothing reads by which it is what it is: its own cached characteristics survive their change. */
  readonly aside: number;
}

/** All that is true in a game. Plain data; nothing but events changes it. */
export interface State<Rules = unknown> {
  objects: Table<ObjectRow>;
  effects: Table<EffectRow | null>;
  /** Ids of the effects in force, oldest first. */
  live: readonly number[];
  players: readonly PlayerRow[];
  /** Object ids in order, by zone kind × player. */
  zones: readonly (readonly ObjectId[])[];
  /** By hook: the objects whose own abilities listen there, in order of timestamp. */
  hooks: readonly (readonly ObjectId[])[];
  frame: Frame | null;
  decision: Decision | null;
  pending: readonly PendingTrigger[];
  random: RandomState;
  /** Grows with every timestamp given. */
  clock: number;
  log: Table<GameEvent>;
  /** The rule set's own part: turn, totals, combat. */
  game: Rules;
  /** The state before the action that is being announced, to return to if it proves illegal. */
  checkpoint: State<Rules> | null;
  over: Outcome | null;

  // Not state: caches and ownership.
  token: number;
  version: number;
  /** The last version that another state has had too. */
  shared: number;
  /** Another one with every write to an object; unique in the process. */
  rows: number;
  checked: number;
  environment: Environment | null;
  /** Aspects that the environment asks about and that have changed; what is cached is valid only if the answers have not. */
  doubt: number;
  /** While there is doubt: the objects that have changed, or null if something else has changed too, or whose one is. */
  suspects: ObjectId[] | null;
  /** Objects changed since state-based actions were last checked. */
  dirty: ObjectId[];
}

let tokens = 1;
export const freshToken = (): number => tokens++;
let versions = 1;
/** Unique in the process. */
export const freshVersion = (): number => versions++;

export function newState<Rules>(
  players: readonly PlayerRow[],
  zoneKinds: number,
  hooks: number,
  seed: number,
  game: Rules,
): State<Rules> {
  return {
    objects: emptyTable<ObjectRow>(FIRST_OBJECT),
    effects: emptyTable<EffectRow | null>(),
    live: [],
    players,
    zones: Array.from({ length: zoneKinds * players.length }, () => NONE),
    hooks: Array.from({ length: hooks }, () => NONE),
    frame: null,
    decision: null,
    pending: [],
    random: seedRandom(seed),
    clock: 1,
    log: emptyTable<GameEvent>(),
    game,
    checkpoint: null,
    over: null,
    token: freshToken(),
    version: freshVersion(),
    shared: 0,
    rows: freshVersion(),
    checked: 0,
    environment: null,
    doubt: 0,
    suspects: [],
    dirty: [],
  };
}

/** A second game that goes its own way from here. Costs a few dozen pointers whatever the size of the game. */
export function fork<Rules>(s: State<Rules>): State<Rules> {
  s.token = freshToken();
  s.shared = s.version;
  return {
    objects: forkTable(s.objects),
    effects: forkTable(s.effects),
    live: s.live,
    players: s.players,
    zones: s.zones,
    hooks: s.hooks,
    frame: s.frame,
    decision: s.decision,
    pending: s.pending,
    random: s.random,
    clock: s.clock,
    log: forkTable(s.log),
    game: s.game,
    checkpoint: s.checkpoint,
    over: s.over,
    token: freshToken(),
    version: s.version,
    shared: s.version,
    rows: s.rows,
    checked: s.checked,
    environment: s.environment,
    doubt: s.doubt,
    suspects: s.suspects === null ? null : s.suspects.slice(),
    dirty: s.dirty.length === 0 ? [] : s.dirty.slice(),
  };
}

/** Keeps what the rule set has gathered until the effects in force change. */
export function keepEnvironment(s: State, environment: Environment): void {
  s.environment = environment;
}

/**
 * Ends the doubt: `ask` is called with nothing cached that could be out of date, and says whether all answers are as before.
 * It is told which aspects have changed, and which objects, if nothing else has.
 */
export function settleDoubt(
  s: State,
  ask: (before: number, aspects: number, changed: readonly ObjectId[] | null) => boolean,
): void {
  const { version: before, doubt, suspects } = s;
  s.doubt = 0;
  s.suspects = [];
  s.version = freshVersion();
  if (ask(before, doubt, suspects)) s.version = before;
}

/** The row of an object that exists or existed. An unknown id is a bug. */
export function objectRow(s: State, id: EntityId): ObjectRow {
  const row = rowAt(s.objects, id);
  if (row === undefined) throw new Error(`no object ${id}`);
  return row;
}

/** Every object that is somewhere, zone by zone, each followed by what it keeps. */
export function liveObjects(s: State): readonly ObjectId[] {
  const found: ObjectId[] = [];
  const add = (ids: readonly ObjectId[]): void => {
    for (const id of ids) {
      found.push(id);
      // What is in a zone is somewhere, and so is what it keeps.
      add(objectRow(s, id).kept);
    }
  };
  for (const ids of s.zones) add(ids);
  return found;
}

export const findObject = (s: State, id: EntityId): ObjectRow | undefined => rowAt(s.objects, id);

export function playerRow(s: State, id: PlayerId): PlayerRow {
  const row = s.players[id];
  if (row === undefined) throw new Error(`no player ${id}`);
  return row;
}

export function effectRow(s: State, id: number): EffectRow | null {
  return rowAt(s.effects, id) ?? null;
}

/** Fields of a state that are made anew: caches and ownership. */
type NotState = 'token' | 'version' | 'shared' | 'rows' | 'checked' | 'environment' | 'doubt' | 'suspects' | 'dirty';
/** Fields that are the state: what is saved and what is hashed. */
export type StateField = Exclude<keyof State, NotState>;
