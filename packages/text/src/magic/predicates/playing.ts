/** Permissions to play cards from somewhere, always or for a while: which, how often, for what, and what goes on for them then. */
import type { Ability, Action, Cost, Filter, May, Selector, StaticEffect, Zone } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Playable, PlayTerms } from '../categories/cards.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { allOf, self, you } from '../nouns/selectors.ts';
import { spellFilter } from '../nouns/spells-cast.ts';
import { anyManaFor } from '../verbs/casting.ts';

export const playing = rulesOf();
const { rule } = playing;

const LAND: Filter = { kind: 'type', type: 'land' };
const NOT_LAND: Filter = { kind: 'not', of: LAND };
const OWN: Filter = { kind: 'ownedBy', who: you };
const IMPLIED: ReadonlySet<string> = new Set(['spell', 'card', 'permanent']);

// What and from where
const filtersOf = (n: Described): readonly Filter[] => [
  ...(n.pool === undefined ? [] : [{ kind: 'is', what: n.pool } as const]),
  ...n.filters.filter(({ kind }) => !IMPLIED.has(kind)),
];
const zonesOf = (n: Described): readonly Zone[] => {
  const zones = n.pool === undefined ? (n.zones ?? []).filter((zone) => zone !== 'stack') : placeOf(n.pool);
  if (zones.length === 0) throw new Unclear('from where it may be played');
  return zones;
};
/** Where cards lie that were spoken of: what was milled or discarded is in a graveyard. */
function placeOf(pool: Selector): readonly Zone[] {
  if (pool.kind === 'filter') return placeOf(pool.of);
  if (pool.kind === 'noted') return ['exile'];
  const name = pool.kind === 'var' ? pool.name.replace(/\d+$/, '') : '';
  if (name === 'exiled') return ['exile'];
  if (name === 'milled' || name === 'discarded') return ['graveyard'];
  throw new Unclear('where these cards are');
}
const isSpell = (n: Described): boolean => n.kinds.includes('spell');
/** Spells that may be cast: a land is never one. */
function spells(n: Described, more: readonly Filter[] = []): Filter {
  if (!isSpell(n)) throw new Unclear('only spells are cast');
  return allOf([...filtersOf(n), NOT_LAND, ...more]);
}
/** Lands that may be played, or cards of any kind. */
function cards(n: Described, more: readonly Filter[] = []): Filter {
  if (isSpell(n)) throw new Unclear('a spell is cast');
  if (n.filters.some(({ kind }) => kind === 'permanent')) throw new Unclear('a permanent is no card');
  if (n.zones === undefined && n.pool === undefined && !n.filters.some((f) => f.kind === 'type' && f.type === 'land'))
    throw new Unclear('only lands and cards are played');
  return allOf([...filtersOf(n), ...more]);
}
const either = (a: Filter, b: Filter): Filter => ({ kind: 'any', of: [a, b] });
/** Lands where the spells of the same sentence are. */
const landsWith = (l: Described, n: Described): Filter => {
  if (l.zones !== undefined || l.pool !== undefined) return cards(l);
  const pool = n.pool === undefined ? [] : [{ kind: 'is', what: n.pool } as const];
  const where = [...pool, ...(n.place ?? n.filters.filter(({ kind }) => kind === 'ownedBy'))];
  return cards(l, where);
};
const TOP = 'from the top of your library';
const library = (what: Filter): Playable => ({ what: allOf([what, OWN]), zones: ['library'] });

/** What was exiled just now is spoken of by other rules (casting.ts). */
const isLinked = (pool: Selector): boolean => pool.kind === 'noted' || (pool.kind === 'filter' && isLinked(pool.of));
const several = (n: Described): Described => {
  if (n.pool !== undefined && !isLinked(n.pool)) throw new Unclear('cards that this ability has found');
  return n;
};
const one = (n: Described): Described => n;

