/** Costs of which one is paid, and counters that are taken off several things, where paying is offered. */
import type { Cost, Filter, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf } from '../nouns/selectors.ts';
import { exactly } from '../values/amounts.ts';
import { wereRemoved } from '../verbs/counters-off.ts';

export const offeredCosts = rulesOf();
const { rule } = offeredCosts;

const mana = (symbols: string): readonly Cost[] => [{ kind: 'mana', mana: symbols }];
const oneOf = (options: readonly (readonly Cost[])[]): readonly Cost[] => [
  { kind: 'either', name: 'offered', options },
];
rule({
  name: 'simple.mayPayEither',
  of: 'Simple',
  slots: { a: 'Symbols', b: 'Symbols' },
  en: 'you may pay {a} or {b}',
  mean: ({ a, b }) => [{ do: 'pay', cost: oneOf([mana(a), mana(b)]), optional: true }],
});
rule({
  name: 'simple.mayPayOneOfThree',
  of: 'Simple',
  slots: { a: 'Symbols', b: 'Symbols', c: 'Symbols' },
  en: 'you may pay {a}, {b}, or {c}',
  mean: ({ a, b, c }) => [{ do: 'pay', cost: oneOf([mana(a), mana(b), mana(c)]), optional: true }],
});
rule({
  name: 'simple.mayPayOneOf',
  of: 'Simple',
  slots: { a: 'Cost', b: 'Payment' },
  en: 'you may {a@base} or {b@base}',
  mean: ({ a, b }) => [{ do: 'pay', cost: oneOf([a, b]), optional: true }],
});
rule({
  name: 'cost.sacrificeThat',
  of: 'Cost',
  slots: { k: 'SpokenKind' },
  en: '<sacrifice> that {k#sg}',
  mean: ({ k }, d) => [
    { kind: 'sacrifice', what: { kind: 'is', what: d.refer({ kinds: k, several: false }) }, count: 1 },
  ],
});

// Counters from among things: the player says how many from each of them
const from = (filters: readonly Filter[]): Filter => {
  const isYours = filters.some((each) => each.kind === 'controlledBy' && each.who.kind === 'you');
  if (!isYours) throw new Unclear('only from what the player controls');
  return allOf(filters);
};
rule({
  name: 'simple.mayRemoveAmong',
  of: 'Simple',
  slots: { count: 'Count', c: 'Counter', n: 'Noun' },
  en: 'you may remove {count} {c} <counter#count> from among {n#pl}',
  mean: ({ count, c, n }, d) => {
    const cost = (number: Value): readonly Cost[] => [
      { kind: 'removeCounters', counter: c, count: number, from: from(n.filters), among: true },
    ];
    if (count.min === count.max) {
      const number = exactly(count);
      wereRemoved(c, number, d);
      d.mentionAmount(number);
      return [{ do: 'pay', cost: cost(number), optional: true }];
    }
    if (count.min !== 0 || count.max !== 'any') throw new Unclear('how many of them');
    const name = d.fresh('removed');
    wereRemoved(c, { kind: 'tally', name }, d);
    d.mentionAmount({ kind: 'tally', name });
    return [{ do: 'pay', choosing: name, cost: cost({ kind: 'var', name }) }];
  },
});
