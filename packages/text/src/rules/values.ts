/** Values that are worked out: numbers of things, characteristics, sums, what happened this turn. */
import type { EventPattern, Filter, Selector, Stat, Value } from '@rulewright/language';
import { Unclear } from '../grammar/meaning.ts';
import { type Described, rulesOf } from './categories.ts';
import { allOf, type Discourse, eachOf, you } from './discourse.ts';
import { X } from './numbers.ts';
import { castPattern } from './spells-cast.ts';

export const values = rulesOf();
const { rule } = values;

const count = (of: Selector): Value => ({ kind: 'count', of });

// What can be counted: "the number of …", "for each …"
rule({
  name: 'counted.noun',
  of: 'Counted',
  slots: { n: 'Noun' },
  en: '{n}',
  mean: ({ n }) => count(eachOf(n)),
});
rule({
  name: 'counted.ofThem',
  of: 'Counted',
  slots: { t: 'Thing' },
  en: 'of {t}',
  mean: ({ t }) => {
    if (t.kind === 'choice') throw new Unclear('nothing is chosen to be counted');
    return count(t.selector);
  },
});
rule({
  name: 'counted.players',
  of: 'Counted',
  slots: { p: 'PlayerNoun' },
  en: ['{p}', '{p} you have'],
  mean: ({ p }) => count(eachOf(p)),
});
rule({
  name: 'counted.counters',
  of: 'Counted',
  slots: { c: 'Counter', on: 'Things' },
  en: '{c} <counter> on {on}',
  mean: ({ c, on }, d) => ({ kind: 'counters', counter: c, on: d.pick(on) }),
});
rule({
  name: 'counted.allCounters',
  of: 'Counted',
  slots: { on: 'Things' },
  en: '<counter> on {on}',
  mean: ({ on }, d) => ({ kind: 'counters', on: d.pick(on) }),
});
rule({
  name: 'counted.playerCounters',
  of: 'Counted',
  slots: { c: 'Counter', who: 'Player' },
  en: '{c} <counter> {who} <have@who>',
  mean: ({ c, who }) => ({ kind: 'counters', counter: c, on: who }),
});
const partyOf = (who: Selector): Value => ({
  kind: 'different',
  what: 'party',
  of: {
    kind: 'each',
    where: allOf([
      { kind: 'type', type: 'creature' },
      { kind: 'controlledBy', who },
    ]),
  },
});
const PARTY = partyOf(you);
const DIFFERENT = {
  colors: '<color>',
  types: 'card <type>',
  names: 'different <name>',
  powers: 'different <power>',
  manaValues: 'different mana <value>',
  basicLandTypes: 'basic land <type>',
} as const;
for (const what of Object.keys(DIFFERENT) as readonly (keyof typeof DIFFERENT)[])
  rule({
    name: `counted.${what}`,
    of: 'Counted',
    slots: { t: 'Thing' },
    en: `${DIFFERENT[what]} among {t}`,
    mean: ({ t }, d) => ({ kind: 'different', what, of: d.pick(t) }),
  });
rule({
  name: 'counted.typesOf',
  of: 'Counted',
  slots: { t: 'Thing' },
  en: 'card <type> {t} has',
  mean: ({ t }, d) => ({ kind: 'different', what: 'types', of: d.pick(t) }),
});
rule({
  name: 'counted.colorsItIs',
  of: 'Counted',
  slots: { t: 'Thing' },
  en: ['<color> {t} is', '<color> {t} was'],
  mean: ({ t }, d) => ({ kind: 'different', what: 'colors', of: d.pick(t) }),
});
/** 700.8. */
rule({
  name: 'counted.party',
  of: 'Counted',
  en: '<creature> in your party',
  mean: () => PARTY,
});
rule({
  name: 'who.fullParty',
  of: 'Who',
  en: '<have> a full party',
  mean: () => (who) => ({ kind: 'compare', value: partyOf(who), is: { op: '≥', to: 4 } }),
});
rule({
  name: 'counted.colorsOf',
  of: 'Counted',
  slots: { whose: 'ThingsWhose' },
  en: 'of {whose} colors',
  mean: ({ whose }) => ({ kind: 'different', what: 'colors', of: whose }),
});

