import { type PlayedOut, playOut, randomBot } from '@rulewright/bots';
import { formats, newGame } from '@rulewright/magic';
import { finderFor } from '../cards/file.ts';
import type { Command } from '../command.ts';
import { cardsOf, deckNamed } from '../decks.ts';

/** A game that takes longer is left and counted as unfinished. */
const MOST_DECISIONS = 100_000;

export const command: Command = {
  name: 'sim',
  summary: 'let random bots play each other',
  options: [
    { name: 'games', value: 'N', summary: 'how many games (10)' },
    { name: 'deck', value: 'NAME', summary: 'the first deck: a name (see rulewright decks) or a list in a file' },
    { name: 'vs', value: 'NAME', summary: 'the second deck' },
    { name: 'players', value: 'N', summary: 'how many players, with the two decks in turn (2)' },
    { name: 'seed', value: 'N', summary: 'the first seed; each game takes the next (1)' },
    { name: 'cards', value: 'FILE', summary: 'look for the cards in this Scryfall or MTGJSON file first' },
    { name: 'json', summary: 'print JSON' },
  ],
  async run(given) {
    const finder = await finderFor(given.text('cards'));
    const games = given.integer('games', 10, 1);
    const seed = given.integer('seed', 1, 0);
    const names = [deckNamed(given.text('deck'), 0), deckNamed(given.text('vs'), 1)] as const;
    const seats = Array.from({ length: given.integer('players', 2, 2, 8) }, (_, i) => names[i % 2] ?? names[0]);
    const lists = seats.map((deck) => cardsOf(deck, finder));
    const wins = [0, 0];
    let draws = 0;
    let unfinished = 0;
    let decisions = 0;
    let turns = 0;
    const began = performance.now();
    for (let i = 0; i < games; i++) {
      const g = newGame({
        players: seats.map((deck, seat) => ({ name: deck.name, deck: lists[seat] ?? [] })),
        seed: seed + i,
        first: i % seats.length,
        ...(seats.length > 2 && formats['free-for-all'] !== undefined ? { format: formats['free-for-all'] } : {}),
      });
      const bots = seats.map((_, seat) => randomBot(seat === 0 ? seed + i : ~(seed + i) + (seat - 1)));
      const played: PlayedOut = playOut(g, bots, { maxDecisions: MOST_DECISIONS });
      decisions += played.decisions;
      turns += g.state.game.turn.number;
      if (played.over === null) unfinished++;
      else if (played.over.draw) draws++;
      else for (const winner of played.over.winners) wins[winner % 2] = (wins[winner % 2] ?? 0) + 1;
    }
    const seconds = (performance.now() - began) / 1000;
    const result = {
      games,
      seed,
      wins: [
        { deck: names[0].name, games: wins[0] ?? 0 },
        { deck: names[1].name, games: wins[1] ?? 0 },
      ],
      draws,
      unfinished,
      decisions,
      turns,
      seconds: Math.round(seconds * 1000) / 1000,
      decisionsPerSecond: Math.round(decisions / seconds),
    };
    process.stdout.write(given.has('json') ? `${JSON.stringify(result)}\n` : summary(result));
    return 0;
  },
};

function summary(r: {
  readonly games: number;
  readonly wins: readonly { readonly deck: string; readonly games: number }[];
  readonly draws: number;
  readonly unfinished: number;
  readonly decisions: number;
  readonly turns: number;
  readonly decisionsPerSecond: number;
}): string {
  return [
    `${r.games} games, ${Math.round(r.turns / r.games)} turns and ${Math.round(r.decisions / r.games)} decisions each`,
    ...r.wins.map((w) => `${w.deck}: ${w.games} won`),
    ...(r.draws > 0 ? [`draws: ${r.draws}`] : []),
    ...(r.unfinished > 0 ? [`unfinished: ${r.unfinished}`] : []),
    `${r.decisionsPerSecond} decisions per second`,
    '',
  ].join('\n');
}
