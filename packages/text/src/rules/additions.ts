/** Additions after a noun: whose it is, what it has, where it is, what it does now. */
import type { Comparison, Filter, Selector, Stat } from '@rulewright/language';
import { Unclear } from '../grammar/meaning.ts';
import { any, not } from './adjectives.ts';
import { type Described, rulesOf } from './categories.ts';
import { allOf, eachOf, related, TOGETHER, you } from './discourse.ts';

export const additions = rulesOf();
const { rule, lexicon } = additions;

type Adding = (described: Described) => Described;

rule({ name: 'additions.one', of: 'Additions', slots: { a: 'Addition' }, en: '{a}', mean: ({ a }) => a });
/** One that ends with a noun phrase of its own: what follows belongs to that. */
rule({
  name: 'additions.last',
  of: 'Additions',
  slots: { a: 'LastAddition' },
  en: '{a}',
  mean: ({ a }): Adding => {
    const last = a;
    // "Creatures other than Elves and Goblins": as open to "and" as a noun without additions.
    return (it) => ({ ...last(it), plain: true });
  },
});
rule({
  name: 'additions.more',
  of: 'Additions',
  slots: { a: 'Addition', more: 'Additions' },
  en: '{a} {more}',
  mean: ({ a, more }): Adding => {
    const [first, rest] = [a, more];
    return (it) => rest(first(it));
  },
});
/** Something more that must be true of it. */
export const withFilters =
  (...filters: readonly Filter[]): Adding =>
  (described) => ({
    ...described,
    filters: [...described.filters, ...filters],
  });
/**
 * Something that only creatures have: said after "artifact, enchantment, or creature" it is about the last of them alone
 * ("or creature with flying").
 */
const ofCreatures =
  (...filters: readonly Filter[]): Adding =>
  (described) => {
    const { items } = described;
    const last = items?.at(-1);
    if (items === undefined || last === undefined || !isCreature(last) || items.every(isCreature))
      return withFilters(...filters)(described);
    const [, ...rest] = described.filters;
    const changed = [...items.slice(0, -1), { ...last, filters: [...last.filters, ...filters] }];
    return { ...described, filters: [any(changed.map((item) => allOf(item.filters))), ...rest], items: changed };
  };
const isCreature = (item: Described): boolean => item.kinds.includes('creature') || item.kinds.includes('Vehicle');

// Whose it is
const controlledBy = (who: Selector): Filter => ({ kind: 'controlledBy', who });
const opponents: Selector = { kind: 'players', which: 'opponents' };
rule({
  name: 'addition.controls',
  of: 'Addition',
  slots: { who: 'Player' },
  en: '{who} <control@who>',
  mean: ({ who }): Adding => {
    const controller = who;
    return (it) => {
      if (it.kinds.includes('card') && !it.kinds.includes('permanent')) throw new Unclear('nobody controls a card');
      return withFilters(controlledBy(controller))(it);
    };
  },
});
rule({
  name: 'addition.doesntControl',
  of: 'Addition',
  slots: { who: 'Player' },
  en: "{who} <don't@who> control",
  mean: ({ who }) => withFilters(not(controlledBy(who))),
});
rule({
  name: 'addition.opponentControls',
  of: 'Addition',
  en: ['an opponent controls', 'your opponents control'],
  mean: (): Adding => (it) => ({ ...withFilters(controlledBy(opponents))(it), ofOpponent: true }),
});
rule({
  name: 'addition.owns',
  of: 'Addition',
  slots: { who: 'Player' },
  en: '{who} <own@who>',
  mean: ({ who }) => withFilters({ kind: 'ownedBy', who }),
});
rule({
  name: 'addition.opponentOwns',
  of: 'Addition',
  en: ['an opponent owns', 'your opponents own'],
  mean: () => withFilters({ kind: 'ownedBy', who: opponents }),
});
rule({
  name: 'addition.doesntOwn',
  of: 'Addition',
  slots: { who: 'Player' },
  en: "{who} <don't@who> own",
  mean: ({ who }) => withFilters(not({ kind: 'ownedBy', who })),
});
rule({
  name: 'addition.ownsAndControls',
  of: 'Addition',
  en: ['you both own and control', 'you own and control'],
  mean: () => withFilters({ kind: 'ownedBy', who: you }, controlledBy(you)),
});
rule({
  name: 'addition.controlsButDoesntOwn',
  of: 'Addition',
  en: "you control but don't own",
  mean: () => withFilters(controlledBy(you), not({ kind: 'ownedBy', who: you })),
});
rule({
  name: 'addition.ownsButDoesntControl',
  of: 'Addition',
  en: "you own but don't control",
  mean: () => withFilters({ kind: 'ownedBy', who: you }, not(controlledBy(you))),
});
/** Who chooses: as the effect would have it anyway. */
rule({
  name: 'addition.theirChoice',
  of: 'Addition',
  en: 'of their choice',
  mean: (): Adding => (it) => ({ ...it, chooser: 'doer' }),
});
rule({
  name: 'addition.yourChoice',
  of: 'Addition',
  en: 'of your choice',
  mean: (): Adding => (it) => ({ ...it, chooser: 'you' }),
});

