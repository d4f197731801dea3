/**
 * 繁體中文 from 简体中文: by the words that are others, then by characters (`characters.ts`). What is traditional already stays, so that
 * names inside a sentence keep their writing.
 */
import { SIMPLIFIED, TRADITIONAL } from './characters.ts';
import { COMMON } from './phrases.ts';

type Convert = (text: string) => string;

const written = new Map([...SIMPLIFIED].map((simplified, at) => [simplified, [...TRADITIONAL][at] ?? simplified]));

/** `terms`: what a game calls otherwise. */
export function traditionalWith(terms: Readonly<Record<string, string>>): Convert {
  const phrases: Readonly<Record<string, string>> = { ...COMMON, ...terms };
  const longestFirst = Object.keys(phrases).toSorted((a, b) => b.length - a.length);
  const parts = new RegExp(`${longestFirst.join('|')}|\\p{Script=Han}`, 'gu');
  return (text) => text.replace(parts, (part) => phrases[part] ?? written.get(part) ?? part);
}

/** What any game and the app say. */
export const traditional = traditionalWith({});

/** The words of a language pack, also those that its functions give. The shape stays. */
export function inTraditional<T>(words: T, convert: Convert): T;
export function inTraditional(words: unknown, convert: Convert): unknown {
  if (typeof words === 'string') return convert(words);
  if (typeof words === 'function') return (...given: unknown[]) => inTraditional(words(...given), convert);
  if (Array.isArray(words)) return words.map((each) => inTraditional(each, convert));
  if (words === null || typeof words !== 'object') return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, inTraditional(each, convert)]));
}
