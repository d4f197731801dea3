/** How a table of Magic speaks to a person: the language, its words, and what the cards are called in it. */
import { type CardFinder, nameIn } from '@rulewright/cards/magic';
import type { Ability, Card } from '@rulewright/language/magic';
import {
  calledToday,
  type Lang,
  languages,
  printTypeLine,
  type SaidLine,
  subtypeWord,
  type TypeLine,
  type Words,
} from '@rulewright/text/magic';
import type { Speech } from '../speech.ts';
import { markerWord } from './marker-words.ts';

export interface TextLine {
  /** What the card says. */
  readonly words: string;
  /** The same explained in the person's language, where the card speaks another. */
  readonly explained?: string;
  /** It came from something else than the card itself. */
  readonly given: boolean;
}

/** The words of a table, and what cards are called. */
export interface MagicSpeech extends Speech {
  readonly lang: Lang;
  readonly words: Words;
  /** Between the keywords on one line. */
  readonly comma: string;
  typeLine(line: TypeLine): string;
  /** The name of a token; one that is named after its subtypes (111.4) is so in the language too. */
  token(name: string, subtypes: readonly string[]): string;
  /** The lines of text that were worked out already. */
  readonly lines: WeakMap<readonly Ability[], readonly TextLine[]>;
  /** What the card of that name says, line by line, with the abilities that each line says; nothing if no card is known by it. */
  face(card: string): readonly SaidLine[];
  /** The words of an ability of the card with that name; the explanation of it where no card has such words. */
  ability(card: string, ability: Ability): string;
}

type Texts = ReadonlyMap<string, string>;

const NO_TEXTS: Texts = new Map();

/** The words on a card by its abilities, worked out once for each card. */
function textsOf(finder: CardFinder): (name: string) => Texts {
  const known = new Map<string, Texts>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = name === '' ? undefined : finder.find(name);
    const texts: Texts =
      found === undefined || 'refusals' in found
        ? NO_TEXTS
        : new Map(
            found.texts().map(({ ability, text }) => [JSON.stringify(ability), inItsWords(text, found.card, name)]),
          );
    known.set(name, texts);
    return texts;
  };
}

/** `{this}` as the face calls itself, with a capital where a sentence begins. */
function inItsWords(text: string, card: Card, name: string): string {
  const face = card.faces.find((f) => f.name === name) ?? card.faces[0];
  const self = face === undefined ? name : calledToday(face);
  const capital = `${self.charAt(0).toUpperCase()}${self.slice(1)}`;
  return text.replace(/(^|[.:•—] |\n|")\{this\}|\{this\}/g, (_, before?: string) =>
    before === undefined ? self : `${before}${capital}`,
  );
}

/** What is printed on cards by name. */
const facesOf = (finder: CardFinder): ((name: string) => readonly SaidLine[]) =>
  once((name) => {
    const found = name === '' ? undefined : finder.find(name);
    if (found === undefined || 'refusals' in found) return [];
    const index = found.card.faces.findIndex((face) => face.name === name);
    return found.lines()[Math.max(0, index)] ?? [];
  });

/** An explanation as a card would print it: a capital at the beginning and after the cost, and a full stop. */
const asSentence = (text: string): string =>
  `${text.replace(/^\p{Ll}/u, (c) => c.toUpperCase()).replace(/^([^:]*\}[^:]*: )(\p{Ll})/u, (_, cost: string, c: string) => `${cost}${c.toUpperCase()}`)}${/[.!)"]$/.test(text) ? '' : '.'}`;

/** Remembers what came out. */
function once<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const made = make(name);
    known.set(name, made);
    return made;
  };
}

const COMMAS: Readonly<Record<Lang, string>> = { en: ', ', zhs: '，', zht: '，', ja: '、' };
/** Between the subtypes of a token, and before the word for one. */
const BETWEEN: Readonly<Record<Lang, string>> = { en: ' ', zhs: '', zht: '', ja: '・' };

/** How a table speaks in a language. */
export function speechIn(lang: Lang, finder: CardFinder): MagicSpeech {
  const words = languages[lang];
  if (words === undefined) throw new Error(`there are no words in ${lang}`);
  const texts = textsOf(finder);
  const token = (subtypes: readonly string[]): string | undefined => {
    const kinds = subtypes.map((subtype) => subtypeWord(subtype, lang));
    return kinds.includes(undefined) ? undefined : [...kinds, words.table.token].join(BETWEEN[lang]);
  };
  const called = once((name) => {
    const found = nameIn(finder, name, lang);
    if (found !== name || lang === 'en') return found;
    // A token that is spoken of by its name alone, as one that is gone.
    const [, subtypes] = /^(.+) Token$/.exec(name) ?? [];
    return (subtypes === undefined ? markerWord(name, lang) : token(subtypes.split(' '))) ?? found;
  });
  return {
    lang,
    words,
    lines: new WeakMap(),
    face: facesOf(finder),
    comma: COMMAS[lang],
    card: (name) => (lang === 'en' || name === '' ? name : called(name)),
    typeLine: (line) =>
      printTypeLine(line, lang) ??
      printTypeLine(line, 'en') ??
      [...line.supertypes, ...line.types, ...line.subtypes].join(' '),
    token: (name, subtypes) =>
      (lang !== 'en' && name === `${subtypes.join(' ')} Token` ? token(subtypes) : undefined) ?? called(name),
    // Wordings are English so far: what the card says stands there, and other languages explain it beside it.
    ability: (card, ability) => {
      if (ability.kind === 'keyword' && lang !== 'en') return words.ability(ability);
      const own = texts(card).get(JSON.stringify(ability));
      if (own !== undefined) return own;
      const explained = words.ability(ability);
      return lang === 'en' && ability.kind !== 'keyword' ? asSentence(explained) : explained;
    },
  };
}
