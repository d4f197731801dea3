/** What is true of players: controls a …, has no cards in hand, lost life this turn. Worked out for a player. */
import type { Comparison, Condition, Filter, Selector, Value, Zone } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { otherThan } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Described, Telling } from '../game.ts';
import { allOf, another, eachOf, isGroup, self, you } from './selectors.ts';
import { castPattern } from './spells-cast.ts';

export const who = rulesOf();
const { rule } = who;

const no = (of: Condition): Condition => ({ kind: 'not', of });
const exists = (what: Selector): Condition => ({ kind: 'exists', what });
const compare = (value: Value, is: Comparison): Condition => ({ kind: 'compare', value, is });
const count = (of: Selector): Value => ({ kind: 'count', of });
const it: Selector = { kind: 'var', name: 'it' };
const owned = (n: Described, player: Selector, ...more: readonly Filter[]): Selector =>
  eachOf({ ...n, filters: [...n.filters, { kind: 'controlledBy', who: player }, ...more] });
const numberOf = ({ max }: Count): Value => {
  if (max === 'any') throw new Unclear('no number');
  return max;
};
/** "Two or more", "one or fewer", "exactly three". */
const OPS = [
  ['OrMore', '{c} or more', '≥'],
  ['OrFewer', '{c} or fewer', '≤'],
  ['AtLeast', 'at least {c}', '≥'],
] as const;

/** "One or fewer cards", "one or more cards", "at least one card". */
const cards = (words: string): string => (words.startsWith('at least') ? '<card#c>' : 'cards');

// Of whom
rule({
  name: 'condition.player',
  of: 'Condition',
  slots: { p: 'Player', w: 'Who' },
  en: '{p} {w@p}',
  mean: (parts) => {
    const { p } = parts;
    if (isGroup(p)) throw new Unclear('of each of them, or of all together');
    return parts.w(p);
  },
});
rule({
  name: 'condition.yourOpponents',
  of: 'Condition',
  slots: { w: 'Who' },
  en: 'your opponents {w@base}',
  mean: ({ w }) => w({ kind: 'players', which: 'opponents' }),
});
const where = (group: Selector, condition: Condition): Selector => {
  if (group.kind === 'players' && group.where === undefined) return { ...group, where: condition };
  return { kind: 'filter', of: group, where: { kind: 'where', condition } };
};
rule({
  name: 'condition.somePlayer',
  of: 'Condition',
  slots: { n: 'PlayerNoun', w: 'Who' },
  en: ['a {n#sg} {w@s}', 'any {n#sg} {w@s}'],
  mean: ({ n, w }) => {
    const group = eachOf(n);
    const direct = w(group);
    return direct.kind === 'exists' || direct.kind === 'history' ? direct : exists(where(group, w(it)));
  },
});
rule({
  name: 'condition.eachPlayer',
  of: 'Condition',
  slots: { n: 'PlayerNoun', w: 'Who' },
  en: 'each {n#sg} {w@s}',
  mean: ({ n, w }) => no(exists(where(eachOf(n), no(w(it))))),
});
rule({
  name: 'condition.noPlayer',
  of: 'Condition',
  slots: { n: 'PlayerNoun', w: 'Who' },
  en: 'no {n#sg} {w@s}',
  mean: ({ n, w }) => no(exists(where(eachOf(n), w(it)))),
});

