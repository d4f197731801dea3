/** Costs: what is paid before a colon, after a keyword, or as an additional or alternative cost. */
import type { Filter } from '@rulewright/language';
import { rulesOf } from './categories.ts';
import { allOf } from './discourse.ts';

export const costs = rulesOf();
const { rule } = costs;

rule({ name: 'costs.one', of: 'Costs', slots: { c: 'Cost' }, en: '{c}', mean: ({ c }) => c });
rule({
  name: 'costs.more',
  of: 'Costs',
  slots: { c: 'Cost', more: 'Costs' },
  en: '{c}, ^{more}',
  mean: ({ c, more }) => [...c, ...more],
});
rule({
  name: 'cost.mana',
  of: 'Cost',
  slots: { s: 'Symbols' },
  en: ['{s}', 'pay {s}'],
  mean: ({ s }) => [{ kind: 'mana', mana: s }],
});
rule({ name: 'cost.tap', of: 'Cost', en: '{T}', mean: () => [{ kind: 'tap' }] });
rule({ name: 'cost.untap', of: 'Cost', en: '{Q}', mean: () => [{ kind: 'untap' }] });
rule({
  name: 'cost.life',
  of: 'Cost',
  slots: { n: 'Amount' },
  en: 'pay {n} life',
  mean: ({ n }) => [{ kind: 'life', amount: n }],
});
rule({
  name: 'cost.sacrificeThis',
  of: 'Cost',
  slots: { s: 'Self' },
  en: 'sacrifice {s}',
  mean: ({ s }) => [{ kind: 'sacrifice', what: { kind: 'is', what: s } as Filter, count: 1 }],
});
rule({
  name: 'cost.sacrifice',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: 'sacrifice {count} {n#count}',
  mean: ({ count, n }, d) => {
    const as = d.fresh('sacrificed');
    d.mention({ selector: { kind: 'var', name: as }, kinds: [...n.kinds, 'sacrificed'], several: count.max !== 1 });
    return [{ kind: 'sacrifice', what: allOf(n.filters.slice()), count: count.max === 'any' ? 0 : count.max }];
  },
});
rule({
  name: 'cost.discard',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: 'discard {count} {n#count}',
  mean: ({ count, n }) => [{ kind: 'discard', what: allOf(n.filters), count: count.max === 'any' ? 0 : count.max }],
});