// What happened this turn
const happened = (event: EventPattern, sum?: true): Value => ({ kind: 'history', event, ...(sum ? { sum } : {}) });
const filterOf = (n: Described): Filter => allOf(n.filters);
/** What a permanent was when it died: as it last existed, so its controller is the last one. */
const died = (what: Filter): EventPattern => ({ on: 'move', what, from: ['battlefield'], to: ['graveyard'] });
rule({
  name: 'counted.died',
  of: 'Counted',
  slots: { n: 'Item' },
  en: ['{n} that died this turn', '{n} put into a graveyard from the battlefield this turn'],
  mean: ({ n }) => happened(died(filterOf(n))),
});
rule({
  name: 'counted.putIntoGraveyards',
  of: 'Counted',
  slots: { n: 'Item' },
  en: [
    '{n} that were put into graveyards from the battlefield this turn',
    '{n} put into graveyards from the battlefield this turn',
    '{n} that was put into a graveyard from the battlefield this turn',
  ],
  mean: ({ n }) => happened(died(filterOf(n))),
});
rule({
  name: 'counted.diedUnderYou',
  of: 'Counted',
  slots: { n: 'Item' },
  en: ['{n} that died under your control this turn', '{n} you controlled that died this turn'],
  mean: ({ n }) => happened(died(allOf([...n.filters, { kind: 'controlledBy', who: you }]))),
});
rule({
  name: 'counted.cast',
  of: 'Counted',
  slots: { n: 'HeadNoun' },
  en: "{n} you've cast this turn",
  mean: ({ n }) => happened({ on: 'cast', ...castPattern(n), who: you }),
});
rule({
  name: 'counted.drawn',
  of: 'Counted',
  en: "<card> you've drawn this turn",
  mean: () => happened({ on: 'draw', who: you }),
});
rule({
  name: 'counted.discarded',
  of: 'Counted',
  en: "<card> you've discarded this turn",
  mean: () => happened({ on: 'discard', who: you }),
});
for (const [on, verb] of [
  ['discard', 'discarded'],
  ['draw', 'drew'],
  ['draw', 'has drawn'],
  ['discard', 'has discarded'],
  ['mill', 'milled'],
] as const)
  rule({
    name: `counted.${verb.replace(' ', '.')}ByPlayer`,
    of: 'Counted',
    slots: { who: 'Player' },
    en: `<card> {who} ${verb} this turn`,
    mean: ({ who }) => happened({ on, who }),
  });
rule({
  name: 'counted.spellsCast',
  of: 'Counted',
  slots: { n: 'HeadNoun' },
  en: '{n} cast this turn',
  mean: ({ n }) => happened({ on: 'cast', ...castPattern(n) }),
});
rule({
  name: 'counted.entered',
  of: 'Counted',
  slots: { n: 'Item' },
  en: [
    '{n} that entered the battlefield under your control this turn',
    '{n} that entered under your control this turn',
    '{n} you had enter the battlefield under your control this turn',
  ],
  mean: ({ n }) =>
    happened({ on: 'move', what: allOf([...n.filters, { kind: 'controlledBy', who: you }]), to: ['battlefield'] }),
});
rule({
  name: 'counted.differentlyNamed',
  of: 'Counted',
  slots: { n: 'Noun' },
  en: 'differently named {n}',
  mean: ({ n }) => ({ kind: 'different', what: 'names', of: eachOf(n) }),
});
rule({
  name: 'counted.attackedWith',
  of: 'Counted',
  slots: { n: 'Item' },
  en: '{n} you attacked with this turn',
  mean: ({ n }) => ({
    kind: 'history',
    event: { on: 'attack', what: allOf([...n.filters, { kind: 'controlledBy', who: you }]) },
    different: true,
  }),
});
rule({
  name: 'counted.sacrificed',
  of: 'Counted',
  slots: { n: 'Item' },
  en: "{n} you've sacrificed this turn",
  mean: ({ n }) => happened({ on: 'sacrifice', who: you, what: filterOf(n) }),
});
rule({
  name: 'counted.lands',
  of: 'Counted',
  en: "<land> you've played this turn",
  mean: () => happened({ on: 'playLand', who: you }),
});