// What they control
rule({
  name: 'who.controls',
  of: 'Who',
  slots: { n: 'Noun' },
  en: '<control> a {n#sg}',
  mean:
    ({ n }) =>
    (player) =>
      exists(owned(n, player)),
});
/** Another than what was spoken of: "its controller controls another creature". Where that could be this, too, yours are other than this. */
function otherThanWhat(n: Described, player: Selector, d: Telling): Filter {
  try {
    return otherThan(d, n);
  } catch (error) {
    if (!(error instanceof Unclear) || player.kind !== 'you') throw error;
    return { kind: 'not', of: { kind: 'is', what: self } };
  }
}
rule({
  name: 'who.controlsAnother',
  of: 'Who',
  slots: { n: 'Noun' },
  en: '<control> another {n#sg}',
  mean:
    ({ n }, d) =>
    (player) => {
      const filters: readonly Filter[] = [...n.filters, { kind: 'controlledBy', who: player }];
      return exists(eachOf({ ...n, filters: another({ ...n, filters }, otherThanWhat(n, player, d)) }));
    },
});
rule({
  name: 'who.controlsNoOther',
  of: 'Who',
  slots: { n: 'Noun' },
  en: "<don't> control another {n#sg}",
  mean:
    ({ n }, d) =>
    (player) => {
      const filters: readonly Filter[] = [...n.filters, { kind: 'controlledBy', who: player }];
      return no(exists(eachOf({ ...n, filters: another({ ...n, filters }, otherThanWhat(n, player, d)) })));
    },
});
rule({
  name: 'who.controlsNo',
  of: 'Who',
  slots: { n: 'Noun' },
  en: ['<control> no {n#pl}', "<don't> control a {n#sg}"],
  mean:
    ({ n }) =>
    (player) =>
      no(exists(owned(n, player))),
});
rule({
  name: 'who.controlsTwo',
  of: 'Who',
  slots: { n: 'Noun', m: 'Noun' },
  en: '<control> a {n#sg} and a {m#sg}',
  mean:
    ({ n, m }) =>
    (player) => ({ kind: 'all', of: [exists(owned(n, player)), exists(owned(m, player))] }),
});
for (const [name, words, op] of OPS) {
  rule({
    name: `who.controls${name}`,
    of: 'Who',
    slots: { c: 'Count', n: 'Noun' },
    en: `<control> ${words} {n#pl}`,
    mean:
      ({ c, n }) =>
      (player) =>
        compare(count(owned(n, player)), { op, to: numberOf(c) }),
  });
  for (const [what, noun] of [
    ['powers', 'powers'],
    ['names', 'names'],
  ] as const)
    rule({
      name: `who.different.${what}${name}`,
      of: 'Who',
      slots: { c: 'Count', n: 'Noun' },
      en: `<control> ${words} {n#pl} with different ${noun}`,
      mean:
        ({ c, n }) =>
        (player) =>
          compare({ kind: 'different', what, of: owned(n, player) }, { op, to: numberOf(c) }),
    });
  rule({
    name: `who.hand${name}`,
    of: 'Who',
    slots: { c: 'Count' },
    en: [
      `<have> ${words} ${cards(words)} in hand`,
      `<have> ${words} ${cards(words)} in your hand`,
      `<have> ${words} ${cards(words)} in their hand`,
    ],
    mean:
      ({ c }) =>
      (player) =>
        compare(cardsIn('hand', player), { op, to: numberOf(c) }),
  });
  for (const zone of ['graveyard', 'library'] as const)
    rule({
      name: `who.${zone}${name}`,
      of: 'Who',
      slots: { c: 'Count', n: 'Noun' },
      en: [`<have> ${words} {n#pl} in your ${zone}`, `<have> ${words} {n#pl} in their ${zone}`],
      mean:
        ({ c, n }) =>
        (player) =>
          compare(cardsIn(zone, player, n.filters), { op, to: numberOf(c) }),
    });
  rule({
    name: `who.poison${name}`,
    of: 'Who',
    slots: { c: 'Count', k: 'Counter' },
    en: `<have> ${words} {k} counters`,
    mean:
      ({ c, k }) =>
      (player) =>
        compare({ kind: 'counters', counter: k, on: player }, { op, to: numberOf(c) }),
  });
}
rule({
  name: 'who.controlsFewerThan',
  of: 'Who',
  slots: { c: 'Count', n: 'Noun' },
  en: '<control> fewer than {c} {n#pl}',
  mean:
    ({ c, n }) =>
    (player) =>
      compare(count(owned(n, player)), { op: '<', to: numberOf(c) }),
});
rule({
  name: 'who.controlsExactly',
  of: 'Who',
  slots: { c: 'Count', n: 'Noun' },
  en: '<control> exactly {c} {n#c}',
  mean:
    ({ c, n }) =>
    (player) =>
      compare(count(owned(n, player)), { op: '=', to: numberOf(c) }),
});
rule({
  name: 'who.totalPower',
  of: 'Who',
  slots: { n: 'Noun', c: 'Comparison' },
  en: '<control> {n#pl} with total power {c}',
  mean:
    ({ n, c }) =>
    (player) =>
      compare({ kind: 'total', stat: 'power', of: owned(n, player) }, c),
});
rule({
  name: 'who.totalPowerOfYours',
  of: 'Condition',
  slots: { n: 'Noun', c: 'Comparison' },
  en: '{n#pl} have total power {c}',
  mean: ({ n, c }) => compare({ kind: 'total', stat: 'power', of: eachOf(n) }, c),
});
/** Than a player, or than each of several. */
const moreThan = (
  value: (player: Selector) => Value,
  op: '>' | '<',
  player: Selector,
  other: Selector,
  d: Telling,
): Condition => {
  const [a, b] = op === '>' ? [player, other] : [other, player];
  if (!isGroup(other) && player !== it) d.cameTo('difference', { kind: 'minus', a: value(a), b: value(b) });
  if (!isGroup(other)) return compare(value(player), { op, to: value(other) });
  if (player === it) throw new Unclear('more than each of several, for each of several');
  const least = compare(value(it), { op: op === '>' ? '≥' : '≤', to: value(player) });
  if (player.kind === 'you') return no(exists(where(other, least)));
  d.mentionPlayer(player);
  if (other.kind !== 'players' || other.which !== 'others') return no(exists(where(other, least)));
  // The others than the one that is spoken of, and you may be among them.
  const isOther = no({ kind: 'matches', what: it, where: { kind: 'is', what: player } });
  return no(exists(where({ kind: 'players', which: 'each' }, { kind: 'all', of: [isOther, least] })));
};
const COMPARED: readonly (readonly [string, '>' | '<', string])[] = [
  ['more', '>', 'more'],
  ['fewer', '<', 'fewer'],
];
for (const [name, op, word] of COMPARED) {
  rule({
    name: `who.controls.${name}`,
    of: 'Who',
    slots: { n: 'Noun', other: 'Player' },
    en: [`<control> ${word} {n#pl} than {other}`, `<control> ${word} {n#pl} than {other} <do@other>`],
    mean:
      ({ n, other }, d) =>
      (player) =>
        moreThan((whose) => count(owned(n, whose)), op, player, other, d),
  });
  rule({
    name: `who.hand.${name}`,
    of: 'Who',
    slots: { other: 'Player' },
    en: [`<have> ${word} cards in hand than {other}`, `<have> ${word} cards in hand than {other} <do@other>`],
    mean:
      ({ other }, d) =>
      (player) =>
        moreThan((whose) => cardsIn('hand', whose), op, player, other, d),
  });
}
const byAtLeast = (value: (player: Selector) => Value, least: Value, player: Selector, other: Selector): Condition => {
  if (isGroup(other)) throw new Unclear('more than each of several by so many');
  return compare({ kind: 'minus', a: value(player), b: value(other) }, { op: '≥', to: least });
};
rule({
  name: 'who.controls.moreBy',
  of: 'Who',
  slots: { c: 'Count', n: 'Noun', other: 'Player' },
  en: ['<control> at least {c} more {n#pl} than {other}', '<control> at least {c} more {n#pl} than {other} <do@other>'],
  mean:
    ({ c, n, other }) =>
    (player) =>
      byAtLeast((whose) => count(owned(n, whose)), numberOf(c), player, other),
});
rule({
  name: 'who.hand.moreBy',
  of: 'Who',
  slots: { c: 'Count', other: 'Player' },
  en: [
    '<have> at least {c} more cards in hand than {other}',
    '<have> at least {c} more cards in hand than {other} <do@other>',
  ],
  mean:
    ({ c, other }) =>
    (player) =>
      byAtLeast((whose) => cardsIn('hand', whose), numberOf(c), player, other),
});
for (const [name, op, word] of [
  ['more', '>', 'more'],
  ['less', '<', 'less'],
] as const)
  rule({
    name: `who.life.${name}`,
    of: 'Who',
    slots: { other: 'Player' },
    en: [`<have> ${word} life than {other}`, `<have> ${word} life than {other} <do@other>`],
    mean:
      ({ other }, d) =>
      (player) =>
        moreThan((whose) => ({ kind: 'life', of: whose }), op, player, other, d),
  });
