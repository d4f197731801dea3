/** What things get for each of others, become, or may choose. */
import type { Action } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { lasting } from '../../prose/doing.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { timesOf } from '../verbs/cards.ts';
import { joined } from './joined.ts';

export const morePredicates = rulesOf();
const { rule } = morePredicates;

for (const [stat, word] of [
  ['power', 'POWER'],
  ['life', 'LIFE'],
  ['level', 'level'],
] as const)
  rule({
    name: `simple.lastingForEach.${stat}`,
    of: 'Simple',
    slots: { what: 'Things', n: 'Signed', duration: 'Duration', f: 'ForEach' },
    en: `{what} <get@what> {n} ${word} {duration} {f}`,
    mean: (parts, d) =>
      lasting(parts.what, d, (what) => ({
        effects: [{ kind: 'modify', what, changes: [{ kind: 'add', stat, amount: timesOf(parts.n, parts.f) }] }],
        duration: parts.duration,
      })),
  });
rule({
  name: 'predicate.getsEachForEach',
  of: 'Predicate',
  slots: { a: 'Signed', f: 'ForEach', b: 'Signed', g: 'ForEach' },
  en: '<get> {a} POWER {f} and {b} LIFE {g}',
  mean: ({ a, f, b, g }) => {
    const power = timesOf(a, f);
    const life = timesOf(b, g);
    return (what) => [
      {
        kind: 'modify',
        what,
        changes: [
          { kind: 'add', stat: 'power', amount: power },
          { kind: 'add', stat: 'life', amount: life },
        ],
      },
    ];
  },
});
rule({
  name: 'staticSentence.forEachFirst',
  of: 'StaticSentence',
  slots: { f: 'ForEach', what: 'Thing', n: 'Signed' },
  en: '{f}, {what} <get@what> {n} POWER.',
  mean: ({ f, what, n }, d) => [
    {
      kind: 'static',
      effects: [
        { kind: 'modify', what: d.pick(what), changes: [{ kind: 'add', stat: 'power', amount: timesOf(n, f) }] },
      ],
    },
  ],
});
rule({
  name: 'staticSentence.forEachFirstLevel',
  of: 'StaticSentence',
  slots: { f: 'ForEach', what: 'Thing', n: 'Signed' },
  en: '{f}, {what} <get@what> {n} level.',
  mean: ({ f, what, n }, d) => [
    {
      kind: 'static',
      effects: [
        { kind: 'modify', what: d.pick(what), changes: [{ kind: 'add', stat: 'level', amount: timesOf(n, f) }] },
      ],
    },
  ],
});
rule({
  name: 'predicate.alwaysDistant',
  of: 'Predicate',
  en: '<are> always distant',
  mean: () => (what) => [{ kind: 'modify', what, changes: [{ kind: 'property', property: 'distant' }] }],
});
rule({
  name: 'predicate.becomesAlly',
  of: 'Predicate',
  slots: { v: 'Value' },
  en: '<become> an ally in addition to its other types with base power and life equal to {v}',
  mean: ({ v }) => {
    const to = v;
    return (what) => [
      {
        kind: 'modify',
        what,
        changes: [
          { kind: 'types', types: ['ally'] },
          { kind: 'base', stat: 'power', to },
          { kind: 'base', stat: 'life', to },
        ],
      },
    ];
  },
});
rule({
  name: 'predicate.becomesAllyOf',
  of: 'Predicate',
  slots: { n: 'Amount' },
  en: '<become> an ally in addition to its other types with base power and life {n}',
  mean: ({ n }) => {
    const to = n;
    return (what) => [
      {
        kind: 'modify',
        what,
        changes: [
          { kind: 'types', types: ['ally'] },
          { kind: 'base', stat: 'power', to },
          { kind: 'base', stat: 'life', to },
        ],
      },
    ];
  },
});
rule({
  name: 'predicate.cantBeRetaliatedBy',
  of: 'Predicate',
  slots: { n: 'Noun' },
  en: ["can't be retaliated by {n#pl}", "can't be retaliated against by {n#pl}"],
  mean: ({ n }) => {
    const by = allOf(n.filters);
    return (what) => [{ kind: 'cant', action: 'beRetaliated', what, by }];
  },
});
rule({
  name: 'predicate.cantGain',
  of: 'Predicate',
  slots: { k: 'KeywordName' },
  en: "can't gain {k}",
  mean:
    ({ k }) =>
    (what) => [{ kind: 'modify', what, changes: [{ kind: 'cantHave', keyword: k }] }],
});
rule({
  name: 'simple.whileLasting',
  of: 'Simple',
  slots: { what: 'Things', p: 'Predicates', c: 'Conditions' },
  en: '{what} {p@what} as long as {c}',
  mean: (parts, d) => {
    if (d.isSpell) throw new Unclear('always, or from now on?');
    return lasting(parts.what, d, (what) => ({
      effects: joined(parts.p(what)),
      duration: { kind: 'while', condition: parts.c },
    }));
  },
});
/** One of several keywords. */
rule({
  name: 'simple.choiceOfKeywords',
  of: 'Simple',
  slots: { what: 'Things', a: 'Keyword', b: 'Keyword', duration: 'Duration' },
  en: '{what} <gain@what> your choice of {a} or {b} {duration}',
  mean: ({ what, a, b, duration }, d) => {
    const selector = d.pick(what);
    const gaining = (abilities: typeof a): readonly Action[] => [
      {
        do: 'effect',
        effects: [{ kind: 'modify', what: selector, changes: abilities.map((ability) => ({ kind: 'gain', ability })) }],
        duration,
      },
    ];
    return [{ do: 'either', options: [gaining(a), gaining(b)] }];
  },
});
rule({
  name: 'simple.lastingBoth',
  of: 'Simple',
  slots: { a: 'Thing', p: 'Predicates', b: 'Thing', q: 'Predicates', duration: 'Duration' },
  en: '{a} {p@a} and {b} {q@b} {duration}',
  mean: (parts, d) => {
    const { a } = parts;
    const first = d.pick(a);
    const { p } = parts;
    const second = d.pick(parts.b);
    const { q } = parts;
    const { duration } = parts;
    return [
      { do: 'effect', effects: joined(p(first)), duration },
      { do: 'effect', effects: joined(q(second)), duration },
    ];
  },
});
// More costs of others
for (const [name, words, who] of [
  ['opponents', 'your opponents activate', { kind: 'players', which: 'opponents' }],
  ['each', 'each player activates', { kind: 'players', which: 'each' }],
] as const)
  rule({
    name: `statement.costFirst.${name}`,
    of: 'Statement',
    slots: { n: 'Noun', c: 'CostDifference' },
    en: `the first {n#sg} ${words} each turn {c@s} to activate`,
    mean: ({ n, c }) => [
      {
        kind: 'cost',
        of: 'activate',
        what: allOf([...n.filters, { kind: 'firstOfTurn', event: { on: 'activate', what: allOf(n.filters), who } }]),
        who,
        ...c,
      },
    ],
  });
rule({
  name: 'clause.nextCardistry',
  of: 'Clause',
  slots: { c: 'CostDifference' },
  en: 'the next cardistry ability you activate this turn {c@s} to activate',
  mean: ({ c }) => [
    {
      do: 'effect',
      effects: [
        { kind: 'cost', of: 'ability', what: { kind: 'object' }, who: you, keyword: 'cardistry', ...c, uses: 1 },
      ],
      duration: { kind: 'endOfTurn' },
    },
  ],
});
rule({
  name: 'forEach.differentCost',
  of: 'ForEach',
  slots: { t: 'Things' },
  en: 'for each different reserve cost among {t}',
  mean: (parts, d) => d.aside(() => ({ kind: 'different', what: 'reserveCosts', of: d.pick(parts.t) })),
});