// What it has
const having = (k: string): Filter => ({ kind: 'keyword', keyword: k });
rule({
  name: 'addition.with',
  of: 'Addition',
  slots: { k: 'KeywordName' },
  en: 'with {k}',
  mean: ({ k }) => ofCreatures(having(k)),
});
rule({
  name: 'addition.withOr',
  of: 'Addition',
  slots: { a: 'KeywordName', b: 'KeywordName' },
  en: ['with {a} or {b}', 'with {a} and/or {b}'],
  mean: ({ a, b }) => ofCreatures(any([having(a), having(b)])),
});
rule({
  name: 'addition.withOr3',
  of: 'Addition',
  slots: { a: 'KeywordName', b: 'KeywordName', c: 'KeywordName' },
  en: ['with {a}, {b}, or {c}', 'with {a}, {b}, and/or {c}'],
  mean: ({ a, b, c }) => ofCreatures(any([having(a), having(b), having(c)])),
});
rule({
  name: 'addition.withOr4',
  of: 'Addition',
  slots: { a: 'KeywordName', b: 'KeywordName', c: 'KeywordName', e: 'KeywordName' },
  en: ['with {a}, {b}, {c}, or {e}', 'with {a}, {b}, {c}, and/or {e}'],
  mean: ({ a, b, c, e }) => ofCreatures(any([having(a), having(b), having(c), having(e)])),
});
rule({
  name: 'addition.withAnd',
  of: 'Addition',
  slots: { a: 'KeywordName', b: 'KeywordName' },
  en: 'with {a} and {b}',
  mean: ({ a, b }) => ofCreatures(having(a), having(b)),
});
rule({
  name: 'addition.without',
  of: 'Addition',
  slots: { k: 'KeywordName' },
  en: ['without {k}', "that doesn't have {k}", "that don't have {k}"],
  mean: ({ k }) => ofCreatures(not(having(k))),
});
const STATS: readonly (readonly ['power' | 'toughness' | 'manaValue', string])[] = [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['manaValue', 'mana value'],
];
/** All that follows a long comparison belongs to its value. */
const LENGTHS = [
  ['Addition', 'ShortComparison'],
  ['LastAddition', 'LongComparison'],
] as const;
const statAdding = (stat: 'power' | 'toughness' | 'manaValue', is: Comparison): Adding => {
  const { to } = is;
  // "With toughness greater than its power" compares the thing with itself, not with something else.
  if (typeof to === 'object' && to.kind === 'stat' && to.stat !== stat && stat !== 'manaValue')
    throw new Unclear('whose is it?');
  return (stat === 'manaValue' ? withFilters : ofCreatures)({ kind: stat, is });
};
for (const [stat, word] of STATS) {
  for (const [of, length] of LENGTHS)
    rule({
      name: `addition.${stat}.${length}`,
      of,
      slots: { c: length },
      en: [`with ${word} {c}`, `whose ${word} is {c}`],
      mean: ({ c }) => statAdding(stat, c),
    });
  for (const [name, kind, words] of [
    ['greatest', 'greatest', ['greatest', 'highest']],
    ['least', 'least', ['least', 'lowest']],
  ] as const) {
    /** The greatest among all that is described so far. */
    rule({
      name: `addition.${name}.${stat}`,
      of: 'Addition',
      en: words.map((each) => `with the ${each} ${word}`),
      mean: (): Adding => (it) => withFilters({ kind: stat, is: { op: '=', to: extreme(kind, stat, it) } })(it),
    });
    rule({
      name: `addition.${name}Among.${stat}`,
      of: 'LastAddition',
      slots: { n: 'Noun' },
      en: words.map((each) => `with the ${each} ${word} among {n#pl}`),
      mean: ({ n }, d) => d.aside(() => withFilters({ kind: stat, is: { op: '=', to: extreme(kind, stat, n) } })),
    });
  }
}
const extreme = (kind: 'greatest' | 'least', stat: Stat, of: Described) => ({ kind, stat, of: eachOf(of) }) as const;
rule({
  name: 'addition.powerOrToughness',
  of: 'Addition',
  slots: { c: 'ShortComparison' },
  en: 'with power or toughness {c}',
  mean: ({ c }) =>
    ofCreatures(
      any([
        { kind: 'power', is: c },
        { kind: 'toughness', is: c },
      ]),
    ),
});
rule({
  name: 'addition.powerAndToughness',
  of: 'Addition',
  slots: { c: 'ShortComparison' },
  en: 'with power and toughness {c}',
  mean: ({ c }) => ofCreatures({ kind: 'power', is: c }, { kind: 'toughness', is: c }),
});
const it: Selector = { kind: 'var', name: 'it' };
const statAbove = (a: Stat, b: Stat, op: '>' | '=' = '>'): Filter => ({
  kind: 'where',
  condition: {
    kind: 'compare',
    value: { kind: 'stat', stat: a, of: it },
    is: { op, to: { kind: 'stat', stat: b, of: it } },
  },
});
rule({
  name: 'addition.powerEqualToToughness',
  of: 'Addition',
  en: ['with power equal to its toughness', 'with power equal to their toughness'],
  mean: () => ofCreatures(statAbove('power', 'toughness', '=')),
});
rule({
  name: 'addition.powerGreaterThanToughness',
  of: 'Addition',
  en: ['with power greater than its toughness', 'with power greater than their toughness'],
  mean: () => ofCreatures(statAbove('power', 'toughness')),
});
rule({
  name: 'addition.toughnessGreaterThanPower',
  of: 'Addition',
  en: ['with toughness greater than its power', 'with toughness greater than their power'],
  mean: () => ofCreatures(statAbove('toughness', 'power')),
});

