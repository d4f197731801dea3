/** Sizes and life totals that are changed to values, what is put in two ways, and acts in other words. */
import type { Action, Change, Duration, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, bound, eachOf, you } from '../nouns/selectors.ts';
import { spellFilter } from '../nouns/spells-cast.ts';
import { modify } from '../predicates/changes.ts';

export const changedNumbers = rulesOf();
const { rule } = changedNumbers;

// Base power and toughness (613.4b)
const lasting = (what: Selector, duration: Duration, ...changes: readonly Change[]): readonly Action[] => [
  { do: 'effect', effects: modify(...changes)(what), duration },
];
for (const stat of ['power', 'toughness'] as const)
  rule({
    name: `act.changeBaseStat.${stat}`,
    of: 'Act',
    slots: { whose: 'ThingsWhose', v: 'Value', duration: 'Duration' },
    en: `<change> {whose} base ${stat} to {v} {duration}`,
    mean: (parts) => {
      const what = parts.whose;
      const change = { kind: 'setPT', [stat]: parts.v } as unknown as Change;
      return () => lasting(what, parts.duration, change);
    },
  });
rule({
  name: 'act.changeBaseToughnessForGood',
  of: 'Act',
  slots: { whose: 'ThingsWhose', v: 'Value' },
  en: '<change> {whose} base toughness to {v}',
  mean: (parts) => {
    const what = parts.whose;
    const toughness = parts.v;
    return () => lasting(what, { kind: 'forever' }, { kind: 'setPT', toughness });
  },
});
rule({
  name: 'act.changeBaseSizeOfTo',
  of: 'Act',
  slots: { whose: 'ThingsWhose', of: 'Thing', duration: 'Duration' },
  en: "<change> {whose} base power and toughness to {of}'s power and toughness {duration}",
  mean: (parts, d) => {
    const what = parts.whose;
    const of = d.besides(what, () => d.pick(parts.of));
    const change: Change = {
      kind: 'setPT',
      power: { kind: 'stat', stat: 'power', of },
      toughness: { kind: 'stat', stat: 'toughness', of },
    };
    return () => lasting(what, parts.duration, change);
  },
});

// Life totals
/** 701.12c */
const TWO_PLAYERS = { filters: [{ kind: 'player' }], kinds: ['player'] } as const;
rule({
  name: 'simple.twoTargetPlayersExchangeLife',
  of: 'Simple',
  en: 'two target players exchange life totals',
  mean: (_, d) => exchangeOf(d),
});
rule({
  name: 'simple.mayHaveTwoExchangeLife',
  of: 'Simple',
  en: 'you may have two target players exchange life totals',
  mean: (_, d) => [{ do: 'may', actions: exchangeOf(d) }],
});
function exchangeOf(d: import('../game.ts').Telling): readonly Action[] {
  const a = d.target(TWO_PLAYERS);
  const b = d.target({ ...TWO_PLAYERS, other: true });
  return [{ do: 'exchangeLife', a, b }];
}
rule({
  name: 'simple.mayHaveLifeBecome',
  of: 'Simple',
  slots: { v: 'Value' },
  en: 'you may have your life total become {v}',
  mean: ({ v }) => [{ do: 'may', actions: [{ do: 'setLife', who: you, to: v }] }],
});

// Acts in other words
rule({
  name: 'act.scryEqual',
  of: 'Act',
  slots: { v: 'Value' },
  en: '<scry> a number of cards equal to {v}',
  mean:
    ({ v }) =>
    (who) => [{ do: 'scry', who, count: v }],
});
rule({
  name: 'act.investigateOnceMore',
  of: 'Act',
  en: '<investigate> an additional time',
  mean: () => (who) => [{ do: 'investigate', ...(who.kind === 'you' ? {} : { who }) }],
});
rule({
  name: 'act.tapAndGoad',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<tap> and goad {what}',
  mean: (parts, d) => (who) => {
    const what = d.fixed(d.pick(parts.what, who));
    return [
      { do: 'tap', what },
      { do: 'goad', what },
    ];
  },
});
/** 106.1b: one of the colours of that thing, and mana of it. */
rule({
  name: 'act.manaOfAColorOf',
  of: 'Act',
  slots: { n: 'Noun' },
  en: '<choose> a color of a {n#sg}. ^Add one mana of that color',
  mean:
    ({ n }) =>
    (who) => [
      { do: 'mana', ...(who.kind === 'you' ? {} : { who }), mana: { kind: 'colorsOf', of: eachOf(n), amount: 1 } },
    ],
});
rule({
  name: 'act.shuffleAndRevealUntil',
  of: 'Act',
  slots: { n: 'Noun' },
  en: '<shuffle> your library, then reveal cards from the top of it until you reveal a {n#sg}',
  mean:
    ({ n }, d) =>
    (who) => {
      if (who.kind !== 'you') throw new Unclear('whose library');
      const [as, all] = [d.fresh('revealed'), d.fresh('all revealed')];
      d.mention({ selector: bound(as), kinds: ['card', 'revealed', ...n.kinds], several: false });
      d.layUntil(bound(all), bound(as));
      return [
        { do: 'shuffle', who },
        { do: 'revealUntil', who, what: allOf(n.filters), as, all },
      ];
    },
});
rule({
  name: 'counted.commanderCastsOfTheirs',
  of: 'Counted',
  en: ["<time> they've cast a commander from the command zone this game"],
  mean: (_, d): Value => ({ kind: 'commanderCasts', of: d.refer({ player: true }) }),
});

// Spells
rule({
  name: 'static.spellsCostAndCantBeCountered',
  of: 'Statement',
  slots: { n: 'Noun', who: 'Players', by: 'SpellCost' },
  en: "{n#pl} {who} <cast@who> {by@base} and can't be countered",
  mean: ({ n, who, by }) => {
    const what = spellFilter(n);
    const theirs = allOf([...n.filters, { kind: 'controlledBy', who }]);
    return [
      { kind: 'cost', of: 'spell', what, who, ...by },
      { kind: 'cant', action: 'beCountered', what: { kind: 'each', where: theirs, zones: ['stack'] } },
    ];
  },
});
