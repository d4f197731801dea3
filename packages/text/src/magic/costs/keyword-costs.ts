/** Keyword actions (701) as costs: waterbend, behold, blight, forage. */
import type { Condition, Cost, Filter } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Described, Telling } from '../game.ts';
import { allOf, bound } from '../nouns/selectors.ts';

export const keywordCosts = rulesOf();
const { rule } = keywordCosts;

/** 701.67a */
rule({
  name: 'cost.waterbend',
  of: 'Cost',
  slots: { s: 'Symbols' },
  en: '<waterbend> {s}',
  mean: ({ s }) => [{ kind: 'waterbend', mana: s }],
});

// Behold (701.4a): a card of the hand or a permanent
const exactly = ({ min, max }: Count): number => {
  if (typeof max !== 'number' || min !== max) throw new Unclear('a number of cards that is not known');
  return max;
};
/** What a card in a hand can be, too: not only a permanent. */
const anywhere = (n: Described): Filter => allOf(n.filters.filter(({ kind }) => kind !== 'permanent'));
const named = (base: string, n: Described, several: boolean, d: Telling): { readonly as: string } => {
  const as = d.fresh(base);
  d.mention({ selector: bound(as), kinds: [...n.kinds, 'card', base], several });
  return { as };
};
rule({
  name: 'cost.behold',
  of: 'Cost',
  slots: { count: 'Count', n: 'Noun' },
  en: '<behold> {count} {n#count}',
  mean: ({ count, n }, d) => [
    { kind: 'behold', what: anywhere(n), count: exactly(count), ...named('beheld', n, count.max !== 1, d) },
  ],
});
/** What is beheld goes to exile from where it is. */
rule({
  name: 'cost.beholdExiling',
  of: 'Cost',
  slots: { n: 'Noun' },
  en: '<behold> a {n#sg} and exile it',
  mean: ({ n }, d) => [
    {
      kind: 'exile',
      what: anywhere(n),
      from: 'battlefield',
      orFrom: ['hand'],
      count: 1,
      ...named('exiled', n, false, d),
    },
  ],
});
/** 701.4b: what was beheld had that quality then. */
rule({
  name: 'condition.beheld',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: 'a {n#sg} was beheld',
  mean: (parts, d): Condition => {
    if (d.told.text.optionalCost !== 'behold') throw new Unclear('nothing is beheld');
    if (d.told.text.offered.behold !== JSON.stringify(anywhere(parts.n))) throw new Unclear('something else is beheld');
    return { kind: 'paid', cost: 'behold' };
  },
});

/** 701.68a */
rule({
  name: 'cost.blight',
  of: 'Cost',
  slots: { n: 'Amount' },
  en: '<blight> {n}',
  mean: ({ n }) => [
    { kind: 'putCounters', counter: '-1/-1', count: n, on: { kind: 'type', type: 'creature' }, acts: 'blight' },
  ],
});

/** 701.61a */
const FORAGE: Cost = {
  kind: 'either',
  name: 'forage',
  options: [
    [{ kind: 'exile', what: { kind: 'card' }, from: 'graveyard', count: 3 }],
    [{ kind: 'sacrifice', what: { kind: 'subtype', type: 'Food' }, count: 1 }],
  ],
};
rule({ name: 'cost.forage', of: 'Payment', en: '<forage>', mean: () => [FORAGE] });
