/** Conditions that few cards ask: even and odd numbers, when a card was activated, who has exactly so many cards. */
import type { Condition, Selector, Value } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { allOf, countOf, eachOf, ownedBy, self, you } from '../nouns/selectors.ts';
import { thisWay } from '../verbs/cards-at-hand.ts';

export const moreConditions = rulesOf();
const { rule } = moreConditions;

const matches = (what: Selector, where: Extract<Condition, { kind: 'matches' }>['where']): Condition => ({
  kind: 'matches',
  what,
  where,
});
const had = (n: Described, who: Selector): Described =>
  n.filters.some(({ kind }) => kind === 'ownedBy') ? n : { ...n, filters: [...n.filters, ownedBy(who)] };
for (const [is, rest] of [
  ['even', 0],
  ['odd', 1],
] as const) {
  rule({
    name: `condition.has.${is}`,
    of: 'Condition',
    slots: { t: 'Thing', s: 'Stat' },
    en: [`{t} <have@t> an ${is} {s}`, `{t} had an ${is} {s}`],
    mean: ({ t, s }, d) => matches(d.pick(t), { kind: 'parity', stat: s, is }),
  });
  rule({
    name: `condition.is.${is}`,
    of: 'Condition',
    slots: { whose: 'ThingsWhose', s: 'Stat' },
    en: `{whose} {s} is ${is}`,
    mean: ({ whose, s }) => matches(whose, { kind: 'parity', stat: s, is }),
  });
  const parity = (of: Value): Condition => ({
    kind: 'compare',
    value: { kind: 'remainder', of, by: 2 },
    is: { op: '=', to: rest },
  });
  rule({
    name: `condition.amount.${is}`,
    of: 'Condition',
    slots: { c: 'Counted' },
    en: [`there's an ${is} amount of {c#pl}`, `there is an ${is} amount of {c#pl}`],
    mean: ({ c }) => parity(c),
  });
  rule({
    name: `condition.playerAmount.${is}`,
    of: 'Condition',
    slots: { who: 'Player', n: 'Noun' },
    en: `{who} <have@who> an ${is} amount of {n#pl}`,
    mean: ({ who, n }) => parity(countOf(eachOf(had(n, who)))),
  });
}
rule({
  name: 'condition.hasExactly',
  of: 'Condition',
  slots: { who: 'Player', c: 'Count', n: 'Noun' },
  en: '{who} <have@who> exactly {c} {n#pl}',
  mean: ({ who, c, n }) => ({ kind: 'compare', value: countOf(eachOf(had(n, who))), is: { op: '=', to: c.min } }),
});
rule({
  name: 'condition.valueIsExactly',
  of: 'Condition',
  slots: { v: 'Value', n: 'Amount' },
  en: '{v} is exactly {n}',
  mean: ({ v, n }) => ({ kind: 'compare', value: v, is: { op: '=', to: n } }),
});
rule({
  name: 'being.preservedIn',
  of: 'Being',
  slots: { whose: 'Whose' },
  en: 'in {whose} material deck preserved',
  mean: ({ whose }) => [
    { kind: 'in', zones: ['materialDeck'] },
    ownedBy(whose),
    { kind: 'property', property: 'preserved' },
  ],
});
rule({
  name: 'condition.thereAreLess',
  of: 'Condition',
  slots: { c: 'Count', v: 'Counted' },
  en: ['there are less than {c} {v#pl}', 'there are fewer than {c} {v#pl}'],
  mean: ({ c, v }) => ({ kind: 'compare', value: v, is: { op: '<', to: c.min } }),
});
rule({
  name: 'condition.activatedDuring',
  of: 'Condition',
  slots: { t: 'Thing', m: 'Moment' },
  en: ['{t} was activated {m}', 'you activated {t} {m}'],
  mean: ({ t, m }, d) => ({ kind: 'wasActivated', what: d.pick(t), when: m }),
});
rule({
  name: 'condition.wasKeyword',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: '{t} was starcalled',
  mean: ({ t }, d) => {
    void d.pick(t);
    return { kind: 'paid', cost: 'starcalling' };
  },
});
rule({
  name: 'condition.remainsBeing',
  of: 'Condition',
  slots: { t: 'Thing', b: 'Being' },
  en: '{t} <remain@t> {b}',
  mean: ({ t, b }, d) => matches(d.pick(t), allOf(b)),
});
rule({
  name: 'condition.wasNot',
  of: 'Condition',
  slots: { t: 'Thing', b: 'Being' },
  en: '{t} was not {b}',
  mean: ({ t, b }, d) => ({ kind: 'not', of: matches(d.pick(t), allOf(b)) }),
});
rule({
  name: 'condition.beingBoth',
  of: 'Condition',
  slots: { t: 'Thing', a: 'Being', b: 'Being' },
  en: '{t} <are@t> {a} and <are@t> {b}',
  mean: ({ t, a, b }, d) => matches(d.pick(t), allOf([...a, ...b])),
});
rule({
  name: 'condition.didntDiscard',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: ["you didn't discard a {n#sg}", "you didn't discard a {n#sg} this way"],
  mean: ({ n }, d) => ({ kind: 'not', of: { kind: 'exists', what: eachOf({ ...n, pool: thisWay(d, 'discarded') }) } }),
});
rule({
  name: 'condition.counterRemoved',
  of: 'Condition',
  slots: { k: 'Counter' },
  en: ['a {k} counter was removed this way', 'a {k} counter is removed this way'],
  mean: (_, d) => ({ kind: 'compare', value: d.result('removed'), is: { op: '≥', to: 1 } }),
});
rule({
  name: 'condition.notDamaged',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: ["{t} hasn't taken damage this turn", "{t} hasn't been dealt damage this turn"],
  mean: ({ t }, d) => ({
    kind: 'not',
    of: { kind: 'history', event: { on: 'damage', to: { kind: 'is', what: d.pick(t) } } },
  }),
});
rule({
  name: 'condition.leveledUp',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: ['{t} has leveled up this turn', '{t} leveled up this turn'],
  mean: ({ t }, d) => {
    const what = d.pick(t);
    if (what.kind === 'champion') throw new Unclear('said of the champion elsewhere');
    return { kind: 'history', event: { on: 'levelUp', what: { kind: 'is', what } } };
  },
});
rule({
  name: 'condition.counterOnIt',
  of: 'Condition',
  slots: { t: 'Thing', c: 'Count', k: 'Counter' },
  en: '{t} has {c} or less {k} counters on it',
  mean: ({ t, c, k }, d) => ({
    kind: 'compare',
    value: { kind: 'counters', counter: k, on: d.pick(t) },
    is: { op: '≤', to: c.min },
  }),
});
rule({
  name: 'condition.isLevel',
  of: 'Condition',
  slots: { t: 'Thing', n: 'Amount' },
  en: '{t} is level {n} or lower',
  mean: ({ t, n }, d) => matches(d.pick(t), { kind: 'stat', stat: 'level', is: { op: '≤', to: n } }),
});
rule({
  name: 'condition.influenceGreater',
  of: 'Condition',
  slots: { whose: 'Whose' },
  en: ['{whose} influence is greater than yours'],
  mean: ({ whose }) => ({
    kind: 'compare',
    value: { kind: 'influence', of: whose },
    is: { op: '>', to: { kind: 'influence', of: you } },
  }),
});
rule({
  name: 'condition.opponentInfluence',
  of: 'Condition',
  slots: { c: 'Count' },
  en: ['an opponent has influence {c} or more', "an opponent's influence is {c} or more"],
  mean: ({ c }) => ({
    kind: 'exists',
    what: {
      kind: 'players',
      which: 'opponents',
      where: {
        kind: 'compare',
        value: { kind: 'influence', of: { kind: 'var', name: 'it' } },
        is: { op: '≥', to: c.min },
      },
    },
  }),
});
rule({
  name: 'condition.thereIsAnother',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: ["there's another {n#sg}", 'there is another {n#sg}'],
  mean: ({ n }) => ({
    kind: 'exists',
    what: eachOf({ ...n, filters: [...n.filters, { kind: 'not', of: { kind: 'is', what: self } }] }),
  }),
});
rule({
  name: 'condition.ownsThat',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: 'you own {t}',
  mean: ({ t }, d) => matches(d.pick(t), ownedBy(you)),
});
rule({
  name: 'condition.aPlayerDoesnt',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: "a player doesn't control a {n#sg}",
  mean: ({ n }) => ({
    kind: 'exists',
    what: {
      kind: 'players',
      which: 'each',
      where: {
        kind: 'not',
        of: {
          kind: 'exists',
          what: eachOf({ ...n, filters: [...n.filters, { kind: 'controlledBy', who: { kind: 'var', name: 'it' } }] }),
        },
      },
    },
  }),
});
rule({
  name: 'being.class',
  of: 'Being',
  slots: { c: 'Class' },
  en: 'a {c}',
  mean: ({ c }) => [{ kind: 'class', class: c }],
});
rule({
  name: 'being.omen',
  of: 'Being',
  en: 'a preserved card',
  mean: () => [{ kind: 'property', property: 'preserved' }],
});
rule({
  name: 'being.retaliatingAgainst',
  of: 'Being',
  slots: { n: 'Noun' },
  en: 'retaliating against a {n#sg}',
  mean: ({ n }) => [{ kind: 'retaliating', against: allOf(n.filters) }],
});
rule({
  name: 'being.attackingOrRetaliating',
  of: 'Being',
  slots: { n: 'Noun' },
  en: 'attacking or retaliating against a {n#sg}',
  mean: ({ n }) => {
    const whom = allOf(n.filters);
    return [
      {
        kind: 'any',
        of: [
          { kind: 'attacking', whom },
          { kind: 'retaliating', against: whom },
        ],
      },
    ];
  },
});
rule({
  name: 'being.attackingPlural',
  of: 'Being',
  slots: { n: 'Noun' },
  en: 'attacking {n#pl}',
  mean: ({ n }) => [{ kind: 'attacking', whom: allOf(n.filters) }],
});
rule({
  name: 'being.attackingUsing',
  of: 'Being',
  slots: { n: 'Noun' },
  en: 'attacking using a {n#sg}',
  mean: ({ n }) => [
    { kind: 'attacking' },
    {
      kind: 'where',
      condition: {
        kind: 'exists',
        what: { kind: 'filter', of: { kind: 'wielded', by: { kind: 'var', name: 'it' } }, where: allOf(n.filters) },
      },
    },
  ],
});
