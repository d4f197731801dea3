import { type Bot, playOut } from '@rulewright/bots';
import type { Deck } from '@rulewright/cards';
import type { Pack } from '@rulewright/engine';
import type { Game } from '@rulewright/kernel';
import { type Arguments, type Command, UsageError } from '../command.ts';
import { asUsage, deckNamed, formatIn, formatOption } from '../decks.ts';
import type { CommandGame, CommandTypes } from '../games/game.ts';
import { gameIn, gameOption, withGame } from '../games/index.ts';
import { progressOn } from '../progress.ts';

/** A game that takes longer is left and counted as unfinished. */
const MOST_DECISIONS = 100_000;

export const command: Command = {
  operands: '[DECK]',
  options: [
    gameOption(),
    formatOption,
    { name: 'games', value: 'N', summary: 'how many games (10)' },
    { name: 'decks', value: 'A B', summary: 'the two decks: names (see rulewright decks) or lists in files' },
    { name: 'deck', value: 'NAME', summary: 'the first deck' },
    { name: 'vs', value: 'NAME', summary: 'the second deck' },
    { name: 'bots', value: 'A,B', summary: 'who plays them: greedy, random (random,random)' },
    { name: 'players', value: 'N', summary: 'how many players, with the two decks and bots in turn (2)' },
    { name: 'seed', value: 'N', summary: 'the first seed; each game takes the next (1)' },
    { name: 'cards', value: 'FILE', many: true, summary: 'look for the cards in this file first; may be given again' },
    { name: 'json', summary: 'print JSON' },
  ],
  notes: 'The players take turns in going first. The same seed gives the same games.',
  run: (given) => withGame(gameIn(given), (game) => simulate(game, given)),
};

async function simulate<T extends CommandTypes>(game: CommandGame<T>, given: Arguments): Promise<number> {
  const { pack, cards } = game;
  const { offered, format, cards: decks } = formatIn(pack, given);
  const sides = sidesOf(pack, decks, given);
  const [least, most] = given.has('format') ? offered.players : [2, 8];
  const seats = Array.from(
    { length: given.integer('players', least, least, most) },
    (_, i) => sides[i % 2] ?? sides[0],
  );
  const begin = beginning(game, seats, format, await cards(given.texts('cards')));
  const games = given.integer('games', 10, 1);
  const seed = given.integer('seed', 1, 0);
  const tally = { wins: [0, 0], draws: 0, unfinished: 0, decisions: 0, turns: 0 };
  const times: number[] = [];
  const bar = progressOn(process.stderr);
  const began = performance.now();
  for (let i = 0; i < games; i++) {
    const g = begin(seed + i, i % seats.length);
    const bots = seats.map(({ bot }, seat) => timed(bot(seat === 0 ? seed + i : ~(seed + i) + (seat - 1)), times));
    const played = playOut(g, bots, { maxDecisions: MOST_DECISIONS });
    tally.decisions += played.decisions;
    tally.turns += pack.table.turn(g).number;
    if (played.over === null) tally.unfinished++;
    else if (played.over.draw) tally.draws++;
    else for (const winner of played.over.winners) tally.wins[winner % 2] = (tally.wins[winner % 2] ?? 0) + 1;
    bar.at((i + 1) / games, `${i + 1} games, ${tally.wins.join(' : ')}`);
  }
  bar.end();
  const seconds = (performance.now() - began) / 1000;
  const sorted = times.sort((a, b) => a - b);
  const result = {
    games,
    seed,
    wins: sides.map(({ deck, name }, i) => ({ deck: deck.name, bot: name, games: tally.wins[i] ?? 0 })),
    draws: tally.draws,
    unfinished: tally.unfinished,
    decisions: tally.decisions,
    turns: tally.turns,
    seconds: Math.round(seconds * 1000) / 1000,
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    msPerDecision: { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) },
  };
  process.stdout.write(given.has('json') ? `${JSON.stringify(result)}\n` : summary(result));
  return 0;
}

interface Side<T extends CommandTypes> {
  readonly deck: Deck;
  readonly name: string;
  readonly bot: Pack<T>['bots']['kinds'][string];
}

/** Games of these decks, each against all others. */
function beginning<T extends CommandTypes>(
  { pack, manyPlayers }: CommandGame<T>,
  seats: readonly Side<T>[],
  chosen: { readonly format?: string },
  from: T['cards'],
) {
  const players = seats.map(({ deck }) => ({ name: deck.name, deck }));
  const format = players.length > 2 && manyPlayers !== undefined ? { format: manyPlayers } : chosen;
  return (seed: number, first: number) => {
    try {
      return pack.table.begin({ players, seed, first, ...format }, from).g;
    } catch (error) {
      throw asUsage(error);
    }
  };
}

function sidesOf<T extends CommandTypes>(
  pack: Pack<T>,
  cards: Pack<T>['cards'],
  given: Arguments,
): readonly [Side<T>, Side<T>] {
  const { kinds } = pack.bots;
  const [second, ...more] = given.operands;
  if (more.length > 0 || (second !== undefined && !given.has('decks')))
    throw new UsageError(`what is "${more[0] ?? second}"? Decks are given with --decks A B`);
  const names = (given.text('bots') ?? 'random,random').split(',').map((name) => name.trim());
  const side = (deck: string | undefined, i: number): Side<T> => {
    const name = names[i] ?? names[0] ?? 'random';
    const bot = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (bot === undefined || names.length > 2)
      throw new UsageError(`--bots takes one or two of ${Object.keys(kinds).join(', ')}, not "${given.text('bots')}"`);
    return { deck: deckNamed(cards, deck, i), name, bot };
  };
  return [side(given.text('decks') ?? given.text('deck'), 0), side(second ?? given.text('vs'), 1)];
}

/** The same bot, with the time of each answer noted. */
const timed = <G extends Game>(bot: Bot<G>, times: number[]): Bot<G> => ({
  answer(g, decision) {
    const began = performance.now();
    const answer = bot.answer(g, decision);
    times.push(performance.now() - began);
    return answer;
  },
});

const percentile = (sorted: readonly number[], part: number): number =>
  Math.round(1000 * (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0)) / 1000;

function summary(r: {
  readonly games: number;
  readonly wins: readonly { readonly deck: string; readonly bot: string; readonly games: number }[];
  readonly draws: number;
  readonly unfinished: number;
  readonly decisions: number;
  readonly turns: number;
  readonly decisionsPerSecond: number;
  readonly msPerDecision: { readonly p50: number; readonly p99: number };
}): string {
  return [
    `${r.games} games, ${Math.round(r.turns / r.games)} turns and ${Math.round(r.decisions / r.games)} decisions each`,
    ...r.wins.map((w) => `${w.deck} (${w.bot}): ${w.games} won`),
    ...(r.draws > 0 ? [`draws: ${r.draws}`] : []),
    ...(r.unfinished > 0 ? [`unfinished: ${r.unfinished}`] : []),
    `${r.decisionsPerSecond} decisions per second; an answer takes ${r.msPerDecision.p50} ms (median), ${r.msPerDecision.p99} ms (99 %)`,
    '',
  ].join('\n');
}
