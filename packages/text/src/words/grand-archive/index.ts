/** The language packs of Grand Archive, by tag. */
import { en } from './en.ts';
import type { GrandArchiveWords } from './words.ts';

/** The words of each language in which the engine speaks. */
export const languages: Readonly<Record<string, GrandArchiveWords>> = { en };
export { type ProblemWords, type TableWords, tellProblem } from './words.ts';
