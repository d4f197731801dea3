/** Control of permanents, and exchanges. */
import type { Action, Duration, Selector } from '@rulewright/language';
import { rulesOf } from './categories.ts';
import { self } from './discourse.ts';
import { twoTargets } from './dividing.ts';

export const control = rulesOf();
const { rule } = control;

const gain = (what: Selector, who: Selector, duration: Duration): Action => ({
  do: 'effect',
  effects: [{ kind: 'modify', what, changes: [{ kind: 'controller', who }] }],
  duration,
});
rule({
  name: 'act.gainControl',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<gain> control of {what}',
  mean:
    ({ what }, d) =>
    (who) => [gain(d.pick(what, who), who, { kind: 'forever' })],
});
rule({
  name: 'act.gainControlFor',
  of: 'Act',
  slots: { what: 'Things', duration: 'Duration' },
  en: '<gain> control of {what} {duration}',
  mean:
    ({ what, duration }, d) =>
    (who) => [gain(d.pick(what, who), who, duration)],
});
rule({
  name: 'act.exchangeControl',
  of: 'Act',
  slots: { a: 'Things', b: 'Things' },
  en: '<exchange> control of {a} and {b}',
  mean:
    ({ a, b }, d) =>
    (who) => [{ do: 'exchangeControl', a: d.pick(a, who), b: d.pick(b, who) }],
});
rule({
  name: 'act.exchangeControlOfTwo',
  of: 'Act',
  slots: { n: 'Noun' },
  en: '<exchange> control of two target {n#pl}',
  mean: ({ n }, d) => {
    const [a, b] = twoTargets(n, d);
    return () => [{ do: 'exchangeControl', a, b }];
  },
});
rule({
  name: 'act.exchangeControlOfTwoOthers',
  of: 'Act',
  slots: { n: 'Noun' },
  en: '<exchange> control of two other target {n#pl}',
  mean: ({ n }, d) => {
    const others = { ...n, filters: [...n.filters, { kind: 'not', of: { kind: 'is', what: self } } as const] };
    const [a, b] = twoTargets(others, d);
    return () => [{ do: 'exchangeControl', a, b }];
  },
});
