import { deck } from './deck.ts';
import { editor } from './editor.ts';
import { game } from './game.ts';
import { grandArchive } from './table.ts';

export const en = { game, deck, editor, grandArchive };
