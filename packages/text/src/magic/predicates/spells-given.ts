/** What is given to spells as they are cast: keywords, lower costs, other times; to all, to the first of a turn, to the next one. */
import type {
  Ability,
  Action,
  Cost,
  CostChange,
  Filter,
  KeywordAbility,
  StaticEffect,
  Value,
} from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling, Things } from '../game.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { castFromThere, castPattern, spellFilter } from '../nouns/spells-cast.ts';

export const spellsGiven = rulesOf();
const { rule } = spellsGiven;

/** Keywords with parameters that mean something on a spell. */
const ON_SPELLS: ReadonlySet<string> = new Set([
  ...['casualty', 'affinity', 'replicate', 'prowl', 'emerge', 'evoke', 'kicker', 'buyback', 'conspire', 'offspring'],
  ...[
    'cascade',
    'storm',
    'rebound',
    'lifelink',
    'deathtouch',
    'demonstrate',
    'wither',
    'infect',
    'convoke',
    'improvise',
  ],
  ...['delve', 'split second', 'undaunted', 'gravestorm'],
]);
const onStack = (filters: readonly Filter[]): StaticEffect & { readonly kind: 'modify' } => ({
  kind: 'modify',
  what: { kind: 'each', where: allOf([...filters, { kind: 'controlledBy', who: you }]), zones: ['stack'] },
  changes: [],
});
function having(
  filters: readonly Filter[],
  keywords: readonly KeywordAbility[],
): readonly Extract<StaticEffect, { kind: 'modify' }>[] {
  for (const { keyword } of keywords)
    if (!ON_SPELLS.has(keyword)) throw new Unclear(`a spell cannot be given ${keyword}`);
  return [{ ...onStack(filters), changes: keywords.map((ability) => ({ kind: 'gain', ability })) }];
}
const such = (n: Described): readonly Filter[] => {
  const zones = n.zones?.filter((zone) => zone !== 'stack') ?? [];
  return zones.length === 0 ? n.filters : [...n.filters, castFromThere(zones)];
};
rule({
  name: 'static.spellsHaveSuch',
  of: 'Statement',
  slots: { n: 'Noun', more: 'Additions?', k: 'Keyword' },
  en: ['{n#pl} you cast [{more}] have {k}', 'each {n#sg} you cast [{more}] has {k}'],
  mean: ({ n, more, k }) => {
    if (k.every((each) => Object.keys(each).length === 2)) throw new Unclear('a keyword without parameters');
    return having(such(more === undefined ? n : more(n)), k);
  },
});

/** 702.85c: several of one kind, which each work by themselves. */
rule({
  name: 'static.spellsHaveTwo',
  of: 'Statement',
  slots: { n: 'Noun', more: 'Additions?', a: 'Keyword', b: 'Keyword' },
  en: '{n#pl} you cast [{more}] have "^{a}, {b}."',
  mean: ({ n, more, a, b }) => [
    ...having(such(more === undefined ? n : more(n)), a),
    ...having(such(more === undefined ? n : more(n)), b),
  ],
});

// The first, the second …
const nth = (n: Described, is: Value): Filter => ({
  kind: 'castNumber',
  is,
  event: { on: 'cast', who: you, ...castPattern(n) },
});
const EACH = ['each turn', 'during each of your turns'] as const;
const yours = (words: string, effects: readonly StaticEffect[]): readonly Ability[] => [
  {
    kind: 'static',
    ...(words === EACH[1] ? { condition: { kind: 'turnOf', who: you } } : {}),
    effects,
  },
];
for (const [i, words] of EACH.entries()) {
  rule({
    name: `standing.nthSpellHas.${i}`,
    of: 'Rewriting',
    slots: { o: 'Ordinal', n: 'Noun', z: 'ZonePhrase?', k: 'Keyword' },
    en: `the {o} {n#sg} you cast [{z}] ${words} has {k}`,
    mean: ({ o, n, z, k }) => {
      const spell = z === undefined ? n : { ...n, zones: z.zones };
      return yours(words, having([...such(spell), nth(spell, o)], k));
    },
  });
  rule({
    name: `standing.nthSpellCosts.${i}`,
    of: 'Rewriting',
    slots: { o: 'Ordinal', n: 'Noun', by: 'SpellCost' },
    en: `the {o} {n#sg} you cast ${words} {by@s}`,
    mean: ({ o, n, by }) => {
      if (o === 1) throw new Unclear('the first spell is said by itself');
      return yours(words, [{ kind: 'cost', of: 'spell', what: allOf([spellFilter(n), nth(n, o)]), who: you, ...by }]);
    },
  });
  rule({
    name: `standing.nthSpellFlash.${i}`,
    of: 'Rewriting',
    slots: { o: 'Ordinal', n: 'Noun' },
    en: `you may cast the {o} {n#sg} you cast ${words} as though it had flash`,
    mean: ({ o, n }) =>
      yours(words, [{ kind: 'may', action: 'flash', who: you, what: allOf([spellFilter(n), nth(n, o)]) }]),
  });
}

