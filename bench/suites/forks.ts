/** A second game that goes its own way: it must not cost more on a bigger table. */
import { fork, step } from '@rulewright/kernel';
import { forked, midGame, positionToPlay } from '../games.ts';
import { atMost, type Measure, median, percentile, type Times, timeEach, timeRounds } from '../measure.ts';

const PERMANENTS = ['Forest', 'Centaur Courser', 'Mountain', 'Deadly Recluse', 'Elvish Visionary'];

export function forks(): Measure {
  const mid = midGame(7, 400);
  const small = positionToPlay({ players: 2, permanents: PERMANENTS, count: 50 });
  const big = positionToPlay({ players: 2, permanents: PERMANENTS, count: 2500 });
  const cost = (g: typeof mid, rounds: number): Times => timeRounds(rounds, 10_000, () => fork(g.state));
  const acting = (g: typeof mid, samples: number): Times =>
    timeEach(samples, () => {
      const child = forked(g);
      return () => step(child, { action: 'pass' });
    });
  for (const g of [mid, small, big]) cost(g, 20);
  for (const g of [small, big]) acting(g, 3000);
  return () => {
    const [ofMid, ofSmall, ofBig] = [cost(mid, 50).wall, cost(small, 50).wall, cost(big, 50).wall];
    return [
      {
        what: 'fork of a mid-game state',
        unit: 'µs',
        value: median(ofMid),
        bar: atMost(2),
        more: { p95: percentile(ofMid, 0.95) },
      },
      { what: 'fork with 50 permanents', unit: 'µs', value: median(ofSmall), bar: atMost(2) },
      {
        what: 'fork with 2,500 permanents',
        unit: 'µs',
        value: median(ofBig),
        bar: atMost(2),
        more: { timesThatOf50: median(ofBig) / median(ofSmall) },
      },
      {
        what: 'first decision after a fork, 2,500 permanents',
        unit: 'µs',
        value: median(acting(big, 3000).wall),
        more: { with50: median(acting(small, 3000).wall) },
      },
    ];
  };
}
