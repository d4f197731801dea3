/** The language packs of Grand Archive, by tag. */
import { inTraditional, traditional } from '../../lang/traditional/index.ts';
import { en } from './en.ts';
import type { GrandArchiveWords } from './words.ts';
import { zhs } from './zhs.ts';

/** The words of each language in which the engine speaks: English, 简体中文, and 繁體中文 made of it. */
export const languages: Readonly<Record<string, GrandArchiveWords>> = { en, zhs, zht: inTraditional(zhs, traditional) };
export { type ProblemWords, type TableWords, tellProblem } from './words.ts';
