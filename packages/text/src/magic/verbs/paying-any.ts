/** Paying as much as one likes: any amount of life, of mana, of energy; and how much was paid this way. */
import type { Action, Cost, Selector, Value } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';

export const payingAny = rulesOf();
const { rule } = payingAny;

interface Unit {
  readonly key: string;
  readonly words: string;
  /** "For each …" */
  readonly one: string;
  readonly cost: (n: Value) => Pick<Extract<Action, { do: 'pay' }>, 'cost' | 'times'>;
}
const symbol = (mana: string): Unit => ({
  key: mana,
  words: mana,
  one: mana,
  cost: (times) => ({ cost: [{ kind: 'mana', mana }], times }),
});
const UNITS: readonly Unit[] = [
  { key: 'life', words: 'life', one: '1 life', cost: (amount) => ({ cost: [{ kind: 'life', amount }] }) },
  { key: 'mana', words: 'mana', one: '1 mana', cost: (amount) => ({ cost: [{ kind: 'generic', amount }] }) },
  { key: 'energy', words: '{E}', one: '{E}', cost: (amount) => ({ cost: [{ kind: 'energy', amount } as Cost] }) },
  ...['{W}', '{U}', '{B}', '{R}', '{G}'].map(symbol),
];

const by = (who: Selector): { readonly who?: Selector } => (who.kind === 'you' ? {} : { who });
const paid = (unit: Unit, d: Telling, of?: Selector): Value => {
  const value = d.result(`paid ${unit.key}`);
  return typeof value === 'object' && value.kind === 'tally' && of !== undefined ? { ...value, of } : value;
};

for (const unit of UNITS) {
  rule({
    name: `act.payAny.${unit.key}`,
    of: 'Act',
    en: [`<pay> any amount of ${unit.words}`, `<pay> one or more ${unit.words}`],
    mean: (_, d) => {
      const name = d.fresh('paid');
      d.cameTo(`paid ${unit.key}`, { kind: 'tally', name });
      d.mentionAmount({ kind: 'tally', name });
      return (who) => [{ do: 'pay', ...by(who), choosing: name, ...unit.cost({ kind: 'var', name }) }];
    },
  });
  rule({
    name: `value.paidThisWay.${unit.key}`,
    of: 'Value',
    en: [
      `the amount of ${unit.words} paid this way`,
      `the total amount of ${unit.words} paid this way`,
      ...(unit.key === 'life' ? ['the life paid this way'] : []),
    ],
    mean: (_, d) => paid(unit, d),
  });
  rule({
    name: `value.paidByThisWay.${unit.key}`,
    of: 'Value',
    slots: { who: 'Players' },
    en: `the amount of ${unit.words} {who} paid this way`,
    mean: ({ who }, d) => paid(unit, d, who),
  });
  rule({
    name: `forEach.paidThisWay.${unit.key}`,
    of: 'ForEach',
    en: `for each ${unit.one} paid this way`,
    mean: (_, d) => paid(unit, d),
  });
  rule({
    name: `forEach.paidByThisWay.${unit.key}`,
    of: 'ForEach',
    slots: { who: 'Players' },
    en: `for each ${unit.one} {who} paid this way`,
    mean: ({ who }, d) => paid(unit, d, who),
  });
}