// The next one this turn: how many have been cast is known as the ability resolves
function next(n: Described, d: Telling, effects: (spell: Filter) => readonly StaticEffect[]): readonly Action[] {
  const before = d.fresh('before');
  const cast: Value = { kind: 'history', event: { on: 'cast', who: you, ...castPattern(n) } };
  const number = nth(n, { kind: 'add', of: [{ kind: 'var', name: before }, 1] });
  return [
    { do: 'let', name: before, value: cast },
    { do: 'effect', effects: effects(number), duration: { kind: 'endOfTurn' } },
  ];
}
const NEXT = 'the next {n#sg} you cast this turn';
rule({
  name: 'simple.nextCosts',
  of: 'Simple',
  slots: { n: 'Noun', by: 'SpellCost' },
  en: `${NEXT} {by@s}`,
  mean: ({ n, by }, d) =>
    next(n, d, (spell) => [{ kind: 'cost', of: 'spell', what: allOf([spellFilter(n), spell]), who: you, ...by }]),
});
rule({
  name: 'simple.nextHas',
  of: 'Simple',
  slots: { n: 'Noun', k: 'Keyword' },
  en: `${NEXT} has {k}`,
  mean: ({ n, k }, d) =>
    next(n, d, (spell) => having([...such(n), spell], k).map((effect) => ({ ...effect, future: true }))),
});
rule({
  name: 'simple.nextUncounterable',
  of: 'Simple',
  slots: { n: 'Noun' },
  en: `${NEXT} can't be countered`,
  mean: ({ n }, d) =>
    next(n, d, (spell) => [{ kind: 'cant', action: 'beCountered', what: onStack([...such(n), spell]).what }]),
});
rule({
  name: 'simple.nextFlash',
  of: 'Simple',
  slots: { n: 'Noun' },
  en: `${NEXT} can be cast as though it had flash`,
  mean: ({ n }, d) =>
    next(n, d, (spell) => [{ kind: 'may', action: 'flash', who: you, what: allOf([spellFilter(n), spell]) }]),
});

