/** A second game that goes its own way: it must not cost more on a bigger table. */
import { fork, step } from '@rulewright/kernel';
import { forked, midGame, positionToPlay } from './games.ts';
import { atMost, median, percentile, type Result, timeEach, timeRounds } from './measure.ts';

const PERMANENTS = ['Forest', 'Centaur Courser', 'Mountain', 'Deadly Recluse', 'Elvish Visionary'];

export function forks(): readonly Result[] {
  const mid = midGame(7, 400);
  const small = positionToPlay({ players: 2, permanents: PERMANENTS, count: 50 });
  const big = positionToPlay({ players: 2, permanents: PERMANENTS, count: 2500 });
  const cost = (g: typeof mid): number[] => {
    timeRounds(20, 10_000, () => fork(g.state));
    return timeRounds(50, 10_000, () => fork(g.state));
  };
  const [ofMid, ofSmall, ofBig] = [cost(mid), cost(small), cost(big)];
  const acting = (g: typeof mid): number =>
    median(
      timeEach(4000, () => {
        const child = forked(g);
        return () => step(child, { action: 'pass' });
      }).slice(1000),
    );
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
      value: acting(big),
      more: { with50: acting(small) },
    },
  ];
}