for (const [of, number, a] of [
  ['PlayWhat', 'pl', ''],
  ['PlayOne', 'sg', 'a '],
] as const) {
  const such = of === 'PlayWhat' ? several : one;
  rule({
    name: `${of}.cast`,
    of,
    slots: { n: 'Noun' },
    en: [`cast ${a}{n#${number}}`, ...(of === 'PlayOne' ? ['cast one {n#sg}'] : [])],
    mean: ({ n }) => ({ what: spells(such(n)), zones: zonesOf(n) }),
  });
  rule({
    name: `${of}.play`,
    of,
    slots: { n: 'Noun' },
    en: `play ${a}{n#${number}}`,
    mean: ({ n }) => ({ what: cards(such(n)), zones: zonesOf(n) }),
  });
  rule({
    name: `${of}.castFromTop`,
    of,
    slots: { n: 'Noun' },
    en: `cast ${a}{n#${number}} ${TOP}`,
    mean: ({ n }) => library(spells(unplaced(n))),
  });
  rule({
    name: `${of}.playFromTop`,
    of,
    slots: { n: 'Noun' },
    en: `play ${a}{n#${number}} ${TOP}`,
    mean: ({ n }) => library(allOf(filtersOf(unplaced(n)))),
  });
  const and = of === 'PlayWhat' ? 'and' : 'or';
  rule({
    name: `${of}.both`,
    of,
    slots: { l: 'Noun', n: 'Noun' },
    en: `play ${a}{l#${number}} ${and} cast ${a}{n#${number}}`,
    mean: ({ l, n }) => {
      const lands = landsWith(l, n);
      return { what: either(lands, spells(such(n))), zones: zonesOf(n) };
    },
  });
  rule({
    name: `${of}.bothFromTop`,
    of,
    slots: { l: 'Noun', n: 'Noun' },
    en: `play ${a}{l#${number}} ${and} cast ${a}{n#${number}} ${TOP}`,
    mean: ({ l, n }) => library(either(cards(unplaced(l)), spells(unplaced(n)))),
  });
}
const unplaced = (n: Described): Described => {
  const zones = n.zones?.filter((zone) => zone !== 'stack') ?? [];
  if (zones.length > 0 || n.pool !== undefined) throw new Unclear('from two places');
  return n;
};
rule({
  name: 'PlayWhat.topCard',
  of: 'PlayWhat',
  en: 'play the top card of your library',
  mean: () => library({ kind: 'all', of: [] }),
});

// For what
rule({
  name: 'playTerms.free',
  of: 'PlayTerms',
  en: ['without paying its mana cost', 'without paying their mana costs'],
  mean: () => ({ free: true }),
});
rule({
  name: 'playTerms.flash',
  of: 'PlayTerms',
  en: ['as though it had flash', 'as though they had flash'],
  mean: () => ({ asThoughFlash: true }),
});
rule({
  name: 'playTerms.freeFlash',
  of: 'PlayTerms',
  en: [
    'without paying its mana cost and as though it had flash',
    'without paying their mana costs and as though they had flash',
  ],
  mean: () => ({ free: true, asThoughFlash: true }),
});
rule({ name: 'playTerms.cost', of: 'PlayTerms', slots: { c: 'CastFor' }, en: '{c}', mean: ({ c }) => c });
rule({
  name: 'playTerms.extra',
  of: 'CastFor',
  slots: { c: 'Costs' },
  en: [
    'by {c@ing} in addition to paying its other costs',
    'by {c@ing} in addition to paying their other costs',
    'by {c@ing} in addition to its other costs',
  ],
  mean: ({ c }) => ({ extra: c }),
});
rule({
  name: 'playTerms.instead',
  of: 'CastFor',
  slots: { c: 'Costs' },
  en: ['by {c@ing} rather than paying its mana cost', 'by {c@ing} rather than paying their mana costs'],
  mean: ({ c }) => ({ cost: c.map(ofSpell) }),
});
/** In a cost "this" is the spell that is cast: "its mana value" is that of the spell, whatever the card's is (202.3b). */
function ofSpell(cost: Cost): Cost {
  if (!('amount' in cost) || typeof cost.amount !== 'object' || cost.amount.kind !== 'stat') return cost;
  return cost.amount.stat === 'manaValue' ? ({ ...cost, amount: { ...cost.amount, of: self } } as Cost) : cost;
}
const OWN_MANA_VALUE: readonly Cost[] = [{ kind: 'life', amount: { kind: 'stat', stat: 'manaValue', of: self } }];
rule({
  name: 'playTerms.life',
  of: 'CastFor',
  en: 'by paying life equal to its mana value rather than paying its mana cost',
  mean: () => ({ cost: OWN_MANA_VALUE }),
});

