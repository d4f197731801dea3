// A game of the toy pack, recorded and played again.
import { decisionKind, hash, hashPlain, randomBelow, recorder, replay, seedRandom } from '@rulewright/kernel';
import { newGame, pool } from '@rulewright/kernel/toy';
import { expect, test } from 'vitest';

test.each([1, 2, 3, 4])('a game with the seed %i comes to the same when it is replayed', (seed) => {
  const game = newGame(seed);
  const recording = recorder(game, { cards: hashPlain(pool), seed, setup: {} });
  let random = seedRandom(seed);
  const below = (bound: number): number => {
    const [n, next] = randomBelow(random, bound);
    random = next;
    return n;
  };
  while (game.state.decision !== null) {
    recording.step(decisionKind(game, game.state.decision).sample(game, game.state.decision, below));
  }
  const again = replay(newGame(seed), recording.replay());
  expect(again.ok && hash(again.game.state)).toBe(hash(game.state));
  expect(game.state.over?.winners).not.toEqual([]);
});
