/** How a table of Grand Archive speaks to a person: the language, its words, and what the cards are called in it. */
import type { CardFinder } from '@rulewright/cards/grand-archive';
import type { Ability, Card } from '@rulewright/language/grand-archive';
import { type Lang, languages, type Words } from '@rulewright/text/grand-archive';
import type { Speech } from '../speech.ts';

/** What stands on a type line. */
interface TypeLine {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly classes: readonly string[];
  readonly subtypes: readonly string[];
}

/** The words of a table, and what cards are called. */
export interface GrandArchiveSpeech extends Speech {
  readonly lang: Lang;
  readonly words: Words;
  /** Between the keywords on one line. */
  readonly comma: string;
  /** A single word of the game. */
  term(code: string): string;
  typeLine(line: TypeLine): string;
  /** The words of an ability of the card with that slug; the explanation of it where no card has such words. */
  ability(slug: string, ability: Ability): string;
}

type Texts = ReadonlyMap<string, string>;

const NO_TEXTS: Texts = new Map();

/** The words on a card by its abilities, worked out once for each card. */
function textsOf(finder: CardFinder): (slug: string) => Texts {
  const known = new Map<string, Texts>();
  return (slug) => {
    const before = known.get(slug);
    if (before !== undefined) return before;
    const found = slug === '' ? undefined : finder.find(slug);
    const texts: Texts =
      found === undefined || 'refusals' in found
        ? NO_TEXTS
        : new Map(found.texts().map(({ ability, text }) => [JSON.stringify(ability), text]));
    known.set(slug, texts);
    return texts;
  };
}

/** An explanation as a card would print it: a capital at the beginning and after the cost, and a full stop. */
const asSentence = (text: string): string =>
  `${text.replace(/^\p{Ll}/u, (c) => c.toUpperCase()).replace(/^([^:.]*: )(\p{Ll})/u, (_, cost: string, c: string) => `${cost}${c.toUpperCase()}`)}${/[.!)"]$/.test(text) ? '' : '.'}`;

const capital = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What a card, or one side of it, is called in a language; the name itself where it has none in it. */
function nameIn(finder: CardFinder, name: string, lang: Lang): string {
  const found = finder.find(name);
  if (found === undefined || 'refusals' in found) return name;
  const names = found.names?.[lang]?.split(' // ') ?? [];
  const side = (card: Card): number => card.faces.findIndex((face) => face.name === name);
  return names[Math.max(0, side(found.card))] ?? name;
}

const COMMAS: Readonly<Record<Lang, string>> = { en: ', ', zhs: '，', zht: '，', ja: '、' };

/** How a table speaks in a language. */
export function speechIn(lang: Lang, finder: CardFinder): GrandArchiveSpeech {
  const words = languages[lang];
  if (words === undefined) throw new Error(`there are no words in ${lang}`);
  const texts = textsOf(finder);
  const called = new Map<string, string>();
  const term = (code: string): string => words.terms[code] ?? words.terms[code.toLowerCase()] ?? code;
  return {
    lang,
    words,
    comma: COMMAS[lang],
    card(name) {
      if (lang === 'en' || name === '') return name;
      const known = called.get(name) ?? nameIn(finder, name, lang);
      called.set(name, known);
      return known;
    },
    term,
    typeLine({ supertypes, types, classes, subtypes }) {
      const said = (list: readonly string[]): string =>
        list.map((word) => capital(term(word))).join(lang === 'en' ? ' ' : '·');
      const left = said([...supertypes, ...types]);
      const right = said([...classes, ...subtypes]);
      return right === '' ? left : `${left} — ${right}`;
    },
    // Wordings are English so far: what the card says stands there, and other languages explain it beside it.
    ability(slug, ability) {
      if (ability.kind === 'keyword' && lang !== 'en') return words.ability(ability);
      const own = texts(slug).get(JSON.stringify(ability));
      if (own !== undefined) return own;
      const explained = words.ability(ability);
      return lang === 'en' && ability.kind !== 'keyword' ? asSentence(explained) : explained;
    },
  };
}
