/** Conditions: if …, as long as …, unless …. */
import type { Comparison, Condition, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Described } from '../game.ts';
import { eachOf } from '../nouns/selectors.ts';

export const conditions = rulesOf();
const { rule } = conditions;

rule({
  name: 'conditions.one',
  of: 'Conditions',
  slots: { a: 'Condition' },
  en: '{a}',
  mean: (parts, d) => d.asking(() => parts.a),
});
rule({
  name: 'conditions.and',
  of: 'Conditions',
  slots: { a: 'Condition', b: 'Conditions' },
  en: ['{a} and {b}', '{a} and if {b}'],
  mean: (parts, d) => {
    const [a, b] = [d.asking(() => parts.a), parts.b];
    return { kind: 'all', of: [a, ...(b.kind === 'all' ? b.of : [b])] };
  },
});
rule({
  name: 'conditions.or',
  of: 'Conditions',
  slots: { a: 'Condition', b: 'Conditions' },
  en: ['{a} or {b}', '{a} or if {b}'],
  mean: (parts, d) => {
    const [a, b] = [d.asking(() => parts.a), parts.b];
    return { kind: 'any', of: [a, ...(b.kind === 'any' ? b.of : [b])] };
  },
});

const no = (of: Condition): Condition => ({ kind: 'not', of });
const compare = (value: Value, is: Comparison): Condition => ({ kind: 'compare', value, is });
const count = (n: Described): Value => ({ kind: 'count', of: eachOf(n) });
/** "Two or more", "one or fewer", "exactly three". */
const OPS = [
  ['OrMore', 'or more', '≥'],
  ['OrFewer', 'or fewer', '≤'],
] as const;
const numberOf = ({ max }: Count): Value => (max === 'any' ? 0 : max);

// What there is
for (const [name, words, op] of OPS) {
  rule({
    name: `condition.thereAre${name}`,
    of: 'Condition',
    slots: { c: 'Count', v: 'Counted' },
    en: `there are {c} ${words} {v#pl}`,
    mean: ({ c, v }) => compare(v, { op, to: numberOf(c) }),
  });
  rule({
    name: `condition.areIn${name}`,
    of: 'Condition',
    slots: { c: 'Count', n: 'Noun', z: 'ZonePhrase' },
    en: `{c} ${words} {n#pl} are {z}`,
    mean: ({ c, n, z }) =>
      compare(count({ ...n, zones: z.zones, filters: [...n.filters, ...z.filters] }), { op, to: numberOf(c) }),
  });
  rule({
    name: `condition.counters${name}`,
    of: 'Condition',
    slots: { what: 'Things', c: 'Count', k: 'Counter' },
    en: `{what} <have@what> {c} ${words} {k} counters on <them@what>`,
    mean: ({ what, c, k }, d) => {
      const on = d.pick(what);
      d.countsOn(on, k);
      return compare({ kind: 'counters', counter: k, on }, { op, to: numberOf(c) });
    },
  });
}
rule({
  name: 'condition.thereAreAtLeast',
  of: 'Condition',
  slots: { c: 'Count', v: 'Counted' },
  en: 'there are at least {c} {v#pl}',
  mean: ({ c, v }) => compare(v, { op: '≥', to: numberOf(c) }),
});
rule({
  name: 'condition.countersOn',
  of: 'Condition',
  slots: { c: 'Count', k: 'Counter', what: 'Thing' },
  en: 'there are {c} or more {k} counters on {what}',
  mean: ({ c, k, what }, d) => {
    const on = d.pick(what);
    d.countsOn(on, k);
    return compare({ kind: 'counters', counter: k, on }, { op: '≥', to: numberOf(c) });
  },
});
rule({
  name: 'condition.thereAreExactly',
  of: 'Condition',
  slots: { c: 'Count', v: 'Counted' },
  en: ['there are exactly {c} {v#pl}', 'there are {c} {v#pl}'],
  mean: ({ c, v }) => compare(v, { op: '=', to: numberOf(c) }),
});
for (const [name, words, op] of OPS)
  rule({
    name: `condition.library${name}`,
    of: 'Condition',
    slots: { c: 'Count' },
    en: `a library has {c} ${words} cards in it`,
    mean: ({ c }): Condition => ({
      kind: 'exists',
      what: {
        kind: 'players',
        which: 'each',
        where: compare(
          {
            kind: 'count',
            of: { kind: 'each', where: { kind: 'ownedBy', who: { kind: 'var', name: 'it' } }, zones: ['library'] },
          },
          { op, to: numberOf(c) },
        ),
      },
    }),
  });
