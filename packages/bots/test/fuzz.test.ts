/** A short run of the fuzzer; `rulewright fuzz` plays longer, and `rulewright fuzz --saved` saves on the way. And the fuzzer itself: what is broken is found, kept and made small. */
import { bundledCards, findCard } from '@rulewright/cards/magic';
import { type Replay, readReplay, step } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { commanderDeckProblems, newGame, rules, unsupported } from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { Timing } from '../src/index.ts';
import { commanderGame, fuzzGame, playFuzz, shrink } from '../src/magic/index.ts';

const named = (name: string): Card => {
  const card = findCard(name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return card;
};
const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(named);
const playable = bundledCards.filter((card) => unsupported(card).length === 0);

test.each([1, 2])('nothing is found in a game with random decks: seed %i', (seed) => {
  const { failure, over, decisions } = playFuzz(fuzzGame(playable, basics, seed));
  expect(failure).toBeNull();
  expect(over).toBe(true);
  expect(decisions).toBeGreaterThan(100);
});

test('nor with three players', () => {
  expect(playFuzz(fuzzGame(playable, basics, 9, 3), { most: 600 }).failure).toBeNull();
});

test('nor in a Commander game, of decks that may be played in it (903.5)', () => {
  let commanderPlayed = false;
  // Not every short game of random players sees one cast.
  for (let seed = 27; seed < 37 && !commanderPlayed; seed++) {
    const game = commanderGame(playable, basics, seed);
    const problems = game.decks.flatMap((deck, i) =>
      commanderDeckProblems(game.commanders?.slice(i, i + 1) ?? [], deck),
    );
    expect(problems).toEqual([]);
    const { failure, played } = playFuzz(game, { most: 400 });
    expect(failure).toBeNull();
    commanderPlayed = played.some((name) => game.commanders?.some((card) => card.name === name));
  }
  expect(commanderPlayed).toBe(true);
});

test.each([4, 5])('a game goes the same way when it is saved and loaded at every decision: seed %i', (seed) => {
  const { failure, decisions } = playFuzz(fuzzGame(playable, basics, seed), { most: 250, saved: true });
  expect(failure).toBeNull();
  expect(decisions).toBe(250);
});

test('an ability that costs nothing does not keep random players in one turn', () => {
  const spring = {
    name: 'Free Spring',
    layout: 'normal',
    faces: [
      {
        name: 'Free Spring',
        cost: '{0}',
        types: ['artifact'],
        abilities: [{ kind: 'activated', cost: [], actions: [{ do: 'gainLife', who: { kind: 'you' }, amount: 1 }] }],
      },
    ],
  } as const satisfies Card;
  const deck = [...Array.from({ length: 24 }, () => named('Forest')), ...Array.from({ length: 36 }, () => spring)];
  const { turns, failure } = playFuzz({ seed: 1, decks: [deck, deck] }, { most: 600 });
  expect(failure).toBeNull();
  expect(turns).toBeGreaterThan(1);
});

test('the slowest decision is told with the game up to there', () => {
  const slow = 40;
  let asked = 0;
  // Of each decision the clock is read before and after; one of them takes a second.
  const timing = new Timing(() => (++asked > 2 * slow + 1 ? 1_000 + asked : asked));
  playFuzz(fuzzGame(playable, basics, 1), { most: 100, timing });
  const { p50, max, slowest } = timing.result();
  expect(p50).toBe(1);
  expect(max).toBe(1_001);
  expect(slowest).toMatchObject({ seed: 1, at: slow });
  expect(slowest?.replay.answers.length).toBe(slow);
});

describe('a card that breaks the game', () => {
  /** It says to do something that there is not. */
  const broken = {
    name: 'Broken Charm',
    layout: 'normal',
    faces: [
      {
        name: 'Broken Charm',
        cost: '{0}',
        types: ['instant'],
        abilities: [{ kind: 'spell', actions: [{ do: 'no such thing' }] }],
      },
    ],
  } as unknown as Card;
  const game = fuzzGame([...playable.slice(0, 20), ...Array.from({ length: 20 }, () => broken)], basics, 4);
  const { failure, replay } = playFuzz(game);

  test('is found', () => {
    expect(failure).toMatch(/unsupported-action/);
  });

  test('is kept as a replay that comes to the same place', () => {
    const { setup, answers } = readReplay(JSON.parse(JSON.stringify(replay)), rules) as Replay & {
      readonly setup: {
        readonly players: readonly { deck: { parts: { main: [number, string][] } } }[];
        readonly first: number;
      };
    };
    const g = newGame({
      players: setup.players.map(({ deck }, i) => ({
        name: `P${i + 1}`,
        deck: deck.parts.main.flatMap(([count, name]) =>
          Array.from({ length: count }, () => (name === broken.name ? broken : named(name))),
        ),
      })),
      seed: game.seed,
      first: setup.first,
    });
    for (const answer of answers) expect(step(g, answer).refusal).toBeNull();
    expect(g.state.decision).not.toBeNull();
    expect(() => step(g, { action: 'pass' })).toThrow(/unsupported-action/);
  });

  test('is all that is left when the game is made small', () => {
    const small = shrink(game, failure ?? '', basics);
    const names = new Set(small.decks.flat().map(({ name }) => name));
    expect([...names].filter((name) => !basics.some((b) => b.name === name))).toEqual([broken.name]);
  });
});
