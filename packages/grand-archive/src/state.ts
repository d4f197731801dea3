/** What Grand Archive adds to the state: the turn, combat, what is counted of players, and what an instance on the stack carries. */
import type { GameEvent, ObjectId, ObjectRow } from '@rulewright/kernel';
import type { Condition, Effect, Target } from '@rulewright/language/grand-archive';
import type { CommonGame, StackEntry as CommonStackEntry } from '@rulewright/rules';
import type { Format } from './general-rules/format.ts';
import type { Profile } from './general-rules/profile.ts';
import type { Pool } from './parts-of-a-card/pool.ts';
import type { Combat, Method, Turn } from './turn-order/record.ts';

export { type Context, context, contextWith } from '@rulewright/rules';
export * from './properties.ts';
export type * from './turn-order/record.ts';

/** A game of Grand Archive: its rules, the cards it is played with, and the state. */
export type G = CommonGame<GrandArchive, Pool>;

/** What is counted of a player. */
export interface PlayerState {
  readonly turnsTaken: number;
  /** Controlled a champion at some time. */
  readonly hadChampion: boolean;
  /** Has tried to draw from an empty deck since state checks. */
  readonly drewFromEmpty: boolean;
  /** An effect has said that the player wins. */
  readonly wins: boolean;
}

/** The rule set's own part of the state (`state.game`). Immutable: replaced by the appliers of events. */
export interface GrandArchive {
  readonly profile: Profile;
  readonly format: Format;
  readonly turn: Turn;
  readonly combat: Combat | null;
  readonly players: readonly PlayerState[];
  readonly annals?: readonly GameEvent[] | undefined;
}

/** What an instance on the stack carries (`row.stack`). */
export interface StackEntry extends CommonStackEntry<Effect, Target, Condition> {
  /** The activation, materialization or bestowment of a card, which lies among the played ones as its `source`; or an ability. */
  readonly kind: 'instance' | 'activated' | 'triggered';
  readonly method?: Method;
  /** It is not the first instance of its card: what it becomes is a token. */
  readonly copy?: boolean;
  /** The ally that was rested for a Command. */
  readonly commanded?: ObjectId;
  /** Text behind bubbles that was locked while it waited, by index of the face's abilities. */
  readonly lost?: readonly number[];
}

export const stackEntry = (row: ObjectRow): StackEntry | null => row.stack as StackEntry | null;
