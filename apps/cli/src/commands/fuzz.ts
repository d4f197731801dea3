import type { Command } from '../command.ts';
import * as grandArchive from '../games/grand-archive/fuzz.ts';
import { gameIn, gameOption } from '../games/index.ts';
import * as magic from '../games/magic/fuzz.ts';

export const command: Command = {
  options: [
    gameOption(),
    { name: 'games', value: 'N', summary: 'how many games (20)' },
    { name: 'seed', value: 'N', summary: 'the first seed; each game takes the next (1)' },
    { name: 'players', value: 'N', summary: 'how many players (2; of Commander 4)' },
    { name: 'commander', summary: 'Commander games (903): a random commander, and different cards of its colours' },
    { name: 'cards', value: 'FILE', summary: 'with the cards of this file that compile, instead of the bundled ones' },
    { name: 'saved', summary: 'each game is also saved and loaded at every decision, and must go the same way' },
    { name: 'smoke', summary: 'instead of games: use each card again and again in a rich position' },
    { name: 'only', value: 'TEXT', summary: 'smoke: only cards with this in their name' },
    { name: 'out', value: 'FILE', summary: 'where a failing game is written as a replay, shrunk (fuzz-failure.json)' },
    { name: 'slowest', value: 'FILE', summary: 'write the game up to its slowest decision as a replay' },
    {
      name: 'record',
      value: 'FILE',
      summary:
        'note in how many games each card was played without a failure (packages/cards/src/magic/bundle/fuzzed.ts)',
    },
    { name: 'json', summary: 'print JSON' },
  ],
  notes: 'Exit code 1 means that something was found.',
  run: (given) => (gameIn(given) === 'magic' ? magic.fuzz(given) : grandArchive.fuzz(given)),
};
