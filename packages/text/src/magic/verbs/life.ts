/** Life: gaining, losing, totals. */
import type { Action, Condition, Selector, Value } from '@rulewright/language/magic';
import { doneBy } from '../../prose/doing.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';

export const life = rulesOf();
const { rule } = life;

function change(kind: 'gainLife' | 'loseLife', who: Selector, amount: Value, d: Telling): readonly Action[] {
  const as = d.fresh(kind === 'gainLife' ? 'gained' : 'lost');
  d.cameTo(kind, { kind: 'var', name: as });
  return [{ do: kind, who, amount, as }];
}

for (const [kind, verb] of [
  ['gainLife', 'gain'],
  ['loseLife', 'lose'],
] as const) {
  rule({
    name: `act.${kind}`,
    of: 'Act',
    slots: { n: 'Amount' },
    en: `<${verb}> {n} life`,
    mean: ({ n }, d) => {
      d.mentionAmount(n);
      return (who) => change(kind, who, n, d);
    },
  });
  rule({
    name: `act.${kind}Equal`,
    of: 'Act',
    slots: { v: 'Value' },
    en: `<${verb}> life equal to {v}`,
    mean: ({ v }, d) => {
      d.mentionAmount(v);
      return (who) => change(kind, who, v, d);
    },
  });
}
rule({
  name: 'value.lifeLost',
  of: 'Value',
  en: ['the life lost this way', 'the amount of life lost this way', 'the total life lost this way'],
  mean: (_, d) => d.result('loseLife'),
});
rule({
  name: 'value.lifeGained',
  of: 'Value',
  en: ['the life gained this way', 'the amount of life gained this way'],
  mean: (_, d) => d.result('gainLife'),
});
for (const round of ['up', 'down'] as const)
  rule({
    name: `act.loseHalf.${round}`,
    of: 'Act',
    slots: { whose: 'Whose' },
    en: `<lose> half {whose} life, rounded ${round}`,
    mean:
      ({ whose }, d) =>
      (who) =>
        change('loseLife', who, { kind: 'half', of: { kind: 'life', of: whose }, round }, d),
  });
rule({
  name: 'simple.lifeBecomes',
  of: 'Simple',
  slots: { whose: 'Whose', v: 'Value' },
  en: ['{whose} life total becomes {v}', '{whose} life total becomes equal to {v}'],
  mean: (parts, d) => doneBy(parts.whose, d, () => (who) => [{ do: 'setLife', who, to: parts.v }]),
});
rule({
  name: 'act.exchangeLife',
  of: 'Act',
  slots: { other: 'Players' },
  en: '<exchange> life totals with {other}',
  mean:
    ({ other }) =>
    (who) => [{ do: 'exchangeLife', a: who, b: other }],
});
rule({
  name: 'act.gainTwice',
  of: 'Act',
  en: '<gain> twice that much life',
  mean: (_, d) => {
    const amount: Value = { kind: 'times', of: [2, d.thatMuch()] };
    return (who) => change('gainLife', who, amount, d);
  },
});

/** A number that is noted down for the next sentence. */
rule({
  name: 'act.count',
  of: 'Act',
  slots: { c: 'Counted' },
  en: '<count> the number of {c#pl}',
  mean: ({ c }, d) => {
    const name = d.fresh('number');
    d.cameTo('number', { kind: 'var', name });
    return () => [{ do: 'let', name, value: c }];
  },
});
rule({ name: 'value.thatNumber', of: 'Value', en: 'that number', mean: (_, d) => d.result('number') });
/** All of it is gained at once: the verb is there once. */
rule({
  name: 'act.gainIfAndIf',
  of: 'Act',
  slots: { n: 'Amount', a: 'Conditions', m: 'Amount', b: 'Conditions' },
  en: '<gain> {n} life if {a} and {m} life if {b}',
  mean:
    ({ n, a, m, b }, d) =>
    (who) => {
      const amountIf = (condition: Condition, then: Value): Value => ({ kind: 'if', condition, then, else: 0 });
      return change('gainLife', who, { kind: 'add', of: [amountIf(a, n), amountIf(b, m)] }, d);
    },
});
rule({
  name: 'act.doubleLife',
  of: 'Act',
  slots: { whose: 'Whose' },
  en: '<double> {whose} life total',
  mean:
    ({ whose }) =>
    () => [{ do: 'setLife', who: whose, to: { kind: 'times', of: [2, { kind: 'life', of: whose }] } }],
});
rule({ name: 'act.also', of: 'Act', slots: { a: 'Act' }, en: 'also {a}', mean: ({ a }) => a });

// A life total that is noted for later (607.2)
rule({
  name: 'act.noteLife',
  of: 'Act',
  en: '<note> your life total',
  mean: () => (): readonly Action[] => [
    { do: 'note', key: 'life total', value: { kind: 'life', of: { kind: 'you' } } },
  ],
});
rule({
  name: 'value.notedLife',
  of: 'Value',
  slots: { s: 'Self' },
  en: 'the last noted life total for {s}',
  mean: ({ s }) => ({ kind: 'noted', key: 'life total', on: s }),
});
