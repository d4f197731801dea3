/** What lets an effect find an object that has become a new one (400.7). */

/** 400.7j: the local that holds the source of an activated ability if the ability's cost has moved it. */
export const COST_MOVED = 'moved as a cost';
