import { type Bot, playOut } from '@rulewright/bots';
import { bots as BOTS, isBot } from '@rulewright/bots/magic';
import type { Deck } from '@rulewright/cards';
import { finderFor } from '../cards/file.ts';
import { progressOn } from '../cards/progress.ts';
import { type Arguments, type Command, UsageError } from '../command.ts';
import { deckNamed } from '../decks.ts';
import { cardsOf, gameBetween } from '../games/magic/decks.ts';

/** A game that takes longer is left and counted as unfinished. */
const MOST_DECISIONS = 100_000;

export const command: Command = {
  operands: '[DECK]',
  options: [
    { name: 'games', value: 'N', summary: 'how many games (10)' },
    { name: 'decks', value: 'A B', summary: 'the two decks: names (see rulewright decks) or lists in files' },
    { name: 'deck', value: 'NAME', summary: 'the first deck' },
    { name: 'vs', value: 'NAME', summary: 'the second deck' },
    { name: 'bots', value: 'A,B', summary: `who plays them: ${Object.keys(BOTS).join(', ')} (random,random)` },
    { name: 'players', value: 'N', summary: 'how many players, with the two decks and bots in turn (2)' },
    { name: 'seed', value: 'N', summary: 'the first seed; each game takes the next (1)' },
    { name: 'cards', value: 'FILE', summary: 'look for the cards in this Scryfall or MTGJSON file first' },
    { name: 'json', summary: 'print JSON' },
  ],
  notes: 'The players take turns in going first. The same seed gives the same games.',
  async run(given) {
    const finder = await finderFor(given.text('cards'));
    const sides = sidesOf(given);
    const seats = Array.from({ length: given.integer('players', 2, 2, 8) }, (_, i) => sides[i % 2] ?? sides[0]);
    const players = seats.map(({ deck }) => ({ name: deck.name, deck: cardsOf(deck, finder) }));
    const games = given.integer('games', 10, 1);
    const seed = given.integer('seed', 1, 0);
    const tally = { wins: [0, 0], draws: 0, unfinished: 0, decisions: 0, turns: 0 };
    const times: number[] = [];
    const bar = progressOn(process.stderr);
    const began = performance.now();
    for (let i = 0; i < games; i++) {
      const g = gameBetween(players, seed + i, i % players.length);
      const bots = seats.map(({ bot }, seat) => timed(bot(seat === 0 ? seed + i : ~(seed + i) + (seat - 1)), times));
      const played = playOut(g, bots, { maxDecisions: MOST_DECISIONS });
      tally.decisions += played.decisions;
      tally.turns += g.state.game.turn.number;
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
  },
};

interface Side {
  readonly deck: Deck;
  readonly name: string;
  readonly bot: (seed: number) => Bot;
}

function sidesOf(given: Arguments): readonly [Side, Side] {
  const [second, ...more] = given.operands;
  if (more.length > 0 || (second !== undefined && !given.has('decks')))
    throw new UsageError(`what is "${more[0] ?? second}"? Decks are given with --decks A B`);
  const names = (given.text('bots') ?? 'random,random').split(',').map((name) => name.trim());
  const side = (deck: string | undefined, i: number): Side => {
    const name = names[i] ?? names[0] ?? 'random';
    const bot = isBot(name) ? BOTS[name] : undefined;
    if (bot === undefined || names.length > 2)
      throw new UsageError(`--bots takes one or two of ${Object.keys(BOTS).join(', ')}, not "${given.text('bots')}"`);
    return { deck: deckNamed(deck, i), name, bot };
  };
  return [side(given.text('decks') ?? given.text('deck'), 0), side(second ?? given.text('vs'), 1)];
}

/** The same bot, with the time of each answer noted. */
const timed = (bot: Bot, times: number[]): Bot => ({
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
