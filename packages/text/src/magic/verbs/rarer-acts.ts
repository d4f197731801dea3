/** What players do in words that few cards have: put on top or on the bottom, part of a hand or of creatures, all but a card, counters by what something is. */
import type { Action, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { substitute } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { allOf, bound, eachOf, you } from '../nouns/selectors.ts';
import { exactly } from '../values/amounts.ts';

export const rarerActs = rulesOf();
const { rule } = rarerActs;

const byWhom = (who: Selector): { readonly who?: Selector } => (who.kind === 'you' ? {} : { who });

rule({
  name: 'act.putTopOrBottom',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<put> {what} both on top of your library or both on the bottom of your library',
  mean: (parts, d) => (who) => {
    const what = d.pick(parts.what, who);
    const to = (position: 'top' | 'bottom'): readonly Action[] => [
      { do: 'move', what, to: { zone: 'library', position, order: 'chosen' } },
    ];
    return [{ do: 'either', ...byWhom(who), options: [to('top'), to('bottom')] }];
  },
});
/** 401.1: the others are above it. */
rule({
  name: 'act.exileAllButBottom',
  of: 'Act',
  slots: { whose: 'Whose' },
  en: '<exile> all but the bottom card of {whose} library',
  mean: ({ whose }) => {
    const library: Selector = { kind: 'each', where: { kind: 'ownedBy', who: whose }, zones: ['library'] };
    const count: Value = { kind: 'max', of: [0, { kind: 'minus', a: { kind: 'count', of: library }, b: 1 }] };
    return () => [{ do: 'move', what: { kind: 'top', of: whose, count }, to: { zone: 'exile' } }];
  },
});

// Parts (107.1a)
/** How it is rounded is said afterwards; without that it is no card language. */
const UNSAID = 'unsaid' as unknown as 'up';
const ROUNDED = [
  ['up', ', rounded up', 'up'],
  ['down', ', rounded down', 'down'],
  ['unsaid', '', UNSAID],
] as const;
const PARTS = [
  ['Half', 'half', 2],
  ['Third', 'a third of', 3],
] as const;
const partOf = (of: Value, by: number, round: 'up' | 'down'): Value =>
  by === 2 ? { kind: 'half', of, round } : { kind: 'part', of, by, round };
const handOf = (who: Selector): Value => ({
  kind: 'count',
  of: { kind: 'each', where: { kind: 'ownedBy', who }, zones: ['hand'] },
});
for (const [part, words, by] of PARTS)
  for (const [name, rounded, round] of ROUNDED) {
    rule({
      name: `act.discard${part}.${name}`,
      of: 'Act',
      en: [
        `<discard> ${words} the cards in their hand${rounded}`,
        `<discard> ${words} the cards in your hand${rounded}`,
      ],
      mean: () => (who) => [{ do: 'discard', who, count: partOf(handOf(who), by, round) }],
    });
    if (!(part === 'Half' && name !== 'unsaid'))
      rule({
        name: `act.sacrificePart${part}.${name}`,
        of: 'Act',
        slots: { n: 'Noun' },
        en: `<sacrifice> ${words} the {n#pl}${rounded}`,
        mean: ({ n }) => {
          const own = n.filters.filter(({ kind }) => kind !== 'controlledBy');
          if (own.length === n.filters.length) throw new Unclear('of which things');
          return (who) => {
            const theirs: Selector = { kind: 'each', where: allOf([...own, { kind: 'controlledBy', who }]) };
            return [
              { do: 'sacrifice', who, what: allOf(own), count: partOf({ kind: 'count', of: theirs }, by, round) },
            ];
          };
        },
      });
    if (name === 'unsaid')
      rule({
        name: `act.losePart${part}`,
        of: 'Act',
        en: [`<lose> ${words} their life`, `<lose> ${words} your life`],
        mean: () => (who) => [{ do: 'loseLife', who, amount: partOf({ kind: 'life', of: who }, by, UNSAID) }],
      });
  }
rule({
  name: 'act.drawHalfOf',
  of: 'Act',
  slots: { v: 'SimpleValue' },
  en: '<draw> cards equal to half {v}',
  mean: (parts, d) => (who) => {
    const of = d.ofMembers(who, () => parts.v);
    return [{ do: 'draw', who, count: { kind: 'half', of, round: UNSAID } }];
  },
});
for (const round of ['up', 'down'] as const)
  rule({
    name: `linked.roundEachTime.${round}`,
    of: 'Linked',
    en: `round ${round} each time.`,
    mean: () => (before) => {
      let found = 0;
      const made = substitute(before, (node) => {
        if (typeof node !== 'object' || node === null || (node as { round?: unknown }).round !== UNSAID)
          return undefined;
        found++;
        return { ...node, round };
      });
      if (found === 0) throw new Unclear('nothing to be rounded');
      return made;
    },
  });

// Counters
rule({
  name: 'act.putCountersIfAndIf',
  of: 'Act',
  slots: {
    count: 'Count',
    c: 'Counter',
    on: 'Things',
    a: 'Conditions',
    more: 'Count',
    e: 'Counter',
    other: 'Things',
    b: 'Conditions',
  },
  en: '<put> {count} {c} <counter#count> on {on} if {a} and {more} {e} <counter#more> on {other} if {b}',
  mean: (parts, d) => (who) => {
    const first = { on: d.pick(parts.on, who), counter: parts.c, count: exactly(parts.count), condition: parts.a };
    const second = { on: d.pick(parts.other, who), counter: parts.e, count: exactly(parts.more), condition: parts.b };
    return [first, second].map(
      ({ condition, ...counters }): Action => ({
        do: 'if',
        condition,
        then: [{ do: 'counters', ...byWhom(who), ...counters }],
      }),
    );
  },
});
rule({
  name: 'act.putTwoCountersOnTwo',
  of: 'Act',
  slots: {
    n: 'Count',
    a: 'Counter',
    m: 'Count',
    b: 'Counter',
    on: 'Things',
    k: 'Count',
    c: 'Counter',
    l: 'Count',
    e: 'Counter',
    other: 'Things',
  },
  en: '<put> {n} {a} <counter#n> and {m} {b} <counter#m> on {on} and {k} {c} <counter#k> and {l} {e} <counter#l> on {other}',
  mean: (parts, d) => (who) => {
    const { n, a, m, b, k, c, l, e } = parts;
    const [on, other] = [d.pick(parts.on, who), d.pick(parts.other, who)];
    const put = (where: Selector, counter: string, count: Value): Action => ({
      do: 'counters',
      ...byWhom(who),
      on: where,
      counter,
      count,
      alongside: true,
    });
    const { alongside: _, ...first } = put(on, a, exactly(n)) as Extract<Action, { do: 'counters' }>;
    return [first, put(on, b, exactly(m)), put(other, c, exactly(k)), put(other, e, exactly(l))];
  },
});
/** As many of each kind as the condition before it asked for. */
rule({
  name: 'act.putSameCounters',
  of: 'Act',
  slots: { on: 'Things' },
  en: '<put> the same number of each kind of counter on {on}',
  mean: (parts, d) => {
    const counted = d.maybeResult('its counters');
    if (typeof counted !== 'object' || counted.kind !== 'counters') throw new Unclear('whose counters');
    const as = counted.on;
    return (who) => [{ do: 'sameCounters', as, on: d.pick(parts.on, who) }];
  },
});

// Searching for several kinds of cards at once
const searched = (
  zones: readonly ('library' | 'graveyard')[],
  nouns: readonly Described[],
  d: Parameters<Parameters<typeof rule>[0]['mean']>[1],
) => {
  const as = d.fresh('found');
  d.mention({
    selector: bound(as),
    kinds: ['card', 'found', ...new Set(nouns.flatMap(({ kinds }) => kinds))],
    several: true,
  });
  const [first, ...more] = nouns.map(({ filters }) => allOf(filters));
  if (first === undefined) throw new Unclear('no card');
  return (who: Selector): readonly Action[] => [
    {
      do: 'search',
      ...byWhom(who),
      zones,
      what: first,
      min: 0,
      max: 1,
      as,
      also: more.map((what) => ({ what, max: 1 })),
    },
  ];
};
rule({
  name: 'act.searchFour',
  of: 'Act',
  slots: { a: 'Noun', b: 'Noun', c: 'Noun', e: 'Noun' },
  en: '<search> your library for a {a#sg}, a {b#sg}, a {c#sg}, and a {e#sg}',
  mean: ({ a, b, c, e }, d) => searched(['library'], [a, b, c, e], d),
});
rule({
  name: 'act.searchBothForTwo',
  of: 'Act',
  slots: { a: 'Noun', b: 'Noun' },
  en: '<search> your library and graveyard for a {a#sg} and a {b#sg}',
  mean: ({ a, b }, d) => searched(['library', 'graveyard'], [a, b], d),
});
rule({
  name: 'act.searchBothForThree',
  of: 'Act',
  slots: { a: 'Noun', b: 'Noun', c: 'Noun' },
  en: '<search> your library and graveyard for a {a#sg}, a {b#sg}, and a {c#sg}',
  mean: ({ a, b, c }, d) => searched(['library', 'graveyard'], [a, b, c], d),
});

// Lands
rule({
  name: 'simple.becomesEitherLand',
  of: 'Simple',
  slots: { what: 'Things', a: 'LandType', b: 'LandType', duration: 'Duration' },
  en: '{what} <become@what> a {a#sg} or a {b#sg} {duration}',
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    const { a, b, duration } = parts;
    const becomes = (type: string): readonly Action[] => [
      {
        do: 'effect',
        effects: [{ kind: 'modify', what, changes: [{ kind: 'types', subtypes: [type], set: true }] }],
        duration,
      },
    ];
    return [{ do: 'either', options: [becomes(a), becomes(b)] }];
  },
});
rule({
  name: 'simple.gainControlAndMore',
  of: 'Simple',
  slots: { duration: 'Duration', t: 'Things', p: 'Predicate', q: 'Predicate' },
  en: '{duration}, gain control of {t}, it {p@s}, and it {q@s}',
  mean: (parts, d) => {
    const { duration } = parts;
    const what = d.pick(parts.t);
    return [
      {
        do: 'effect',
        effects: [
          { kind: 'modify', what, changes: [{ kind: 'controller', who: you }] },
          ...parts.p(what),
          ...parts.q(what),
        ],
        duration,
      },
    ];
  },
});
rule({
  name: 'act.sacrificeExcept',
  of: 'Act',
  slots: { n: 'Noun', count: 'Count' },
  en: '<sacrifice> all {n#pl} except for {count}',
  mean: ({ n, count }) => {
    const own = n.filters.filter(({ kind }) => kind !== 'controlledBy');
    if (own.length === n.filters.length) throw new Unclear('of which things');
    const kept = exactly(count);
    return (who) => {
      const theirs = eachOf({ ...n, filters: [...own, { kind: 'controlledBy', who }] });
      const rest: Value = { kind: 'max', of: [0, { kind: 'minus', a: { kind: 'count', of: theirs }, b: kept }] };
      return [{ do: 'sacrifice', who, what: allOf(own), count: rest }];
    };
  },
});