// Mana that was spent, costs that were paid
const spellOf = (of: Selector): { readonly of?: Selector } => (of.kind === 'this' ? {} : { of });
rule({
  name: 'counted.colorsSpent',
  of: 'Counted',
  slots: { t: 'Thing' },
  en: '<color> of mana spent to cast {t}',
  mean: ({ t }, d) => ({ kind: 'spent', colors: true, ...spellOf(d.pick(t)) }),
});
rule({
  name: 'value.manaSpent',
  of: 'SimpleValue',
  slots: { t: 'Thing' },
  en: 'the amount of mana spent to cast {t}',
  mean: ({ t }, d) => ({ kind: 'spent', ...spellOf(d.pick(t)) }),
});
rule({
  name: 'counted.kicked',
  of: 'Counted',
  slots: { t: 'Thing' },
  en: '<time> {t} was kicked',
  mean: ({ t }, d) => {
    const of = d.pick(t);
    if (of.kind !== 'this') throw new Unclear('times that another spell was kicked are not known');
    return { kind: 'paid', cost: 'kicker' };
  },
});

rule({
  name: 'forEach.counted',
  of: 'ForEach',
  slots: { c: 'Counted' },
  en: 'for each {c#sg}',
  mean: (parts, d) => counted(d, () => parts.c),
});
/** What was counted can be spoken of by its kind: "those creatures". */
function counted(d: Discourse, work: () => Value): Value {
  const value = d.aside(work);
  if (typeof value === 'object' && value.kind === 'count' && value.of.kind === 'each')
    d.mention({ selector: value.of, kinds: kindsOf(value.of.where), several: true, byKind: true });
  return value;
}
const kindsOf = (filter: Filter): readonly string[] =>
  filter.kind === 'all' ? filter.of.flatMap(kindsOf) : 'type' in filter ? [filter.type] : [filter.kind];

