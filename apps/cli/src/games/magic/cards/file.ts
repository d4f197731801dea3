/** Magic's card files, those of Scryfall and MTGJSON. */
import { bundled, cardEntries, ImportedCards, importCard } from '@rulewright/cards/magic';
import { cardFiles } from '../../../card-files/library.ts';

export const { cardsInFile, libraryOf, finderFor } = cardFiles(
  {
    entries: cardEntries,
    import: importCard,
    noCards: 'is no card file: those of Scryfall and MTGJSON are JSON, and begin with { or [',
  },
  () => new ImportedCards(),
  bundled,
);
