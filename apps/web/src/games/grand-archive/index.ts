/** Grand Archive in this app: its pages, its decks and pictures. `table/` is its table, `engine/` the engine's side of it. */
import { lazy } from 'react';
import type { WebGame } from '../game.ts';
import { later } from '../once.ts';
import { DeckSign } from './deck-sign.tsx';
import { examples } from './examples.ts';
import { PagePicture } from './page-picture.tsx';
import { ownDecks } from './store/decks.ts';
import { packs } from './words/index.ts';

export const grandArchive: WebGame = {
  name: 'grand-archive',
  packs,
  pages: {
    cards: lazy(() => import('./pages/cards/cards.tsx')),
    decks: lazy(() => import('./pages/decks/decks.tsx')),
    editor: lazy(() => import('./pages/editor/editor.tsx')),
  },
  table: later(async () => (await import('./table/index.ts')).table),
  examples,
  async ownDecks() {
    const { list } = ownDecks;
    await list.load();
    return list.now().flatMap(({ name, parts, format }) => (parts.main.length === 0 ? [] : [{ name, parts, format }]));
  },
  DeckSign,
  Picture: PagePicture,
};
