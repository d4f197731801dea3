/** The user's cards of Magic, and files of them. */
import { cardEntries, ImportedCards, importCard } from '@rulewright/cards/magic';
import { unsupported } from '@rulewright/magic';
import { compileCard } from '@rulewright/text/magic';
import { importingOf } from '../../../../engine/cards/importing.ts';
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
  judged({ source }) {
    const result = compileCard(source);
    if ('refusals' in result) return { refusals: result.refusals, roundTrips: false };
    const { name } = source;
    return {
      refusals: unsupported(result.card).map((words) => ({
        name,
        face: name,
        line: 0,
        at: 0,
        words,
        reason: 'engine',
      })),
      roundTrips: result.readings.every(({ roundTrip }) => roundTrip),
    };
  },
});
