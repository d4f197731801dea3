/** Players who have the most or the fewest of something: life, cards in hand, permanents. */
import type { Condition, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { eachOf } from './selectors.ts';

export const most = rulesOf();
const { rule } = most;

const it: Selector = { kind: 'var', name: 'it' };
const EVERYBODY: Selector = { kind: 'players', which: 'each' };

/** At least as much as everybody has: ties count. */
function has(
  kind: 'most' | 'fewest',
  value: (player: Selector) => Value,
  player: Selector,
  among = EVERYBODY,
): Condition {
  const to: Value = { kind, among, value: value(it) };
  return { kind: 'compare', value: value(player), is: { op: kind === 'most' ? '≥' : '≤', to } };
}
const life = (of: Selector): Value => ({ kind: 'life', of });
const hand = (who: Selector): Value => ({
  kind: 'count',
  of: { kind: 'each', where: { kind: 'ownedBy', who }, zones: ['hand'] },
});
const controlled =
  (n: Described) =>
  (who: Selector): Value => ({
    kind: 'count',
    of: eachOf({ ...n, filters: [...n.filters, { kind: 'controlledBy', who }] }),
  });

for (const [kind, words] of [
  ['most', 'most'],
  ['fewest', 'fewest'],
] as const)
  rule({
    name: `who.controls.${kind}`,
    of: 'Who',
    slots: { n: 'Noun' },
    en: [
      `<control> the ${words} {n#pl}`,
      `<control> the ${words} {n#pl} or <are> tied for the ${words}`,
      `<control> the ${words} {n#pl} or <are> tied for ${words}`,
    ],
    mean:
      ({ n }) =>
      (player) =>
        has(kind, controlled(n), player),
  });
const LEVELS: readonly (readonly [string, 'most' | 'fewest', string, (player: Selector) => Value])[] = [
  ['mostLife', 'most', 'most life', life],
  ['lowestLife', 'fewest', 'lowest life total', life],
  ['highestLife', 'most', 'highest life total', life],
  ['mostCards', 'most', 'most cards in hand', hand],
  ['fewestCards', 'fewest', 'fewest cards in hand', hand],
];
for (const [name, kind, words, value] of LEVELS) {
  rule({
    name: `who.${name}`,
    of: 'Who',
    en: [`<have> the ${words} or <are> tied for ${words}`, `<have> the ${words} or <are> tied for the ${words}`],
    mean: () => (player) => has(kind, value, player),
  });
  rule({
    name: `playerNoun.${name}`,
    of: 'PlayerNoun',
    slots: { h: 'PlayerHead' },
    en: [`{h} with the ${words} or tied for ${words}`, `{h} with the ${words} or tied for the ${words}`],
    agreement: { from: 'h' },
    mean: ({ h }) => withCondition(h, has(kind, value, it)),
  });
  rule({
    name: `playerNoun.${name}Among`,
    of: 'PlayerNoun',
    slots: { h: 'PlayerHead' },
    en: [`{h} with the ${words} among your opponents`, `{h} with the ${words} among opponents`],
    agreement: { from: 'h' },
    mean: ({ h }) => withCondition(h, has(kind, value, it, { kind: 'players', which: 'opponents' })),
  });
}
const withCondition = (h: Described, condition: Condition): Described => ({
  ...h,
  filters: [...h.filters, { kind: 'where', condition }],
});

for (const [kind, word] of [
  ['fewest', 'lowest'],
  ['most', 'highest'],
] as const)
  for (const [name, words, among] of [
    ['all', 'all players', EVERYBODY],
    ['opponents', 'your opponents', { kind: 'players', which: 'opponents' }],
  ] as const)
    rule({
      name: `value.${word}Life.${name}`,
      of: 'Value',
      en: `the ${word} life total among ${words}`,
      mean: (): Value => ({ kind, among, value: life(it) }),
    });

// More or fewer than a number, with a difference
const counted: readonly (readonly [string, string, (player: Selector) => Value])[] = [
  ['hand', '<card#c> in hand', hand],
  ['poison', 'poison <counter#c>', (on) => ({ kind: 'counters', counter: 'poison', on })],
];
for (const [op, word] of [
  ['<', 'fewer'],
  ['>', 'more'],
] as const)
  for (const [name, words, value] of counted)
    rule({
      name: `who.${word}Than.${name}`,
      of: 'Who',
      slots: { c: 'Count' },
      en: `<have> ${word} than {c} ${words}`,
      mean: ({ c }, d) => {
        const { max: to } = c;
        if (to === 'any' || c.min !== to) throw new Unclear('than how many?');
        return (player): Condition => {
          const has = value(player);
          if (player !== it) {
            const [a, b] = op === '<' ? [to, has] : [has, to];
            d.cameTo('difference', { kind: 'minus', a, b });
          }
          return { kind: 'compare', value: has, is: { op, to } };
        };
      },
    });

// One of those who have it
rule({
  name: 'act.chooseSuchPlayer',
  of: 'Act',
  slots: { n: 'PlayerNoun' },
  en: '<choose> a {n#sg}',
  mean: ({ n }, d) => {
    if (!n.filters.some(({ kind }) => kind === 'where')) throw new Unclear('any player at all');
    return (who) => {
      d.mentionPlayer({ kind: 'var', name: 'player' });
      return [{ do: 'choose', ...(who.kind === 'you' ? {} : { who }), from: eachOf(n), as: 'player' }];
    };
  },
});

// What is attacked
rule({
  name: 'attackedOne.the',
  of: 'AttackedOne',
  slots: { n: 'PlayerNoun' },
  en: 'the {n#sg}',
  mean: ({ n }, d): Filter => {
    d.mentionPlayer({ kind: 'event', role: 'other' });
    return n.filters.length === 1 && n.filters[0] !== undefined ? n.filters[0] : { kind: 'all', of: n.filters };
  },
});
// The one that has the most, or one of several that do
for (const [stat, word] of [
  ['power', 'power'],
  ['toughness', 'toughness'],
] as const)
  rule({
    name: `who.controlsGreatest.${stat}`,
    of: 'Who',
    slots: { n: 'Noun' },
    en: [
      `<control> the {n#sg} with the greatest ${word} or tied for the greatest ${word}`,
      `<control> a {n#sg} with the greatest ${word} or tied for the greatest ${word}`,
    ],
    mean: ({ n }) => {
      const greatest: Value = { kind: 'greatest', stat, of: eachOf(n) };
      return (player) => ({
        kind: 'exists',
        what: eachOf({
          ...n,
          filters: [...n.filters, { kind: stat, is: { op: '=', to: greatest } }, { kind: 'controlledBy', who: player }],
        }),
      });
    },
  });
