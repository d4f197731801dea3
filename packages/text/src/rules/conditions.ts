/** Conditions: if …, as long as …, unless …. */
import type { Comparison, Condition, Filter, Selector, Value } from '@rulewright/language';
import { type Count, type Described, rulesOf } from './categories.ts';
import { allOf, eachOf, self } from './discourse.ts';

export const conditions = rulesOf();
const { rule } = conditions;

rule({ name: 'conditions.one', of: 'Conditions', slots: { a: 'Condition' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'conditions.and',
  of: 'Conditions',
  slots: { a: 'Condition', b: 'Conditions' },
  en: ['{a} and {b}', '{a} and if {b}'],
  mean: ({ a, b }) => ({ kind: 'all', of: [a, ...(b.kind === 'all' ? b.of : [b])] }),
});
rule({
  name: 'conditions.or',
  of: 'Conditions',
  slots: { a: 'Condition', b: 'Conditions' },
  en: ['{a} or {b}', '{a} or if {b}'],
  mean: ({ a, b }) => ({ kind: 'any', of: [a, ...(b.kind === 'any' ? b.of : [b])] }),
});

const no = (of: Condition): Condition => ({ kind: 'not', of });
const compare = (value: Value, is: Comparison): Condition => ({ kind: 'compare', value, is });
const count = (n: Described): Value => ({ kind: 'count', of: eachOf(n) });
const notThis: Filter = { kind: 'not', of: { kind: 'is', what: self } };
const with_ = (n: Described, ...filters: readonly Filter[]): Described => ({
  ...n,
  filters: [...n.filters, ...filters],
});
const by = (who: Selector): Filter => ({ kind: 'controlledBy', who });
/** "Two or more", "one or fewer", "exactly three". */
const OPS = [
  ['OrMore', 'or more', '≥'],
  ['OrFewer', 'or fewer', '≤'],
] as const;
const numberOf = ({ max }: Count): Value => (max === 'any' ? 0 : max);

// What players control
rule({
  name: 'condition.youControl',
  of: 'Condition',
  slots: { who: 'Players', n: 'Noun' },
  en: '{who} <control@who> a {n#sg}',
  mean: ({ who, n }) => ({ kind: 'exists', what: eachOf(with_(n, by(who))) }),
});
rule({
  name: 'condition.controlsAnother',
  of: 'Condition',
  slots: { who: 'Players', n: 'Noun' },
  en: '{who} <control@who> another {n#sg}',
  mean: ({ who, n }) => ({ kind: 'exists', what: eachOf(with_(n, by(who), notThis)) }),
});
rule({
  name: 'condition.controlsNo',
  of: 'Condition',
  slots: { who: 'Players', n: 'Noun' },
  en: ['{who} <control@who> no {n#pl}', "{who} <don't@who> control a {n#sg}"],
  mean: ({ who, n }) => no({ kind: 'exists', what: eachOf(with_(n, by(who))) }),
});
for (const [name, words, op] of OPS) {
  rule({
    name: `condition.controls${name}`,
    of: 'Condition',
    slots: { who: 'Players', c: 'Count', n: 'Noun' },
    en: `{who} <control@who> {c} ${words} {n#pl}`,
    mean: ({ who, c, n }) => compare(count(with_(n, by(who))), { op, to: numberOf(c) }),
  });
  rule({
    name: `condition.thereAre${name}`,
    of: 'Condition',
    slots: { c: 'Count', n: 'Noun' },
    en: `there are {c} ${words} {n#pl}`,
    mean: ({ c, n }) => compare(count(n), { op, to: numberOf(c) }),
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
    name: `condition.hand${name}`,
    of: 'Condition',
    slots: { who: 'Players', c: 'Count' },
    en: `{who} <have@who> {c} ${words} cards in hand`,
    mean: ({ who, c }) => compare(cardsIn('hand', who), { op, to: numberOf(c) }),
  });
  rule({
    name: `condition.counters${name}`,
    of: 'Condition',
    slots: { what: 'Things', c: 'Count', k: 'Counter' },
    en: `{what} <have@what> {c} ${words} {k} counters on <them@what>`,
    mean: ({ what, c, k }, d) => compare({ kind: 'counters', counter: k, on: d.pick(what) }, { op, to: numberOf(c) }),
  });
}
rule({
  name: 'condition.controlsExactly',
  of: 'Condition',
  slots: { who: 'Players', c: 'Count', n: 'Noun' },
  en: '{who} <control@who> exactly {c} {n#c}',
  mean: ({ who, c, n }) => compare(count(with_(n, by(who))), { op: '=', to: numberOf(c) }),
});
rule({
  name: 'condition.controlsMoreThan',
  of: 'Condition',
  slots: { who: 'Players', n: 'Noun', other: 'Players' },
  en: ['{who} <control@who> more {n#pl} than {other}', '{who} <control@who> more {n#pl} than {other} <do@other>'],
  mean: ({ who, n, other }): Condition => {
    const theirs = (player: Selector): Value => count(with_(n, by(player)));
    if (other.kind !== 'players') return compare(theirs(who), { op: '>', to: theirs(other) });
    // More than each of them: there is none with as many.
    const it: Selector = { kind: 'var', name: 'it' };
    return no({
      kind: 'exists',
      what: { ...other, where: compare(theirs(it), { op: '≥', to: theirs(who) }) },
    });
  },
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
rule({
  name: 'condition.isOnBattlefield',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: ['a {n#sg} is on the battlefield'],
  mean: ({ n }) => ({ kind: 'exists', what: eachOf(n) }),
});

// Cards and life
const cardsIn = (zone: 'hand' | 'graveyard' | 'library', who: Selector): Value => ({
  kind: 'count',
  of: { kind: 'each', where: allOf([{ kind: 'card' }, { kind: 'ownedBy', who }]), zones: [zone] },
});
rule({
  name: 'condition.noHand',
  of: 'Condition',
  slots: { who: 'Players' },
  en: '{who} <have@who> no cards in hand',
  mean: ({ who }) => compare(cardsIn('hand', who), { op: '=', to: 0 }),
});
rule({
  name: 'condition.exactHand',
  of: 'Condition',
  slots: { who: 'Players', c: 'Count' },
  en: '{who} <have@who> exactly {c} <card#c> in hand',
  mean: ({ who, c }) => compare(cardsIn('hand', who), { op: '=', to: numberOf(c) }),
});
rule({
  name: 'condition.life',
  of: 'Condition',
  slots: { who: 'Players', c: 'Comparison' },
  en: '{who} <have@who> {c} life',
  mean: ({ who, c }) => compare({ kind: 'life', of: who }, c),
});
rule({
  name: 'condition.valueIs',
  of: 'Condition',
  slots: { v: 'Value', c: 'Comparison' },
  en: '{v} is {c}',
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
