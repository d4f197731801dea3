import { countOf } from '@rulewright/cards';
import type { Command } from '../command.ts';
import { magicGame } from '../games/magic/index.ts';

export const command: Command = {
  options: [
    { name: 'cards', summary: 'list the cards of each deck too' },
    { name: 'json', summary: 'print JSON' },
  ],
  run(given) {
    const { decks } = magicGame.pack.cards;
    if (given.has('json')) {
      process.stdout.write(`${JSON.stringify(decks, null, 2)}\n`);
      return 0;
    }
    for (const { name, parts } of decks) {
      process.stdout.write(`${name}  (${countOf(parts.main)} cards)\n`);
      if (!given.has('cards')) continue;
      for (const [n, card] of Object.values(parts).flat()) process.stdout.write(`  ${String(n).padStart(2)} ${card}\n`);
    }
    return 0;
  },
};
