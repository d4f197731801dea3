/** Marks that rules leave in what they make, for the last look at a finished ability (`../compile/linked.ts`). */

/** A `let` of this name says that its player may look at a card that the ability exiles face down. */
export const SEEN = 'seen in exile';

/** The key under which what one ability had chosen is noted for the others (607.2d). */
export const CHOSEN_THING = 'chosen thing';
/** The key under which the tokens created with an object are noted on it (607.2). */
export const CREATED = 'created';
