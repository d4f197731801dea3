/** Decks: what their cards are, how they add up, whether they are legal, lists in and out, hands to try. */
import {
  type CardCount,
  countOf,
  type Deck,
  type DeckParts,
  merged,
  plainName,
  type ReadDecklist,
} from '@rulewright/cards';
import { seedRandom, shuffled } from '@rulewright/kernel';
import type { Lang } from '@rulewright/text';
import {
  type CardLook,
  type DeckLook,
  type DeckProblem,
  type DeckSummary,
  eachPart,
  namesIn,
  type ReadDeck,
} from '../decks.ts';

/** A card that can be added: its own name, and what it is called in all languages. */
interface Known {
  readonly name: string;
  readonly names: readonly string[];
}

/** What a game knows of decks. `F` are its formats, `L` the forms of lists. */
export interface DeckGame<D, S, P extends DeckProblem, F extends string, L extends string> {
  readonly samples: readonly Deck[];
  /** The parts that are played with, as `main`. */
  readonly played: readonly string[];
  /** All cards that there are now. */
  known(): Promise<readonly Known[]>;
  /** The name of a card as it has it, however it is written; undefined if nobody knows it. */
  nameOf(name: string): Promise<string | undefined>;
  look(name: string, lang: Lang): Promise<CardLook<D>>;
  problems(parts: DeckParts, format: F): Promise<readonly P[]>;
  stats(parts: DeckParts, cards: Readonly<Record<string, CardLook<D>>>): S;
  sign(parts: DeckParts, cards: Readonly<Record<string, CardLook<D>>>): string;
  read(text: string): ReadDecklist;
  print(name: string, parts: DeckParts, form: L): string;
  /** Cards that a query finds, besides those whose names have the words. */
  asked(query: string): Promise<(name: string) => boolean>;
}

const MOST_SUGGESTIONS = 12;

/** 0: the name begins so; 1: a word of it does; 2: it is somewhere in it; 3: found by something else than its name. */
function rankOf({ names }: Known, wanted: string): number {
  const ranks = names.map((name) => {
    const at = name.indexOf(wanted);
    if (at <= 0) return at === 0 ? 0 : 3;
    return /[\s'/-]/.test(name[at - 1] ?? '') ? 1 : 2;
  });
  return Math.min(3, ...ranks);
}

export function decksOf<D, S, P extends DeckProblem, F extends string, L extends string>(
  game: DeckGame<D, S, P, F, L>,
) {
  const looksAt = async (names: readonly string[], lang: Lang): Promise<Readonly<Record<string, CardLook<D>>>> => {
    const looks = await Promise.all(names.map((name) => game.look(name, lang)));
    return Object.fromEntries(looks.map((look) => [look.name, look]));
  };
  /** English names by those in all languages. */
  const translations = async (): Promise<ReadonlyMap<string, string>> =>
    new Map(
      [...(await game.known())]
        .reverse()
        .flatMap(({ name, names }) => names.map((other): [string, string] => [other, name])),
    );
  /** Names as the cards have them: the case and the language of a list do not matter. */
  const tidied = async (cards: readonly CardCount[]): Promise<readonly CardCount[]> => {
    const all: CardCount[] = [];
    let others: ReadonlyMap<string, string> | null = null;
    for (const [count, name] of cards) {
      const found = await game.nameOf(name);
      if (found === undefined) others ??= await translations();
      all.push([count, found ?? others?.get(plainName(name)) ?? name]);
    }
    return merged(all);
  };
  const summaryOf = async (parts: DeckParts, format: F): Promise<DeckSummary> => {
    const cards = await looksAt(namesIn(parts), 'en');
    const played = game.played.flatMap((part) => parts[part] ?? []);
    return {
      counts: Object.fromEntries(Object.entries(parts).map(([part, of]) => [part, countOf(of)])),
      sign: game.sign(parts, cards),
      legal: (await game.problems(parts, format)).length === 0,
      playable: played.every(([, name]) => cards[name]?.state === 'playable'),
    };
  };
  return {
    samples: (): readonly Deck[] => game.samples,
    summaries: (decks: readonly { readonly parts: DeckParts; readonly format: F }[]): Promise<readonly DeckSummary[]> =>
      Promise.all(decks.map(({ parts, format }) => summaryOf(parts, format))),
    async look(parts: DeckParts, format: F, lang: Lang): Promise<DeckLook<D, S, P>> {
      const cards = await looksAt(namesIn(parts), lang);
      return { cards, stats: game.stats(parts, cards), problems: await game.problems(parts, format) };
    },
    /** A list that was pasted or is in a file. */
    async read(text: string): Promise<ReadDeck> {
      const { list, problems } = game.read(text);
      const parts = await eachPart(list.parts, tidied);
      const unknown: string[] = [];
      for (const name of namesIn(parts)) if ((await game.nameOf(name)) === undefined) unknown.push(name);
      return { name: list.name ?? null, parts, problems, unknown };
    },
    print: (name: string, parts: DeckParts, form: L): string => game.print(name, parts, form),
    /** The deck in the order of a shuffle; the same seed gives the same. */
    shuffle: (main: readonly CardCount[], seed: number): readonly string[] =>
      shuffled(
        main.flatMap(([count, name]) => Array.from({ length: count }, () => name)),
        seedRandom(seed),
      )[0],
    /** Cards for a part of a name in any language, or for a query; those whose name begins so first. */
    async suggest(text: string, lang: Lang): Promise<readonly CardLook<D>[]> {
      const wanted = plainName(text);
      if (wanted === '') return [];
      const test = await game.asked(text);
      const found = (await game.known())
        .map((card) => ({ card, rank: rankOf(card, wanted) }))
        .filter(({ card, rank }) => rank < 3 || test(card.name))
        .sort((a, b) => a.rank - b.rank || a.card.name.localeCompare(b.card.name))
        .slice(0, MOST_SUGGESTIONS);
      return Promise.all(found.map(({ card: { name } }) => game.look(name, lang)));
    },
  };
}