// Simple values
rule({ name: 'value.simple', of: 'Value', slots: { v: 'SimpleValue' }, en: '{v}', mean: ({ v }) => v });
rule({ name: 'value.x', of: 'SimpleValue', en: 'X', mean: () => X });
rule({ name: 'value.digits', of: 'SimpleValue', slots: { n: 'Number' }, en: '{n}', mean: ({ n }) => n });
rule({ name: 'value.one', of: 'SimpleValue', en: 'one', mean: () => 1 });
rule({ name: 'value.two', of: 'SimpleValue', en: 'two', mean: () => 2 });
rule({ name: 'value.three', of: 'SimpleValue', en: 'three', mean: () => 3 });
rule({
  name: 'value.that',
  of: 'SimpleValue',
  en: ['that much', 'that number', 'that amount'],
  mean: (_, d) => d.thatMuch(),
});
rule({
  name: 'value.number',
  of: 'SimpleValue',
  slots: { c: 'Counted' },
  en: ['the number of {c#pl}', 'the total number of {c#pl}'],
  mean: (parts, d) => counted(d, () => parts.c),
});
rule({
  name: 'value.chosenNumber',
  of: 'SimpleValue',
  en: 'the chosen number',
  mean: () => ({ kind: 'noted', key: 'number' }),
});
const STATS: readonly (readonly [Stat, string])[] = [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['manaValue', 'mana value'],
  ['loyalty', 'loyalty'],
];
/** Of several things a characteristic is their total (608.2i). */
for (const [stat, word] of STATS) {
  rule({
    name: `value.${stat}`,
    of: 'SimpleValue',
    slots: { whose: 'ThingsWhose' },
    en: `{whose} ${word}`,
    mean: ({ whose }) => ({ kind: 'stat', stat, of: whose }),
  });
  rule({
    name: `value.${stat}Of`,
    of: 'SimpleValue',
    slots: { t: 'Thing' },
    en: `the ${word} of {t}`,
    mean: ({ t }, d) => ({ kind: 'stat', stat, of: d.pick(t) }),
  });
  rule({
    name: `value.totalWhose.${stat}`,
    of: 'SimpleValue',
    slots: { whose: 'ThingsWhose' },
    en: [`{whose} total ${word}`, `{whose} combined ${word}`],
    mean: ({ whose }) => ({ kind: 'total', stat, of: whose }),
  });
  for (const [kind, words] of [
    ['greatest', ['greatest', 'highest']],
    ['least', ['least', 'lowest']],
  ] as const)
    rule({
      name: `value.${kind}.${stat}`,
      of: 'SimpleValue',
      slots: { t: 'Things' },
      en: words.map((each) => `the ${each} ${word} among {t}`),
      mean: (parts, d) => d.aside(() => ({ kind, stat, of: d.pick(parts.t) })),
    });
  rule({
    name: `value.total.${stat}`,
    of: 'SimpleValue',
    slots: { t: 'Things' },
    en: [`the total ${word} of {t}`, `the combined ${word} of {t}`, `the total ${word} among {t}`],
    mean: (parts, d) => d.aside(() => ({ kind: 'total', stat, of: d.pick(parts.t) })),
  });
}
rule({
  name: 'value.life',
  of: 'SimpleValue',
  slots: { whose: 'Whose' },
  en: '{whose} life total',
  mean: ({ whose }) => ({ kind: 'life', of: whose }),
});
const lifeSaid = (kind: 'gainLife' | 'loseLife') => (who: Selector) => happened({ on: kind, who }, true);
for (const [kind, verb] of [
  ['gainLife', 'gained'],
  ['loseLife', 'lost'],
] as const)
  rule({
    name: `value.${kind}ThisTurn`,
    of: 'SimpleValue',
    slots: { who: 'Player' },
    en: [
      `the amount of life {who} ${verb} this turn`,
      `the total amount of life {who} ${verb} this turn`,
      `the life {who} ${verb} this turn`,
      `the total life {who} ${verb} this turn`,
    ],
    mean: ({ who }) => lifeSaid(kind)(who),
  });
rule({
  name: 'value.damagedThisTurn',
  of: 'SimpleValue',
  slots: { to: 'Anything' },
  en: [
    'the damage dealt to {to} this turn',
    'the amount of damage dealt to {to} this turn',
    'the total damage dealt to {to} this turn',
  ],
  mean: ({ to }) => happened({ on: 'damage', to: { kind: 'is', what: to } }, true),
});
rule({
  name: 'value.devotion',
  of: 'SimpleValue',
  slots: { c: 'Color' },
  en: 'your devotion to {c}',
  mean: ({ c }) => ({ kind: 'devotion', colors: [c] }),
});
rule({
  name: 'value.devotionTwo',
  of: 'SimpleValue',
  slots: { a: 'Color', b: 'Color' },
  en: 'your devotion to {a} and {b}',
  mean: ({ a, b }) => ({ kind: 'devotion', colors: [a, b] }),
});

