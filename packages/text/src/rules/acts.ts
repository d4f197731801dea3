/** What players do: destroy, draw, put, return … Each is worked out for the player who does it. */
import { rulesOf } from './categories.ts';

export const acts = rulesOf();
const { rule } = acts;

rule({
  name: 'act.destroy',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<destroy> {what}',
  mean:
    ({ what }, d) =>
    (who) => [{ do: 'destroy', what: d.pick(what, who) }],
});
rule({
  name: 'act.tap',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<tap> {what}',
  mean:
    ({ what }, d) =>
    (who) => [{ do: 'tap', what: d.pick(what, who) }],
});
rule({
  name: 'act.untap',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<untap> {what}',
  mean:
    ({ what }, d) =>
    (who) => [{ do: 'untap', what: d.pick(what, who) }],
});
rule({
  name: 'act.gainLife',
  of: 'Act',
  slots: { n: 'Amount' },
  en: '<gain> {n} life',
  mean:
    ({ n }) =>
    (who) => [{ do: 'gainLife', who, amount: n }],
});
rule({
  name: 'act.loseLife',
  of: 'Act',
  slots: { n: 'Amount' },
  en: '<lose> {n} life',
  mean:
    ({ n }) =>
    (who) => [{ do: 'loseLife', who, amount: n }],
});
rule({
  name: 'act.putCounters',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter', on: 'Things' },
  en: '<put> {count} {c} <counter#count> on {on}',
  mean:
    ({ count, c, on }, d) =>
    (who) => [{ do: 'counters', on: d.pick(on, who), counter: c, count: count.max === 'any' ? 0 : count.max }],
});
rule({
  name: 'counter.pt',
  of: 'Counter',
  slots: { pt: 'PT' },
  en: '{pt}',
  mean: ({ pt }) => `${signed(pt.power)}/${signed(pt.toughness)}`,
});
const signed = (value: unknown): string => (typeof value === 'number' && value >= 0 ? `+${value}` : String(value));
rule({
  name: 'deed.damage',
  of: 'Deed',
  slots: { n: 'Amount', to: 'Anything' },
  en: '<deal> {n} damage to {to}',
  mean:
    ({ n, to }) =>
    (source) => [{ do: 'damage', ...(source.kind === 'this' ? {} : { source }), to, amount: n }],
});
rule({
  name: 'mana.fixed',
  of: 'Mana',
  slots: { s: 'Symbols' },
  en: '{s}',
  mean: ({ s }) => ({ kind: 'fixed', mana: s }),
});
rule({
  name: 'mana.two',
  of: 'Mana',
  slots: { a: 'Symbols', b: 'Symbols' },
  en: '{a} or {b}',
  mean: ({ a, b }) => ({ kind: 'oneOf', mana: [a, b] }),
});
rule({
  name: 'act.mana',
  of: 'Act',
  slots: { m: 'Mana' },
  en: '<add> {m}',
  mean:
    ({ m }) =>
    (who) => [{ do: 'mana', ...(who.kind === 'you' ? {} : { who }), mana: m }],
});
