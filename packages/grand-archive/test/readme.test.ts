// The page of rules and files is made from the sources, and a rule is found in the first file that it names.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { README, readme } from '../readme/rules.ts';

test('the page of rules and files is up to date (`npm run docs` makes it anew)', () => {
  expect(readFileSync(README, 'utf8')).toBe(readme());
});

test.each([
  ['card-activation.1.8.1', 'playing-cards/play-card.ts'],
  ['costs-memory.2.1', 'playing-cards/payment.ts'],
  ['attack-declaration.2.5.1', 'turn-order/combat/attack.ts'],
  ['kw-taunt', 'abilities/keywords/taunt.ts'],
  ['starting-the-game.6', 'general-rules/starting.ts'],
  ['special-actions.4', 'effects/replacement.ts'],
  ['type-champion.level-up.5', 'playing-cards/resolution.ts'],
])('%s is found in %s', (rule, file) => {
  const row = readme()
    .split('\n')
    .find((line) => line.startsWith(`| ${rule} |`));
  expect(row).toContain(`[${file}]`);
});
