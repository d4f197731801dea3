/** What must be true of things that are chosen together. */
import { rulesOf } from './categories.ts';

export const together = rulesOf();
const { rule } = together;

for (const [words, what] of [
  ['controlled by different players', 'controllers'],
  ['with different powers', 'powers'],
  ['with different names', 'names'],
  ['with different mana values', 'manaValues'],
] as const)
  rule({
    name: `addition.different.${what}`,
    of: 'Addition',
    en: words,
    mean: () => (it) => ({ ...it, together: { kind: 'different', what } }),
  });
