import type { MagicWords } from '../pack.ts';
import { card } from './card.ts';
import { deck } from './deck.ts';
import { editor } from './editor.ts';
import { game } from './game.ts';
import { magic } from './table.ts';

export const ja: MagicWords = { game, card, deck, editor, magic };