/** Of several targets together. */
for (const [stat, word] of [
  ['power', 'power'],
  ['manaValue', 'mana value'],
] as const)
  rule({
    name: `addition.total.${stat}`,
    of: 'Addition',
    slots: { n: 'Amount' },
    en: `with total ${word} {n} or less`,
    mean: ({ n }): Adding => {
      const atMost = n;
      return (it) => ({
        ...it,
        filters: [...it.filters, TOGETHER],
        joint: { ...it.joint, total: { stat, atMost } },
      });
    },
  });
rule({
  name: 'addition.singleGraveyard',
  of: 'Addition',
  en: ['from a single graveyard', 'in a single graveyard'],
  mean: (): Adding => (it) => ({
    ...it,
    filters: [...it.filters, TOGETHER],
    zones: ['graveyard'],
    joint: { ...it.joint, sameOwner: true },
  }),
});
/** Compared with what was spoken of last. */
for (const [stat, word] of STATS)
  for (const [op, words] of [
    ['≤', 'equal or lesser'],
    ['<', 'lesser'],
    ['>', 'greater'],
    ['=', 'the same'],
  ] as const)
    rule({
      name: `addition.${op}.${stat}`,
      of: 'Addition',
      en: words === 'equal or lesser' ? [`with an ${words} ${word}`, `with ${words} ${word}`] : `with ${words} ${word}`,
      mean: (_, d) =>
        withFilters({ kind: stat, is: { op, to: { kind: 'stat', stat, of: d.refer({ several: false }) } } }),
    });
