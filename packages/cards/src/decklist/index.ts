/** Decks as lists: reading and writing the forms that other programs use, and whether a list is legal. Names only, no cards. */
import type { ReadDecklist } from './decklist.ts';
import { isDek, readDek } from './read-dek.ts';
import { readTextList } from './read-text.ts';

export { type CardCount, countOf, type Decklist, type ListProblem, merged, type ReadDecklist } from './decklist.ts';
export { allowedByText, type DeckCard, type DeckFormat, type DeckProblem, deckProblems } from './legality.ts';
export { LIST_FORMATS, type ListFormat, printDecklist } from './print.ts';

/** A list in any of the known forms. What cannot be read is said, with its place; the rest is there. */
export const readDecklist = (text: string): ReadDecklist => (isDek(text) ? readDek(text) : readTextList(text));
