/** What must be true of every game, tried on games that random bots play. */
import {
  type Answer,
  checkAnswer,
  type Decision,
  hash,
  hashPlain,
  invariants,
  load,
  notPlain,
  recorder,
  replay,
  rowsOf,
  save,
  step,
} from '@rulewright/kernel';
import { characteristics, type G, legalActions, type Magic, type Pool, rules } from '@rulewright/magic';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playOut } from '../src/index.ts';
import { randomBot } from '../src/magic/index.ts';
import { DECK_SIZE, forked, midGame, randomBots, sampleGame } from './sample-games.ts';

/** Live cards of each owner. */
function cardCounts(g: G): readonly number[] {
  const counts = g.state.players.map(() => 0);
  for (const row of rowsOf(g.state.objects)) {
    if (row.kind === 'card' && row.zone >= 0) counts[row.owner] = (counts[row.owner] ?? 0) + 1;
  }
  return counts;
}

describe('at every decision of a random game', () => {
  test.each([21, 22])('the invariants hold and no card is lost or doubled (seed %i)', (seed) => {
    const g = sampleGame(seed);
    let seen = 0;
    const watch = (game: G, decision: Decision): void => {
      const found = invariants(game);
      if (found.length > 0) throw new Error(`before decision ${seen}, ${decision.kind}: ${found.join('; ')}`);
      expect(cardCounts(game)).toEqual([DECK_SIZE, DECK_SIZE]);
      if (seen++ % 40 === 0) expect(notPlain(game)).toEqual([]);
    };
    playOut(g, randomBots(seed), { maxDecisions: 4000, watch });
    expect(invariants(g)).toEqual([]);
  });
});

/** `expect` of each of a hundred thousand would take most of the time. */
const same = (a: unknown, b: unknown): void => {
  if (JSON.stringify(a) !== JSON.stringify(b)) expect(a).toEqual(b);
};

describe('what is cached', () => {
  test.each([62, 63])('is what would be worked out anew (seed %i)', (seed) => {
    let seen = 0;
    const watch = (g: G): void => {
      if (seen++ % 5 !== 0) return;
      const fresh = load<Magic, Pool, G['rules']>(rules, g.pool, JSON.parse(JSON.stringify(save(g))));
      for (const { id, zone } of rowsOf(g.state.objects)) {
        if (zone >= 0) same(characteristics(g, id), characteristics(fresh, id));
      }
      for (const { id } of g.state.players) same(legalActions(g, id), legalActions(fresh, id));
    };
    playOut(sampleGame(seed), randomBots(seed), { maxDecisions: 1200, watch });
  });
});

const SETUP = { cards: hashPlain('sample decks'), setup: null };

describe('a game is its seed, its setup and its answers', () => {
  test.each([31, 32])('so replaying the answers gives the same states (seed %i)', (seed) => {
    const g = sampleGame(seed);
    const tape = recorder(g, { ...SETUP, seed });
    const bots = randomBots(seed);
    for (let i = 0; i < 1500 && g.state.decision !== null; i++) {
      const { decision } = g.state;
      tape.step(bots[decision.player]?.answer(g, decision) ?? null);
    }
    const again = replay(sampleGame(seed), tape.replay());
    if (!again.ok) throw new Error(JSON.stringify(again));
    expect(hash(again.game.state)).toBe(hash(g.state));
  });

  test.each([41, 42])('whether or not it is saved and loaded on the way (seed %i)', (seed) => {
    const plain = sampleGame(seed);
    playOut(plain, randomBots(seed), { maxDecisions: 600 });
    const bots = randomBots(seed);
    let g = sampleGame(seed);
    for (let i = 0; i < 600 && g.state.decision !== null; i++) {
      if (i % 5 === 0) g = load<Magic, Pool, G['rules']>(rules, g.pool, JSON.parse(JSON.stringify(save(g))));
      const { decision } = g.state;
      if (decision !== null) step(g, bots[decision.player]?.answer(g, decision) ?? null);
    }
    expect(hash(g.state)).toBe(hash(plain.state));
  });
});

describe('forks', () => {
  test('go their own way: neither sees what happens to the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 500 }), (seed, at) => {
        const parent = midGame(seed, at);
        const before = hash(parent.state);
        const child = forked(parent);
        expect(hash(child.state)).toBe(before);
        playOut(child, [randomBot(seed + 1), randomBot(seed + 2)], { maxDecisions: 60 });
        expect(hash(parent.state)).toBe(before);
        const afterwards = hash(child.state);
        const twin = forked(parent);
        playOut(parent, [randomBot(seed + 3), randomBot(seed + 4)], { maxDecisions: 60 });
        expect(hash(child.state)).toBe(afterwards);
        expect(hash(twin.state)).toBe(before);
      }),
      { numRuns: 12 },
    );
  });
});

/** Answers of any shape, and some that look like answers. */
const someId = fc.integer({ min: -2, max: 700 });
const arbitraryAnswer: fc.Arbitrary<Answer> = fc.oneof(
  fc.jsonValue() as fc.Arbitrary<Answer>,
  fc.boolean(),
  someId,
  fc.array(someId, { maxLength: 4 }),
  fc.record({ action: fc.constantFrom('pass', 'cast', 'playLand', 'activate', 'concede'), card: someId }),
  fc.record({ action: fc.constant('activate'), object: someId, index: fc.integer({ min: -1, max: 3 }) }),
  fc.record({ action: fc.constant('cast'), card: someId, face: someId, method: fc.string() }),
  fc.record({ attacks: fc.array(fc.tuple(someId, someId), { maxLength: 3 }) }),
  fc.record({ blocks: fc.array(fc.tuple(someId, someId), { maxLength: 3 }) }),
  fc.record({ spend: fc.array(someId, { maxLength: 3 }) }),
);

describe('an illegal answer', () => {
  test('is refused with a reason and changes nothing', () => {
    const arbitraryPlace = fc.record({
      seed: fc.integer({ min: 1, max: 6 }),
      at: fc.integer({ min: 0, max: 500 }),
      answers: fc.array(arbitraryAnswer, { minLength: 20, maxLength: 40 }),
    });
    let refused = 0;
    fc.assert(
      fc.property(arbitraryPlace, ({ seed, at, answers }) => {
        const g = midGame(seed, at);
        const before = hash(g.state);
        for (const answer of answers) {
          const refusal = checkAnswer(g, answer);
          if (refusal === null) continue;
          refused++;
          expect(step(g, answer)).toEqual({ refusal, undone: false, events: [] });
          expect(refusal.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
        }
        expect(hash(g.state)).toBe(before);
      }),
      { numRuns: 40 },
    );
    expect(refused).toBeGreaterThan(200);
  });
});