const inLibrary = (who: Selector): Value => ({
  kind: 'count',
  of: { kind: 'each', where: { kind: 'ownedBy', who }, zones: ['library'] },
});
rule({
  name: 'condition.libraryEmpty',
  of: 'Condition',
  slots: { whose: 'Whose' },
  en: '{whose} library has no cards in it',
  mean: ({ whose }) => compare(inLibrary(whose), { op: '=', to: 0 }),
});
rule({
  name: 'condition.libraryThatMany',
  of: 'Condition',
  slots: { whose: 'Whose' },
  en: '{whose} library has at least that many cards in it',
  mean: ({ whose }, d) => compare(inLibrary(whose), { op: '≥', to: d.thatMuch() }),
});
for (const [name, words, op] of OPS)
  rule({
    name: `condition.ownLibrary${name}`,
    of: 'Condition',
    slots: { whose: 'Whose', c: 'Count' },
    en: `{whose} library has {c} ${words} cards in it`,
    mean: ({ whose, c }) => compare(inLibrary(whose), { op, to: numberOf(c) }),
  });
rule({
  name: 'condition.thereIs',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: ['there is a {n#sg}', "there's a {n#sg}"],
  mean: ({ n }) => ({ kind: 'exists', what: eachOf(n) }),
});
rule({
  name: 'condition.thereAreNo',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: 'there are no {n#pl}',
  mean: ({ n }) => no({ kind: 'exists', what: eachOf(n) }),
});

// Amounts
rule({
  name: 'condition.valueIs',
  of: 'Condition',
  slots: { v: 'Value', c: 'Comparison' },
  en: ['{v} is {c}', '{v} was {c}'],
  mean: ({ v, c }) => compare(v, c),
});

// Counters
rule({
  name: 'condition.hasCounter',
  of: 'Condition',
  slots: { what: 'Things', k: 'Counter' },
  en: '{what} <have@what> a {k} counter on <them@what>',
  mean: ({ what, k }, d) => ({
    kind: 'matches',
    what: d.pick(what),
    where: { kind: 'counters', counter: k, is: { op: '≥', to: 1 } },
  }),
});
rule({
  name: 'condition.hasNoCounters',
  of: 'Condition',
  slots: { what: 'Things', k: 'Counter' },
  en: [
    '{what} <have@what> no {k} counters on <them@what>',
    "{what} <don't@what> have a {k} counter on <them@what>",
    '{what} had no {k} counters on <them@what>',
  ],
  mean: ({ what, k }, d) => ({
    kind: 'matches',
    what: d.pick(what),
    where: { kind: 'counters', counter: k, is: { op: '=', to: 0 } },
  }),
});
rule({
  name: 'condition.hadNoCounters',
  of: 'Condition',
  slots: { what: 'Things' },
  en: ['{what} <have@what> no counters on <them@what>', '{what} had no counters on <them@what>'],
  mean: ({ what }, d) => ({
    kind: 'matches',
    what: d.pick(what),
    where: { kind: 'counters', is: { op: '=', to: 0 } },
  }),
});
rule({
  name: 'condition.hadCounters',
  of: 'Condition',
  slots: { what: 'Things' },
  en: ['{what} had counters on <them@what>', '{what} had one or more counters on <them@what>'],
  mean: ({ what }, d) => ({
    kind: 'matches',
    what: d.pick(what),
    where: { kind: 'counters', is: { op: '≥', to: 1 } },
  }),
});
rule({
  name: 'condition.hadCounter',
  of: 'Condition',
  slots: { what: 'Things', k: 'Counter' },
  en: '{what} had a {k} counter on <them@what>',
  mean: ({ what, k }, d) => ({
    kind: 'matches',
    what: d.pick(what),
    where: { kind: 'counters', counter: k, is: { op: '≥', to: 1 } },
  }),
});

/** The counters that a condition spoke of. */
rule({
  name: 'act.removeThem',
  of: 'Act',
  en: ['<remove> them', '<remove> all of them', '<remove> those counters'],
  mean: (_, d) => {
    const { counters } = d.told.line;
    if (counters === undefined) throw new Unclear('no counters were spoken of');
    return () => [{ do: 'removeCounters', from: counters.on, counter: counters.counter, count: 'all' }];
  },
});

for (const [word, rest] of [
  ['odd', 1],
  ['even', 0],
] as const)
  rule({
    name: `condition.${word}Counters`,
    of: 'Condition',
    slots: { what: 'Thing' },
    en: `{what} <have@what> an ${word} number of counters on <them@what>`,
    mean: ({ what }, d) =>
      compare({ kind: 'remainder', of: { kind: 'counters', on: d.pick(what) }, by: 2 }, { op: '=', to: rest }),
  });
