import type { GrandArchiveWords } from '../pack.ts';
import { editor } from './editor.ts';
import { game } from './game.ts';
import { grandArchive } from './table.ts';

export const zhs: GrandArchiveWords = { game, editor, grandArchive };
