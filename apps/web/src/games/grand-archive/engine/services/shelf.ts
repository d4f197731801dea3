/** The user's cards of Grand Archive, and files of them. */

import { inOrder } from '@rulewright/cards';
import { bundled, type CardFinder, cardEntries, ImportedCards, importCard } from '@rulewright/cards/grand-archive';
import { unsupported } from '@rulewright/grand-archive';
import { compileCard } from '@rulewright/text/grand-archive';
import { importingOf, judged } from '../../../../engine/cards/importing.ts';
import { shelfOf } from '../../../../engine/cards/shelf.ts';
import { store } from '../../store/cards.ts';

export const shelf = shelfOf({
  store,
  cards: () => new ImportedCards(),
  written: (source) => ({ source, names: {}, sets: [] }),
  isCard: (source) => typeof (source as { readonly slug?: unknown }).slug === 'string',
});

export type Shelf = Awaited<ReturnType<typeof shelf.onShelf>>;

export const importing = importingOf({
  lock: 'rulewright-import-grand-archive',
  store,
  changed: shelf.changed,
  entries: cardEntries,
  read: importCard,
  idOf: ({ source }) => source.slug,
  judged: ({ source }) => judged(source, compileCard(source), unsupported),
});

let made: { readonly shelf: Shelf; readonly finder: CardFinder } | null = null;

/**
 * The cards that the engine knows: the user's own, the bundled ones, those of their files. The same finder as before as long as the user's cards
 * are. If they cannot be loaded, the bundled ones can still be played.
 */
export async function finder(): Promise<CardFinder> {
  const now = await shelf.onShelf().catch(() => null);
  if (now === null) return bundled;
  if (made?.shelf !== now) made = { shelf: now, finder: inOrder(now.own, bundled, now.imported) };
  return made.finder;
}