// What goes on for what is played so
const CAST = 'cast';
const spell: Filter = { kind: 'is', what: { kind: 'var', name: CAST } };
/** 614.12: what enters is seen as the permanent that it will be. */
const permanent: Filter = { kind: 'is', what: { kind: 'became', of: { kind: 'var', name: CAST } } };
const also = (...effects: readonly StaticEffect[]): PlayTerms => ({ also: { as: CAST, effects } });
const THAT = '(it|that creature|that artifact|that permanent)';
rule({
  name: 'playRider.enters',
  of: 'PlayRider',
  slots: { how: 'Entry' },
  en: [
    `. ^If you cast a spell this way, ${THAT} enters {how}`,
    `. ^If you cast a creature spell this way, ${THAT} enters {how}`,
    '. ^If you do, (it|that creature) enters {how}',
  ],
  mean: ({ how }) => also({ kind: 'replace', on: { on: 'move', what: permanent, to: ['battlefield'] }, instead: how }),
});
rule({
  name: 'playRider.exiled',
  of: 'PlayRider',
  en: [
    '. ^If a spell cast this way would be put into (a|your) graveyard, exile it instead',
    '. ^If a spell cast this way would be put into a graveyard this turn, exile it instead',
  ],
  same: { 'a = your': '404.1, 400.3: the only graveyard that a card of yours goes to', 'your = a': 'the same' },
  mean: () => exiledFromStack(spell),
});
rule({
  name: 'playRider.exiledOf',
  of: 'PlayRider',
  en: '. ^If an instant or sorcery spell cast this way would be put into (a|your) graveyard, exile it instead',
  same: { 'a = your': '404.1, 400.3: the only graveyard that a card of yours goes to', 'your = a': 'the same' },
  mean: () =>
    exiledFromStack({ kind: 'any', of: (['instant', 'sorcery'] as const).map((type) => ({ kind: 'type', type })) }),
});
const exiledFromStack = (what: Filter) =>
  also({
    kind: 'replace',
    on: { on: 'move', what, from: ['stack'], to: ['graveyard'] },
    instead: { kind: 'change', zone: 'exile' },
  });
rule({
  name: 'playRider.anyMana',
  of: 'PlayRider',
  slots: { any: 'AnyMana' },
  en: '{any}',
  mean: ({ any: said }) => {
    const anyMana = anyManaFor(said, you);
    return anyMana === undefined ? {} : { anyMana };
  },
});
rule({
  name: 'playRider.life',
  of: 'PlayRider',
  en: ". ^If you cast a spell this way, pay life equal to (its|that spell's) mana value rather than pay its mana cost",
  mean: () => ({ cost: OWN_MANA_VALUE }),
});

// Who may, and when
type Play = Extract<May, { action: 'play' }>;
const may = ({ what, zones }: Playable, terms: readonly (PlayTerms | undefined)[]): Play =>
  Object.assign({ kind: 'may', action: 'play', who: you, what, zones } as const, ...terms);
