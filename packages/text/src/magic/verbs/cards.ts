/** What players do with cards of their hands and libraries: draw, discard, mill, scry, surveil. */
import type { Action, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Count, Described, Telling } from '../game.ts';
import { allOf, alone, bound, eachOf, isGroup } from '../nouns/selectors.ts';

export const cards = rulesOf();
const { rule } = cards;

const CARD: Described = { filters: [{ kind: 'card' }], kinds: ['card'] };
const stated = ({ filters, pool }: Described): readonly Filter[] => [
  ...filters.filter(({ kind }) => kind !== 'card'),
  // "All such cards revealed this way": only of those.
  ...(pool === undefined ? [] : [{ kind: 'is', what: pool } as const]),
];
const countOf = (of: Selector): Value => ({ kind: 'count', of });

// Drawing
const draws =
  (count: () => Value, d: Telling): Act =>
  (who) => {
    const amount = count();
    const as = d.fresh('drawn');
    const counted = d.fresh('counted');
    d.mention({ selector: bound(as), kinds: ['card', 'drawn'], several: amount !== 1, zones: ['hand'], byKind: true });
    // "That many" is how many were to be drawn, although something else may have become of a draw (121.6).
    d.mentionAmount({ kind: 'var', name: counted }, amount);
    return [{ do: 'draw', who, count: amount, as, counted }];
  };
const exact = (count: Count): Value => (count.max === 'any' ? 0 : count.max);
rule({
  name: 'act.draw',
  of: 'Act',
  slots: { count: 'Count' },
  en: ['<draw> {count} <card#count>', '<draw> {count} additional <card#count>'],
  mean: (parts, d) => (who) => {
    const { count } = parts;
    if (count.min === count.max) return draws(() => exact(count), d)(who);
    if (count.max === 'any') throw new Unclear('how many cards at most?');
    const key = d.fresh('number');
    const chosen: Action = {
      do: 'chooseNumber',
      ...(who.kind === 'you' ? {} : { who }),
      min: count.min,
      max: exact(count),
      key,
    };
    return [chosen, ...draws(() => ({ kind: 'noted', key }), d)(who)];
  },
});
/** Besides those that were drawn before. */
rule({ name: 'act.drawAnother', of: 'Act', en: '<draw> another card', mean: (_, d) => draws(() => 1, d) });
rule({
  name: 'act.drawEqual',
  of: 'Act',
  slots: { v: 'Value' },
  en: ['<draw> cards equal to {v}', '<draw> a number of cards equal to {v}'],
  mean: (parts, d) => draws(() => parts.v, d),
});

rule({
  name: 'act.drawAndReveal',
  of: 'Act',
  en: '<draw> a card and reveal it',
  mean: (_, d) => (who) => {
    const [draw] = draws(() => 1, d)(who);
    if (draw?.do !== 'draw' || draw.as === undefined) return [];
    d.mention({ selector: bound(draw.as), kinds: ['card', 'drawn', 'revealed'], several: false });
    return [draw, { do: 'reveal', what: bound(draw.as) }];
  },
});

// Discarding
const discarded = (d: Telling, n: Described, several: boolean, asked?: Value): string => {
  const as = d.fresh('discarded');
  d.mention({ selector: bound(as), kinds: [...n.kinds, 'discarded'], several, zones: ['graveyard'] });
  d.mentionAmount(countOf(bound(as)), asked);
  return as;
};
/** So many cards of one's hand; a number that is not fixed is chosen first. */
const discards =
  (n: Described, count: Count, d: Telling, random = false): Act =>
  (who) => {
    const what = stated(n);
    const { max } = count;
    const as = discarded(d, n, max !== 1, max === 'any' ? undefined : max);
    if (count.min === max)
      return [
        {
          do: 'discard',
          who,
          count: max,
          ...(what.length === 0 ? {} : { what: allOf(what) }),
          ...(random ? { random: true } : {}),
          as,
        },
      ];
    const hand: Selector = { kind: 'each', where: allOf([...what, { kind: 'ownedBy', who }]), zones: ['hand'] };
    const choice: Action = {
      do: 'choose',
      ...(who.kind === 'you' ? {} : { who }),
      from: hand,
      min: count.min,
      max: max === 'any' ? countOf(hand) : max,
      as,
      ...(random ? { random: true } : {}),
    };
    return [choice, { do: 'discardCards', what: bound(as) }];
  };
