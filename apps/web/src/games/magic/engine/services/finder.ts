/** The cards that the engine knows: the user's own, those of their files, the bundled ones; on a clash of names in this order. */
import { before, bundled, type CardFinder } from '@rulewright/cards/magic';
import { onShelf, type Shelf } from './shelf.ts';

let made: { readonly shelf: Shelf; readonly finder: CardFinder } | null = null;

/** The same finder as before as long as the user's cards are. If they cannot be loaded, the bundled ones can still be played. */
export async function finder(): Promise<CardFinder> {
  const shelf = await onShelf().catch(() => null);
  if (shelf === null) return bundled;
  if (made?.shelf !== shelf) made = { shelf, finder: before(shelf.own, before(shelf.imported, bundled)) };
  return made.finder;
}
