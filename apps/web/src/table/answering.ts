/** An answer in the making, and what is done to it. */
import type { Answer, EntityId, ObjectId } from '@rulewright/kernel';
import type { ActionOffered } from '@rulewright/table';

type Pair = readonly [from: ObjectId, to: EntityId];

export interface Draft {
  /** Entities, indices of options, an order, amounts, or one number: what the kind of question asks for. */
  readonly chosen: readonly number[];
  /** What goes for what: attacks, blocks. */
  readonly pairs: readonly Pair[];
  /** The thing for which something to go for is looked for. */
  readonly aiming: ObjectId | null;
  readonly text: string;
}

/**
 * How a thing is lit: it can be clicked, it can be clicked but nobody comes for it, it has been chosen, it is looking for something
 * to go for, or it is what may be pointed at now.
 */
export type Light = 'can' | 'minor' | 'chosen' | 'aiming' | 'aim';

export interface Offer {
  readonly answer: Answer;
  readonly words: string;
  readonly cost?: string | null;
}

/** What a click comes to: another draft, an answer that is sent at once, or several that a menu lists. */
export type Picked = { readonly draft: Draft } | { readonly answer: Answer } | { readonly offers: readonly Offer[] };

export type Lights = Map<number, Light>;

export interface Way<Q> {
  begin?(q: Q): Partial<Draft>;
  lights?(q: Q, draft: Draft, game: { isMinor(action: ActionOffered): boolean }): Lights;
  pick?(q: Q, draft: Draft, id: EntityId): Picked | null;
  /** What "Done" sends; undefined while it is not complete. Null is an answer. */
  answer(q: Q, draft: Draft): Answer | undefined;
}

/** A thing, and what it can go for. */
export interface Able {
  readonly from: ObjectId;
  readonly to: readonly EntityId[];
}