// Keywords whose cost is the mana cost of what has them (702.34)
const OWN: Cost = { kind: 'manaCostOf', what: { kind: 'this' } };
const IS = (word: string): readonly string[] => [
  `the ${word} cost is equal to its mana cost`,
  `its ${word} cost is equal to its mana cost`,
  `the ${word} cost is equal to that card's mana cost`,
];
const GIVEN = ['encore', 'embalm', 'eternalize', 'scavenge', 'unearth', 'madness', 'harmonize', 'mayhem', 'flashback'];
const definite = (what: Things): Things & { readonly kind: 'definite' } => {
  if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
  return what;
};
for (const word of GIVEN) {
  const ability: KeywordAbility = { kind: 'keyword', keyword: word, cost: [OWN] };
  const told = word === 'flashback' ? IS(word).slice(1, 2) : IS(word);
  rule({
    name: `staticSentence.have.${word}`,
    of: 'StaticSentence',
    slots: { what: 'Things' },
    en: told.map((is) => `{what} <have@what> ${word}. ^${is}.`),
    mean: ({ what }): readonly Ability[] => [
      {
        kind: 'static',
        effects: [{ kind: 'modify', what: definite(what).selector, changes: [{ kind: 'gain', ability }] }],
      },
    ],
  });
  rule({
    name: `staticSentence.haveInYourTurn.${word}`,
    of: 'StaticSentence',
    slots: { what: 'Things' },
    en: IS(word).map((is) => `during your turn, {what} <have@what> ${word}. ^${is}.`),
    mean: ({ what }): readonly Ability[] => [
      {
        kind: 'static',
        condition: { kind: 'turnOf', who: you },
        effects: [{ kind: 'modify', what: definite(what).selector, changes: [{ kind: 'gain', ability }] }],
      },
    ],
  });
  rule({
    name: `simple.gain.${word}`,
    of: 'Simple',
    slots: { what: 'Things', duration: 'Duration' },
    en: told.map((is) => `{what} <gain@what> ${word} {duration}. ^${is}`),
    mean: ({ what, duration }, d) => [
      {
        do: 'effect',
        effects: [{ kind: 'modify', what: d.pick(what), changes: [{ kind: 'gain', ability }] }],
        duration,
      },
    ],
  });
}
/** 702.138: its own cost, and other cards besides. */
rule({
  name: 'simple.gainEscape',
  of: 'Simple',
  slots: { what: 'Things', duration: 'Duration', count: 'Count' },
  en: [
    '{what} <gain@what> escape {duration}. ^The escape cost is equal to its mana cost plus exile {count} other cards from your graveyard',
    "{what} <gain@what> escape {duration}. ^The escape cost is equal to the card's mana cost plus exile {count} other cards from your graveyard",
  ],
  mean: ({ what, duration, count }, d) => {
    if (count.max === 'any') throw new Unclear('how many cards are exiled');
    return [
      {
        do: 'effect',
        effects: [{ kind: 'modify', what: d.pick(what), changes: [{ kind: 'gain', ability: escaping(count.max) }] }],
        duration,
      },
    ];
  },
});
rule({
  name: 'staticSentence.haveEscape',
  of: 'StaticSentence',
  slots: { what: 'Things', count: 'Count' },
  en: "{what} <have@what> escape. ^The escape cost is equal to the card's mana cost plus exile {count} other cards from your graveyard.",
  mean: ({ what, count }): readonly Ability[] => {
    if (count.max === 'any') throw new Unclear('how many cards are exiled');
    const ability = escaping(count.max);
    return [
      {
        kind: 'static',
        effects: [{ kind: 'modify', what: definite(what).selector, changes: [{ kind: 'gain', ability }] }],
      },
    ];
  },
});
const escaping = (count: Value): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'escape',
  cost: [
    OWN,
    {
      kind: 'exile',
      what: { kind: 'all', of: [{ kind: 'card' }, { kind: 'not', of: { kind: 'is', what: { kind: 'this' } } }] },
      from: 'graveyard',
      count,
    },
  ],
});
/** Spells you cast have it with their own cost. */
for (const word of ['replicate', 'emerge', 'evoke', 'buyback'])
  rule({
    name: `staticSentence.spellsHave.${word}`,
    of: 'StaticSentence',
    slots: { n: 'Noun' },
    en: IS(word).map((is) => `each {n#sg} you cast has ${word}. ^${is}.`),
    mean: ({ n }): readonly Ability[] => [
      { kind: 'static', effects: having(such(n), [{ kind: 'keyword', keyword: word, cost: [OWN] }]) },
    ],
  });

// At another time for more (118.8, 601.3)
const paidMore = (cost: readonly Cost[]): readonly Ability[] => [
  { kind: 'alternativeCost', name: 'flash', cost: [OWN, ...cost], flash: true },
];
rule({
  name: 'standing.flashForMore',
  of: 'Rewriting',
  slots: { s: 'Self', m: 'Symbols' },
  en: 'you may cast {s} as though it had flash if you pay {m} more to cast it',
  mean: ({ m }) => paidMore([{ kind: 'mana', mana: m }]),
});
rule({
  name: 'standing.flashBy',
  of: 'Rewriting',
  slots: { s: 'Self', c: 'Costs' },
  en: 'you may cast {s} as though it had flash by {c@ing} in addition to paying its other costs',
  mean: ({ c }) => paidMore(c),
});
/** What an equip ability costs less, said after it. */
const equip = (s: string, by: Partial<CostChange>): readonly Ability[] => [
  { kind: 'keyword', keyword: 'equip', cost: [{ kind: 'mana', mana: s }] },
  {
    kind: 'static',
    effects: [{ kind: 'cost', of: 'ability', keyword: 'equip', what: { kind: 'is', what: { kind: 'this' } }, ...by }],
  },
];
rule({
  name: 'line.equipLess',
  of: 'Line',
  slots: { s: 'Symbols', m: 'Symbols', times: 'ForEach' },
  en: 'equip {s}. ^This ability costs {m} less to activate {times}.',
  mean: ({ s, m, times }) => ({ kind: 'abilities', abilities: equip(s, { less: m, times }) }),
});
rule({
  name: 'line.equipLessIf',
  of: 'Line',
  slots: { s: 'Symbols', m: 'Symbols', c: 'Conditions' },
  en: [
    'equip {s}. ^This ability costs {m} less to activate if {c}.',
    'equip {s}. ^This ability costs {m} less to activate as long as {c}.',
  ],
  mean: ({ s, m, c }) => {
    if (JSON.stringify(c).includes('"targetsOf"')) throw new Unclear('its targets are not known here');
    const [own, less] = equip(s, { less: m });
    if (own === undefined || less?.kind !== 'static') throw new Unclear('nothing costs less');
    return { kind: 'abilities', abilities: [own, { ...less, condition: c }] };
  },
});
