/** Cards by the zone they are in: the top of a library, a hand, a graveyard; looking at them, revealing them, until one fits. */
import type { Action, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { THIS_WAY as THIS_WAY_NAME } from '../../prose/passes/bindings.ts';
import { isGroup } from '../../prose/selecting.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Described, Telling, Things } from '../game.ts';
import { allOf, bound, eachOf } from '../nouns/selectors.ts';

export const libraries = rulesOf();
const { rule } = libraries;

const cardsIn = (zones: readonly ('hand' | 'graveyard' | 'library')[], who: Selector): Things => {
  const described: Described = { filters: [{ kind: 'ownedBy', who }], zones, kinds: ['card'] };
  return { kind: 'definite', selector: eachOf(described), described };
};

// The top of a library
const top = (of: Selector, count: Value): Things => ({
  kind: 'definite',
  selector: { kind: 'top', of, count },
  described: { filters: [], kinds: ['card'] },
});
rule({
  name: 'things.topCard',
  of: 'Thing',
  slots: { whose: 'Whose' },
  en: 'the top card of {whose} library',
  agreement: 'sg',
  mean: ({ whose }) => top(whose, 1),
});
rule({
  name: 'things.topCards',
  of: 'Thing',
  slots: { count: 'Count', whose: 'Whose' },
  en: ['the top {count} cards of {whose} library', '{count} cards from the top of {whose} library'],
  agreement: 'pl',
  mean: ({ count, whose }) => top(whose, count.max === 'any' ? 0 : count.max),
});
rule({
  name: 'things.topCardsEqual',
  of: 'Thing',
  slots: { whose: 'Whose', v: 'Value' },
  en: 'a number of cards from the top of {whose} library equal to {v}',
  agreement: 'pl',
  mean: ({ whose, v }) => top(whose, v),
});
rule({
  name: 'things.aTopCard',
  of: 'Thing',
  slots: { whose: 'Whose' },
  en: 'a card from the top of {whose} library',
  agreement: 'sg',
  mean: ({ whose }) => top(whose, 1),
});

// Whole zones
for (const zone of ['hand', 'graveyard', 'library'] as const)
  rule({
    name: `cards.${zone}`,
    of: 'Cards',
    slots: { whose: 'Whose' },
    en: `{whose} ${zone}`,
    agreement: 'pl',
    mean: ({ whose }) => cardsIn([zone], whose),
  });
rule({
  name: 'cards.cardsInHand',
  of: 'Cards',
  slots: { whose: 'Whose' },
  en: ['the cards in {whose} hand', 'the cards from {whose} hand'],
  agreement: 'pl',
  mean: ({ whose }) => cardsIn(['hand'], whose),
});
rule({
  name: 'cards.handAndGraveyard',
  of: 'Cards',
  slots: { whose: 'Whose' },
  en: ['{whose} hand and graveyard', '{whose} graveyard and hand'],
  agreement: 'pl',
  mean: ({ whose }) => cardsIn(['hand', 'graveyard'], whose),
});
rule({
  name: 'cards.thingAndZone',
  of: 'Cards',
  slots: { t: 'Thing', whose: 'Whose', z: 'Zone' },
  en: '{t} and {whose} {z}',
  agreement: 'pl',
  mean: (parts, d) => {
    const first = d.pick(parts.t);
    const second = eachOf({ filters: [{ kind: 'ownedBy', who: parts.whose }], zones: [parts.z], kinds: ['card'] });
    return { kind: 'definite', selector: { kind: 'union', of: [first, second] } };
  },
});
rule({
  name: 'cards.allHandsAndGraveyards',
  of: 'Cards',
  en: ['all hands and graveyards', 'all cards from all hands and graveyards'],
  agreement: 'pl',
  mean: () => {
    const described: Described = { filters: [{ kind: 'card' }], zones: ['hand', 'graveyard'], kinds: ['card'] };
    return { kind: 'definite', selector: eachOf(described), described };
  },
});
rule({
  name: 'cards.allGraveyards',
  of: 'Cards',
  en: 'all graveyards',
  agreement: 'pl',
  mean: () => {
    const described: Described = { filters: [{ kind: 'card' }], zones: ['graveyard'], kinds: ['card'] };
    return { kind: 'definite', selector: eachOf(described), described };
  },
});

rule({
  name: 'cards.things',
  of: 'Cards',
  slots: { t: 'Things' },
  en: '{t}',
  agreement: { from: 't' },
  mean: ({ t }) => t,
});

// Looking and revealing
const isOne = (things: Things, d: Telling, selector: Selector): boolean =>
  selector.kind === 'top'
    ? selector.count === 1 && !isGroup(selector.of, d.told.game)
    : things.kind === 'choice'
      ? things.count.max === 1
      : d.spokenOf(selector)?.several === false;

/** The cards that are looked at or revealed are at hand: "them", "that card", "the rest". */
const shows =
  (what: Things, does: 'look' | 'reveal', d: Telling): Act =>
  (who) => {
    const selector = d.pick(what, who);
    const several = !isOne(what, d, selector);
    const done = does === 'look' ? 'looked' : 'revealed';
    const before = d.spokenOf(selector);
    const show = (cards: Selector): Action =>
      does === 'reveal'
        ? { do: 'reveal', what: cards }
        : { do: 'look', ...(who.kind === 'you' ? {} : { who }), what: cards };
    if (selector.kind === 'var') {
      // It may not come to this: "if a creature card is revealed this way".
      const name = `${d.fresh(done)}${THIS_WAY_NAME}`;
      if (does === 'reveal') d.mention({ selector: bound(name), kinds: ['card', done], several, byKind: true });
      d.mention({ selector, kinds: before?.kinds ?? ['card'], several });
      if (several && d.told.spoken.pool === undefined) d.lay(selector, ['card']);
      if (does === 'look') return [show(selector)];
      return [show(selector), { do: 'let', name, objects: selector }];
    }
    // One of these and one of those, out of the cards at hand: the rest is still that of all.
    if (selector.kind === 'union' && d.told.spoken.pool !== undefined) {
      d.mention({ selector, kinds: ['card', done], several });
      return [show(selector)];
    }
    if (selector.kind !== 'top') {
      // A hand stays what it is: "choose a card from it".
      d.mention({ selector, kinds: ['card', 'zone', done], several });
      d.lay(selector, ['card']);
      return [show(selector)];
    }
    const name = d.fresh(done);
    d.mention({ selector: bound(name), kinds: ['card', done], several });
    d.lay(bound(name), ['card']);
    return [{ do: 'let', name, objects: selector }, show(bound(name))];
  };
rule({
  name: 'act.look',
  of: 'Act',
  slots: { what: 'Cards' },
  en: '<look> at {what}',
  mean: ({ what }, d) => shows(what, 'look', d),
});
rule({
  name: 'act.reveal',
  of: 'Act',
  slots: { what: 'Cards' },
  en: '<reveal> {what}',
  mean: ({ what }, d) => shows(what, 'reveal', d),
});

// Until one fits, or so many
export const until =
  (n: Described, count: Value, does: 'exile' | 'reveal', d: Telling): Act =>
  (who) => {
    const done = does === 'exile' ? 'exiled' : 'revealed';
    const as = d.fresh(done);
    const all = d.fresh(`all ${done}`);
    d.mention({ selector: bound(all), kinds: ['card', done], several: true });
    d.layUntil(bound(all), bound(as));
    // "All cards revealed this way" are all of them; of several that fit, only their kinds are spoken of.
    const kinds = count === 1 ? [...n.kinds, done] : n.kinds;
    d.mention({ selector: bound(as), kinds, several: count !== 1 });
    return [{ do: `${does}Until`, who, what: allOf(n.filters), ...(count === 1 ? {} : { count }), as, all }];
  };
for (const does of ['exile', 'reveal'] as const)
  for (const [name, whose, they] of [
    ['yours', 'your', 'you'],
    ['theirs', 'their', 'they'],
  ] as const) {
    const start = `<${does}> cards from the top of ${whose} library until ${they} ${does}`;
    rule({
      name: `act.${does}Until.${name}`,
      of: 'Act',
      slots: { count: 'Count', n: 'Noun' },
      en: `${start} {count} {n#count}`,
      mean: ({ count, n }, d) => until(n, count.max === 'any' ? 0 : count.max, does, d),
    });
    rule({
      name: `act.${does}UntilEqual.${name}`,
      of: 'Act',
      slots: { n: 'Noun', v: 'Value' },
      en: `${start} a number of {n#pl} equal to {v}`,
      mean: ({ n, v }, d) => until(n, v, does, d),
    });
  }

// The cards at hand
rule({
  name: 'among.them',
  of: 'Among',
  en: 'them',
  mean: (_, d) => d.left(d.maybe({ kind: 'card', several: true }) ?? d.refer({ several: true })),
});
rule({
  name: 'among.those',
  of: 'Among',
  en: 'those cards',
  mean: (_, d) => d.left(d.refer({ kind: 'card', several: true })),
});
rule({ name: 'among.it', of: 'Among', en: 'it', mean: (_, d) => d.refer({ kind: 'zone' }) });
/** What was done so to: several things rather than the one that matters. */
export const thisWay = (d: Telling, done: string): Selector =>
  d.maybe({ kind: done, several: true }) ?? d.refer({ kind: done });
const DONE = ['exiled', 'milled', 'discarded', 'revealed', 'drawn', 'returned'];
for (const done of DONE) {
  rule({
    name: `among.${done}`,
    of: 'Among',
    en: [`the ${done} cards`, `those ${done} cards`, `the cards ${done} this way`, `cards ${done} this way`],
    mean: (_, d) => d.left(thisWay(d, done)),
  });
}
rule({
  name: 'addition.fromAmong',
  of: 'Addition',
  slots: { pool: 'Among' },
  en: 'from among {pool}',
  mean: ({ pool }) => {
    const from = pool;
    return (it) => {
      if (!it.kinds.includes('card') && !it.kinds.includes('spell')) throw new Unclear('no cards from among cards');
      return { ...it, pool: from };
    };
  },
});
rule({
  name: 'addition.fromIt',
  of: 'Addition',
  en: ['from it', 'from that hand', 'from them'],
  mean: (_, d) => {
    const pool = d.refer({ kind: 'zone' });
    return (it) => ({ ...it, pool });
  },
});
export const DONE_SO = [
  ...DONE,
  'destroyed',
  'sacrificed',
  'created',
  'tapped',
  'untapped',
  'countered',
  'found',
  'put',
];
for (const done of DONE_SO)
  rule({
    name: `addition.thisWay.${done}`,
    of: 'Addition',
    en: `${done} this way`,
    mean: (_, d) => {
      const pool = thisWay(d, done);
      const before = d.asItWas(pool);
      return (it) => ({ ...it, pool: it.kinds.includes('card') ? pool : before });
    },
  });
for (const [zone, words] of [
  ['hand', ['put into your hand', "put into their owners' hands"]],
  ['battlefield', ['put onto the battlefield', 'returned to the battlefield']],
] as const)
  rule({
    name: `addition.putThisWay.${zone}`,
    of: 'Addition',
    en: words.flatMap((put) => [`${put} this way`, `that were ${put} this way`]),
    mean: (_, d) => {
      const pool = d.maybe({ zone, kind: 'card', several: true }) ?? d.refer({ zone, kind: 'card' });
      return (it) => ({ ...it, pool });
    },
  });
rule({
  name: 'addition.exiledWith',
  of: 'Addition',
  slots: { s: 'Self?' },
  en: ['exiled with {s}', 'exiled with it', 'exiled with them', 'exiled with him', 'exiled with her'],
  // The text's own object is not what "it" is after this.
  mean: () => (it) => ({ ...it, pool: { kind: 'noted', key: 'exiled' } }),
});
rule({
  name: 'things.someOf',
  of: 'Thing',
  slots: { count: 'Count', pool: 'Among' },
  en: '{count} of {pool}',
  agreement: { from: 'count' },
  mean: ({ count, pool }) => ({ kind: 'choice', described: { filters: [], kinds: ['card'], pool }, count }),
});
rule({
  name: 'things.anyOf',
  of: 'Thing',
  slots: { pool: 'Among' },
  en: 'any number of {pool}',
  agreement: 'pl',
  mean: ({ pool }) => ({
    kind: 'choice',
    described: { filters: [], kinds: ['card'], pool },
    count: { min: 0, max: 'any' },
  }),
});
rule({
  name: 'things.someAtRandom',
  of: 'Thing',
  slots: { count: 'Count', pool: 'Among' },
  en: '{count} of {pool} at random',
  agreement: { from: 'count' },
  mean: ({ count, pool }) => ({
    kind: 'choice',
    described: { filters: [], kinds: ['card'], pool },
    count,
    random: true,
  }),
});
for (const done of DONE)
  rule({
    name: `things.cardsDone.${done}`,
    of: 'Thing',
    en: `the cards ${done} this way`,
    agreement: 'pl',
    mean: (_, d) => ({ kind: 'definite', selector: thisWay(d, done) }),
  });
rule({
  name: 'things.oneOfRevealed',
  of: 'Thing',
  slots: { n: 'Noun' },
  en: 'one of the revealed {n#pl}',
  agreement: 'sg',
  mean: (parts, d) => {
    const pool = d.left(d.laid().of);
    return { kind: 'choice', described: { ...parts.n, pool }, count: { min: 1, max: 1 } };
  },
});
rule({
  name: 'things.rest',
  of: 'Thing',
  en: [
    'the rest',
    'the rest of them',
    'the rest of those cards',
    'the rest of those exiled cards',
    'the other cards',
    'all other cards revealed this way',
    'the rest of the cards',
    'the rest of the cards revealed this way',
    'the rest of the revealed cards',
    'the rest of the exiled cards',
  ],
  agreement: 'pl',
  mean: (_, d) => rest(d),
});
// Also one of those that might have been put there and was not: what has stayed in the library is meant.
rule({
  name: 'things.notPut',
  of: 'Thing',
  en: "all cards revealed this way that weren't put onto the battlefield",
  agreement: 'pl',
  mean: (_, d) => {
    const { of, kinds } = d.laid();
    const selector: Selector = { kind: 'filter', of, where: { kind: 'in', zones: ['library'] } };
    d.mention({ selector, kinds, several: true });
    return { kind: 'definite', selector };
  },
});
rule({ name: 'things.theOther', of: 'Thing', en: 'the other', agreement: 'sg', mean: (_, d) => rest(d, false) });
function rest(d: Telling, several = true): Things {
  const { selector, kinds } = d.rest();
  d.mention({ selector, kinds, several });
  return { kind: 'definite', selector };
}
for (const done of [...DONE, 'chosen']) {
  rule({
    name: `things.the.${done}.card`,
    of: 'Thing',
    en: [`the ${done} card`, `that ${done} card`, ...(done === 'exiled' ? ['the card you exiled'] : [])],
    agreement: 'sg',
    mean: (_, d) => ({ kind: 'definite', selector: d.maybe({ kind: done, several: false }) ?? linked(done, d) }),
  });
  rule({
    name: `things.the.${done}.cards`,
    of: 'Thing',
    en: `the ${done} cards`,
    agreement: 'pl',
    mean: (_, d) => ({ kind: 'definite', selector: d.maybe({ kind: done, several: true }) ?? linked(done, d) }),
  });
}

/** That or those, for a language that does not say how many: what was done here, else what another ability did. */
export const theCardsDone = (done: string, d: Telling): Selector =>
  d.maybe({ kind: done, several: false }) ?? d.maybe({ kind: done, several: true }) ?? linked(done, d);

/** 607.2: what another ability of this object exiled. */
function linked(done: string, d: Telling): Selector {
  if (done !== 'exiled') return d.refer({ kind: done });
  const selector: Selector = { kind: 'noted', key: 'exiled' };
  d.mention({ selector, kinds: ['card', 'exiled'], several: false });
  return selector;
}
