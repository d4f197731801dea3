/** Whole games between random bots: every decision counts, priority too. */
import { playOut } from '@rulewright/bots';
import { benchGame, randomBots } from '../games.ts';
import { atLeast, type Measure, median, timeEach } from '../measure.ts';

const WARM_UP = 300;
const ROUNDS = 5;
const GAMES = 60;

function play(first: number, games: number): number {
  let decisions = 0;
  for (let seed = first; seed < first + games; seed++)
    decisions += playOut(benchGame(seed), randomBots(seed)).decisions;
  return decisions;
}

export function playouts(): Measure {
  play(1, WARM_UP);
  return () => {
    let decisions = 0;
    const times = timeEach(ROUNDS, () => () => {
      decisions = play(1001, GAMES);
    });
    const [wall, cpu] = [times.wall, times.cpu].map((all) => all.map((us) => (decisions * 1e6) / us));
    return [
      {
        what: 'random playouts of two 60-card decks',
        unit: 'decisions/s',
        value: median(wall ?? []),
        cpu: median(cpu ?? []),
        bar: atLeast(50_000),
        more: { decisionsPerGame: decisions / GAMES },
      },
    ];
  };
}
