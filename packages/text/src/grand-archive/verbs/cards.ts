/** What players do with cards: draw, discard, look, reveal, search, glimpse, shuffle. */
import type { Action, Selector, Value, Zone } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Count, Described, Telling, Things } from '../game.ts';
import { allOf, alone, bound, countOf, eachOf, ownedBy, togetherOf } from '../nouns/selectors.ts';

export const cards = rulesOf();
const { rule } = cards;

const exact = (count: Count): Value => (count.max === 'any' ? 0 : count.max);

// Drawing
const draws =
  (count: () => Value, d: Telling, into?: 'memory'): Act =>
  (who) => {
    const amount = count();
    const as = d.fresh('drawn');
    d.mention({ selector: bound(as), kinds: ['card', 'drawn'], several: amount !== 1, byKind: true });
    d.mentionAmount(countOf(bound(as)));
    return [{ do: 'draw', who, count: amount, ...(into === undefined ? {} : { into }), as }];
  };
for (const [name, words, into] of [
  ['', '', undefined],
  ['Memory', ' into your memory', 'memory'],
  ['TheirMemory', ' into their memory', 'memory'],
] as const) {
  rule({
    name: `act.draw${name}`,
    of: 'Act',
    slots: { count: 'Count' },
    en: [
      `<draw> {count} <card#count>${words}`,
      `<draw> {count} additional <card#count>${words}`,
      `<draw> {count} more <card#count>${words}`,
    ],
    mean: (parts, d) => (who) => {
      const { count } = parts;
      if (count.min === count.max) return draws(() => exact(count), d, into)(who);
      if (count.max === 'any') throw new Unclear('how many cards at most?');
      const key = d.fresh('number');
      const chosen: Action = {
        do: 'chooseNumber',
        ...(who.kind === 'you' ? {} : { who }),
        min: count.min,
        max: exact(count),
        key,
      };
      return [chosen, ...draws(() => ({ kind: 'noted', key }), d, into)(who)];
    },
  });
  rule({
    name: `act.drawForEach${name}`,
    of: 'Act',
    slots: { count: 'Count', f: 'ForEach' },
    en: `<draw> {count} <card#count>${words} {f}`,
    mean: (parts, d) => (who) => {
      const { count } = parts;
      return draws(() => timesOf(exact(count), parts.f), d, into)(who);
    },
  });
}
export const timesOf = (a: Value, b: Value): Value => (a === 1 ? b : { kind: 'times', of: [a, b] });

// Discarding
const discarded = (d: Telling, n: Described, several: boolean): string => {
  const as = d.fresh('discarded');
  d.mention({ selector: bound(as), kinds: [...n.kinds, 'discarded'], several, zones: ['graveyard'] });
  d.mentionAmount(countOf(bound(as)));
  return as;
};
const discards =
  (n: Described, count: Count, d: Telling, random = false): Act =>
  (who) => {
    if (n.filters.some((filter) => filter.kind === 'ownedBy' && (filter.who.kind === 'you') !== (who.kind === 'you')))
      throw new Unclear('cards of somebody else');
    const what = n.filters.filter(({ kind }) => kind !== 'card' && kind !== 'ownedBy');
    const as = discarded(d, n, count.max !== 1);
    const where = what.length === 0 ? {} : { what: allOf(what) };
    const from = n.zones === undefined || n.zones.join() === 'hand' ? {} : { from: n.zones };
    if (n.pool !== undefined) {
      const things: Things = { kind: 'choice', described: n, count, ...(random ? { random } : {}) };
      return [{ do: 'discardCards', what: d.pick(things), as }];
    }
    const chance = random ? { random: true } : {};
    if (count.max === 'any') return [{ do: 'discard', who, count: 'all', upTo: true, ...where, ...from, as }];
    const upTo = count.min === count.max ? {} : { upTo: true };
    return [{ do: 'discard', who, count: count.max, ...upTo, ...where, ...from, ...chance, as }];
  };
rule({
  name: 'act.discard',
  of: 'Act',
  slots: { t: 'Thing' },
  en: '<discard> {t}',
  mean: ({ t }, d) => {
    if (t.kind === 'choice') return discards(t.described, t.count, d, t.random === true);
    return (who) => {
      void who;
      const what = d.pick(t);
      const as = discarded(d, t.described ?? { filters: [], kinds: ['card'] }, d.spokenOf(what)?.several ?? true);
      return [{ do: 'discardCards', what, as }];
    };
  },
});
rule({
  name: 'act.discardAdditional',
  of: 'Act',
  slots: { n: 'Noun' },
  en: '<discard> an additional {n#sg}',
  mean: ({ n }, d) => discards(n, { min: 1, max: 1 }, d),
});
rule({
  name: 'act.discardHand',
  of: 'Act',
  en: ['<discard> your hand', '<discard> their hand'],
  mean: (_, d) => (who) => [
    { do: 'discard', who, count: 'all', as: discarded(d, { filters: [], kinds: ['card'] }, true) },
  ],
});

