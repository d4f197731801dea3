/** Grand Archive: what a player sees of a game, and of a table as it grows. */
import type { G } from '@rulewright/grand-archive';
import { asPlayer, fork, view } from '@rulewright/kernel';
import { grandArchiveTable, midGrandArchive } from '../grand-archive-games.ts';
import { type Measure, median, timeRounds } from '../measure.ts';

const CALLS = 20;
const ROUNDS = 25;
const WARM_UP = 20;

const seen = (g: G): unknown => view(g, asPlayer(0));

export function grandArchiveViews(): Measure {
  const tables: readonly (readonly [what: string, g: G])[] = [
    ['a game after 400 decisions', midGrandArchive(7, 400)],
    ['100 objects', grandArchiveTable(100)],
    ['1,000 objects', grandArchiveTable(1000)],
  ];
  const cost = (g: G, rounds: number) => timeRounds(rounds, CALLS, () => seen(g));
  for (const [, g] of tables) cost({ ...g, state: fork(g.state) }, WARM_UP);
  return () =>
    tables.map(([what, g]) => {
      const { wall, cpu } = cost(g, ROUNDS);
      return { what: `Grand Archive: view of ${what}`, unit: 'µs', value: median(wall), cpu: median(cpu) };
    });
}
