/** The language packs, by tag. */
import { en } from './en.ts';
import type { Words } from './words.ts';
import { zhs } from './zhs.ts';

/** The words of each language in which the engine speaks: `en` for English, `zhs` for 简体中文. */
export const languages: Readonly<Record<string, Words>> = { en, zhs };
export {
  type Fact,
  type Names,
  type OnStack,
  type ProblemWords,
  type Prompt,
  reason,
  type SeenEvent,
  type TableWords,
  type Told,
  tellProblem,
  type Words,
} from './words.ts';
export { en };
