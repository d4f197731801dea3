/** What goes on for a while, said without a duration or of what is not there yet: the next card, the next attack. */
import type { Ability, Duration, Filter, Selector, StaticEffect } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { whereX } from '../../prose/clauses.ts';
import { lasting } from '../../prose/doing.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling } from '../game.ts';
import { allOf, opponents, you } from '../nouns/selectors.ts';
import { joined } from '../predicates/joined.ts';
import { timesOf } from '../verbs/cards.ts';

export const lastingRules = rulesOf();
const { rule } = lastingRules;

const THIS_TURN: Duration = { kind: 'endOfTurn' };
const ATTACK: Duration = { kind: 'attack' };
const FOREVER: Duration = { kind: 'forever' };

/** What an attack, or a card in an intent, gets is for that attack; anything else stays. */
const durationFor = (what: Selector, d: Telling): Duration => {
  const begun = d.told.clause.duration;
  if (begun !== undefined) return begun;
  return what.kind === 'attack' || d.told.face.types.includes('attack') ? ATTACK : FOREVER;
};
rule({
  name: 'clause.forever',
  of: 'Clause',
  slots: { what: 'Things', p: 'Predicates' },
  en: '{what} {p@what}',
  mean: (parts, d) => {
    const { what } = parts;
    const isOwn = what.kind === 'definite' && what.selector.kind === 'this';
    if (d.isSpell && isOwn) throw new Unclear('true of the card itself');
    return d.act(() => lasting(what, d, (of) => ({ effects: joined(parts.p(of)), duration: durationFor(of, d) })));
  },
});
rule({
  name: 'clause.foreverWhereX',
  of: 'Clause',
  slots: { what: 'Things', p: 'Predicates', v: 'Value' },
  en: ['{what} {p@what}, where X is {v}', '{what} {p@what} where X is {v}'],
  mean: (parts, d) =>
    whereX(
      d,
      () =>
        d.act(() => lasting(parts.what, d, (of) => ({ effects: joined(parts.p(of)), duration: durationFor(of, d) }))),
      () => parts.v,
    ),
});
rule({
  name: 'clause.foreverAnd',
  of: 'Clause',
  slots: { what: 'Things', p: 'Predicates', b: 'Follow' },
  en: ['{what} {p@what} and {b}', '{what} {p@what}, then {b}'],
  mean: (parts, d) => {
    const { what } = parts;
    if (what.kind !== 'definite' || what.selector.kind !== 'attack') throw new Unclear('for how long?');
    const first = lasting(what, d, (of) => ({ effects: joined(parts.p(of)), duration: durationFor(of, d) }));
    return [...first, ...parts.b];
  },
});
rule({
  name: 'simple.playerGains',
  of: 'Simple',
  slots: { who: 'Player', k: 'Keywords', duration: 'Duration' },
  en: '{who} <gain@who> {k} {duration}',
  mean: ({ who, k, duration }) => [
    {
      do: 'effect',
      effects: [{ kind: 'modify', what: who, changes: k.map((ability) => ({ kind: 'gain', ability })) }],
      duration,
    },
  ],
});
rule({
  name: 'static.playerHas',
  of: 'Statement',
  slots: { who: 'Player', k: 'Keywords' },
  en: '{who} <have@who> {k}',
  mean: ({ who, k }) => [{ kind: 'modify', what: who, changes: k.map((ability) => ({ kind: 'gain', ability })) }],
});
rule({
  name: 'condition.playerHas',
  of: 'Condition',
  slots: { who: 'Player', k: 'KeywordName' },
  en: '{who} <have@who> {k}',
  mean: ({ who, k }) => ({ kind: 'matches', what: who, where: { kind: 'keyword', keyword: k } }),
});
rule({
  name: 'condition.playerHasStatus',
  of: 'Condition',
  slots: { who: 'Player', name: 'Name' },
  en: '{who} <have@who> the {name} status',
  mean: ({ who, name }) => ({ kind: 'matches', what: who, where: { kind: 'status', name } }),
});

// The next cards
const next = (n: Described): Filter =>
  allOf(n.filters.length === 1 ? n.filters : n.filters.filter(({ kind }) => kind !== 'card'));
