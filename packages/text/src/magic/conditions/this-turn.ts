/** What players have done and what was done to them this turn, as conditions and as numbers. */
import type { Condition, EventPattern, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count } from '../game.ts';
import { allOf, eachOf, you } from '../nouns/selectors.ts';
import { castPattern } from '../nouns/spells-cast.ts';

export const thisTurn = rulesOf();
const { rule } = thisTurn;

const happened = (event: EventPattern, sum?: true): Value => ({
  kind: 'history',
  event,
  ...(sum ? { sum } : {}),
});
const numberOf = ({ max }: Count): Value => {
  if (max === 'any') throw new Unclear('no number');
  return max;
};
const atLeast = (value: Value, to: Value): Condition => ({ kind: 'compare', value, is: { op: '≥', to } });
const opponents: Selector = { kind: 'players', which: 'opponents' };

// Players who are something
const designated = (as: string) => (): ((player: Selector) => Condition) => (what) => ({
  kind: 'matches',
  what,
  where: { kind: 'designated', as },
});
rule({ name: 'who.initiative', of: 'Who', en: '<have> the initiative', mean: designated('initiative') });
rule({
  name: 'condition.noMonarch',
  of: 'Condition',
  en: ['there is no monarch', 'no player is the monarch'],
  mean: () => ({
    kind: 'not',
    of: {
      kind: 'exists',
      what: {
        kind: 'players',
        which: 'each',
        where: { kind: 'matches', what: { kind: 'var', name: 'it' }, where: { kind: 'designated', as: 'monarch' } },
      },
    },
  }),
});
rule({
  name: 'condition.notTheirTurn',
  of: 'Condition',
  slots: { whose: 'Whose' },
  en: ["it's not {whose} turn", "it isn't {whose} turn"],
  mean: ({ whose }) => {
    if (whose.kind === 'you') throw new Unclear('said of yours by itself');
    return { kind: 'not', of: { kind: 'turnOf', who: whose } };
  },
});

const inHand = (who: Selector): Selector => ({
  kind: 'each',
  where: allOf([{ kind: 'card' }, { kind: 'ownedBy', who }]),
  zones: ['hand'],
});
rule({
  name: 'who.someHand',
  of: 'Who',
  en: ['<have> a card in hand', '<have> a card in your hand'],
  mean: () => (player) => atLeast({ kind: 'count', of: inHand(player) }, 1),
});
rule({
  name: 'who.didnt',
  of: 'Who',
  slots: { v: 'PlayerEvent' },
  en: "didn't {v@base} this turn",
  mean: (parts, d) => {
    const v = d.aside(() => parts.v);
    return (player) => ({ kind: 'not', of: { kind: 'history', event: v.on(player) } });
  },
});

// What entered under whose control
rule({
  name: 'who.hadAnotherEnter',
  of: 'Who',
  slots: { n: 'Noun' },
  en: ['your', 'their'].flatMap((whose) => [
    `had another {n#sg} enter the battlefield under ${whose} control this turn`,
    `had another {n#sg} enter under ${whose} control this turn`,
  ]),
  mean: (parts, d) => {
    const { n } = parts;
    // "Another land": than the one that the event is about, or than this.
    const other: Filter = { kind: 'not', of: { kind: 'is', what: d.other(n.kinds, n.filters) } };
    return (under) => ({
      kind: 'history',
      event: { on: 'move', what: allOf([...n.filters, other]), to: ['battlefield'], under },
    });
  },
});
rule({
  name: 'who.hadSeveralEnter',
  of: 'Who',
  slots: { c: 'Count', n: 'Noun' },
  en: ['your', 'their'].flatMap((whose) => [
    `had {c} or more {n#pl} enter the battlefield under ${whose} control this turn`,
    `had {c} or more {n#pl} enter under ${whose} control this turn`,
  ]),
  mean:
    ({ c, n }) =>
    (under) =>
      atLeast(happened({ on: 'move', what: allOf(n.filters), to: ['battlefield'], under }), numberOf(c)),
});
rule({
  name: 'who.hadOneEnterTheirs',
  of: 'Who',
  slots: { n: 'Noun' },
  en: [
    'had a {n#sg} enter the battlefield under their control this turn',
    'had a {n#sg} enter under their control this turn',
  ],
  mean:
    ({ n }) =>
    (under) => ({ kind: 'history', event: { on: 'move', what: allOf(n.filters), to: ['battlefield'], under } }),
});

