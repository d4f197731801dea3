/** Values of Magic: characteristics, life, damage, devotion. */
import type { Selector, Stat } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { happened } from './counted.ts';

export const values = rulesOf();
const { rule } = values;

export const STATS: readonly (readonly [Stat, string])[] = [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['manaValue', 'mana value'],
  ['loyalty', 'loyalty'],
];
rule({
  name: 'value.life',
  of: 'SimpleValue',
  slots: { whose: 'Whose' },
  en: '{whose} life total',
  mean: ({ whose }) => ({ kind: 'life', of: whose }),
});
rule({
  name: 'value.startingLife',
  of: 'SimpleValue',
  slots: { whose: 'Whose' },
  en: '{whose} starting life total',
  mean: ({ whose }) => ({ kind: 'startingLife', of: whose }),
});
const lifeSaid = (kind: 'gainLife' | 'loseLife') => (who: Selector) => happened({ on: kind, who }, true);
for (const [kind, verb] of [
  ['gainLife', 'gained'],
  ['loseLife', 'lost'],
] as const)
  rule({
    name: `value.${kind}ThisTurn`,
    of: 'SimpleValue',
    slots: { who: 'Player' },
    en: [
      `the amount of life {who} ${verb} this turn`,
      `the total amount of life {who} ${verb} this turn`,
      `the life {who} ${verb} this turn`,
      `the total life {who} ${verb} this turn`,
    ],
    mean: ({ who }) => lifeSaid(kind)(who),
  });
rule({
  name: 'value.damagedThisTurn',
  of: 'SimpleValue',
  slots: { to: 'Anything' },
  en: [
    'the damage dealt to {to} this turn',
    'the amount of damage dealt to {to} this turn',
    'the total damage dealt to {to} this turn',
    'the damage already dealt to {to} this turn',
  ],
  mean: ({ to }) => happened({ on: 'damage', to: { kind: 'is', what: to } }, true),
});
rule({
  name: 'value.noncombatDamagedThisTurn',
  of: 'SimpleValue',
  slots: { to: 'Anything' },
  en: [
    'the total amount of non~ combat damage dealt to {to} this turn',
    'the amount of non~ combat damage dealt to {to} this turn',
  ],
  mean: ({ to }) => happened({ on: 'damage', to: { kind: 'is', what: to }, combat: false }, true),
});
rule({
  name: 'value.devotion',
  of: 'SimpleValue',
  slots: { c: 'Color' },
  en: 'your devotion to {c}',
  mean: ({ c }) => ({ kind: 'devotion', colors: [c] }),
});
rule({
  name: 'value.devotionChosen',
  of: 'SimpleValue',
  en: ['your devotion to that color', 'your devotion to the chosen color'],
  mean: () => ({ kind: 'devotion', colors: [], key: 'color' }),
});
rule({
  name: 'value.devotionTwo',
  of: 'SimpleValue',
  slots: { a: 'Color', b: 'Color' },
  en: 'your devotion to {a} and {b}',
  mean: ({ a, b }) => ({ kind: 'devotion', colors: [a, b] }),
});
/** 702.179: nobody has any until something starts it. */
rule({
  name: 'value.speed',
  of: 'SimpleValue',
  slots: { whose: 'Whose' },
  en: '{whose} speed',
  mean: ({ whose }) => ({ kind: 'speed', of: whose }),
});