rule({
  name: 'act.discard',
  of: 'Act',
  slots: { count: 'Count', n: 'Noun' },
  en: '<discard> {count} {n#count}',
  mean: ({ count, n }, d) => discards(n, count, d),
});
rule({
  name: 'act.discardRandom',
  of: 'Act',
  slots: { count: 'Count', n: 'Noun' },
  en: '<discard> {count} {n#count} at random',
  mean: ({ count, n }, d) => discards(n, count, d, true),
});
rule({
  name: 'act.discardHand',
  of: 'Act',
  en: [
    '<discard> your hand',
    '<discard> their hand',
    '<discard> all the cards in your hand',
    '<discard> all the cards in their hand',
    '<discard> all cards in your hand',
    '<discard> all cards in their hand',
  ],
  mean: (_, d) => (who) => [{ do: 'discard', who, count: 'hand', as: discarded(d, CARD, true) }],
});
rule({
  name: 'act.discardAll',
  of: 'Act',
  slots: { n: 'Noun' },
  en: ['<discard> all {n#pl}', '<discard> each {n#sg}'],
  mean:
    ({ n }, d) =>
    (who) => {
      if (!n.kinds.includes('card') || (n.zones !== undefined && n.zones.join() !== 'hand'))
        throw new Unclear('only cards of a hand are discarded');
      const what = stated(n);
      return [
        {
          do: 'discard',
          who,
          count: 'hand',
          ...(what.length === 0 ? {} : { what: allOf(what) }),
          as: discarded(d, n, true),
        },
      ];
    },
});
for (const [name, en] of [
  ['it', 'it'],
  ['that', 'that card'],
  ['those', 'those cards'],
  ['them', 'them'],
] as const)
  rule({
    name: `act.discard.${name}`,
    of: 'Act',
    en: `<discard> ${en}`,
    mean: (_, d) => {
      const several = name === 'those' || name === 'them';
      const what = d.refer({ kind: 'card', several });
      return () => [{ do: 'discardCards', what }];
    },
  });

// Choosing, of what is there while the effect resolves (608.2d); targets are chosen already
rule({
  name: 'act.choose',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<choose> {what}',
  mean:
    ({ what }, d) =>
    (who) => {
      if (what.kind === 'choice' && what.described.pool === undefined && what.described.kinds[0] !== 'player') {
        const from = eachOf(alone(what.described));
        d.lay(from, what.described.kinds);
        d.take(from, d.pick(what, who));
      } else d.pick(what, who);
      return [];
    },
});
rule({
  name: 'things.atRandom',
  of: 'Thing',
  slots: { count: 'Count', n: 'Noun', z: 'ZonePhrase?' },
  en: '{count} {n#count} at random [{z}]',
  agreement: { from: 'count' },
  mean: ({ count, n, z }) => {
    const described = z === undefined ? n : { ...n, zones: z.zones, filters: [...n.filters, ...z.filters] };
    return { kind: 'choice', described, count, random: true };
  },
});

