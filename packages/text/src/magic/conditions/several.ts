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

// Damage that was dealt this turn
rule({
  name: 'condition.damageWasDealt',
  of: 'Condition',
  slots: { n: 'Amount', to: 'Anything' },
  en: '{n} or more damage was dealt to {to} this turn',
  mean: ({ n, to }): Condition => ({
    kind: 'compare',
    value: { kind: 'history', event: { on: 'damage', to: { kind: 'is', what: to } }, sum: true },
    is: { op: '≥', to: n },
  }),
});
rule({
  name: 'counted.damageDealt',
  of: 'Counted',
  slots: { to: 'Anything' },
  en: '1 damage dealt to {to} this turn',
  mean: ({ to }) => ({ kind: 'history', event: { on: 'damage', to: { kind: 'is', what: to } }, sum: true }),
});
rule({
  name: 'counted.cycledOrDiscarded',
  of: 'Counted',
  en: "<card> you've cycled or discarded this turn",
  // A card that is cycled is discarded (702.29a).
  mean: () => ({ kind: 'history', event: { on: 'discard', who: you } }),
});
rule({
  name: 'condition.costHasX',
  of: 'Condition',
  slots: { whose: 'ThingsWhose' },
  en: '{whose} mana cost contains {X}',
  mean: ({ whose }): Condition => ({ kind: 'matches', what: whose, where: { kind: 'xInCost' } }),
});
