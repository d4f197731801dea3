/** Marks that rules leave in what they make, for the last look at a finished ability (`../compile/linked.ts`). */

/** A `let` of this name says that its player may look at a card that the ability exiles face down. */
export const SEEN = 'seen in exile';

/** Names ending so are bound only for what the text says was done "this way"; they are left out where it says nothing. */
export const THIS_WAY = ' this way';
