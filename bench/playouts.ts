/** Whole games between random bots: every decision counts, priority too. */
import { playOut } from '@rulewright/bots';
import { benchGame, randomBots } from './games.ts';
import { atLeast, median, type Result } from './measure.ts';

const WARM_UP = 400;
const ROUNDS = 7;
const GAMES = 60;

function play(first: number, games: number): number {
  let decisions = 0;
  for (let seed = first; seed < first + games; seed++)
    decisions += playOut(benchGame(seed), randomBots(seed)).decisions;
  return decisions;
}

export function playouts(): readonly Result[] {
  play(1, WARM_UP);
  let decisions = 0;
  const before = process.cpuUsage();
  const rates = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    decisions = play(1001, GAMES);
    return (decisions * 1000) / (performance.now() - began);
  });
  // All threads, so compiling and collecting too; the figure to look at where other programs run beside this one.
  const { user, system } = process.cpuUsage(before);
  const perCpuSecond = (decisions * ROUNDS * 1e6) / (user + system);
  return [
    {
      what: 'random playouts of two 60-card decks',
      unit: 'decisions/s',
      value: median(rates),
      bar: atLeast(50_000),
      more: {
        slowest: Math.min(...rates),
        fastest: Math.max(...rates),
        perCpuSecond,
        decisionsPerGame: decisions / GAMES,
      },
    },
  ];
}
