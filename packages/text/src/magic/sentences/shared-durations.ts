/** Durations that several parts of a sentence share, and parts of one sentence with durations of their own. */
import type { Duration, Must, StaticEffect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { lasting } from '../../prose/doing.ts';
import { rulesOf } from '../categories/index.ts';
import { joined } from '../predicates/joined.ts';

export const sharedDurations = rulesOf();
const { rule } = sharedDurations;

/** "These get +2/+0 and those get +0/+2 until end of turn": both until then. What is said of a target could be for good. */
rule({
  name: 'simple.lastingBoth',
  of: 'Simple',
  slots: { a: 'Thing', p: 'Predicates', b: 'Thing', q: 'Predicates', duration: 'Duration' },
  en: '{a} {p@a} and {b} {q@b} {duration}',
  mean: (parts, d) => {
    const targets = d.targets.length;
    const { a } = parts;
    if (d.targets.length > targets || a.kind !== 'definite' || a.selector.kind !== 'each')
      throw new Unclear('of the first it may be true for good');
    const { p } = parts;
    const { b } = parts;
    const { q } = parts;
    const { duration } = parts;
    return [
      ...lasting(a, d, (what) => ({ effects: joined(p(what)), duration })),
      ...lasting(b, d, (what) => ({ effects: joined(q(what)), duration })),
    ];
  },
});

/** "Gets -2/-0 until end of turn and attacks this turn if able." */
const MUST: readonly (readonly [Must['action'], string])[] = [
  ['attack', '<attack@what> this turn if able'],
  ['block', '<block@what> this turn if able'],
  ['beBlocked', 'must be blocked this turn if able'],
];
const THIS_TURN: Duration = { kind: 'endOfTurn' };
for (const [action, words] of MUST)
  rule({
    name: `simple.lastingAndMust.${action}`,
    of: 'Simple',
    slots: { what: 'Things', p: 'Predicates', duration: 'Duration' },
    en: `{what} {p@what} {duration} and ${words}`,
    mean: (parts, d) => {
      const { what } = parts;
      const { p } = parts;
      const { duration } = parts;
      if (duration.kind !== 'endOfTurn') throw new Unclear('two different durations');
      return lasting(what, d, (of) => ({
        effects: [...joined(p(of)), { kind: 'must', action, what: of } satisfies StaticEffect],
        duration: THIS_TURN,
      }));
    },
  });
rule({
  name: 'simple.attackOrBlock',
  of: 'Simple',
  slots: { what: 'Things' },
  en: '{what} <attack@what> or <block@what> this turn if able',
  mean: ({ what }, d) =>
    lasting(what, d, (of) => ({
      effects: [
        { kind: 'must', action: 'attack', what: of },
        { kind: 'must', action: 'block', what: of },
      ],
      duration: THIS_TURN,
    })),
});