rule({
  name: 'static.mayPlay',
  of: 'Statement',
  slots: { p: 'PlayWhat', t: 'PlayTerms?', r: 'PlayRider?' },
  en: 'you may {p} [{t}] [{r}]',
  mean: ({ p, t, r }) => [may(p, [t, r])],
});
rule({
  name: 'static.mayPlayOnce',
  of: 'Statement',
  slots: { p: 'PlayOne', t: 'PlayTerms?', r: 'PlayRider?' },
  en: 'once each turn, you may {p} [{t}] [{r}]',
  mean: ({ p, t, r }) => [may(p, [{ limit: 1 }, t, r])],
});
rule({
  name: 'standing.mayPlayOnce',
  of: 'Rewriting',
  slots: { p: 'PlayOne', t: 'PlayTerms?', r: 'PlayRider?' },
  en: ['once during each of your turns, you may {p} [{t}] [{r}]', 'during each of your turns, you may {p} [{t}] [{r}]'],
  mean: ({ p, t, r }): readonly Ability[] => [
    { kind: 'static', condition: { kind: 'turnOf', who: you }, effects: [may(p, [{ limit: 1 }, t, r])] },
  ],
});
/** By a resolving ability, once, for a while. */
rule({
  name: 'simple.mayPlayOnce',
  of: 'Simple',
  slots: { p: 'PlayOne', t: 'PlayTerms?', duration: 'Duration', r: 'PlayRider?' },
  en: ['you may {p} [{t}] {duration} [{r}]', '{duration}, you may {p} [{t}] [{r}]'],
  mean: ({ p, t, duration, r }): readonly Action[] => [
    { do: 'effect', effects: [may(p, [{ limit: 1 }, t, r])], duration },
  ],
});
rule({
  name: 'simple.mayPlayFor',
  of: 'Simple',
  slots: { p: 'PlayWhat', t: 'PlayTerms?', duration: 'Duration', r: 'PlayRider' },
  en: 'you may {p} [{t}] {duration} {r}',
  mean: ({ p, t, duration, r }): readonly Action[] => [{ do: 'effect', effects: [may(p, [t, r])], duration }],
});
rule({
  name: 'standing.mayPayInsteadOnce',
  of: 'Statement',
  slots: { cost: 'CastingCost', n: 'Noun', more: 'Additions?' },
  en: [
    'once each turn, you may {cost} rather than pay the mana cost for a {n#sg} you cast [{more}]',
    'once each turn, you may {cost} rather than pay the mana cost for a {n#sg} that you cast [{more}]',
  ],
  mean: ({ cost, n, more }) => {
    const what = spellFilter(more === undefined ? n : more(n));
    return [{ kind: 'may', action: 'payInstead', who: you, what, cost, limit: 1 }];
  },
});
/** 118.9: from wherever they may be cast. */
rule({
  name: 'static.freeAnywhere',
  of: 'Statement',
  slots: { n: 'Noun' },
  en: 'you may cast {n#pl} without paying their mana costs',
  mean: ({ n }) => {
    if (!isSpell(n) || n.pool !== undefined || n.zones?.some((zone) => zone !== 'stack'))
      throw new Unclear('from where they are cast');
    return [{ kind: 'may', action: 'payInstead', who: you, what: spellFilter(n), cost: [] }];
  },
});

