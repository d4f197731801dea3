/** Depending on a number: what is done for each range of it. Acts and predicates that few cards have. */
import type { Action, Condition, Duration, Selector, Value } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { lasting } from '../../prose/doing.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act } from '../game.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { joined } from '../predicates/joined.ts';
import { timesOf } from '../verbs/cards.ts';

export const depending = rulesOf();
const { rule, terminal } = depending;

const RANGE = /^(?:(\d+)|(\d+) to (\d+)|(\d+) or more|(\d+) or (\d+)|(\d+), (\d+), or (\d+))$/;
terminal({
  name: 'numberRange',
  of: 'NumberRange',
  first: ['#number'],
  scan: (tokens, at) => {
    let text = '';
    for (let end = at; end < at + 7; end++) {
      const token = tokens[end];
      if (token === undefined || token.text === ' — ') return RANGE.test(text) ? [{ end, value: text }] : [];
      text += `${end > at && token.start > (tokens[end - 1]?.end ?? 0) ? ' ' : ''}${token.raw}`;
    }
    return [];
  },
  print: (value) => [value],
  mean: (value) => {
    const numbers = (value.match(/\d+/g) ?? []).map(Number);
    const [from = 0] = numbers;
    if (value.endsWith('or more')) return { from };
    return { from, to: numbers.at(-1) ?? from };
  },
});
rule({
  name: 'numberMode',
  of: 'NumberMode',
  slots: { r: 'NumberRange', e: 'Effect' },
  en: '• {r} — {e}',
  mean: (parts) => {
    const range = parts.r;
    return { ...range, actions: parts.e };
  },
});
rule({ name: 'numberModes.one', of: 'NumberModes', slots: { m: 'NumberMode' }, en: '{m}', mean: ({ m }) => [m] });
rule({
  name: 'numberModes.more',
  of: 'NumberModes',
  slots: { m: 'NumberMode', more: 'NumberModes' },
  en: '{m} {more}',
  mean: (parts) => {
    const { m } = parts;
    return [m, ...parts.more];
  },
});
const within = (value: Value, from: number, to: number | undefined): Condition => {
  const least: Condition = { kind: 'compare', value, is: { op: '≥', to: from } };
  if (to === undefined) return least;
  if (to === from) return { kind: 'compare', value, is: { op: '=', to } };
  return { kind: 'all', of: [least, { kind: 'compare', value, is: { op: '≤', to } }] };
};
for (const of of ['Effect', 'TriggeredEffect'] as const)
  rule({
    name: `depending.${of}`,
    of,
    slots: { v: 'Value', m: 'NumberModes' },
    en: 'depending on {v} — {m}',
    mean: (parts) => {
      const value = parts.v;
      return parts.m.map(
        ({ from, to, actions }): Action => ({ do: 'if', condition: within(value, from, to), then: actions }),
      );
    },
  });
rule({ name: 'value.theDifference', of: 'SimpleValue', en: 'the difference', mean: (_, d) => d.result('difference') });

/** Any one of them may pay. */
rule({
  name: 'chain.unlessOpponentPays',
  of: 'Chain',
  slots: { a: 'Bare', c: 'Payment' },
  en: '{a} unless an opponent {c@s}',
  mean: (parts, d) => {
    const otherwise = d.act(() => parts.a);
    const who: Selector = { kind: 'players', which: 'opponents' };
    return [{ do: 'pay', who, cost: parts.c, optional: true, else: otherwise }];
  },
});

// Acts
rule({
  name: 'acts.andPay',
  of: 'Acts',
  slots: { a: 'Act', n: 'Reserve' },
  en: '{a} and pay {n}',
  mean:
    (parts, d): Act =>
    (who) => [
      ...d.act(() => parts.a(who)),
      { do: 'pay', ...(who.kind === 'you' ? {} : { who }), cost: [{ kind: 'reserve', amount: parts.n }] },
    ],
});
rule({
  name: 'acts.or',
  of: 'Acts',
  slots: { a: 'Act', b: 'Act' },
  en: '{a} or {b}',
  mean:
    (parts, d): Act =>
    (who) => {
      const options = [d.act(() => parts.a(who)), d.act(() => parts.b(who))];
      return [{ do: 'either', ...(who.kind === 'you' ? {} : { who }), options }];
    },
});
/** An instruction after a clause with a subject. */
rule({
  name: 'chain.thenImperative',
  of: 'Chain',
  slots: { a: 'Simple', b: 'Imperative' },
  en: ['{a}, then {b}', '{a} then {b}', '{a} and {b}'],
  mean: (parts, d) => {
    const first = d.act(() => parts.a);
    // What is offered is offered with all that follows.
    if (first.some((action) => action.do === 'may' || action.do === 'pay')) throw new Unclear('both are offered');
    return [...first, ...d.act(() => parts.b)];
  },
});
rule({
  name: 'act.wakeAndTransform',
  of: 'Act',
  slots: { what: 'Thing' },
  en: '<wake> up and transform {what}',
  mean:
    ({ what }, d): Act =>
    (who) => {
      const selector = d.pick(what, who);
      return [
        { do: 'wake', what: selector },
        { do: 'transform', what: selector },
      ];
    },
});
rule({
  name: 'act.gatherAgain',
  of: 'Act',
  en: '<gather> an additional time',
  mean: (): Act => (who) => [{ do: 'gather', ...(who.kind === 'you' ? {} : { who }), times: 1 }],
});
const FOREVER: Duration = { kind: 'forever' };
rule({
  name: 'act.gainControl',
  of: 'Act',
  slots: { what: 'Things', duration: 'Duration?' },
  en: '<gain> control of {what} [{duration}]',
  mean:
    ({ what, duration }, d): Act =>
    (who) => [
      {
        do: 'effect',
        effects: [{ kind: 'modify', what: d.pick(what, who), changes: [{ kind: 'controller', who }] }],
        duration: duration ?? FOREVER,
      },
    ],
});
rule({
  name: 'act.switchStats',
  of: 'Act',
  slots: { what: 'Thing', duration: 'Duration' },
  en: ['<switch> the power and life stat of {what} {duration}', '<switch> the power and life of {what} {duration}'],
  mean:
    ({ what, duration }, d): Act =>
    (who) => [
      {
        do: 'effect',
        effects: [{ kind: 'modify', what: d.pick(what, who), changes: [{ kind: 'swap', a: 'power', b: 'life' }] }],
        duration,
      },
    ],
});
rule({
  name: 'act.chooseNewTargets',
  of: 'Act',
  slots: { what: 'Thing' },
  en: ['<choose> new targets for {what}'],
  mean:
    ({ what }, d): Act =>
    (who) => [{ do: 'newTargets', of: d.pick(what, who) }],
});
rule({
  name: 'act.retarget',
  of: 'Act',
  slots: { n: 'Noun', to: 'Thing' },
  en: '<change> the target of a {n#sg} to {to}',
  mean:
    ({ n, to }, d): Act =>
    (who) => {
      if (!n.kinds.includes('activation') && !n.kinds.includes('ability')) throw new Unclear('an attack');
      const of = d.pick({ kind: 'choice', described: n, count: { min: 1, max: 1 } }, who);
      return [{ do: 'newTargets', of, to: d.pick(to, who) }];
    },
});
rule({
  name: 'objectAct.each',
  of: 'Simple',
  slots: { what: 'Things', act: 'ObjectAct' },
  en: '{what} each {act@base}',
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    return d.doing(what, () => parts.act(what));
  },
});

// For each, said after the duration
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
