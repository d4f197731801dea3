import type { MagicWords } from '../pack.ts';
import { cards } from './cards.ts';
import { decks } from './decks.ts';
import { editor } from './editor.ts';
import { game } from './game.ts';
import { magic } from './table.ts';

export const zhs: MagicWords = { game, cards, decks, editor, magic };
