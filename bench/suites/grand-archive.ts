/** Whole games of Grand Archive between random bots, and of Magic in the same run: how fast one is by the other. */
import { playOut } from '@rulewright/bots';
import { randomBot } from '@rulewright/bots/grand-archive';
import { bundledCards, decks, findCard } from '@rulewright/cards/grand-archive';
import { type G, newGame } from '@rulewright/grand-archive';
import type { Card } from '@rulewright/language/grand-archive';
import { benchGame, randomBots } from '../games.ts';
import { atLeast, type Measure, median, timeEach } from '../measure.ts';

const WARM_UP = 60;
const ROUNDS = 5;
const GAMES = 20;

const cardsOf = (part: readonly (readonly [count: number, name: string])[]): readonly Card[] =>
  part.flatMap(([count, name]) => {
    const card = findCard(name);
    if (card === undefined) throw new Error(`no card ${name}`);
    return Array.from({ length: count }, () => card);
  });

const seats = decks.map(({ name, parts: { main, material } }) => ({
  name,
  main: cardsOf(main),
  material: cardsOf(material),
}));

/** All decks in turn, each against the next. */
function game(seed: number): G {
  const players = [0, 1].flatMap((i) => seats[(seed + i) % seats.length] ?? []);
  return newGame({ players, seed, first: seed & 1, known: bundledCards });
}

const playing = (first: number, games: number): number =>
  sum(first, games, (seed) => playOut(game(seed), [randomBot(2 * seed), randomBot(2 * seed + 1)]).decisions);
const playingMagic = (first: number, games: number): number =>
  sum(first, games, (seed) => playOut(benchGame(seed), randomBots(seed)).decisions);

function sum(first: number, games: number, decisions: (seed: number) => number): number {
  let all = 0;
  for (let seed = first; seed < first + games; seed++) all += decisions(seed);
  return all;
}

/** Decisions per second of each round. */
function speeds(play: (first: number, games: number) => number): { wall: number; cpu: number } {
  let decisions = 0;
  const times = timeEach(ROUNDS, () => () => {
    decisions = play(1001, GAMES);
  });
  const [wall, cpu] = [times.wall, times.cpu].map((all) => median(all.map((us) => (decisions * 1e6) / us)));
  return { wall: wall ?? 0, cpu: cpu ?? 0 };
}

export function grandArchive(): Measure {
  playing(1, WARM_UP);
  playingMagic(1, WARM_UP);
  return () => {
    const own = speeds(playing);
    const magic = speeds(playingMagic);
    return [
      {
        what: 'Grand Archive: random playouts of the bundled decks',
        unit: 'decisions/s',
        value: own.wall,
        cpu: own.cpu,
        more: { magic: magic.wall, magicCpu: magic.cpu },
      },
      {
        what: "Grand Archive's decisions per second by Magic's",
        unit: '×',
        value: own.wall / magic.wall,
        cpu: own.cpu / magic.cpu,
        bar: atLeast(0.7),
      },
    ];
  };
}
