/**
 * A decision as a person is asked it. Every kind has one way of answering: the page shows the question and sends an `Answer`
 * of the engine; whether it is legal is the engine's business, and what is listed here is legal. Games add kinds of their own.
 */
import type { Answer, EntityId, ObjectId, Plain, PlayerId } from '@rulewright/kernel';

export interface Asked {
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

/** A player may act, or pass. */
export interface AskPriority<Action extends ActionOffered = ActionOffered> extends Asked {
  readonly kind: 'priority';
  readonly actions: readonly Action[];
  /** The answer that does nothing. */
  readonly pass: Answer;
  /** What has just been done twice and can be proposed to be done again, any number of times. */
  readonly repeat?: RepeatOffered;
}

/** A round of choices that can be repeated. The answer that proposes it is `once` with another number of `times`. */
export interface RepeatOffered {
  readonly once: { readonly [key: string]: Plain };
  /** How often at most. */
  readonly most: number;
  /** What changes each time, in words; empty if nothing does but that it has happened. */
  readonly words: string;
}

export interface ActionOffered {
  readonly answer: Answer;
  readonly kind: string;
  readonly entity: ObjectId;
  readonly words: string;
  /** What it costs as it stands, as symbols; null if nothing. */
  readonly cost: string | null;
}

/** The answer lists the chosen entities. */
export interface AskEntities extends Asked {
  readonly kind: 'entities';
  /** They become targets. */
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

/** What any game asks. */
export type CommonQuestion<Action extends ActionOffered = ActionOffered> =
  | AskPriority<Action>
  | AskEntities
  | AskYesNo
  | AskNumber
  | AskOptions
  | AskOrder
  | AskDivide
  | AskWord
  | AskListed;