// Milling
rule({
  name: 'act.mill',
  of: 'Act',
  slots: { count: 'Count' },
  en: '<mill> {count} <card#count>',
  mean:
    ({ count }, d) =>
    (who) => {
      const as = d.fresh('milled');
      d.mention({ selector: bound(as), kinds: ['card', 'milled'], several: count.max !== 1, zones: ['graveyard'] });
      d.mentionAmount(countOf(bound(as)), exact(count));
      d.lay(bound(as), ['card']);
      return [{ do: 'mill', who, count: exact(count), as }];
    },
});
rule({
  name: 'act.millEqual',
  of: 'Act',
  slots: { v: 'Value' },
  en: ['<mill> cards equal to {v}', '<mill> a number of cards equal to {v}'],
  mean: (parts, d) => (who) => {
    const count = parts.v;
    const as = d.fresh('milled');
    d.mention({ selector: bound(as), kinds: ['card', 'milled'], several: true, zones: ['graveyard'] });
    d.lay(bound(as), ['card']);
    return [{ do: 'mill', who, count, as }];
  },
});
/** "Half their library, rounded down" */
rule({
  name: 'act.millHalf',
  of: 'Act',
  slots: { r: 'Rounding' },
  en: ['<mill> half your library, {r}', '<mill> half their library, {r}'],
  mean:
    ({ r }, d) =>
    (who) => {
      const as = d.fresh('milled');
      d.mention({ selector: bound(as), kinds: ['card', 'milled'], several: true, zones: ['graveyard'] });
      // Each player's own, where several mill.
      const library: Selector = { kind: 'each', where: { kind: 'ownedBy', who: bound('it') }, zones: ['library'] };
      return [{ do: 'mill', who, count: { kind: 'half', of: countOf(library), round: r }, as }];
    },
});
rule({ name: 'rounding.up', of: 'Rounding', en: 'rounded up', mean: () => 'up' });
rule({ name: 'rounding.down', of: 'Rounding', en: 'rounded down', mean: () => 'down' });

rule({
  name: 'act.reorderGraveyard',
  of: 'Act',
  en: ['<reorder> your graveyard as you choose', '<reorder> their graveyard as they choose'],
  mean: () => (who) => [{ do: 'reorderGraveyard', who }],
});

// Looking ahead
for (const word of ['scry', 'surveil'] as const)
  rule({
    name: `act.${word}`,
    of: 'Act',
    slots: { n: 'Amount' },
    en: `<${word}> {n}`,
    mean:
      ({ n }) =>
      (who) => [{ do: word, who, count: n }],
  });

for (const [name, words, more] of [
  ['plus', 'plus one', 1],
  ['minus', 'minus one', -1],
] as const)
  rule({
    name: `act.drawThatMany.${name}`,
    of: 'Act',
    en: `<draw> that many cards ${words}`,
    mean: (_, d) => {
      const count: Value = { kind: 'add', of: [d.thatMuch(), more] };
      return (who) => [{ do: 'draw', who, count, as: d.fresh('drawn') }];
    },
  });
rule({
  name: 'act.discardEqual',
  of: 'Act',
  slots: { v: 'Value' },
  en: ['<discard> a number of cards equal to {v}', '<discard> cards equal to {v}'],
  mean:
    ({ v }) =>
    (who) => [{ do: 'discard', who, count: v }],
});
/** Which cards is for the player to choose whose hand it is. */
rule({
  name: 'act.revealEqual',
  of: 'Act',
  slots: { v: 'Value' },
  en: '<reveal> a number of cards from their hand equal to {v}',
  mean: ({ v }, d) => {
    const as = d.fresh('revealed');
    return (who) => {
      if (who.kind === 'you' || isGroup(who)) throw new Unclear('one other player');
      d.mention({ selector: bound(as), kinds: ['card', 'revealed'], several: true });
      d.lay(bound(as), ['card']);
      const from: Selector = { kind: 'each', where: { kind: 'ownedBy', who }, zones: ['hand'] };
      return [
        { do: 'choose', who, from, min: v, max: v, as },
        { do: 'reveal', what: bound(as) },
      ];
    };
  },
});
rule({
  name: 'act.lookAtAHand',
  of: 'Act',
  en: "<look> at an opponent's hand",
  mean: (_, d) => (who) => {
    if (who.kind !== 'you') throw new Unclear('whose opponents');
    const as = d.fresh('player');
    d.mentionPlayer(bound(as));
    return [
      { do: 'choose', from: { kind: 'players', which: 'opponents' }, as },
      { do: 'look', what: { kind: 'each', where: { kind: 'ownedBy', who: bound(as) }, zones: ['hand'] } },
    ];
  },
});
