import type { GrandArchiveWords } from '../pack.ts';
import { card } from './card.ts';
import { deck } from './deck.ts';
import { editor } from './editor.ts';
import { game } from './game.ts';
import { grandArchive } from './table.ts';

export const ja: GrandArchiveWords = { game, card, deck, editor, grandArchive };
