/** What is said of a cost that stands before: "this cost is reduced by {1} for each …" (118.7). */
import type { Cost, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { last } from '../../prose/if-you-do.ts';
import { rulesOf } from '../categories/index.ts';

export const reducedCosts = rulesOf();
const { rule } = reducedCosts;

/** A cost of mana alone. */
function lessened(cost: readonly Cost[] | undefined, mana: string, times: Value): readonly Cost[] {
  const [only, more] = cost ?? [];
  if (only?.kind !== 'mana' || more !== undefined) throw new Unclear('no cost of mana that could be reduced');
  return [{ ...only, less: { mana, times } }];
}
rule({
  name: 'line.keywordReduced',
  of: 'Line',
  slots: { k: 'Keyword', s: 'Symbols', times: 'ForEach' },
  en: '{k}. ^This cost is reduced by {s} {times}.',
  mean: (parts, d) =>
    d.inside(() => {
      const [keyword, more] = parts.k;
      if (keyword === undefined || more !== undefined) throw new Unclear('one keyword with a cost');
      const cost = lessened(keyword.cost, parts.s, parts.times);
      return { kind: 'abilities', abilities: [{ ...keyword, cost }] };
    }),
});
/** "… unless you pay {10}. This cost is reduced …" */
rule({
  name: 'sequel.costReduced',
  of: 'Linked',
  slots: { s: 'Symbols', times: 'ForEach' },
  en: 'this cost is reduced by {s} {times}.',
  mean: (parts) => (before) => {
    const { s, times } = parts;
    return last(before, (action) =>
      action.do === 'pay' ? [{ ...action, cost: lessened(action.cost, s, times) }] : undefined,
    );
  },
});
