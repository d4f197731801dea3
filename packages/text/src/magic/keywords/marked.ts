/** Keywords that stand before another ability with a dash and add rules to it: boast, exhaust, max speed, solved; To solve. */
import type { Ability, Condition } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { self, you } from '../nouns/selectors.ts';

export const marked = rulesOf();
const { rule } = marked;

for (const word of ['boast', 'exhaust', 'max speed', 'solved', 'power-up'])
  rule({
    name: `ability.${word}`,
    of: 'Ability',
    slots: { a: 'Ability' },
    en: `${word} — {a}`,
    mean: ({ a }) => ({ kind: 'keyword', keyword: word, ability: a }),
  });
/** 702.57a: that the card is revealed is part of what the keyword means. */
rule({
  name: 'ability.forecast',
  of: 'Ability',
  slots: { a: 'Ability' },
  en: 'forecast — {a}',
  mean: ({ a }): Ability => {
    if (a.kind !== 'activated') throw new Unclear('a forecast ability is activated');
    const ability = { ...a, cost: a.cost.filter(({ kind }) => kind !== 'reveal') };
    return { kind: 'keyword', keyword: 'forecast', ability };
  },
});

/** 702.169a, 719.3a */
const solved: Condition = { kind: 'matches', what: self, where: { kind: 'designated', as: 'solved' } };
rule({
  name: 'ability.toSolve',
  of: 'Ability',
  slots: { c: 'Conditions' },
  en: 'to solve — {c}.',
  mean: ({ c }) => ({
    kind: 'triggered',
    on: { on: 'beginning', step: 'end', whose: you },
    condition: { kind: 'all', of: [...(c.kind === 'all' ? c.of : [c]), { kind: 'not', of: solved }] },
    actions: [{ do: 'designate', what: self, as: 'solved' }],
  }),
});
