/** The user's cards of Magic, and files of them. */
import { cardEntries, ImportedCards, importCard } from '@rulewright/cards/magic';
import { unsupported } from '@rulewright/magic';
import { compileCard } from '@rulewright/text/magic';
import { importingOf, judged } from '../../../../engine/cards/importing.ts';
import { shelfOf } from '../../../../engine/cards/shelf.ts';
import { store } from '../../store/cards.ts';

export const shelf = shelfOf({
  store,
  cards: () => new ImportedCards(),
  written: (source) => ({ source, names: {} }),
  isCard: () => true,
});

export const { onShelf } = shelf;
export type Shelf = Awaited<ReturnType<typeof onShelf>>;

export const importing = importingOf({
  lock: 'rulewright-import',
  store,
  changed: shelf.changed,
  entries: cardEntries,
  read: importCard,
  idOf: ({ source }) => source.name,
  judged: ({ source }) => judged(source, compileCard(source), unsupported),
});
