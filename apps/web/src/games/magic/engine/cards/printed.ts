/** A face as it is printed, in the user's language as far as it can be said in it: what the page draws. */
import type { Face } from '@rulewright/language/magic';
import { type Lang, languages, printTypeLine, readTypeLine, type SourceFace } from '@rulewright/text/magic';
import type { Drawn } from '../../card/drawn.ts';

const LETTERS: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

const colorsOf = (face: SourceFace): readonly string[] =>
  'WUBRG'
    .split('')
    .filter(
      (letter) =>
        face.colorIndicator?.includes(letter) === true ||
        [...(face.manaCost ?? '').matchAll(/\{([^{}]+)\}/g)].some(([, symbol]) => symbol?.includes(letter)),
    )
    .map((letter) => LETTERS[letter] ?? letter);

const number = (text: string | undefined): number | string | null =>
  text === undefined || text === '' ? null : /^-?\d+$/.test(text) ? Number(text) : text;

/** Reminder text stands in parentheses and says nothing new. */
const withoutReminders = (text: string): string => text.replace(/\s*\([^()]*\)/g, '');

/** The abilities that a keyword stands for follow it in the list; the keyword says it all. */
export const explained = (face: Face, lang: Lang): readonly string[] =>
  (face.abilities ?? [])
    .filter((ability) => !('keyword' in ability) || ability.kind === 'keyword')
    .map((ability) => languages[lang]?.ability(ability) ?? '');

/** The name of one face in a language: names of several faces stand together with `//` between. */
const nameIn = (names: Readonly<Record<string, string>>, lang: Lang, index: number): string | undefined =>
  lang === 'en' ? undefined : names[lang]?.split(' // ')[index];

export function printedFace(
  face: SourceFace,
  index: number,
  lang: Lang,
  names: Readonly<Record<string, string>>,
  /** What the face means, if it could be read. */
  meant?: Face,
): Drawn {
  const types = readTypeLine(face.typeLine, 'en');
  const line = 'unread' in types ? { supertypes: [], types: [], subtypes: [] } : types;
  const own = withoutReminders(face.text)
    .split('\n')
    .filter((text) => text.trim() !== '');
  // Wordings are English so far. What has none is explained.
  const isEnglish = own.length > 0 || meant === undefined;
  const words = isEnglish ? own : explained(meant, lang);
  return {
    name: nameIn(names, lang, index) ?? face.name,
    card: face.name,
    cost: face.manaCost || null,
    colors: colorsOf(face),
    types: line.types,
    subtypes: line.subtypes,
    typeLine: ('unread' in types ? undefined : printTypeLine(line, lang)) ?? face.typeLine,
    text: words.map((text) => ({ words: text, given: false })),
    ...(isEnglish && lang !== 'en' ? { textLang: 'en' } : {}),
    power: number(face.power),
    toughness: number(face.toughness),
    loyalty: number(face.loyalty),
    defense: face.defense === undefined ? null : Number(face.defense),
  };
}
