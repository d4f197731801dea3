// Random bots play the toy game: every invariant is checked, and one that is broken on purpose is found.
import { playOut, playWatched, randomBot } from '@rulewright/bots';
import { hash, hashPlain, recorder } from '@rulewright/kernel';
import { newGame, pool } from '@rulewright/kernel/toy';
import { describe, expect, test } from 'vitest';
import { toyPack } from '../src/index.ts';

function begin(seed: number) {
  const g = newGame(seed);
  return { g, record: recorder(g, { cards: hashPlain(pool), seed, setup: {} }) };
}

describe('fuzzing', () => {
  test('fifty games come to an end, and everything that must be true is', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const { failure, over, decisions } = playWatched(toyPack.bots, () => begin(seed), { seed });
      expect({ seed, failure, over }).toEqual({ seed, failure: null, over: true });
      expect(decisions).toBeGreaterThan(0);
    }
  });

  test('a game in which a card is lost fails, with what is wrong and a replay', () => {
    const { failure, over, replay } = playWatched(toyPack.bots, () => begin(3), {
      seed: 3,
      // The first card of the first zone is in no zone any more.
      watch: (g) => {
        g.state.zones = g.state.zones.map((zone, i) => (i === 0 ? zone.slice(1) : zone));
      },
    });
    expect(over).toBe(false);
    expect(failure).toContain('is not in the list of library');
    expect(replay).not.toBeNull();
  });
});

describe('the random bot', () => {
  const play = (seed: number): string => {
    const g = newGame(seed);
    const { over } = playOut(g, [randomBot(toyPack.bots, seed), randomBot(toyPack.bots, seed + 1)]);
    expect(over).not.toBeNull();
    return hash(g.state);
  };

  test('plays the same game with the same seed, and another with another', () => {
    expect(play(5)).toBe(play(5));
    expect(play(5)).not.toBe(play(6));
  });
});
