/** Conditions: if …, as long as …, unless …. */
import { rulesOf } from './categories.ts';
import { allOf, eachOf, you } from './discourse.ts';

export const conditions = rulesOf();
const { rule } = conditions;

rule({
  name: 'condition.youControl',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: 'you control a {n#sg}',
  mean: ({ n }) => ({
    kind: 'exists',
    what: eachOf({ ...n, filters: [...n.filters, { kind: 'controlledBy', who: you }] }),
  }),
});
rule({
  name: 'condition.is',
  of: 'Condition',
  slots: { what: 'Things', a: 'Adjectives' },
  en: '{what} <are@what> {a}',
  mean: ({ what, a }, d) => ({ kind: 'matches', what: d.pick(what), where: allOf(a) }),
});
rule({
  name: 'condition.yourTurn',
  of: 'Condition',
  en: ["it's your turn", 'it is your turn'],
  mean: () => ({ kind: 'turnOf', who: you }),
});
