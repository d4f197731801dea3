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
    for (const { name, cards } of decks) {
      const count = cards.reduce((sum, [n]) => sum + n, 0);
      process.stdout.write(`${name}  (${count} cards)\n`);
      if (!given.has('cards')) continue;
      for (const [n, card] of cards) process.stdout.write(`  ${String(n).padStart(2)} ${card}\n`);
    }
    return 0;
  },
};
