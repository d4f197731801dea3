/** Additions that compare: power, toughness, mana value, totals, counters. */

import type { Comparison, Filter, Selector, Stat } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { same } from '../../prose/nodes.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { type Adding, controlledBy, ofCreatures, withFilters } from './additions.ts';
import { any } from './adjectives.ts';
import { BASIC_LAND_TYPES } from './basic-land-types.ts';
import { eachOf, TOGETHER } from './selectors.ts';

export const comparing = rulesOf();
const { rule } = comparing;

const STATS: readonly (readonly ['power' | 'toughness' | 'manaValue', string])[] = [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['manaValue', 'mana value'],
];
/** All that follows a long comparison belongs to its value. */
const LENGTHS = [
  ['Addition', 'ShortComparison'],
  ['LastAddition', 'LongComparison'],
] as const;
const statAdding = (stat: 'power' | 'toughness' | 'manaValue', is: Comparison): Adding => {
  const { to } = is;
  // "With toughness greater than its power" compares the thing with itself, not with something else.
  if (typeof to === 'object' && to.kind === 'stat' && to.stat !== stat && stat !== 'manaValue')
    throw new Unclear('whose is it?');
  return (stat === 'manaValue' ? withFilters : ofCreatures)({ kind: stat, is });
};
for (const [stat, word] of STATS) {
  for (const [of, length] of LENGTHS)
    rule({
      name: `addition.${stat}.${length}`,
      of,
      slots: { c: length },
      en: [
        `with ${word} {c}`,
        `whose ${word} is {c}`,
        `each with ${word} {c}`,
        `that has ${word} {c}`,
        `that have ${word} {c}`,
      ],
      mean: ({ c }) => statAdding(stat, c),
    });
  for (const [name, kind, words] of [
    ['greatest', 'greatest', ['greatest', 'highest']],
    ['least', 'least', ['least', 'lowest']],
  ] as const) {
    /** The greatest among all that is described so far. */
    rule({
      name: `addition.${name}.${stat}`,
      of: 'Addition',
      en: words.map((each) => `with the ${each} ${word}`),
      mean: (): Adding => (it) => withFilters({ kind: stat, is: { op: '=', to: extreme(kind, stat, it) } })(it),
    });
    rule({
      name: `addition.${name}Among.${stat}`,
      of: 'LastAddition',
      slots: { n: 'Noun' },
      en: words.map((each) => `with the ${each} ${word} among {n#pl}`),
      mean: ({ n }, d): Adding => {
        const to = d.aside(() => extreme(kind, stat, n));
        return (it) => withFilters(...amongThem(it, n), { kind: stat, is: { op: '=', to } })(it);
      },
    });
  }
}
/** "A creature with the greatest power among creatures they control" is one of these, too. */
const amongThem = (it: Described, { filters }: Described): readonly Filter[] =>
  filters.filter((one) => WHOSE.has(one.kind) && !it.filters.some((each) => same(each, one)));
const WHOSE: ReadonlySet<string> = new Set(['controlledBy', 'ownedBy', 'attacking', 'blocking', 'tapped', 'not']);
const extreme = (kind: 'greatest' | 'least', stat: Stat, of: Described) => ({ kind, stat, of: eachOf(of) }) as const;
rule({
  name: 'addition.powerOrToughness',
  of: 'Addition',
  slots: { c: 'ShortComparison' },
  en: 'with power or toughness {c}',
  mean: ({ c }) =>
    ofCreatures(
      any([
        { kind: 'power', is: c },
        { kind: 'toughness', is: c },
      ]),
    ),
});
rule({
  name: 'addition.powerAndToughness',
  of: 'Addition',
  slots: { c: 'ShortComparison' },
  en: 'with power and toughness {c}',
  mean: ({ c }) => ofCreatures({ kind: 'power', is: c }, { kind: 'toughness', is: c }),
});
const it: Selector = { kind: 'var', name: 'it' };
const statAbove = (a: Stat, b: Stat, op: '>' | '=' = '>'): Filter => ({
  kind: 'where',
  condition: {
    kind: 'compare',
    value: { kind: 'stat', stat: a, of: it },
    is: { op, to: { kind: 'stat', stat: b, of: it } },
  },
});
rule({
  name: 'addition.powerEqualToToughness',
  of: 'Addition',
  en: ['with power equal to its toughness', 'with power equal to their toughness'],
  mean: () => ofCreatures(statAbove('power', 'toughness', '=')),
});
rule({
  name: 'addition.powerGreaterThanToughness',
  of: 'Addition',
  en: ['with power greater than its toughness', 'with power greater than their toughness'],
  mean: () => ofCreatures(statAbove('power', 'toughness')),
});
rule({
  name: 'addition.toughnessGreaterThanPower',
  of: 'Addition',
  en: ['with toughness greater than its power', 'with toughness greater than their power'],
  mean: () => ofCreatures(statAbove('toughness', 'power')),
});

/** Of several targets together. */
for (const [stat, word] of [
  ['power', 'power'],
  ['manaValue', 'mana value'],
] as const)
  rule({
    name: `addition.total.${stat}`,
    of: 'Addition',
    slots: { n: 'Amount' },
    en: `with total ${word} {n} or less`,
    mean: ({ n }): Adding => {
      const atMost = n;
      return (it) => ({
        ...it,
        filters: [...it.filters, TOGETHER],
        joint: { ...it.joint, total: { stat, atMost } },
      });
    },
  });
