import { editor } from './editor.ts';
import { game } from './game.ts';
import { grandArchive } from './table.ts';

export const en = { game, editor, grandArchive };
