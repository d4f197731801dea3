/** Where in which turn the game is, and the combat at hand: parts of the state. */
import type { ObjectId, PlayerId } from '@rulewright/kernel';
import type { Step } from '@rulewright/language/grand-archive';

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
  /** Whose turn it was before any extra turns: the order goes on from there. */
  readonly regular: PlayerId;
  /** Extra turns to come; the last of them is taken first. */
  readonly extra: readonly PlayerId[];
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

/** How a card was played. */
export type Method = 'activate' | 'materialize' | 'bestow';
