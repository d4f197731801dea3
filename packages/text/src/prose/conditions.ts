/** Conditions: if …, as long as …, unless …: what there is, what numbers come to, which counters something has. */
import type { Comparison } from '@rulewright/language';
import { Unclear } from '../grammar/meaning.ts';
import { type ProseRules, proseRules } from './categories.ts';
import type { Condition, Game, Known, Value } from './game.ts';
import { isCondition } from './nodes.ts';
import type { Count } from './phrases.ts';
import { eachOf } from './selecting.ts';
import type { Vocabulary } from './vocabulary.ts';

export const compare = <G extends Game>(value: Value<G>, is: Comparison<Known<G>>): Condition<G> => ({
  kind: 'compare',
  value,
  is,
});
/** "Two or more", "one or fewer", "exactly three". */
export const OPS = [
  ['OrMore', 'or more', '≥'],
  ['OrFewer', 'or fewer', '≤'],
] as const;
export function numberOf<G extends Game>({ max }: Count<G>): Value<G> {
  if (max === 'any') throw new Unclear('any number is compared with nothing');
  return max;
}

export function conditions<G extends Game>(game: Vocabulary<G>): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;

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
      return { kind: 'all', of: [a, ...(isCondition(b, 'all') ? b.of : [b])] };
    },
  });
  rule({
    name: 'conditions.or',
    of: 'Conditions',
    slots: { a: 'Condition', b: 'Conditions' },
    en: ['{a} or {b}', '{a} or if {b}'],
    mean: (parts, d) => {
      const [a, b] = [d.asking(() => parts.a), parts.b];
      return { kind: 'any', of: [a, ...(isCondition(b, 'any') ? b.of : [b])] };
    },
  });

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
        compare(
          { kind: 'count', of: eachOf({ ...n, zones: z.zones, filters: [...n.filters, ...z.filters] }, game) },
          { op, to: numberOf(c) },
        ),
    });
    rule({
      name: `condition.counters${name}`,
      of: 'Condition',
      slots: { what: 'Things', c: 'Count', k: 'Counter' },
      en: [
        `{what} <have@what> {c} ${words} {k} counters on <them@what>`,
        `{what} <have@what> {c} ${words} {k} counters on (him|her)`,
      ],
      mean: ({ what, c, k }, d) => {
        const on = d.pick(what);
        d.countsOn(on, k);
        return compare({ kind: 'counters', counter: k, on }, { op, to: numberOf(c) });
      },
    });
  }
  for (const [name, words, op] of OPS)
    rule({
      name: `condition.hadCounters${name}`,
      of: 'Condition',
      slots: { what: 'Things', c: 'Count', k: 'Counter' },
      en: `{what} had {c} ${words} {k} counters on <them@what>`,
      mean: ({ what, c, k }, d) => compare({ kind: 'counters', counter: k, on: d.pick(what) }, { op, to: numberOf(c) }),
    });
  for (const [name, words, op] of OPS)
    rule({
      name: `condition.anyCounters${name}`,
      of: 'Condition',
      slots: { what: 'Things', c: 'Count' },
      en: `{what} <have@what> {c} ${words} counters on <them@what>`,
      mean: ({ what, c }, d) => compare({ kind: 'counters', on: d.pick(what) }, { op, to: numberOf(c) }),
    });
  rule({
    name: 'condition.exactlyCounters',
    of: 'Condition',
    slots: { c: 'Count', k: 'Counter', what: 'Thing' },
    en: ['there is exactly {c} {k} counter on {what}', 'there are exactly {c} {k} counters on {what}'],
    mean: ({ c, k, what }, d) =>
      compare({ kind: 'counters', counter: k, on: d.pick(what) }, { op: '=', to: numberOf(c) }),
  });
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
  rule({
    name: 'condition.thereIs',
    of: 'Condition',
    slots: { n: 'Noun' },
    en: ['there is a {n#sg}', "there's a {n#sg}"],
    mean: ({ n }) => ({ kind: 'exists', what: eachOf(n, game) }),
  });
  rule({
    name: 'condition.thereAreNo',
    of: 'Condition',
    slots: { n: 'Noun' },
    en: 'there are no {n#pl}',
    mean: ({ n }) => ({ kind: 'not', of: { kind: 'exists', what: eachOf(n, game) } }),
  });

  // Amounts
  rule({
    name: 'condition.valueIs',
    of: 'Condition',
    slots: { v: 'Value', c: 'Comparison' },
    en: ['{v} is {c}', '{v} was {c}'],
    mean: ({ v, c }) => game.numberIs?.(v, c) ?? compare(v, c),
  });

  // Counters
  rule({
    name: 'condition.hasCounter',
    of: 'Condition',
    slots: { what: 'Things', k: 'Counter' },
    en: ['{what} <have@what> a {k} counter on <them@what>', '{what} <have@what> a {k} counter on (him|her)'],
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
  return rules;
}