// This card, from its owner's graveyard
const fromGraveyard = ({ cost, extra, ...rest }: PlayTerms): Ability => {
  if (Object.keys(rest).length > 0) throw new Unclear('how it is cast');
  const paid: readonly Cost[] = cost ?? [{ kind: 'manaCostOf', what: self }, ...(extra ?? [])];
  return { kind: 'alternativeCost', name: 'graveyard', cost: paid, zone: 'graveyard' };
};
rule({
  name: 'standing.castFromGraveyardFor',
  of: 'Rewriting',
  slots: { s: 'Self', t: 'PlayTerms' },
  en: 'you may cast {s} from your graveyard {t}',
  mean: ({ t }) => [fromGraveyard(t)],
});
const THIS: Filter = { kind: 'is', what: self };
rule({
  name: 'standing.castFromGraveyardAndEnters',
  of: 'Rewriting',
  slots: { s: 'Self', t: 'PlayTerms?', how: 'Entry' },
  en: 'you may cast {s} from your graveyard [{t}]. ^If you do, it enters {how}',
  mean: ({ t, how }): readonly Ability[] => [
    fromGraveyard(t ?? {}),
    {
      kind: 'replacement',
      on: { on: 'move', what: THIS, to: ['battlefield'] },
      condition: { kind: 'paid', cost: 'graveyard' },
      instead: how,
    },
  ],
});
rule({
  name: 'standing.castFromGraveyardAndExiled',
  of: 'Rewriting',
  slots: { s: 'Self', t: 'PlayTerms?' },
  en: [
    'you may cast {s} from your graveyard [{t}]. ^If you cast {s} this way and it would be put into your graveyard, exile it instead',
    'you may cast {s} from your graveyard [{t}]. ^If you do, exile it instead of putting it into your graveyard',
  ],
  mean: ({ t }): readonly Ability[] => [
    fromGraveyard(t ?? {}),
    {
      kind: 'replacement',
      on: { on: 'move', what: THIS, from: ['stack'], to: ['graveyard'] },
      condition: { kind: 'paid', cost: 'graveyard' },
      instead: { kind: 'change', zone: 'exile' },
    },
  ],
});

// Cards of some place as a pool
const CARDS = ['cards', 'the cards'];
rule({
  name: 'among.exiledWith',
  of: 'Among',
  slots: { s: 'Self?' },
  en: CARDS.flatMap((c) => [`${c} exiled with {s}`, `${c} exiled with it`]),
  mean: () => ({ kind: 'noted', key: 'exiled' }),
});
rule({
  name: 'among.ownedExiledWith',
  of: 'Among',
  slots: { s: 'Self?' },
  en: ['cards you own exiled with {s}', 'cards you own exiled with it'],
  mean: () => ({ kind: 'filter', of: { kind: 'noted', key: 'exiled' }, where: OWN }),
});
/** "From among cards in your graveyard that …" */
rule({
  name: 'addition.fromAmongSuch',
  of: 'LastAddition',
  slots: { z: 'ZonePhrase', more: 'Additions?' },
  en: ['from among cards {z} [{more}]', 'from among the cards {z} [{more}]'],
  mean: ({ z, more }) => fromAmong(z, [], more),
});
rule({
  name: 'addition.fromAmongOwn',
  of: 'LastAddition',
  slots: { z: 'ZonePhrase', more: 'Additions?' },
  en: 'from among cards you own {z} [{more}]',
  mean: ({ z, more }) => fromAmong(z, [OWN], more),
});
const fromAmong = (
  { zones, filters }: { readonly zones: readonly Zone[]; readonly filters: readonly Filter[] },
  own: readonly Filter[],
  more: ((described: Described) => Described) | undefined,
): ((described: Described) => Described) => {
  const cards: Described = { kinds: ['card'], zones, filters: [...own, ...filters] };
  const { filters: place } = more === undefined ? cards : more(cards);
  return (it) => {
    if (!it.kinds.includes('card') && !it.kinds.includes('spell')) throw new Unclear('no cards from among cards');
    return { ...it, zones, place, filters: [...it.filters, ...place] };
  };
};
/** 702.167c: what the permanent was crafted with. */
const MATERIALS: Selector = { kind: 'noted', key: 'craft' };
rule({
  name: 'addition.usedToCraft',
  of: 'Addition',
  slots: { s: 'Self?' },
  en: ['used to craft {s}', 'used to craft it'],
  mean: () => (it) => {
    if (it.zones?.includes('exile') !== true) throw new Unclear('what was exiled for it');
    return { ...it, pool: MATERIALS };
  },
});
rule({
  name: 'things.usedToCraft',
  of: 'Thing',
  slots: { s: 'Self?' },
  en: ['the exiled cards used to craft {s}', 'the exiled cards used to craft it'],
  agreement: 'pl',
  mean: () => ({ kind: 'definite', selector: MATERIALS }),
});