rule({
  name: 'clause.nextCard.they',
  of: 'Clause',
  slots: { n: 'Noun', c: 'CostDifference' },
  en: 'the next {n#sg} they activate this turn {c@s} to activate',
  mean: ({ n, c }, d) => [
    {
      do: 'effect',
      effects: [{ kind: 'cost', of: 'activate', what: next(n), who: d.refer({ player: true }), ...c, uses: 1 }],
      duration: THIS_TURN,
    },
  ],
});
const WHO: readonly (readonly [string, string, Selector])[] = [
  ['you', 'you activate', you],
  ['opponent', 'your opponent activates', opponents],
];
for (const [name, words, who] of WHO) {
  rule({
    name: `clause.nextCard.${name}`,
    of: 'Clause',
    slots: { n: 'Noun', c: 'CostDifference', f: 'ForEach?' },
    en: `the next {n#sg} ${words} this turn {c@s} to activate [{f}]`,
    mean: ({ n, c, f }) => {
      const by = f;
      const { set, less, more } = c;
      const scaled = {
        ...(set === undefined ? {} : { set: by === undefined ? set : timesOf(set, by) }),
        ...(less === undefined ? {} : { less: by === undefined ? less : timesOf(less, by) }),
        ...(more === undefined ? {} : { more: by === undefined ? more : timesOf(more, by) }),
      };
      return [
        {
          do: 'effect',
          effects: [{ kind: 'cost', of: 'activate', what: next(n), who, ...scaled, uses: 1 }],
          duration: THIS_TURN,
        },
      ];
    },
  });
}
rule({
  name: 'clause.nextCards',
  of: 'Clause',
  slots: { count: 'Count', n: 'Noun', c: 'CostDifference' },
  en: 'the next {count} {n#count} you activate this turn {c@base} to activate',
  mean: ({ count, n, c }) => {
    const { min } = count;
    if (typeof min !== 'number') throw new Unclear('how many?');
    return [
      {
        do: 'effect',
        effects: [{ kind: 'cost', of: 'activate', what: next(n), who: you, ...c, uses: min }],
        duration: THIS_TURN,
      },
    ];
  },
});
rule({
  name: 'clause.nextCardFast',
  of: 'Clause',
  slots: { n: 'Noun' },
  en: 'the next {n#sg} you activate this turn can be activated as though it had fast activation',
  mean: ({ n }) => [
    {
      do: 'effect',
      effects: [{ kind: 'may', action: 'activate', who: you, what: next(n), speed: 'fast', limit: 1 }],
      duration: THIS_TURN,
    },
  ],
});
rule({
  name: 'clause.nextCardEnters',
  of: 'Clause',
  slots: { n: 'Noun', count: 'Count', k: 'Counter' },
  en: [
    'the next {n#sg} you activate this turn enters the field with {count} additional {k} <counter#count> on it',
    'the next {n#sg} you activate this turn enters the field with {count} {k} <counter#count> on it',
  ],
  mean: ({ n, count, k }) => [
    {
      do: 'effect',
      effects: [
        {
          kind: 'replace',
          on: {
            on: 'enter',
            what: allOf([
              next(n),
              { kind: 'activatedFrom', zones: ['hand', 'memory', 'materialDeck', 'graveyard', 'banishment'] },
            ]),
            under: you,
          },
          instead: { kind: 'enters', counters: [{ counter: k, count: count.min }] },
          uses: 1,
        },
      ],
      duration: THIS_TURN,
    },
  ],
});

// The next attack
rule({
  name: 'clause.nextAttack',
  of: 'Clause',
  slots: { whose: 'ThingsWhose', p: 'Predicates' },
  en: '{whose} next attack this turn {p@s}',
  mean: ({ whose, p }) => [
    { do: 'effect', effects: joined(p({ kind: 'attacksOf', of: whose, next: true })), duration: THIS_TURN },
  ],
});
rule({
  name: 'clause.nextAttackFrom',
  of: 'Clause',
  slots: { whose: 'ThingsWhose', p: 'Predicates' },
  en: '{whose} first attack during your next turn {p@s}',
  mean: ({ whose, p }) => [
    {
      do: 'delayed',
      trigger: {
        kind: 'triggered',
        on: { on: 'beginning', step: 'wakeUp', whose: you },
        actions: [
          { do: 'effect', effects: joined(p({ kind: 'attacksOf', of: whose, next: true })), duration: THIS_TURN },
        ],
      },
      once: true,
    },
  ],
});

// Waking up
rule({
  name: 'simple.doesntWakeNext',
  of: 'Simple',
  slots: { what: 'Things' },
  en: [
    "{what} <don't@what> wake up during its controller's next wake up phase",
    "{what} <don't@what> wake up during their controller's next wake up phase",
    "{what} <don't@what> wake up during their controllers' next wake up phases",
  ],
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    const effects: readonly StaticEffect[] = [{ kind: 'cant', action: 'wakeDuringWakeUp', what }];
    return [{ do: 'effect', effects, duration: { kind: 'nextWakeUp', of: { kind: 'controller', of: what } } }];
  },
});

// As long as each is so
rule({
  name: 'staticSentence.theyAre',
  of: 'StaticSentence',
  slots: { what: 'Things', p: 'Predicates', b: 'Being' },
  en: ["{what} {p@what} as long as they're {b}.", '{what} {p@what} as long as they are {b}.'],
  mean: (parts, d): readonly Ability[] => {
    const { what } = parts;
    if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
    const { selector } = what;
    const being = parts.b;
    if (selector.kind !== 'each') {
      const condition = { kind: 'matches', what: selector, where: allOf(being) } as const;
      return [{ kind: 'static', effects: joined(parts.p(selector)), condition }];
    }
    const { where } = selector;
    const of = where.kind === 'all' ? where.of : [where];
    void d;
    return [{ kind: 'static', effects: joined(parts.p({ ...selector, where: allOf([...of, ...being]) })) }];
  },
});

// Cards that are activated have something
rule({
  name: 'statement.cardsYouActivateHave',
  of: 'Statement',
  slots: { n: 'Noun', k: 'Keywords' },
  en: '{n#pl} you activate have {k}',
  mean: ({ n, k }) => [
    {
      kind: 'modify',
      what: {
        kind: 'each',
        where: allOf([...n.filters, { kind: 'ownedBy', who: you }]),
        zones: ['hand', 'memory', 'materialDeck', 'stack'],
      },
      changes: k.map((ability) => ({ kind: 'gain', ability })),
    },
  ],
});
