/** Decks: what their cards are, how they add up, whether they are legal, lists in and out, hands to try. */
import { type CardCount, countOf, type ListProblem, merged, plainName } from '@rulewright/cards';
import {
  type CardFacts,
  type CardFinder,
  type DeckFormat,
  type DeckProblem,
  deckProblems,
  type ListFormat,
  type MagicParts,
  printDecklist,
  readDecklist,
  readQuery,
  decks as samples,
} from '@rulewright/cards/magic';
import { seedRandom, shuffled } from '@rulewright/kernel';
import { unsupported } from '@rulewright/magic';
import type { Lang } from '@rulewright/text';
import type { Drawn } from '../../card/drawn.ts';
import { everything, sourced } from '../cards/sources.ts';
import { type CardLook, deckCardOf, isRead, LETTERS, lookAt } from '../decks/look.ts';
import { type DeckParts, type DeckStats, statsOf } from '../decks/stats.ts';
import { finder as currentFinder } from './finder.ts';

export type { CardKind, CardLook } from '../decks/look.ts';
export type { DeckParts, DeckStats } from '../decks/stats.ts';

export interface DeckLook {
  readonly cards: Readonly<Record<string, CardLook>>;
  readonly stats: DeckStats;
  readonly problems: readonly DeckProblem[];
}

/** A deck in a list of decks. */
export interface DeckSummary {
  readonly main: number;
  readonly sideboard: number;
  /** The letters of the colours that its costs need. */
  readonly colors: string;
  readonly legal: boolean;
  /** Every card of the main deck can be played. */
  readonly playable: boolean;
}

export interface ReadDeck extends DeckParts {
  readonly name: string | null;
  readonly problems: readonly ListProblem[];
  /** Names that no card has. */
  readonly unknown: readonly string[];
}

export interface Suggestion {
  readonly name: string;
  /** Null for a card that cannot be drawn. */
  readonly drawn: Drawn | null;
}

const MOST_SUGGESTIONS = 12;

const allParts = ({ main, sideboard }: DeckParts): MagicParts => ({ main, sideboard, commander: [] });

const namesIn = ({ main, sideboard }: DeckParts): readonly string[] => [
  ...new Set([...main, ...sideboard].map(([, name]) => name)),
];

async function problemsOf(parts: DeckParts, format: DeckFormat): Promise<readonly DeckProblem[]> {
  const known = new Map<string, ReturnType<typeof deckCardOf>>();
  for (const name of namesIn(parts)) {
    const found = await sourced(name);
    if (found !== undefined) known.set(name, deckCardOf(found));
  }
  return deckProblems(allParts(parts), format, (name) => known.get(name));
}

async function summaryOf(parts: DeckParts, format: DeckFormat, finder: CardFinder): Promise<DeckSummary> {
  const found = parts.main.map(([, name]) => finder.find(name));
  const costs = found.flatMap((card) => (isRead(card) ? [card.card.faces[0].cost ?? ''] : [])).join('');
  return {
    main: countOf(parts.main),
    sideboard: countOf(parts.sideboard),
    colors: LETTERS.filter((letter) => costs.includes(letter)).join(''),
    legal: (await problemsOf(parts, format)).length === 0,
    playable: found.every((card) => isRead(card) && unsupported(card.card).length === 0),
  };
}

/** Names as the cards have them: the case and the language of a list do not matter. */
async function tidied(cards: readonly CardCount[]): Promise<readonly CardCount[]> {
  const all: CardCount[] = [];
  let others: ReadonlyMap<string, string> | null = null;
  for (const [count, name] of cards) {
    const found = await sourced(name);
    if (found === undefined) others ??= await translations();
    all.push([count, found?.source.name ?? others?.get(plainName(name)) ?? name]);
  }
  return merged(all);
}

/** English names by those in all languages. */
const translations = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    [...(await everything())]
      .reverse()
      .filter(({ origin }) => origin !== 'token')
      .flatMap(({ name, names }) => names.map((other): [string, string] => [other, name])),
  );

/** 0: the name begins so; 1: a word of it does; 2: it is somewhere in it; 3: found by something else than its name. */
function rankOf({ names }: CardFacts, wanted: string): number {
  const ranks = names.map((name) => {
    const at = name.indexOf(wanted);
    if (at <= 0) return at === 0 ? 0 : 3;
    return /[\s'/-]/.test(name[at - 1] ?? '') ? 1 : 2;
  });
  return Math.min(3, ...ranks);
}

export const decks = {
  samples: (): typeof samples => samples,
  async summaries(decks: readonly (DeckParts & { readonly format: DeckFormat })[]): Promise<readonly DeckSummary[]> {
    const finder = await currentFinder();
    return Promise.all(decks.map((deck) => summaryOf(deck, deck.format, finder)));
  },
  async look(parts: DeckParts, format: DeckFormat, lang: Lang): Promise<DeckLook> {
    const finder = await currentFinder();
    const looks = await Promise.all(namesIn(parts).map((name) => lookAt(name, finder, lang)));
    const cards = Object.fromEntries(looks.map((look) => [look.name, look]));
    return { cards, stats: statsOf(parts, cards), problems: await problemsOf(parts, format) };
  },
  /** A list that was pasted or is in a file. A commander is a card of the deck here. */
  async read(text: string): Promise<ReadDeck> {
    const { list, problems } = readDecklist(text);
    const main = await tidied([...list.parts.commander, ...list.parts.main]);
    const sideboard = await tidied(list.parts.sideboard);
    const unknown: string[] = [];
    for (const name of namesIn({ main, sideboard })) if ((await sourced(name)) === undefined) unknown.push(name);
    return { name: list.name ?? null, main, sideboard, problems, unknown };
  },
  print: (name: string, parts: DeckParts, format: ListFormat): string =>
    printDecklist({ name, parts: allParts(parts) }, format),
  /** The deck in the order of a shuffle; the same seed gives the same. */
  shuffle: (main: readonly CardCount[], seed: number): readonly string[] =>
    shuffled(
      main.flatMap(([count, name]) => Array.from({ length: count }, () => name)),
      seedRandom(seed),
    )[0],
  /** Cards for a part of a name in any language, or for a query; those whose name begins so first. */
  async suggest(text: string, lang: Lang): Promise<readonly Suggestion[]> {
    const wanted = plainName(text);
    if (wanted === '') return [];
    const query = readQuery(text);
    const test = 'problem' in query ? () => false : query.test;
    const found = (await everything())
      .filter(({ origin }) => origin !== 'token')
      .map((card) => ({ card, rank: rankOf(card, wanted) }))
      .filter(({ card, rank }) => rank < 3 || test(card))
      .sort((a, b) => a.rank - b.rank || a.card.name.localeCompare(b.card.name))
      .slice(0, MOST_SUGGESTIONS);
    const finder = await currentFinder();
    return Promise.all(
      found.map(async ({ card: { name } }) => ({ name, drawn: (await lookAt(name, finder, lang)).drawn })),
    );
  },
};