// From the deck
for (const whose of ['your', 'their'] as const) {
  const own = (act: Act): Act => {
    return (who) => {
      if ((who.kind === 'you') !== (whose === 'your')) throw new Unclear('cards of somebody else');
      return act(who);
    };
  };
  rule({
    name: `act.mill.${whose}`,
    of: 'Act',
    slots: { count: 'Count' },
    en: [
      `<put> the top {count} cards of ${whose} deck into ${whose} graveyard`,
      `<put> the top {count} cards from ${whose} deck into ${whose} graveyard`,
    ],
    mean: ({ count }, d) => own(mills(() => exact(count), d)),
  });
  rule({
    name: `act.millOne.${whose}`,
    of: 'Act',
    en: `<put> the top card of ${whose} deck into ${whose} graveyard`,
    mean: (_, d) => own(mills(() => 1, d)),
  });
}
const mills =
  (count: () => Value, d: Telling): Act =>
  (who) => {
    const amount = count();
    const as = d.fresh('milled');
    d.mention({ selector: bound(as), kinds: ['card', 'put', 'milled'], several: amount !== 1, zones: ['graveyard'] });
    d.mentionAmount(countOf(bound(as)));
    d.lay(bound(as), ['card']);
    return [{ do: 'mill', who, count: amount, as }];
  };
rule({
  name: 'act.glimpse',
  of: 'Act',
  slots: { n: 'Amount' },
  en: '<glimpse> {n}',
  mean:
    ({ n }) =>
    (who) => [{ do: 'glimpse', who, count: n }],
});
rule({
  name: 'act.scavenge',
  of: 'Act',
  slots: { n: 'Amount', what: 'Noun' },
  en: '<scavenge> {n} for a {what#sg}',
  mean:
    ({ n, what }) =>
    (who) => [{ do: 'scavenge', ...(who.kind === 'you' ? {} : { who }), count: n, what: allOf(what.filters) }],
});
rule({
  name: 'act.shuffle',
  of: 'Act',
  en: ['<shuffle>', '<shuffle> your deck', '<shuffle> their deck'],
  mean: () => (who) => [{ do: 'shuffle', who }],
});

// Looking and revealing
const isOne = (things: Things, d: Telling, selector: Selector): boolean =>
  selector.kind === 'top'
    ? selector.count === 1 && selector.of.kind !== 'players'
    : things.kind === 'choice'
      ? things.count.max === 1
      : d.spokenOf(selector)?.several === false;
const shows =
  (what: Things, does: 'look' | 'reveal', d: Telling): Act =>
  (who) => {
    const selector = d.pick(what, who);
    const several = !isOne(what, d, selector);
    const done = does === 'look' ? 'looked' : 'revealed';
    const before = d.spokenOf(selector);
    const show = (shown: Selector): Action => ({ do: does, ...(who.kind === 'you' ? {} : { who }), what: shown });
    if (selector.kind === 'var') {
      d.mention({ selector, kinds: [...(before?.kinds ?? ['card']), done], several });
      if (several && d.told.spoken.pool === undefined) d.lay(selector, ['card']);
      return [show(selector)];
    }
    const name = d.fresh(done);
    d.mention({ selector: bound(name), kinds: ['card', ...(selector.kind === 'top' ? [] : ['zone']), done], several });
    d.lay(bound(name), ['card']);
    return [{ do: 'let', name, objects: selector }, show(bound(name))];
  };
rule({
  name: 'act.look',
  of: 'Act',
  slots: { what: 'Share' },
  en: '<look> at {what}',
  mean: ({ what }, d) => shows(what, 'look', d),
});
rule({
  name: 'act.reveal',
  of: 'Act',
  slots: { what: 'Share' },
  en: '<reveal> {what}',
  mean: ({ what }, d) => shows(what, 'reveal', d),
});
for (const does of ['banish', 'reveal'] as const)
  rule({
    name: `act.${does}Until`,
    of: 'Act',
    slots: { count: 'Count', n: 'Noun' },
    en: [
      `<${does}> cards from the top of your deck until you ${does} {count} {n#count}`,
      `<${does}> cards from the top of their deck until they ${does} {count} {n#count}`,
    ],
    mean:
      ({ count, n }, d) =>
      (who) => {
        const done = does === 'banish' ? 'banished' : 'revealed';
        const as = d.fresh(done);
        const all = d.fresh(`all ${done}`);
        d.mention({ selector: bound(all), kinds: ['card', done], several: true });
        d.layUntil(bound(all), bound(as));
        d.mention({ selector: bound(as), kinds: [...n.kinds, done], several: count.max !== 1 });
        const many = count.max === 1 || count.max === 'any' ? {} : { count: count.max };
        return [{ do: `${does}Until`, who, what: allOf(n.filters), ...many, as, all }];
      },
  });
