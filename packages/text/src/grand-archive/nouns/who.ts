/** What is true of a player: "each player who …". */
import { rulesOf } from '../categories/index.ts';
import { controlledBy, countOf, eachOf, ownedBy } from './selectors.ts';

export const who = rulesOf();
const { rule } = who;

rule({
  name: 'who.controls',
  of: 'Who',
  slots: { n: 'Noun' },
  en: '<control> a {n#sg}',
  mean:
    ({ n }) =>
    (player) => ({ kind: 'exists', what: eachOf({ ...n, filters: [...n.filters, controlledBy(player)] }) }),
});
rule({
  name: 'who.doesntControl',
  of: 'Who',
  slots: { n: 'Noun' },
  en: ["<don't> control a {n#sg}", '<control> no {n#pl}'],
  mean:
    ({ n }) =>
    (player) => ({
      kind: 'not',
      of: { kind: 'exists', what: eachOf({ ...n, filters: [...n.filters, controlledBy(player)] }) },
    }),
});
for (const [name, words, op] of [
  ['OrMore', 'or more', '≥'],
  ['OrLess', 'or less', '≤'],
] as const)
  rule({
    name: `who.has${name}`,
    of: 'Who',
    slots: { c: 'Count', n: 'Noun' },
    en: `<have> {c} ${words} {n#pl}`,
    mean:
      ({ c, n }) =>
      (player) => ({
        kind: 'compare',
        value: countOf(
          eachOf({ ...n, filters: [...n.filters.filter(({ kind }) => kind !== 'ownedBy'), ownedBy(player)] }),
        ),
        is: { op, to: c.min },
      }),
  });