rule({
  name: 'addition.sameController',
  of: 'Addition',
  en: 'with the same controller',
  mean: (_, d) => withFilters(controlledBy({ kind: 'controller', of: d.refer({ several: false }) })),
});
rule({
  name: 'addition.basicLandType',
  of: 'Addition',
  en: ['with a basic land type', 'with basic land types'],
  mean: () =>
    withFilters(any(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map((type) => ({ kind: 'subtype', type })))),
});

rule({
  name: 'addition.xInCost',
  of: 'Addition',
  en: ['with {X} in its mana cost', 'with {X} in their mana costs'],
  mean: () => withFilters({ kind: 'xInCost' }),
});

// Counters
const oneOrMore: Comparison = { op: '≥', to: 1 };
rule({
  name: 'addition.counter',
  of: 'Addition',
  slots: { c: 'Counter' },
  en: [
    'with a {c} counter on it',
    'with {c} counters on them',
    'with a {c} counter on them',
    'with one or more {c} counters on it',
    'with one or more {c} counters on them',
    'that has a {c} counter on it',
    'that have {c} counters on them',
    'that has one or more {c} counters on it',
    'that has {c} counters on it',
  ],
  mean: ({ c }) => withFilters({ kind: 'counters', counter: c, is: oneOrMore }),
});
rule({
  name: 'addition.counters',
  of: 'Addition',
  en: [
    'with a counter on it',
    'with a counter on them',
    'with counters on them',
    'with one or more counters on it',
    'with one or more counters on them',
    'that has a counter on it',
    'that have counters on them',
  ],
  mean: () => withFilters({ kind: 'counters', is: oneOrMore }),
});
rule({
  name: 'addition.noCounter',
  of: 'Addition',
  slots: { c: 'Counter' },
  en: ['without a {c} counter on it', 'with no {c} counters on it', 'with no {c} counters on them'],
  mean: ({ c }) => withFilters({ kind: 'counters', counter: c, is: { op: '=', to: 0 } }),
});
rule({
  name: 'addition.noCounters',
  of: 'Addition',
  en: ['with no counters on it', 'with no counters on them', 'without a counter on it', 'without counters on them'],
  mean: () => withFilters({ kind: 'counters', is: { op: '=', to: 0 } }),
});
rule({
  name: 'addition.countersOrMore',
  of: 'Addition',
  slots: { n: 'Count', c: 'Counter' },
  en: ['with {n} or more {c} counters on it', 'with {n} or more {c} counters on them'],
  mean: ({ n, c }) => withFilters({ kind: 'counters', counter: c, is: { op: '≥', to: n.min } }),
});

// Names
rule({
  name: 'addition.named',
  of: 'Addition',
  slots: { name: 'Name' },
  en: 'named {name}',
  mean: ({ name }) => withFilters({ kind: 'named', name }),
});
rule({
  name: 'addition.notNamed',
  of: 'Addition',
  slots: { name: 'Name' },
  en: 'not named {name}',
  mean: ({ name }) => withFilters(not({ kind: 'named', name })),
});
rule({
  name: 'addition.chosenName',
  of: 'Addition',
  en: ['with the chosen name', 'with that name'],
  mean: () => withFilters({ kind: 'chosenName', key: 'name' }),
});
rule({
  name: 'addition.chosenColor',
  of: 'Addition',
  en: ['of the chosen color', 'of that color'],
  mean: () => withFilters({ kind: 'chosenColor', key: 'color' }),
});
rule({
  name: 'addition.chosenType',
  of: 'Addition',
  en: ['of the chosen type', 'of that type'],
  mean: () => withFilters({ kind: 'chosenType', key: 'type' }),
});
rule({
  name: 'addition.sameName',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: 'with the same name as {t}',
  mean: ({ t }, d) => withFilters({ kind: 'sharesName', with: related(t, d) }),
});

