/** The language packs, by tag. */
import { en } from './en.ts';
import type { Words } from './words.ts';

export const languages: Readonly<Record<string, Words>> = { en };
export { reason, type Words } from './words.ts';