/** "More … than an opponent": than at least one of them. */
rule({
  name: 'who.lifeAnOpponent',
  of: 'Who',
  en: ['<have> more life than an opponent', '<have> more life than another of your opponents'],
  mean: () => (player) =>
    exists({
      kind: 'players',
      which: 'opponents',
      where: compare({ kind: 'life', of: it }, { op: '<', to: { kind: 'life', of: player } }),
    }),
});

// Cards and life
function cardsIn(zone: Zone, player: Selector, filters: readonly Filter[] = [{ kind: 'card' }]): Value {
  return {
    kind: 'count',
    of: { kind: 'each', where: allOf([...filters, { kind: 'ownedBy', who: player }]), zones: [zone] },
  };
}
rule({
  name: 'who.noHand',
  of: 'Who',
  en: ['<have> no cards in hand', '<have> no cards in your hand'],
  mean: () => (player) => compare(cardsIn('hand', player), { op: '=', to: 0 }),
});
rule({
  name: 'who.exactHand',
  of: 'Who',
  slots: { c: 'Count' },
  en: ['<have> exactly {c} <card#c> in hand', '<have> exactly {c} <card#c> in your hand'],
  mean:
    ({ c }) =>
    (player) =>
      compare(cardsIn('hand', player), { op: '=', to: numberOf(c) }),
});
rule({
  name: 'who.life',
  of: 'Who',
  slots: { c: 'Comparison' },
  en: ['<have> {c} life', '<have> exactly {c} life'],
  mean:
    ({ c }) =>
    (player) =>
      compare({ kind: 'life', of: player }, c),
});

