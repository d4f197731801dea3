/** The language packs of Grand Archive, by tag. */
import { inTraditional, traditional } from '../../lang/traditional/index.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { GrandArchiveWords } from './words.ts';
import { zhs } from './zhs.ts';

/** The words of each language in which the engine speaks: English, 简体中文, 繁體中文 made of it, 日本語. */
export const languages: Readonly<Record<string, GrandArchiveWords>> = {
  en,
  zhs,
  zht: inTraditional(zhs, traditional),
  ja,
};
export { type ProblemWords, type TableWords, tellProblem } from './words.ts';
