/** Fuzzing: random bots play random decks, and everything that must be true is checked at every decision. */
import { eventsSince, hashPlain, objectRow, type Plain, recorder } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { cardOf, formats, type G, type MagicEvent, newGame } from '@rulewright/magic';
import { playWatched, type Watched } from '../../fuzz/play.ts';
import type { Timing } from '../../fuzz/timing.ts';
import { seeded } from '../../random-bot.ts';
import { magicBots } from '../magic-bots.ts';
import { randomCommanderDeck, randomDeck, randomPlanarDeck } from './decks.ts';

export interface FuzzGame {
  readonly seed: number;
  readonly decks: readonly (readonly Card[])[];
  /** 903.3: in a Commander game, that of each deck. */
  readonly commanders?: readonly Card[];
  /** 901.3: in a Planechase game, the planar deck of each player. */
  readonly planes?: readonly (readonly Card[])[];
}

export interface FuzzResult extends Watched {
  readonly turns: number;
  /** The names of the cards that were cast or played. */
  readonly played: readonly string[];
}

export function fuzzGame(cards: readonly Card[], basics: readonly Card[], seed: number, players = 2): FuzzGame {
  const below = seeded(seed);
  return { seed, decks: Array.from({ length: players }, () => randomDeck(cards, basics, below)) };
}

/** A Commander game (903). */
export function commanderGame(cards: readonly Card[], basics: readonly Card[], seed: number, players = 4): FuzzGame {
  const below = seeded(seed);
  const chosen = Array.from({ length: players }, () => randomCommanderDeck(cards, basics, below));
  return { seed, decks: chosen.map(({ deck }) => deck), commanders: chosen.map(({ commander }) => commander) };
}

/** A Planechase game (901). */
export function planarGame(cards: readonly Card[], basics: readonly Card[], seed: number, players = 3): FuzzGame {
  const below = seeded(seed);
  const each = Array.from({ length: players }, () => ({
    deck: randomDeck(cards, basics, below),
    planes: randomPlanarDeck(cards, below),
  }));
  return { seed, decks: each.map(({ deck }) => deck), planes: each.map(({ planes }) => planes) };
}

/** What the game is made from, as tables keep it: names, decks by name, the seed, who goes first. */
const setupOf = ({ seed, decks, commanders, planes }: FuzzGame) => ({
  players: decks.map((deck, i) => ({
    name: `P${i + 1}`,
    deck: {
      name: `${seed}.${i + 1}`,
      parts: { main: counted([...deck, ...(planes?.[i] ?? [])]), ...leading(commanders?.[i]) },
    },
    bot: 'random',
  })),
  ...(commanders === undefined ? {} : { format: 'commander' }),
  ...(planes === undefined ? {} : { format: 'planechase' }),
  seed,
  first: seed % decks.length,
});

const leading = (commander: Card | undefined) => (commander === undefined ? {} : { commander: counted([commander]) });

function counted(deck: readonly Card[]): readonly (readonly [number, string])[] {
  const counts = new Map<string, number>();
  for (const { name } of deck) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => [count, name]);
}

/** The cards in the order in which a table deals them out again from the counts. */
const inOrder = (deck: readonly Card[]): readonly Card[] =>
  counted(deck).flatMap(([count, name]) => {
    const card = deck.find((c) => c.name === name);
    return card === undefined ? [] : Array.from({ length: count }, () => card);
  });

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
    const setup = setupOf(game);
    const format =
      game.commanders !== undefined ? formats.commander : game.planes === undefined ? undefined : formats.planechase;
    const g = newGame({
      players: game.decks.map((deck, i) => {
        const commander = game.commanders?.[i];
        const planes = game.planes?.[i] ?? [];
        return {
          name: `P${i + 1}`,
          deck: inOrder(deck),
          planes,
          commanders: commander === undefined ? [] : [commander],
        };
      }),
      ...(format === undefined ? {} : { format }),
      seed: game.seed,
      first: setup.first,
    });
    state = g;
    const cards = hashPlain(g.pool.cards as unknown as Plain);
    return { g, record: recorder(g, { seed: game.seed, cards, setup }, Number.POSITIVE_INFINITY) };
  };
  const watched = playWatched(magicBots, begin, {
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
  const names = new Set<string>();
  for (const event of eventsSince(g.state, 0) as readonly MagicEvent[]) {
    if (event.kind !== 'cast' && event.kind !== 'playLand') continue;
    const { kind, def } = objectRow(g.state, event.object);
    if (kind === 'card') names.add(cardOf(g.pool, def).name);
  }
  return [...names];
}

/** The first line of what went wrong: two failures with the same are the same. */
const kindOf = (failure: string): string => failure.split('\n')[0]?.replace(/\d+/g, 'n') ?? failure;

/** A smaller game that fails in the same way: cards are left out of the decks, most at once first. */
export function shrink(game: FuzzGame, failure: string, basics: readonly Card[], options: FuzzOptions = {}): FuzzGame {
  let best = game;
  const fails = (candidate: FuzzGame): boolean => {
    const { failure: found } = playFuzz(candidate, { ...options, timing: undefined });
    return found !== null && kindOf(found) === kindOf(failure);
  };
  for (let player = 0; player < game.decks.length; player++) {
    const names = [...new Set((best.decks[player] ?? []).map(({ name }) => name))].filter(
      (name) => !basics.some((b) => b.name === name),
    );
    for (const name of names) {
      const decks = best.decks.map((deck, i) =>
        i === player ? deck.map((card) => (card.name === name ? (basics[0] ?? card) : card)) : deck,
      );
      const candidate = { ...best, decks };
      if (fails(candidate)) best = candidate;
    }
  }
  return best;
}