rule({
  name: 'who.blessed',
  of: 'Who',
  en: "<have> the city's blessing",
  mean: () => (player) => ({
    kind: 'matches',
    what: player,
    where: { kind: 'designated', as: "city's blessing" },
  }),
});

rule({
  name: 'condition.yourTeam',
  of: 'Condition',
  slots: { w: 'Who' },
  en: 'your team {w@s}',
  mean: ({ w }) =>
    w({
      kind: 'filter',
      of: { kind: 'players', which: 'each' },
      where: { kind: 'not', of: { kind: 'player', which: 'opponents' } },
    }),
});
rule({
  name: 'who.story',
  of: 'Who',
  en: '<have> an enduring story',
  mean: () => (player) => ({ kind: 'matches', what: player, where: { kind: 'designated', as: 'enduring story' } }),
});

// What they did
rule({
  name: 'who.did',
  of: 'Who',
  slots: { v: 'PlayerEvent' },
  en: ['{v@ed} this turn'],
  mean: (parts, d) => {
    const v = d.aside(() => parts.v);
    return (player) => ({ kind: 'history', event: v.on(player) });
  },
});
rule({
  name: 'condition.youHaveDone',
  of: 'Condition',
  slots: { v: 'PlayerEvent' },
  en: ["you've {v@ed} this turn"],
  mean: (parts, d) => d.aside(() => ({ kind: 'history', event: parts.v.on(you) })),
});
rule({
  name: 'condition.youHaventDone',
  of: 'Condition',
  slots: { v: 'PlayerEvent' },
  en: "you haven't {v@ed} this turn",
  mean: (parts, d) => d.aside(() => no({ kind: 'history', event: parts.v.on(you) })),
});
for (const [on, verb] of [
  ['gainLife', 'gained'],
  ['loseLife', 'lost'],
] as const)
  rule({
    name: `who.${on}AtLeast`,
    of: 'Who',
    slots: { n: 'Amount' },
    en: `${verb} {n} or more life this turn`,
    mean:
      ({ n }) =>
      (player) =>
        compare({ kind: 'history', event: { on, who: player }, sum: true }, { op: '≥', to: n }),
  });
rule({
  name: 'who.castAtLeast',
  of: 'Who',
  slots: { c: 'Count', n: 'Noun' },
  en: 'cast {c} or more {n#pl} this turn',
  mean: (parts, d) => {
    const { c } = parts;
    const n = d.aside(() => parts.n);
    return (player) =>
      compare({ kind: 'history', event: { on: 'cast', ...castPattern(n), who: player } }, { op: '≥', to: numberOf(c) });
  },
});
rule({
  name: 'who.wasDealtDamage',
  of: 'Who',
  en: 'was dealt damage this turn',
  mean: () => (player) => ({ kind: 'history', event: { on: 'damage', to: { kind: 'is', what: player } } }),
});

/** By how much one has more than the other: "equal to the difference". */
rule({ name: 'value.theDifference', of: 'Value', en: 'the difference', mean: (_, d) => d.result('difference') });
