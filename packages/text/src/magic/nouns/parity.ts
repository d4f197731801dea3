/** Objects with odd or even numbers. */
import type { Filter } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { withFilters } from './additions.ts';

export const parity = rulesOf();
const { rule } = parity;

const leaving = (rest: number): Filter => ({
  kind: 'where',
  condition: {
    kind: 'compare',
    value: {
      kind: 'remainder',
      of: { kind: 'stat', stat: 'manaValue', of: { kind: 'var', name: 'it' } },
      by: 2,
    },
    is: { op: '=', to: rest },
  },
});
for (const [word, article, rest] of [
  ['odd', 'an', 1],
  ['even', 'an', 0],
] as const)
  rule({
    name: `addition.${word}ManaValue`,
    of: 'Addition',
    en: [`with ${article} ${word} mana value`, `with ${word} mana values`],
    mean: () => withFilters(leaving(rest)),
  });
