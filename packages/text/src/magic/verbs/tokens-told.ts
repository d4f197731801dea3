/** Tokens that attack somebody if able, and tokens of which the player who creates them chooses one. */
import { rulesOf } from '../categories/index.ts';
import { exactly } from '../values/amounts.ts';
import { byWhom, create } from './tokens.ts';
import type { TokenSet } from './tokens-made.ts';

export const tokensTold = rulesOf();
const { rule } = tokensTold;

/** 508.1d: not an ability of theirs, but an effect on them. */
for (const [name, words, duration] of [
  ['eachCombat', 'each combat', { kind: 'forever' }],
  ['thisTurn', 'this turn', { kind: 'endOfTurn' }],
] as const)
  rule({
    name: `tokenSet.attacks.${name}`,
    of: 'TokenSet',
    slots: { count: 'Count', t: 'Token', whom: 'Player' },
    en: [
      `{count} {t#count} that attacks {whom} ${words} if able`,
      `{count} {t#count} that attack {whom} ${words} if able`,
    ],
    mean: ({ count, t, whom }): TokenSet => ({ ...t, count: exactly(count), must: { whom, duration } }),
  });
rule({
  name: 'act.createChoice',
  of: 'Act',
  slots: { a: 'TokenSet', b: 'TokenSet' },
  en: ['<create> your choice of {a} or {b}', '<create> their choice of {a} or {b}'],
  same: { your: '608.2d: who creates it chooses', their: 'the same' },
  mean:
    ({ a, b }, d) =>
    (who) => [{ do: 'either', ...byWhom(who), options: [create([a], who, d), create([b], who, d)] }],
});
