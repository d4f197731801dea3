/** Magic in this app: its pages, its decks and pictures. `table/` is its table, `engine/` the engine's side of it. */
import type { WebGame } from '../game.ts';
import { DeckColors } from './deck-colors.tsx';
import { examples } from './examples.ts';
import { PagePicture } from './page-picture.tsx';
import { ownDecks } from './store/decks.ts';

export const magic: WebGame = {
  pages: {
    cards: () => import('./pages/cards/cards.tsx'),
    decks: () => import('./pages/decks/decks.tsx'),
    editor: () => import('./pages/editor/editor.tsx'),
  },
  examples,
  async ownDecks() {
    await ownDecks.load();
    return ownDecks.now().flatMap(({ name, main }) => (main.length === 0 ? [] : [{ name, parts: { main } }]));
  },
  DeckSign: DeckColors,
  Picture: PagePicture,
};
