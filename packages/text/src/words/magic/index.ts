/** The language packs of Magic, by tag. */
import { inTraditional } from '../../lang/traditional/index.ts';
import { traditionalMagic } from '../../magic/traditional.ts';
import { subtypeWords } from '../../magic/types/type-line.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { MagicWords } from './words.ts';
import { zhs } from './zhs.ts';

const converted = inTraditional(zhs, traditionalMagic);
const zht: MagicWords = { ...converted, terms: { ...converted.terms, ...subtypeWords('zht') } };

/** The words of each language in which the engine speaks: English, 简体中文, 繁體中文 made of it, 日本語. */
export const languages: Readonly<Record<string, MagicWords>> = { en, zhs, zht, ja };
export { type ProblemWords, type TableWords, tellProblem } from './words.ts';
export { en };