rule({
  name: 'act.search',
  of: 'Act',
  slots: { whose: 'Whose', z: 'Zone', count: 'Count', n: 'Noun' },
  en: '<search> {whose} {z} for {count} {n#count}',
  mean: ({ whose, z, count, n }, d) => searches(whose, [z], n, count, d),
});
rule({
  name: 'act.searchTwo',
  of: 'Act',
  slots: { whose: 'Whose', a: 'Zone', b: 'Zone', count: 'Count', n: 'Noun' },
  en: [
    '<search> {whose} {a} and {b} for {count} {n#count}',
    '<search> {whose} {a} and/or {b} for {count} {n#count}',
    '<search> {whose} {a} or {b} for {count} {n#count}',
  ],
  mean: ({ whose, a, b, count, n }, d) => searches(whose, [a, b], n, count, d),
});
const searches =
  (whose: Selector, zones: readonly Zone[], n: Described, count: Count, d: Telling): Act =>
  (who) => {
    const together = togetherOf(n);
    const as = d.fresh('found');
    d.mention({ selector: bound(as), kinds: [...n.kinds, 'found'], several: count.max !== 1 });
    d.lay(bound(as), ['card']);
    const max: Value =
      count.max === 'any'
        ? countOf(eachOf({ ...alone(n), zones, filters: [...n.filters, ownedBy(whose)] }))
        : count.max;
    return [
      {
        do: 'search',
        ...(who.kind === 'you' ? {} : { who }),
        ...(whose.kind === 'you' ? {} : { whose }),
        zones,
        what: allOf(alone(n).filters),
        ...(count.min === count.max ? {} : { min: count.min }),
        max,
        as,
        ...(together === undefined ? {} : { together }),
      },
    ];
  };

// Choosing
rule({
  name: 'act.choose',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<choose> {what}',
  mean:
    ({ what }, d) =>
    (who) => {
      d.pick(what, who);
      return [];
    },
});
for (const [name, word, which] of [
  ['player', 'a player', 'each'],
  ['opponent', 'an opponent', 'opponents'],
] as const)
  rule({
    name: `act.choose.${name}`,
    of: 'Act',
    en: `<choose> ${word}`,
    mean: (_, d) => (who) => {
      const as = d.fresh('player');
      d.mentionPlayer(bound(as));
      return [{ do: 'choose', ...(who.kind === 'you' ? {} : { who }), from: { kind: 'players', which }, as }];
    },
  });
const chooses =
  (domain: 'element' | 'type' | 'cardName' | 'direction', key: string, more: object = {}): Act =>
  (who) => [{ do: 'chooseWord', ...(who.kind === 'you' ? {} : { who }), domain, key, ...more }];
rule({
  name: 'act.drawEqual',
  of: 'Act',
  slots: { v: 'Value' },
  en: ['<draw> cards equal to {v}', '<draw> a number of cards equal to {v}', '<draw> an amount of cards equal to {v}'],
  mean: ({ v }, d) => draws(() => v, d),
});
rule({
  name: 'act.chooseElement',
  of: 'Act',
  en: '<choose> an element',
  mean: () => chooses('element', 'element'),
});
rule({
  name: 'act.chooseBasicElement',
  of: 'Act',
  en: '<choose> a basic element',
  mean: () => chooses('element', 'element', { of: ['fire', 'water', 'wind'] }),
});
rule({
  name: 'act.chooseNonNormElement',
  of: 'Act',
  slots: { n: 'Count' },
  en: '<choose> {n} non~ norm <element#n>',
  mean: ({ n }) =>
    chooses('element', 'element', {
      except: ['norm'],
      ...(n.max === 1 ? {} : { count: exact(n) }),
      ...(n.min === n.max ? {} : { upTo: true }),
    }),
});
rule({
  name: 'act.drawAnother',
  of: 'Act',
  en: '<draw> another card',
  mean: (_, d) => draws(() => 1, d),
});
rule({
  name: 'act.chooseType',
  of: 'Act',
  en: '<choose> a card type',
  mean: () => chooses('type', 'type'),
});
rule({
  name: 'act.chooseNameOf',
  of: 'Act',
  slots: { w: 'TypeWords' },
  en: '<choose> a {w} card name',
  mean: ({ w }) => chooses('cardName', 'name', { where: w.filter }),
});
rule({
  name: 'act.chooseName',
  of: 'Act',
  slots: { a: 'Adjectives?' },
  en: ['<choose> a [{a}] card name', '<choose> any [{a}] card name', '<name> a [{a}] card'],
  mean: ({ a }) => chooses('cardName', 'name', a === undefined ? {} : { where: allOf(a) }),
});
