/**
 * One entry per concept. A game's vocabulary has a table for each family of nodes that is worked out when it is asked; an entry says
 * how it is evaluated, and what that reads. From the same entry follow when cached characteristics are void and which layers matter.
 * The tables are exhaustive by type: a node without an entry does not compile.
 */
import type { EntityId, Game, GameEvent, ObjectId, ObjectRow, PlayerId } from '@rulewright/kernel';
import type { EventRole } from '@rulewright/language';
import type { Context } from '../context.ts';
import type { Classification } from './classification.ts';
import type { Concept } from './concept.ts';

/** A node of a family that is told apart by its kind. */
export interface Node {
  readonly kind: string;
}

interface FilterConcept extends Concept {
  /** It looks only at the row of the object itself: whatever changes the row voids what is cached on it anyway. */
  readonly ownRow?: boolean;
}

/** A filter that players are asked, too. */
interface EntityFilter<N extends Node, G extends Game> extends FilterConcept {
  readonly players: true;
  evaluate(g: G, f: N, id: EntityId, ctx: Context): boolean;
}

/** A filter that no player fits. */
interface ObjectFilter<N extends Node, G extends Game> extends FilterConcept {
  readonly players?: false;
  evaluate(g: G, f: N, id: ObjectId, ctx: Context): boolean;
}

/** Either, as it stands in a vocabulary. */
export interface FilterEntry extends FilterConcept {
  readonly players?: boolean;
  evaluate(g: Game, f: Node, id: EntityId, ctx: Context): boolean;
}

export interface ValueEntry<N extends Node = Node, G extends Game = Game> extends Concept {
  evaluate(g: G, v: N, ctx: Context): number;
}

export interface ConditionEntry<N extends Node = Node, G extends Game = Game> extends Concept {
  evaluate(g: G, c: N, ctx: Context): boolean;
}

export interface SelectorEntry<N extends Node = Node, G extends Game = Game> extends Concept {
  /** As many as are there; where finding them costs something, it stops after `enough`. */
  evaluate(g: G, s: N, ctx: Context, enough: number): readonly EntityId[];
  /** Whether it names an entity: asks the entity, where that is less than listing all. */
  names?(g: G, s: N, id: EntityId, ctx: Context): boolean;
  /** It finds players only, or objects only. */
  readonly finds?: 'players' | 'objects';
}

type OfKind<N extends Node, K> = N extends Node ? (K extends N['kind'] ? N : never) : never;

/** An entry for every kind of node of a union. */
export type FilterTable<N extends Node, G extends Game> = {
  readonly [K in N['kind']]: EntityFilter<OfKind<N, K>, G> | ObjectFilter<OfKind<N, K>, G>;
};
export type ValueTable<N extends Node, G extends Game> = { readonly [K in N['kind']]: ValueEntry<OfKind<N, K>, G> };
export type ConditionTable<N extends Node, G extends Game> = {
  readonly [K in N['kind']]: ConditionEntry<OfKind<N, K>, G>;
};
export type SelectorTable<N extends Node, G extends Game> = {
  readonly [K in N['kind']]: SelectorEntry<OfKind<N, K>, G>;
};

/** What the nodes of the core ask of a game. */
export interface Look<G extends Game = Game> {
  /** Its name, empty if it has none; and whether this is one of its names. */
  nameOf(g: G, id: ObjectId): string;
  isNamed(g: G, id: ObjectId, name: string): boolean;
  /** Its controller or, where objects have none, its owner. */
  controllerOf(g: G, row: ObjectRow): PlayerId;
  /** What it is attached to, or was when it left in the event that is spoken of. */
  hostOf(g: G, row: ObjectRow, ctx: Context): EntityId;
  statOf(g: G, stat: string, id: ObjectId): number;
  /** The X that was announced. */
  xOf(g: G, ctx: Context): number;
  /** What a word of the game for a number comes to as an ability that says it resolves. */
  numberNow?(g: G, node: Readonly<Record<string, unknown>>, ctx: Context): number | undefined;
  zoneOf(name: string): number;
  /** All objects of the zones, of all players; where permanents are if none are named. */
  objectsIn(g: G, zones: readonly string[] | undefined): readonly ObjectId[];
  isIn(row: ObjectRow, zones: readonly string[] | undefined): boolean;
  /** The zone that permanents are in. */
  readonly permanents: number;
  /** With `gone` also of players who have left the game. */
  isInGroup(g: G, which: string, player: PlayerId, ctx: Context, gone?: boolean): boolean;
  activePlayers(g: G): readonly PlayerId[];
  /** Objects that are noted under a key by what became of them, beside those that the source notes. */
  alsoNoted(g: G, key: string, ctx: Context): readonly EntityId[];
  /** Whether players reach only part of the table, and whether one reaches this. */
  isLimited(g: G): boolean;
  isReached(g: G, player: PlayerId, id: EntityId): boolean;
  isEventReached(g: G, player: PlayerId, event: GameEvent): boolean;
  /** Called where something that has happened is looked up, for somebody who wants to know. */
  lookedUp?(event: GameEvent): void;
  eventFits(g: G, pattern: unknown, event: GameEvent, ctx: Context): boolean;
  eventEntities(g: G, event: GameEvent, role: EventRole): readonly EntityId[];
  eventAmount(event: GameEvent): number;
  /** Whether it took part in an event that fits the pattern: as what the event is about, or in the role that the pattern leaves open. */
  isPart(g: G, pattern: unknown, event: GameEvent, id: EntityId): boolean;
  /** Where in the log the combat at hand began; its end outside of one. */
  combatBegan(g: G): number;
}

/** The tables of a game, put together by `vocabulary`. */
export interface Vocabulary {
  readonly filters: Readonly<Record<string, FilterEntry>>;
  readonly values: Readonly<Record<string, ValueEntry>>;
  readonly conditions: Readonly<Record<string, ConditionEntry>>;
  readonly selectors: Readonly<Record<string, SelectorEntry>>;
  readonly look: Look;
  readonly classification: Classification;
}
