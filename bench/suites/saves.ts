/** Saving, loading and hashing a game, and what it takes up in memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { hash, load, save } from '@rulewright/kernel';
import { rules } from '@rulewright/magic';
import { midGame } from '../games.ts';
import { atMost, type Measure, median, timeEach } from '../measure.ts';

const GAMES = 100;

/** Bytes on the heap after a collection. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

export function saves(): Measure {
  const g = midGame(7, 400);
  const text = JSON.stringify(save(g));
  const work: Readonly<Record<string, () => unknown>> = {
    saved: () => JSON.stringify(save(g)),
    loaded: () => load(rules, g.pool, JSON.parse(text)),
    hashed: () => hash(g.state),
  };
  for (const run of Object.values(work)) timeEach(100, () => run);
  return () => {
    const before = heap();
    const games = Array.from({ length: GAMES }, (_, i) => midGame(2000 + i, 400));
    const each = (heap() - before) / games.length;
    return [
      { what: 'the size of a saved mid-game', unit: 'kB', value: text.length / 1000 },
      { what: 'memory per idle game', unit: 'kB', value: each / 1000, bar: atMost(300) },
      ...Object.entries(work).map(([what, run]) => {
        const { wall, cpu } = timeEach(200, () => run);
        return { what: `a mid-game is ${what}`, unit: 'µs', value: median(wall), cpu: median(cpu) };
      }),
    ];
  };
}
