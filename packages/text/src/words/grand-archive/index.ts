/** The language packs of Grand Archive, by tag. */
import { en } from './en.ts';
import type { GrandArchiveWords } from './words.ts';
import { zhs } from './zhs.ts';

/** The words of each language in which the engine speaks: `en` for English, `zhs` for 简体中文. */
export const languages: Readonly<Record<string, GrandArchiveWords>> = { en, zhs };
export { type ProblemWords, type TableWords, tellProblem } from './words.ts';
