/** What Magic adds to the state: the turn, life and mana, combat, and what an object on the stack carries. */
import type { EntityId, GameEvent, ObjectId, ObjectRow, PlayerId } from '@rulewright/kernel';
import type { Action, Condition, Effect, Filter, ManaRider, Step, Target } from '@rulewright/language/magic';
import type {
  ChosenTarget as CommonChosenTarget,
  CommonGame,
  StackEntry as CommonStackEntry,
  Context,
} from '@rulewright/rules';
import type { Pool } from './100-game/108-pool.ts';
import type { Format } from './100-game/format.ts';
import type { Profile } from './100-game/profile.ts';

/** A game of Magic. */
export { type Context, context } from '@rulewright/rules';

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

export type DayNight = 'day' | 'night';

/** Steps that were added to the turn, after the step that ends the phase, or after a step (500.8–500.10). */
export interface ExtraSteps {
  readonly after: Step;
  readonly steps: readonly Step[];
}

export interface Turn {
  readonly number: number;
  readonly active: PlayerId;
  /** The active player of the turn before. */
  readonly lastActive: PlayerId;
  readonly step: Step;
  /** The player whose turn was the last by the seats: extra turns do not change whose comes next (500.7). */
  readonly seat: PlayerId;
  /** The players around the table as the turn began, where the range of influence is limited (801.2c). */
  readonly seats?: readonly PlayerId[] | undefined;
  /** Log indices at which this turn and the one before began. */
  readonly began: number;
  readonly lastBegan: number;
  /** The clock when this turn began: what has been controlled since before it is not summoning sick (302.6). */
  readonly clock: number;
  /** Turns to come out of order, the most recently created first (500.7). */
  readonly extraTurns: readonly ExtraTurn[];
  /** Steps and phases added to this turn, in order. */
  readonly extraSteps: readonly ExtraSteps[];
  /** An effect ends the turn, of which the cleanup step is left, or the combat phase (724.1, 724.2). */
  readonly ending: 'turn' | 'combat' | 'nothing';
  /** What follows from steps or turns that were skipped: the first thing to happen in what comes next (614.10b). */
  readonly afterSkip?: readonly { readonly actions: readonly Action[]; readonly ctx: Context }[] | undefined;
  /** Steps and turns that players will skip (614.10). */
  readonly skips: readonly { readonly player: PlayerId; readonly step: Step | 'turn' | 'combat' }[];
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

/** A turn to come, perhaps without one of its steps (614.10). */
export interface ExtraTurn {
  readonly player: PlayerId;
  readonly skip?: Step;
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

/** 106.1b: the six types of mana, as indices: W U B R G C. */
export type ManaType = 0 | 1 | 2 | 3 | 4 | 5;
export const MANA_LETTERS = ['W', 'U', 'B', 'R', 'G', 'C'] as const;

/** One mana in a pool. */
export interface Mana {
  readonly type: ManaType;
  readonly snow: boolean;
  readonly source: ObjectId;
  /** It may be spent only on spells or abilities that fit (106.6). */
  readonly only?: Filter;
  /** What comes of spending it on a spell that fits. */
  readonly rider?: ManaRider;
  /** Until the end of this it is not lost as steps and phases end. */
  readonly lasts?: 'combat' | 'turn';
}

export interface Combat {
  readonly attackingPlayer: PlayerId;
  readonly attackers: readonly Attacker[];
  readonly blockers: readonly Blocker[];
  /** Creatures that dealt damage in the first of two combat damage steps (702.7b, 510.4). */
  readonly struck: readonly ObjectId[];
  /** Creatures were declared as attackers or entered attacking: the steps of 508.8 happen even if none is left. */
  readonly attacked: boolean;
  /** Blockers have been declared. */
  readonly blocksDeclared: boolean;
}

export interface Attacker {
  readonly id: ObjectId;
  /** The player or permanent it attacks; NO_OBJECT if that was removed from combat. */
  readonly target: EntityId;
  /** The player it attacks, or the controller of what it attacks (508.5). */
  readonly defender: PlayerId;
  readonly blocked: boolean;
  /** The creatures that block it, in damage assignment order where the profile has one. */
  readonly blockedBy: readonly ObjectId[];
}

export interface Blocker {
  readonly id: ObjectId;
  readonly blocks: readonly ObjectId[];
}

/** What an object on the stack carries (`row.stack`). */
export interface StackEntry extends CommonStackEntry<Effect, Target, Condition> {
  /** Combat damage is an object on the stack only in profiles of before 2009. */
  readonly kind: 'spell' | 'activated' | 'triggered' | 'combatDamage';
  /** The combat damage that waits to be dealt, as it was assigned. */
  readonly assigned?: readonly { readonly source: ObjectId; readonly to: EntityId; readonly amount: number }[];
}
export type ChosenTarget = CommonChosenTarget<Target>;

/** What an object on the stack carries, or carried as it left; null for anything else. */
export const stackEntry = (row: ObjectRow): StackEntry | null => row.stack as StackEntry | null;

/** Status bits of a permanent (110.5) and of other objects. */
export const Flag = {
  tapped: 1 << 0,
  flipped: 1 << 1,
  faceDown: 1 << 2,
  phasedOut: 1 << 3,
  /** Damage from a source with deathtouch since state-based actions were last checked (704.5h). */
  deathtouched: 1 << 4,
  /** A loyalty ability of it has been activated this turn (606.3). */
  loyaltyUsed: 1 << 5,
  /** Face down by manifesting or cloaking: it may be turned up for its mana cost (701.40b, 701.58b). */
  manifested: 1 << 6,
  /** Face down with ward {2}: disguised or cloaked (702.168a, 701.58a). */
  warded: 1 << 7,
} as const;
