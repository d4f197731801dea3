/**
 * Decisions are data: what is asked, of whom, by which rule. An answer is checked against the same description that was
 * shown; one that does not fit is refused with a reason and changes nothing.
 */
import type { EntityId, ObjectId, PlayerId } from './ids.ts';
import type { Plain } from './plain.ts';

/** What is asked. */
export interface Decision {
  readonly kind: string;
  readonly player: PlayerId;
  /** Who answers, where another player decides for that one. */
  readonly by?: PlayerId;
  /** The rule that asks. */
  readonly rule: string;
  /** What is being chosen, as a code; words live in the language packs. */
  readonly prompt: string;
  /** The object on whose behalf it is asked. */
  readonly about?: ObjectId;
  /** An answer that may not be given: the player has said that they will choose differently. */
  readonly differ?: Answer;
}

/** The player who is to answer. */
export const decides = (decision: Decision): PlayerId => decision.by ?? decision.player;

/** Why something may not be done: a code, the rule, and what it is about. */
export interface Refusal {
  readonly code: string;
  readonly rule?: string;
  readonly data?: Readonly<Record<string, Plain>>;
}

/** An answer to a decision: plain data, in the form that its kind of decision takes. */
export type Answer = Plain;

export interface YesNo extends Decision {
  readonly kind: 'yesNo';
}
export interface ChooseNumber extends Decision {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}
/** What must be true of all that is chosen together. */
export interface Together {
  /** One key for each candidate: those of the chosen ones are all different, or all the same. */
  readonly keys?: readonly (number | string)[];
  readonly keyed?: 'different' | 'same';
  /** Bits for each candidate: the chosen ones have one in common. */
  readonly bits?: readonly number[];
  /** One number for each candidate: those of the chosen ones come to so much at most, and at least. */
  readonly weights?: readonly number[];
  readonly most?: number;
  readonly least?: number;
}
/** A set of entities; the answer lists the chosen ones. */
export interface ChooseEntities extends Decision {
  readonly kind: 'entities';
  readonly from: readonly EntityId[];
  readonly min: number;
  readonly max: number;
  readonly together?: Together;
}
/** The answer is a permutation: indices into `items`, first is first. */
export interface ChooseOrder extends Decision {
  readonly kind: 'order';
  readonly items: readonly EntityId[];
  /** What each item is, where the entity alone does not say (several abilities of one source). */
  readonly labels?: readonly string[];
}
/** The answer is one amount per entity. */
export interface Divide extends Decision {
  readonly kind: 'divide';
  readonly among: readonly EntityId[];
  readonly total: number;
  readonly minEach: number;
}
/** Options by index: modes, colours, words, replacement effects. */
export interface ChooseOptions extends Decision {
  readonly kind: 'options';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly repeat?: boolean;
}
export interface Option {
  readonly label: string;
  /** Words that tell it from the others. */
  readonly hints?: readonly string[];
  readonly entity?: EntityId;
}
/** A word from a list too long to show as options (the name of a card, a type). */
export interface ChooseWord extends Decision {
  readonly kind: 'word';
  readonly domain: string;
  /** Words of the domain that cannot be chosen. */
  readonly except: readonly string[];
}
