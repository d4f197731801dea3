/** Type lines (205.1) in four languages, read and printed by the same words. */

import type { Lang } from '../../lang/lang.ts';
import { traditionalMagic } from '../traditional.ts';
import subtypes from './subtypes.json' with { type: 'json' };
import { typeWords } from './words.ts';

export interface TypeLine {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** The words that were not understood, and where they stand. */
export interface Unread {
  readonly unread: string;
  readonly at: number;
}

type Vocabulary = Readonly<Record<string, Partial<Readonly<Record<Lang, readonly string[]>>>>>;
const vocabulary: Vocabulary = subtypes;

/** Every word of a language and what it stands for, the longest first, so that no word hides a longer one. */
const byLength = (table: Readonly<Record<string, readonly string[]>>): readonly (readonly [string, string])[] =>
  Object.entries(table)
    .flatMap(([meaning, words]) => words.map((word) => [word, meaning] as const))
    .sort(([a], [b]) => b.length - a.length);

const leading: Readonly<
  Record<Lang, { supertypes: readonly (readonly [string, string])[]; types: readonly (readonly [string, string])[] }>
> = {
  en: { supertypes: byLength(typeWords.en.supertypes), types: byLength(typeWords.en.types) },
  zhs: { supertypes: byLength(typeWords.zhs.supertypes), types: byLength(typeWords.zhs.types) },
  zht: { supertypes: byLength(typeWords.zht.supertypes), types: byLength(typeWords.zht.types) },
  ja: { supertypes: byLength(typeWords.ja.supertypes), types: byLength(typeWords.ja.types) },
};

const meanings = new Map<Lang, ReadonlyMap<string, string>>();

function subtypeMeanings(lang: Lang): ReadonlyMap<string, string> {
  const known = meanings.get(lang);
  if (known !== undefined) return known;
  const made = new Map(
    Object.entries(vocabulary).flatMap(([name, words]) =>
      lang === 'en' ? [[name, name] as const] : (words[lang] ?? []).map((word) => [word, name] as const),
    ),
  );
  meanings.set(lang, made);
  return made;
}

/** 205.3b: subtypes stand after the dash. */
export function readTypeLine(text: string, lang: Lang): TypeLine | Unread {
  const words = typeWords[lang];
  const dash = words.dashes.find((d) => text.includes(d));
  const at = dash === undefined ? text.length : text.indexOf(dash);
  const types = readTypes(text.slice(0, at), lang);
  if ('unread' in types || dash === undefined) return types;
  const start = at + dash.length;
  const found = types.types.includes('plane')
    ? readPlane(text.slice(start), start, lang)
    : readSubtypes(text.slice(start), start, lang);
  return 'unread' in found ? found : { ...types, subtypes: found };
}

function readTypes(text: string, lang: Lang): TypeLine | Unread {
  const supertypes: string[] = [];
  const types: string[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const blank = /^[\s・]+/.exec(rest)?.[0];
    const supertype = types.length === 0 ? leading[lang].supertypes.find(([word]) => rest.startsWith(word)) : undefined;
    const type = leading[lang].types.find(([word]) => rest.startsWith(word));
    if (supertype !== undefined) supertypes.push(supertype[1]);
    else if (type !== undefined) types.push(type[1]);
    else if (blank === undefined) return { unread: rest, at };
    at += (supertype?.[0] ?? type?.[0] ?? blank ?? '').length;
  }
  return types.length === 0 ? { unread: text, at: 0 } : { supertypes, types, subtypes: [] };
}

/** 311.3: all words after the dash are a single planar type; what planes there are grows with every set. */
function readPlane(text: string, at: number, lang: Lang): readonly string[] | Unread {
  const name = subtypeMeanings(lang).get(text.trim()) ?? text.trim();
  return PLANE.test(name) ? [name] : { unread: name, at };
}
const PLANE = /^\p{Lu}[\p{L}’' -]*$/u;

function readSubtypes(text: string, start: number, lang: Lang): readonly string[] | Unread {
  const known = subtypeMeanings(lang);
  const found: string[] = [];
  const words = split(text, typeWords[lang].separators).map((word) => word.trim());
  let at = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const place = text.indexOf(word, at);
    // One creature type is two words long: Time Lord (205.3m).
    const two = known.get(`${word} ${words[i + 1] ?? ''}`);
    const meaning = two ?? known.get(word);
    if (meaning === undefined) return { unread: word, at: start + place };
    if (two !== undefined) i++;
    at = place + word.length;
    found.push(meaning);
  }
  return found;
}

const split = (text: string, separators: readonly string[]): readonly string[] =>
  separators
    .reduce<readonly string[]>((parts, mark) => parts.flatMap((part) => part.split(mark)), [text])
    .filter((part) => part.trim() !== '');

/** Every subtype that a language has a word for. */
export const subtypeWords = (lang: Lang): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(vocabulary).flatMap((name) => {
      const word = subtypeWord(name, lang);
      return word === undefined ? [] : [[name, word]];
    }),
  );

/** How a language prints a subtype. */
/** A subtype in a language, if there is a word for it. */
export const subtypeWord = (subtype: string, lang: Lang): string | undefined =>
  lang === 'en' ? subtype : (vocabulary[subtype]?.[lang]?.[0] ?? (lang === 'zht' ? converted(subtype) : undefined));

/** No card of the subtype was printed in 繁體中文 yet. */
function converted(subtype: string): string | undefined {
  const word = vocabulary[subtype]?.zhs?.[0];
  return word === undefined ? undefined : traditionalMagic(word);
}

/** Null if the language has no word for something in it. */
export function printTypeLine(line: TypeLine, lang: Lang): string | null {
  const words = typeWords[lang];
  const supertypes = line.supertypes.map((s) => words.supertypes[s]?.[0]);
  const types = line.types.map((t) => words.types[t]?.[0]);
  const found = line.subtypes.map((s) => subtypeWord(s, lang));
  if ([...supertypes, ...types, ...found].includes(undefined)) return null;
  const before = lang === 'en' ? [...supertypes, ...types].join(' ') : supertypes.join('') + types.join(words.space);
  return found.length === 0 ? before : before + words.dashes[0] + found.join(words.separators[0]);
}
