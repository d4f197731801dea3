/** Grand Archive's card files, in the shape of the index of all cards. */
import { bundled, cardEntries, ImportedCards, importCard } from '@rulewright/cards/grand-archive';
import { cardFiles } from '../../../card-files/library.ts';

export const { cardsInFile, libraryOf, finderFor } = cardFiles(
  {
    entries: cardEntries,
    import: importCard,
    noCards: 'is no card file: a list of cards is JSON, and begins with { or [',
  },
  () => new ImportedCards(),
  bundled,
);