// Arithmetic
rule({
  name: 'value.sum',
  of: 'Value',
  slots: { a: 'SimpleValue', b: 'SimpleValue' },
  en: ['{a} plus {b}', '{a}, plus {b}'],
  mean: ({ a, b }) => ({ kind: 'add', of: [a, b] }),
});
rule({
  name: 'value.minus',
  of: 'Value',
  slots: { a: 'SimpleValue', b: 'SimpleValue' },
  en: '{a} minus {b}',
  mean: ({ a, b }) => ({ kind: 'minus', a, b }),
});
for (const [factor, word] of [
  [2, 'twice'],
  [2, 'two times'],
  [3, 'three times'],
  [4, 'four times'],
  [10, 'ten times'],
] as const)
  rule({
    name: `value.${word.replace(' ', '.')}`,
    of: 'Value',
    slots: { v: 'SimpleValue' },
    en: `${word} {v}`,
    mean: ({ v }) => ({ kind: 'times', of: [factor, v] }),
  });
for (const round of ['up', 'down'] as const)
  rule({
    name: `value.half.${round}`,
    of: 'Value',
    slots: { v: 'SimpleValue' },
    en: [`half {v}, rounded ${round}`, `half {v} rounded ${round}`],
    mean: ({ v }) => ({ kind: 'half', of: v, round }),
  });
rule({
  name: 'value.difference',
  of: 'Value',
  slots: { a: 'SimpleValue', b: 'SimpleValue' },
  en: 'the difference between {a} and {b}',
  mean: ({ a, b }) => ({
    kind: 'minus',
    a: { kind: 'max', of: [a, b] },
    b: { kind: 'min', of: [a, b] },
  }),
});

// Last turn
const lastTurn = { since: 'lastTurn' } as const;
rule({
  name: 'condition.noSpellsLastTurn',
  of: 'Condition',
  en: 'no spells were cast last turn',
  mean: () => ({ kind: 'not', of: { kind: 'history', event: { on: 'cast' }, ...lastTurn } }),
});
rule({
  name: 'who.castLastTurn',
  of: 'Who',
  slots: { c: 'Count', n: 'HeadNoun' },
  en: 'cast {c} or more {n#pl} last turn',
  mean: ({ c, n }) => {
    const [least, what] = [c.min, filterOf(n)];
    return (who) => ({
      kind: 'compare',
      value: { kind: 'history', event: { on: 'cast', what, who }, ...lastTurn },
      is: { op: '≥', to: least },
    });
  },
});

// Characteristics as conditions
for (const [stat, word] of STATS) {
  if (stat === 'loyalty') continue;
  rule({
    name: `condition.has.${stat}`,
    of: 'Condition',
    slots: { t: 'Thing', c: 'Comparison' },
    en: [`{t} <have@t> ${word} {c}`, `{t} had ${word} {c}`],
    mean: ({ t, c }, d) => {
      if (t.kind === 'choice') throw new Unclear('which of them is not said');
      return { kind: 'matches', what: d.pick(t), where: { kind: stat, is: c } };
    },
  });
}

// Cards in a zone as conditions
const cardsOf = (whose: Selector, zone: 'graveyard' | 'hand' | 'library'): Value =>
  count({ kind: 'each', where: allOf([{ kind: 'card' }, { kind: 'ownedBy', who: whose }]), zones: [zone] });
for (const zone of ['library', 'graveyard', 'hand'] as const) {
  for (const [name, words, op] of [
    ['More', 'or more', '≥'],
    ['Fewer', 'or fewer', '≤'],
  ] as const)
    rule({
      name: `condition.${zone}Has${name}`,
      of: 'Condition',
      slots: { whose: 'Whose', c: 'Count' },
      en: `{whose} ${zone} has {c} ${words} cards in it`,
      mean: ({ whose, c }) => ({ kind: 'compare', value: cardsOf(whose, zone), is: { op, to: c.min } }),
    });
  rule({
    name: `condition.${zone}IsEmpty`,
    of: 'Condition',
    slots: { whose: 'Whose' },
    en: `{whose} ${zone} has no cards in it`,
    mean: ({ whose }) => ({ kind: 'compare', value: cardsOf(whose, zone), is: { op: '=', to: 0 } }),
  });
}