// Where it is
rule({
  name: 'addition.zone',
  of: 'Addition',
  slots: { z: 'ZonePhrase' },
  en: '{z}',
  mean: ({ z }): Adding => {
    const { zones, filters } = z;
    const ofOpponent = filters.some(
      ({ kind, ...rest }) => kind === 'ownedBy' && 'who' in rest && rest.who === opponents,
    );
    return (it) => ({
      ...it,
      zones,
      ...(ofOpponent ? { ofOpponent } : {}),
      filters: [...it.filters.filter(({ kind }) => kind !== 'permanent'), ...filters],
    });
  },
});
/** Where permanents are anyway. */
rule({ name: 'addition.battlefield', of: 'Addition', en: 'on the battlefield', mean: (): Adding => (it) => it });
rule({
  name: 'zonePhrase.owned',
  of: 'ZonePhrase',
  slots: { whose: 'Whose', z: 'Zone' },
  en: ['in {whose} {z}', 'from {whose} {z}'],
  mean: ({ whose, z }) => ({ zones: [z], filters: [{ kind: 'ownedBy', who: whose }] }),
});
rule({
  name: 'zonePhrase.ownedTwo',
  of: 'ZonePhrase',
  slots: { whose: 'Whose', a: 'Zone', b: 'Zone' },
  en: ['in {whose} {a} or {b}', 'from {whose} {a} or {b}', 'from {whose} {a} and/or {b}'],
  mean: ({ whose, a, b }) => ({ zones: [a, b], filters: [{ kind: 'ownedBy', who: whose }] }),
});
rule({
  name: 'zonePhrase.opponents',
  of: 'ZonePhrase',
  slots: { z: 'Zone' },
  en: ["in an opponent's {z}", "from an opponent's {z}"],
  mean: ({ z }) => ({ zones: [z], filters: [{ kind: 'ownedBy', who: opponents }] }),
});
rule({
  name: 'zonePhrase.any',
  of: 'ZonePhrase',
  slots: { z: 'Zone' },
  en: ['in a {z}', 'from a {z}', 'in any {z}', 'from any {z}', "in a player's {z}", "from a player's {z}"],
  mean: ({ z }) => ({ zones: [z], filters: [] }),
});
rule({
  name: 'zonePhrase.graveyards',
  of: 'ZonePhrase',
  en: [
    'in all graveyards',
    'from all graveyards',
    'in graveyards',
    'from graveyards',
    'in each graveyard',
    'from any graveyards',
  ],
  mean: () => ({ zones: ['graveyard'], filters: [] }),
});
rule({
  name: 'zonePhrase.opponentsGraveyards',
  of: 'ZonePhrase',
  en: ["in your opponents' graveyards", "from your opponents' graveyards", "in each opponent's graveyard"],
  mean: () => ({ zones: ['graveyard'], filters: [{ kind: 'ownedBy', who: opponents }] }),
});
rule({
  name: 'zonePhrase.exile',
  of: 'ZonePhrase',
  en: ['in exile', 'from exile'],
  mean: () => ({ zones: ['exile'], filters: [] }),
});
rule({
  name: 'zonePhrase.stack',
  of: 'ZonePhrase',
  en: 'on the stack',
  mean: () => ({ zones: ['stack'], filters: [] }),
});
lexicon({
  of: 'Zone',
  en: { graveyard: 'graveyard', hand: 'hand', library: 'library' },
  mean: (zone) => zone as 'graveyard',
});