// Damage that players were dealt
for (const [name, word, combat] of [
  ['', '', undefined],
  ['Combat', 'combat ', true],
] as const) {
  const how = combat === undefined ? {} : { combat };
  const to = (player: Selector, source?: Filter): EventPattern => ({
    on: 'damage',
    ...(source === undefined ? {} : { source }),
    to: { kind: 'is', what: player },
    ...how,
  });
  rule({
    name: `who.wasDealt${name}AtLeast`,
    of: 'Who',
    slots: { n: 'Amount' },
    en: `was dealt {n} or more ${word}damage this turn`,
    mean:
      ({ n }) =>
      (player) =>
        atLeast(happened(to(player), true), n),
  });
  rule({
    name: `who.wasDealt${name}ByA`,
    of: 'Who',
    slots: { n: 'Noun' },
    en: `was dealt ${word}damage by a {n#sg} this turn`,
    mean:
      ({ n }) =>
      (player) => ({ kind: 'history', event: to(player, allOf(n.filters)) }),
  });
}

// How many
for (const [on, done] of [
  ['sacrifice', 'sacrificed'],
  ['discard', 'discarded'],
  ['create', 'created'],
] as const) {
  if (on !== 'create')
    rule({
      name: `who.${on}AtLeast`,
      of: 'Who',
      slots: { c: 'Count', n: 'Noun' },
      en: `${done} {c} or more {n#pl} this turn`,
      mean:
        ({ c, n }, d) =>
        (who) => {
          const value = happened({ on, who, what: allOf(n.filters) });
          d.mentionAmount(value);
          return atLeast(value, numberOf(c));
        },
    });
  rule({
    name: `counted.${on}.yours`,
    of: 'Counted',
    slots: { n: 'Item' },
    en: [`{n} you ${done} this turn`, ...(on === 'sacrifice' ? [] : [`{n} you've ${done} this turn`])],
    mean: ({ n }) => {
      if (on === 'discard' && n.filters.every(({ kind }) => kind === 'card')) throw new Unclear('any cards');
      return happened({ on, who: you, what: allOf(n.filters) });
    },
  });
}
rule({
  name: 'who.drawAtLeast',
  of: 'Who',
  slots: { c: 'Count' },
  en: 'drew {c} or more cards this turn',
  mean:
    ({ c }) =>
    (who) =>
      atLeast(happened({ on: 'draw', who }), numberOf(c)),
});
rule({
  name: 'counted.countersPut',
  of: 'Counted',
  slots: { k: 'Counter', n: 'Noun' },
  en: "{k} <counter> you've put on {n#pl} this turn",
  mean: ({ k, n }) => happened({ on: 'counters', who: you, counter: k, what: allOf(n.filters) }, true),
});
rule({
  name: 'counted.castBeforeIt',
  of: 'Counted',
  slots: { n: 'HeadNoun' },
  en: ["other {n} you've cast before it this turn"],
  mean: ({ n }) => ({ kind: 'history', event: { on: 'cast', ...castPattern(n), who: you }, before: true }),
});
rule({
  name: 'counted.castByPlayer',
  of: 'Counted',
  slots: { n: 'HeadNoun', who: 'Player' },
  en: ['{n} {who} has cast this turn', '{n} {who} have cast this turn'],
  mean: ({ n, who }) => {
    if (who.kind === 'you') throw new Unclear('said of you by itself');
    return happened({ on: 'cast', ...castPattern(n), who });
  },
});
rule({
  name: 'counted.castByThem',
  of: 'Counted',
  slots: { n: 'HeadNoun' },
  en: "{n} they've cast this turn",
  mean: ({ n }, d) => happened({ on: 'cast', ...castPattern(n), who: d.refer({ player: true }) }),
});
for (const [on, done] of [
  ['loseLife', 'lost'],
  ['gainLife', 'gained'],
] as const)
  rule({
    name: `value.${on}OfYours`,
    of: 'Value',
    en: `the amount of life you've ${done} this turn`,
    mean: () => happened({ on, who: you }, true),
  });
rule({
  name: 'value.lostByOpponents',
  of: 'Value',
  en: [
    'the total amount of life your opponents have lost this turn',
    'the total life lost by your opponents this turn',
    'the amount of life your opponents have lost this turn',
  ],
  mean: () => happened({ on: 'loseLife', who: opponents }, true),
});
rule({
  name: 'value.timesMutated',
  of: 'Value',
  slots: { s: 'Self' },
  en: 'the number of times {s} has mutated',
  mean: ({ s }) => ({
    kind: 'history',
    event: { on: 'acted', action: 'mutate', what: { kind: 'is', what: s } },
    since: 'game',
  }),
});
rule({
  name: 'condition.totalToughness',
  of: 'Condition',
  slots: { n: 'Noun', c: 'Comparison' },
  en: '{n#pl} have total toughness {c}',
  mean: ({ n, c }) => ({ kind: 'compare', value: { kind: 'total', stat: 'toughness', of: eachOf(n) }, is: c }),
});
