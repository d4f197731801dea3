/** What is true of things for a while or always: gets, has, is, can't, must. Worked out for their subject. */
import { rulesOf } from './categories.ts';

export const predicates = rulesOf();
const { rule } = predicates;

rule({
  name: 'predicate.gets',
  of: 'Predicate',
  slots: { pt: 'PT' },
  en: '<get> {pt}',
  mean:
    ({ pt }) =>
    (what) => [{ kind: 'modify', what, changes: [{ kind: 'addPT', power: pt.power, toughness: pt.toughness }] }],
});
rule({
  name: 'predicate.has',
  of: 'Predicate',
  slots: { k: 'Granted' },
  en: ['<have> {k}', '<gain> {k}'],
  mean:
    ({ k }) =>
    (what) => [{ kind: 'modify', what, changes: k.map((ability) => ({ kind: 'gain', ability })) }],
});
rule({
  name: 'predicate.cantBlock',
  of: 'Predicate',
  en: "can't block",
  mean: () => (what) => [{ kind: 'cant', action: 'block', what }],
});
rule({
  name: 'predicate.cantAttack',
  of: 'Predicate',
  en: "can't attack",
  mean: () => (what) => [{ kind: 'cant', action: 'attack', what }],
});
rule({
  name: 'predicate.cantBeBlocked',
  of: 'Predicate',
  en: "can't be blocked",
  mean: () => (what) => [{ kind: 'cant', action: 'beBlocked', what }],
});
rule({
  name: 'predicate.cantAttackOrBlock',
  of: 'Predicate',
  en: "can't attack or block",
  mean: () => (what) => [
    { kind: 'cant', action: 'attack', what },
    { kind: 'cant', action: 'block', what },
  ],
});
rule({
  name: 'static.predicates',
  of: 'Static',
  slots: { what: 'Things', p: 'Predicates' },
  en: '{what} {p@what}',
  mean: ({ what, p }, d) => p(d.pick(what)),
});
