/** Fuzzing: random bots play random decks, and everything that must be true is checked at every decision. */
import {
  cardOf,
  cardsNeeded,
  type Format,
  type G,
  type GrandArchiveEvent,
  newGame,
  PLAYERS,
  pantheon,
} from '@rulewright/grand-archive';
import { eventsSince, hashPlain, objectRow, type Plain, recorder } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/grand-archive';
import { playWatched, type Watched } from '../fuzz/play.ts';
import type { Timing } from '../fuzz/timing.ts';
import type { Below } from '../game.ts';
import { seeded } from '../random-bot.ts';
import { grandArchiveBots } from './grand-archive-bots.ts';

interface FuzzDeck {
  readonly main: readonly Card[];
  readonly material: readonly Card[];
  /** A lesser and a greater one where Pantheon is played. */
  readonly boons: readonly Card[];
}

export interface FuzzGame {
  readonly seed: number;
  readonly decks: readonly FuzzDeck[];
  /** Tokens and whatever else comes from outside. */
  readonly known: readonly Card[];
}

export interface FuzzResult extends Watched {
  readonly turns: number;
  /** The slugs of the cards that were played. */
  readonly played: readonly string[];
}

const MAIN = 60;
const MATERIAL = 12;
const MOST_COPIES = 4;

const front = (card: Card) => card.faces[0];
const isChampion = (card: Card): boolean => front(card).types.includes('champion');
const BOONS = ['lesser boon', 'greater boon'] as const;
const isBoon = (card: Card): boolean => front(card).types.some((type) => BOONS.some((boon) => boon === type));
const isToken = (card: Card): boolean => front(card).token === true;
const isMain = (card: Card): boolean => !isToken(card) && !isBoon(card) && front(card).cost?.kind === 'reserve';
const isMaterial = (card: Card): boolean => !isToken(card) && front(card).cost?.kind === 'memory';

const pick = <T>(from: readonly T[], below: Below): T | undefined => from[below(from.length)];

/** A spirit, a line of champions, regalia, and main deck cards of the elements that these enable. */
function randomDeck(cards: readonly Card[], below: Below): FuzzDeck {
  const champions = cards.filter(isChampion);
  const material: Card[] = [];
  for (let level = 0; level <= 3; level++) {
    const next = pick(
      champions.filter((card) => front(card).level === level && !material.includes(card)),
      below,
    );
    if (next !== undefined) material.push(next);
  }
  const elements = new Set(['norm', ...material.flatMap((card) => front(card).elements ?? [])]);
  const fits = (card: Card): boolean => (front(card).elements ?? []).every((element) => elements.has(element));
  const regalia = cards.filter((card) => isMaterial(card) && !isChampion(card) && fits(card));
  for (let i = 0; i < MATERIAL && material.length < MATERIAL; i++) {
    const card = pick(regalia, below);
    if (card !== undefined && !material.includes(card)) material.push(card);
  }
  const fitting = cards.filter((card) => isMain(card) && fits(card));
  const main: Card[] = [];
  while (main.length < MAIN) {
    const card = pick(fitting, below);
    if (card === undefined) break;
    for (let copies = 1 + below(MOST_COPIES); copies > 0 && main.length < MAIN; copies--) main.push(card);
  }
  return { main, material, boons: [] };
}

/** Those that need nothing from outside that is not there, and nothing that itself needs such a card. */
export function complete(cards: readonly Card[]): readonly Card[] {
  const names = new Set(cards.flatMap(({ name, slug }) => [name, slug]));
  const left = cards.filter((card) => cardsNeeded(card).every((name) => names.has(name)));
  return left.length === cards.length ? cards : complete(left);
}

/** Pantheon 3: one of each kind. */
const randomBoons = (cards: readonly Card[], below: Below): readonly Card[] =>
  BOONS.flatMap((type) => {
    const of = cards.filter((card) => front(card).types.some((each) => each === type));
    return pick(of, below) ?? [];
  });

/** Two play standard, three or four Pantheon (boons 1), more of them what has no format. */
const formatOf = ({ decks }: Pick<FuzzGame, 'decks'>): Format | undefined => {
  const [least, most] = PLAYERS[pantheon.name];
  return decks.length >= least && decks.length <= most ? pantheon : undefined;
};

