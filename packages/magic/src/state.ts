/** What Magic adds to the state: the turn, life and mana, combat, and what an object on the stack carries. */
import type { EntityId, GameEvent, ObjectId, ObjectRow, PlayerId } from '@rulewright/kernel';
import type { Condition, Effect, Target } from '@rulewright/language/magic';
import type { ChosenTarget as CommonChosenTarget, CommonGame, StackEntry as CommonStackEntry } from '@rulewright/rules';
import type { Mana } from './100-game/106-mana/106.4-mana.ts';
import type { Pool } from './100-game/108-pool.ts';
import type { Format } from './100-game/format.ts';
import type { Profile } from './100-game/profile.ts';
import type { Turn } from './500-turn/500.1-turn-record.ts';
import type { Combat } from './500-turn/combat/506-combat.ts';
import type { DayNight } from './700-additional/700.1-events/types/turn.ts';

export { type Context, context } from '@rulewright/rules';
export * from './100-game/106-mana/106.4-mana.ts';
export * from './100-game/110.5-status.ts';
export type * from './500-turn/500.1-turn-record.ts';
export type * from './500-turn/combat/506-combat.ts';
export type { DayNight } from './700-additional/700.1-events/types/turn.ts';

/** A game of Magic: its rules, the cards it is played with, and the state. */
export type G = CommonGame<Magic, Pool>;

/** The rule set's own part of the state (`state.game`). Immutable: replaced by the appliers of events. */
export interface Magic {
  readonly profile: Profile;
  readonly format: Format;
  readonly turn: Turn;
  readonly totals: readonly Totals[];
  readonly combat: Combat | null;
  /** Whether it is day or night; null while it is neither (731.1). */
  readonly dayNight: DayNight | null;
  readonly commanders: readonly Commander[];
  /** Events of before the log that cards of this game may ask about; absent where there are none. */
  readonly annals?: readonly GameEvent[] | undefined;
  /** Players who are controlled by others, the last created last; `from` is the turn it begins with, -1 until then (723.1). */
  readonly control: readonly { readonly player: PlayerId; readonly by: PlayerId; readonly from: number }[];
}

/** A card that leads a deck (903.3). */
export interface Commander {
  readonly owner: PlayerId;
  /** The object that the card is now. */
  readonly object: ObjectId;
  /** How often it has been cast from the command zone (903.8). */
  readonly casts: number;
  /** Combat damage it has dealt, by player (903.10a). */
  readonly damage: readonly number[];
  /** It has changed zones since state-based actions were last checked (903.9a). */
  readonly arrived: boolean;
}

/** What a player has. */
export interface Totals {
  readonly life: number;
  readonly mana: readonly Mana[];
  readonly landsPlayed: number;
  /** Spells cast this turn and in the turn before. */
  readonly spellsCast: number;
  readonly spellsCastLastTurn: number;
  readonly turnsTaken: number;
  /** The clock when the player's most recent turn began (302.6). */
  readonly turnBegan: number;
  /** The same of the turn before that one. */
  readonly lastTurnBegan: number;
  /** Has tried to draw from an empty library since state-based actions were last checked (704.5b). */
  readonly drewFromEmpty: boolean;
}

/** What an object on the stack carries (`row.stack`). */
export interface StackEntry extends CommonStackEntry<Effect, Target, Condition> {
  /** Combat damage is an object on the stack only in profiles of before 2009. */
  readonly kind: 'spell' | 'activated' | 'triggered' | 'combatDamage';
  /** Who cast it, whoever controls it now (601.2a). */
  readonly by?: PlayerId;
  /** The combat damage that waits to be dealt, as it was assigned. */
  readonly assigned?: readonly { readonly source: ObjectId; readonly to: EntityId; readonly amount: number }[];
}
export type ChosenTarget = CommonChosenTarget<Target>;

/** What an object on the stack carries, or carried as it left; null for anything else. */
export const stackEntry = (row: ObjectRow): StackEntry | null => row.stack as StackEntry | null;
