import { countOf } from '@rulewright/cards';
import type { Command } from '../command.ts';
import { gameIn, gameOption, withGame } from '../games/index.ts';

export const command: Command = {
  options: [
    gameOption(),
    { name: 'cards', summary: 'list the cards of each deck too' },
    { name: 'json', summary: 'print JSON' },
  ],
  async run(given) {
    const decks = await withGame(gameIn(given), ({ pack }) => pack.cards.decks);
    if (given.has('json')) {
      process.stdout.write(`${JSON.stringify(decks, null, 2)}\n`);
      return 0;
    }
    for (const { name, parts, plays, format } of decks) {
      const made = format === undefined ? '' : `  for ${format}`;
      process.stdout.write(`${name}  (${countOf(parts.main)} cards)${made}\n`);
      if (plays !== undefined) process.stdout.write(`  ${plays.en}\n`);
      if (!given.has('cards')) continue;
      for (const [n, card] of Object.values(parts).flat()) process.stdout.write(`  ${String(n).padStart(2)} ${card}\n`);
    }
    return 0;
  },
};
