/** The language packs of Magic, by tag. */
import { en } from './en.ts';
import type { MagicWords } from './words.ts';
import { zhs } from './zhs.ts';

/** The words of each language in which the engine speaks: `en` for English, `zhs` for 简体中文. */
export const languages: Readonly<Record<string, MagicWords>> = { en, zhs };
export { type ProblemWords, type TableWords, tellProblem } from './words.ts';
export { en };
