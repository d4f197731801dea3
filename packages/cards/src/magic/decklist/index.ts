/** Magic's decks as lists: reading and writing the forms that other programs use, and whether a list is legal. Names only, no cards. */
import type { ReadDecklist } from '../../decklist/decklist.ts';
import { readTextList } from '../../decklist/read-text.ts';
import { type DeckPart, listForm } from './form.ts';
import { isDek, readDek } from './read-dek.ts';

export type { DeckPart, MagicList, MagicParts } from './form.ts';
export { allowedByText, type DeckCard, type DeckFormat, type DeckProblem, deckProblems } from './legality.ts';
export { LIST_FORMATS, type ListFormat, printDecklist } from './print.ts';

/** A list in any of the known forms. What cannot be read is said, with its place; the rest is there. */
export const readDecklist = (text: string): ReadDecklist<DeckPart> =>
  isDek(text) ? readDek(text) : readTextList(text, listForm);
