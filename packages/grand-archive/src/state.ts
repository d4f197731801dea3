/** What Grand Archive adds to the state: the turn, combat, what is counted of players, and what an instance on the stack carries. */
import type { GameEvent, ObjectId, ObjectRow, PlayerId } from '@rulewright/kernel';
import type { Condition, Effect, Step, Target } from '@rulewright/language/grand-archive';
import type { CommonGame, StackEntry as CommonStackEntry } from '@rulewright/rules';
import type { Format } from './general-rules/format.ts';
import type { Profile } from './general-rules/profile.ts';
import type { Pool } from './parts-of-a-card/pool.ts';

export { type Context, context } from '@rulewright/rules';

/** A game of Grand Archive: its rules, the cards it is played with, and the state. */
export type G = CommonGame<GrandArchive, Pool>;

/** The phases and steps, with the clean-up of the end phase. */
export type Phase = Step | 'cleanup' | 'start';

export interface Turn {
  readonly number: number;
  readonly active: PlayerId;
  readonly step: Phase;
  /** Log indices at which this turn and the one before began. */
  readonly began: number;
  readonly lastBegan: number;
  /** Players get Opportunity with an empty stack now; otherwise only while something waits. */
  readonly open: boolean;
  /** An effect ends the phase or the turn. */
  readonly ending: 'nothing' | 'phase' | 'turn';
  /** Phases that players will skip, once each. */
  readonly skips: readonly { readonly player: PlayerId; readonly step: Phase }[];
  /** Phases that were put behind the main phase. */
  readonly moved: readonly Phase[];
}

/** One attack: who takes part in it. Roles end with the combat phase. */
export interface Combat {
  readonly attackingPlayer: PlayerId;
  readonly defendingPlayers: readonly PlayerId[];
  readonly attacker: ObjectId;
  /** The attacker keeps its role although it has nothing to attack; one whose controller has changed loses it. */
  readonly attacking: boolean;
  readonly defenders: readonly ObjectId[];
  readonly wielded: readonly ObjectId[];
  /** Attack cards and loaded cards that were put into the intent for this attack. */
  readonly intents: readonly ObjectId[];
  readonly cleave: boolean;
  readonly retaliators: readonly { readonly id: ObjectId; readonly against: ObjectId }[];
  readonly intercepting: readonly ObjectId[];
  /** The attack was performed by a Command. */
  readonly commanded: boolean;
}

/** What is counted of a player. */
export interface PlayerState {
  readonly turnsTaken: number;
  /** Controlled a champion at some time. */
  readonly hadChampion: boolean;
  /** Has tried to draw from an empty deck since state checks. */
  readonly drewFromEmpty: boolean;
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

/** How a card was played. */
export type Method = 'activate' | 'materialize' | 'bestow';

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

/** Properties of objects and of cards on the stack, as bits of a row's flags. */
export const Flag = {
  rested: 1 << 0,
  distant: 1 << 1,
  fostered: 1 << 2,
  imbued: 1 << 3,
  prepared: 1 << 4,
  brewed: 1 << 5,
  empowered: 1 << 6,
  preserved: 1 << 7,
  ephemeral: 1 << 8,
  suppressed: 1 << 9,
  kindled: 1 << 10,
  faceDown: 1 << 11,
  /** Its On Charge ability has triggered. */
  charged: 1 << 12,
} as const;

/** What goes with a card from the stack to the object it becomes. */
export const ACTIVATION_FLAGS = Flag.imbued | Flag.prepared | Flag.brewed | Flag.kindled | Flag.ephemeral;
