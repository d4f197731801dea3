/** Magic's card files, those of Scryfall and MTGJSON. */
import { inOrder } from '@rulewright/cards';
import {
  bundled,
  type CardFinder,
  cardEntries,
  type ImportedCard,
  ImportedCards,
  importCard,
} from '@rulewright/cards/magic';
import { type CardFile, cardsIn, type FileEntry, filledWith } from '../../../card-files/file.ts';

const MAGIC_FILE: CardFile<ImportedCard> = {
  entries: cardEntries,
  import: importCard,
  noCards: 'is no card file: those of Scryfall and MTGJSON are JSON, and begin with { or [',
};

/** Every card of the file and everything that is wrong with it. `progress` hears which part of the file has been read. */
export const cardsInFile = (path: string, progress?: (part: number) => void): AsyncIterable<FileEntry<ImportedCard>> =>
  cardsIn(path, MAGIC_FILE, progress);

/** All cards of a file, to be compiled when asked for. */
export const libraryOf = (path: string): Promise<ImportedCards> => filledWith(new ImportedCards(), cardsInFile(path));

/** The user's file first, if there is one, then the bundled cards. */
export const finderFor = async (path: string | undefined): Promise<CardFinder> =>
  path === undefined ? bundled : inOrder(await libraryOf(path), bundled);
