/**
 * Whole games of Grand Archive between random bots, and of Magic in the same run: how fast one is by the other. Both play all of their
 * bundled decks, each against the next, so that every deck of either game is played as often as any other and on both sides; rounds of
 * the two games alternate, so that both meet the same conditions. (The suite `playouts` plays two decks of plain cards.)
 */
import { playOut } from '@rulewright/bots';
import { deckGame, randomBots } from '../games.ts';
import { grandArchiveGame, playGrandArchive } from '../grand-archive-games.ts';
import { atLeast, type Measure, median, type Times, timeEach } from '../measure.ts';

/** All pairs of both games: the number of decks of each divides it. */
const GAMES = 70;
const WARM_UP = 2 * GAMES;
const ROUNDS = 5;

const playing = (first: number, games: number): number =>
  sum(first, games, (seed) => playGrandArchive(grandArchiveGame(seed), seed));
const playingMagic = (first: number, games: number): number =>
  sum(first, games, (seed) => playOut(deckGame(seed), randomBots(seed)).decisions);

function sum(first: number, games: number, decisions: (seed: number) => number): number {
  let all = 0;
  for (let seed = first; seed < first + games; seed++) all += decisions(seed);
  return all;
}

interface Speed {
  readonly wall: number;
  readonly cpu: number;
}

/** Decisions per second, the median of the rounds. */
function speedOf(decisions: number, { wall, cpu }: Times): Speed {
  const perSecond = (us: number): number => (decisions * 1e6) / us;
  return { wall: median(wall.map(perSecond)), cpu: median(cpu.map(perSecond)) };
}

function speeds(): readonly [own: Speed, magic: Speed] {
  const decisions = [0, 0];
  const { wall, cpu } = timeEach(2 * ROUNDS, (i) => () => {
    decisions[i % 2] = (i % 2 === 0 ? playing : playingMagic)(1001, GAMES);
  });
  const every = (times: readonly number[], side: number): readonly number[] => times.filter((_, i) => i % 2 === side);
  const speed = (side: number): Speed =>
    speedOf(decisions[side] ?? 0, { wall: every(wall, side), cpu: every(cpu, side) });
  return [speed(0), speed(1)];
}

export function grandArchive(): Measure {
  playing(1, WARM_UP);
  playingMagic(1, WARM_UP);
  return () => {
    const [own, magic] = speeds();
    return [
      {
        what: 'Grand Archive: random playouts of the bundled decks',
        unit: 'decisions/s',
        value: own.wall,
        cpu: own.cpu,
        more: { magic: magic.wall, magicCpu: magic.cpu },
      },
      {
        what: "Grand Archive's decisions per second by Magic's, all bundled decks of both",
        unit: '×',
        // In CPU time: the two play in turn, and what else the machine does in the one's turn is not the other's.
        value: own.cpu / magic.cpu,
        more: { wall: own.wall / magic.wall },
        bar: atLeast(0.7),
      },
    ];
  };
}