export function fuzzGame(all: readonly Card[], seed: number, players = 2): FuzzGame {
  const cards = complete(all);
  const below = seeded(seed);
  const decks = Array.from({ length: players }, () => randomDeck(cards, below));
  const game = { seed, decks, known: cards };
  if (formatOf(game) === undefined) return game;
  return { ...game, decks: decks.map((deck) => ({ ...deck, boons: randomBoons(cards, below) })) };
}

const counted = (deck: readonly Card[]): readonly (readonly [number, string])[] => {
  const counts = new Map<string, number>();
  for (const { slug } of deck) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return [...counts].map(([slug, count]) => [count, slug]);
};

interface FuzzOptions {
  /** How many decisions at most. */
  readonly most?: number | undefined;
  /** It is also saved and loaded at every decision, and must go the same way. */
  readonly saved?: boolean;
  /** Measures how long each decision takes. */
  readonly timing?: Timing | undefined;
}

/** Plays it. */
export function playFuzz(game: FuzzGame, { most, saved = false, timing }: FuzzOptions = {}): FuzzResult {
  let turns = 0;
  let state: G | null = null;
  const begin = () => {
    const first = game.seed % game.decks.length;
    const format = formatOf(game);
    const setup = {
      players: game.decks.map(({ main, material, boons }, i) => ({
        name: `P${i + 1}`,
        deck: {
          name: `${game.seed}.${i + 1}`,
          parts: {
            main: counted(main),
            material: counted(material),
            ...(boons.length === 0 ? {} : { boons: counted(boons) }),
          },
        },
        bot: 'random',
      })),
      seed: game.seed,
      first,
      ...(format === undefined ? {} : { format: format.name }),
    };
    const g = newGame({
      players: game.decks.map((deck, i) => ({ name: `P${i + 1}`, ...deck })),
      seed: game.seed,
      first,
      known: game.known,
      ...(format === undefined ? {} : { format }),
    });
    state = g;
    const cards = hashPlain(g.pool.cards as unknown as Plain);
    return { g, record: recorder(g, { seed: game.seed, cards, setup }, Number.POSITIVE_INFINITY) };
  };
  const watched = playWatched(grandArchiveBots, begin, {
    seed: game.seed,
    watch: (g) => {
      turns = g.state.game.turn.number;
    },
    ...(most === undefined ? {} : { most }),
    saved,
    timing,
  });
  return { ...watched, turns, played: watched.failure === null && state !== null ? playedIn(state) : [] };
}

function playedIn(g: G): readonly string[] {
  const slugs = new Set<string>();
  for (const event of eventsSince(g.state, 0) as readonly GrandArchiveEvent[]) {
    if (event.kind !== 'activate' && event.kind !== 'materialize' && event.kind !== 'bestow') continue;
    const { kind, def } = objectRow(g.state, event.object);
    if (kind === 'card' && def >= 0) slugs.add(cardOf(g.pool, def).slug);
  }
  return [...slugs];
}

/** The first line of what went wrong: two failures with the same are the same. */
const kindOf = (failure: string): string => failure.split('\n')[0]?.replace(/\d+/g, 'n') ?? failure;

/** A smaller game that fails in the same way: cards are left out of the main decks one by one. */
export function shrink(game: FuzzGame, failure: string, options: FuzzOptions = {}): FuzzGame {
  let best = game;
  const fails = (candidate: FuzzGame): boolean => {
    const { failure: found } = playFuzz(candidate, { ...options, timing: undefined });
    return found !== null && kindOf(found) === kindOf(failure);
  };
  for (let player = 0; player < game.decks.length; player++) {
    const slugs = [...new Set((best.decks[player]?.main ?? []).map(({ slug }) => slug))];
    for (const slug of slugs) {
      const decks = best.decks.map((deck, i) => {
        const main = deck.main.filter((card) => card.slug !== slug);
        return i === player && main.length > 0 ? { ...deck, main } : deck;
      });
      const candidate = { ...best, decks };
      if (fails(candidate)) best = candidate;
    }
  }
  return best;
}