rule({
  name: 'addition.singleGraveyard',
  of: 'Addition',
  en: ['from a single graveyard', 'in a single graveyard'],
  mean: (): Adding => (it) => ({
    ...it,
    filters: [...it.filters, TOGETHER],
    zones: ['graveyard'],
    joint: { ...it.joint, sameOwner: true },
  }),
});
/** Compared with what was spoken of last. */
for (const [stat, word] of STATS)
  for (const [op, words] of [
    ['≤', 'equal or lesser'],
    ['<', 'lesser'],
    ['>', 'greater'],
    ['=', 'the same'],
  ] as const)
    rule({
      name: `addition.${op}.${stat}`,
      of: 'Addition',
      en: words === 'equal or lesser' ? [`with an ${words} ${word}`, `with ${words} ${word}`] : `with ${words} ${word}`,
      mean: (_, d) =>
        withFilters({ kind: stat, is: { op, to: { kind: 'stat', stat, of: d.refer({ several: false }) } } }),
    });
for (const [stat, word] of STATS)
  rule({
    name: `addition.withIts.${stat}`,
    of: 'Addition',
    slots: { whose: 'ThingsWhose' },
    en: `with {whose} ${word}`,
    mean: ({ whose }) => withFilters({ kind: stat, is: { op: '=', to: { kind: 'stat', stat, of: whose } } }),
  });
rule({
  name: 'addition.sameController',
  of: 'Addition',
  en: 'with the same controller',
  mean: (_, d) => withFilters(controlledBy({ kind: 'controller', of: d.refer({ several: false }) })),
});
rule({
  name: 'addition.basicLandType',
  of: 'Addition',
  en: ['with a basic land type', 'with basic land types', 'that each have a basic land type'],
  mean: () => withFilters(any(BASIC_LAND_TYPES.map((type) => ({ kind: 'subtype', type })))),
});

rule({
  name: 'addition.manaAbility',
  of: 'Addition',
  en: ['with a mana ability', 'with mana abilities'],
  mean: () => withFilters({ kind: 'manaAbility' }),
});
rule({
  name: 'addition.xInCost',
  of: 'Addition',
  en: ['with {X} in its mana cost', 'with {X} in their mana costs'],
  mean: () => withFilters({ kind: 'xInCost' }),
});

rule({
  name: 'addition.basePower',
  of: 'Addition',
  slots: { c: 'ShortComparison' },
  en: 'with base power {c}',
  mean: ({ c }) => ofCreatures({ kind: 'basePower', is: c }),
});

const ofBase = (is: Comparison): readonly [Filter, Filter] => [
  { kind: 'basePower', is },
  { kind: 'baseToughness', is },
];
rule({
  name: 'addition.basePowerOrToughness',
  of: 'Addition',
  slots: { c: 'ShortComparison' },
  en: ['with base power or toughness {c}', 'each with base power or toughness {c}'],
  mean: ({ c }) => ofCreatures(any(ofBase(c))),
});
rule({
  name: 'addition.baseSize',
  of: 'Addition',
  slots: { pt: 'PT' },
  en: 'with base power and toughness {pt}',
  mean: ({ pt }) =>
    ofCreatures(
      { kind: 'basePower', is: { op: '=', to: pt.power } },
      { kind: 'baseToughness', is: { op: '=', to: pt.toughness } },
    ),
});

// Counters
const oneOrMore: Comparison = { op: '≥', to: 1 };
rule({
  name: 'addition.counter',
  of: 'Addition',
  slots: { c: 'Counter' },
  en: [
    'with a {c} counter on it',
    'with {c} counters on them',
    'with a {c} counter on them',
    'with one or more {c} counters on it',
    'with one or more {c} counters on them',
    'that has a {c} counter on it',
    'that have {c} counters on them',
    'that has one or more {c} counters on it',
    'that has {c} counters on it',
  ],
  mean: ({ c }) => withFilters({ kind: 'counters', counter: c, is: oneOrMore }),
});
rule({
  name: 'addition.counters',
  of: 'Addition',
  en: [
    'with a counter on it',
    'with a counter on them',
    'with counters on them',
    'with one or more counters on it',
    'with one or more counters on them',
    'that has a counter on it',
    'that have counters on them',
  ],
  mean: () => withFilters({ kind: 'counters', is: oneOrMore }),
});
rule({
  name: 'addition.noCounter',
  of: 'Addition',
  slots: { c: 'Counter' },
  en: [
    'without a {c} counter on it',
    'with no {c} counters on it',
    'with no {c} counters on them',
    "that doesn't have a {c} counter on it",
    "that don't have a {c} counter on them",
  ],
  mean: ({ c }) => withFilters({ kind: 'counters', counter: c, is: { op: '=', to: 0 } }),
});
rule({
  name: 'addition.noCounters',
  of: 'Addition',
  en: ['with no counters on it', 'with no counters on them', 'without a counter on it', 'without counters on them'],
  mean: () => withFilters({ kind: 'counters', is: { op: '=', to: 0 } }),
});
rule({
  name: 'addition.countersOrMore',
  of: 'Addition',
  slots: { n: 'Count', c: 'Counter' },
  en: ['with {n} or more {c} counters on it', 'with {n} or more {c} counters on them'],
  mean: ({ n, c }) => withFilters({ kind: 'counters', counter: c, is: { op: '≥', to: n.min } }),
});
