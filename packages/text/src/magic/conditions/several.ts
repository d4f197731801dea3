/** Conditions about how many things are something, and about spells of two kinds that were cast. */
import type { Condition } from '@rulewright/language/magic';
import { numberOf } from '../../prose/conditions.ts';
import { rulesOf } from '../categories/index.ts';
import type { MagicGame } from '../game.ts';
import { eachOf, you } from '../nouns/selectors.ts';
import { castPattern } from '../nouns/spells-cast.ts';

export const several = rulesOf();
const { rule } = several;

rule({
  name: 'condition.severalAre',
  of: 'Condition',
  slots: { c: 'Count', n: 'Noun', a: 'Being' },
  en: '{c} or more {n#pl} are {a}',
  mean: ({ c, n, a }): Condition => ({
    kind: 'compare',
    value: { kind: 'count', of: eachOf({ ...n, filters: [...n.filters, ...a] }) },
    is: { op: '≥', to: numberOf<MagicGame>(c) },
  }),
});
rule({
  name: 'condition.castBoth',
  of: 'Condition',
  slots: { n: 'Noun', m: 'Noun' },
  en: "you've cast both a {n#sg} and a {m#sg} this turn",
  mean: (parts, d) =>
    d.aside(
      (): Condition => ({
        kind: 'all',
        of: [parts.n, parts.m].map((n) => ({
          kind: 'history',
          event: { on: 'cast', ...castPattern(n), who: you },
        })),
      }),
    ),
});
