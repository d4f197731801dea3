/** Marks that rules leave in what they make, for the last look at a finished ability (`../compile/linked.ts`). */

/** A `let` of this name says that its player may look at a card that the ability exiles face down. */
export const SEEN = 'seen in exile';
