/**
 * A decision as a person is asked it. Every kind has one way of answering: the page shows the question and sends an `Answer`
 * of the engine; whether it is legal is the engine's business, and what is listed here is legal.
 */
import type { Answer, EntityId, ObjectId, PlayerId } from '@rulewright/kernel';

interface Asked {
  /** Who is asked, and on whose behalf if that is another player. */
  readonly player: PlayerId;
  readonly forPlayer?: PlayerId;
  /** The question in words, and what the rules say about it. */
  readonly words: string;
  readonly why: string;
  readonly rule: string;
  /** The engine's code for what is asked. */
  readonly prompt: string;
  readonly about?: ObjectId;
}

/** 117: cast, activate, play a land, turn up; or pass. */
export interface AskPriority extends Asked {
  readonly kind: 'priority';
  readonly actions: readonly ActionOffered[];
}

export interface ActionOffered {
  readonly answer: Answer;
  readonly kind: 'cast' | 'activate' | 'playLand' | 'turnUp';
  readonly entity: ObjectId;
  readonly words: string;
  /** The mana it costs as it stands, as symbols; null if none. */
  readonly cost: string | null;
  /** Its own mana ability, or a land's: not worth stopping for. */
  readonly forMana: boolean;
}

/** The answer lists the chosen entities. */
export interface AskEntities extends Asked {
  readonly kind: 'entities';
  /** They become targets (115). */
  readonly targets: boolean;
  readonly from: readonly EntityId[];
  readonly min: number;
  readonly max: number;
  /** Whether these can be chosen together is for the engine to say: not every choice within the numbers is legal. */
  readonly together: boolean;
}

/** The answer is true or false. */
export interface AskYesNo extends Asked {
  readonly kind: 'yesNo';
}

/** The answer is a number. */
export interface AskNumber extends Asked {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

/** The answer lists the indices of the chosen options. */
export interface AskOptions extends Asked {
  readonly kind: 'options';
  readonly options: readonly { readonly words: string; readonly entity?: EntityId }[];
  readonly min: number;
  readonly max: number;
  readonly repeat: boolean;
}

/** The answer lists the indices of the items, the first first. */
export interface AskOrder extends Asked {
  readonly kind: 'order';
  readonly items: readonly { readonly words: string; readonly entity: EntityId }[];
}

/** The answer is one amount for each. */
export interface AskDivide extends Asked {
  readonly kind: 'divide';
  readonly among: readonly EntityId[];
  readonly total: number;
  readonly minEach: number;
  /** What makes a legal, sensible start. */
  readonly suggested: readonly number[];
}

/** The answer is `{attacks: [[creature, attacked], …]}`. */
export interface AskAttackers extends Asked {
  readonly kind: 'attackers';
  readonly able: readonly { readonly creature: ObjectId; readonly attacked: readonly EntityId[] }[];
  /** The creatures that the player controls and that cannot attack, and why in a word. */
  readonly unable: readonly { readonly creature: ObjectId; readonly words: string; readonly rule: string }[];
  /** Attacks that satisfy all requirements (508.1d): where the page begins. */
  readonly required: readonly (readonly [ObjectId, EntityId])[];
}

/** The answer is `{blocks: [[blocker, attacker], …]}`. */
export interface AskBlockers extends Asked {
  readonly kind: 'blockers';
  readonly able: readonly { readonly creature: ObjectId; readonly attackers: readonly ObjectId[] }[];
  readonly unable: readonly { readonly creature: ObjectId; readonly words: string; readonly rule: string }[];
  readonly attackers: readonly ObjectId[];
  readonly required: readonly (readonly [ObjectId, ObjectId])[];
}

/** Paying mana by hand: each step is an answer. */
export interface AskPayment extends Asked {
  readonly kind: 'payment';
  readonly cost: string;
  readonly steps: readonly { readonly answer: Answer; readonly words: string; readonly entity?: ObjectId }[];
  /** What would be tapped if the rest were paid automatically; null if that cannot be. */
  readonly preview: readonly ObjectId[] | null;
}

/** The answer is a word: a card name, a creature type. */
export interface AskWord extends Asked {
  readonly kind: 'word';
  readonly domain: string;
  readonly except: readonly string[];
}

/** Any other decision whose answers can be listed. */
export interface AskListed extends Asked {
  readonly kind: 'listed';
  readonly answers: readonly { readonly answer: Answer; readonly words: string }[];
}

export type Question =
  | AskPriority
  | AskEntities
  | AskYesNo
  | AskNumber
  | AskOptions
  | AskOrder
  | AskDivide
  | AskAttackers
  | AskBlockers
  | AskPayment
  | AskWord
  | AskListed;
