/** Choices of players and words that abilities speak of later (607.2d), and of what is gained. */
import type { Ability, Action, Duration, Filter, Selector } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { withFilters } from '../nouns/additions.ts';
import { allOf } from '../nouns/selectors.ts';

export const choices = rulesOf();
const { rule, lexicon } = choices;

const byWhom = (who: Selector): { readonly who?: Selector } => (who.kind === 'you' ? {} : { who });

// Players: noted under one key, for "the chosen player"
for (const [name, words, which] of [
  ['player', 'a player', 'each'],
  ['opponent', ['an opponent', 'one of your opponents'], 'opponents'],
] as const)
  rule({
    name: `act.choose.${name}`,
    of: 'Act',
    en: [words].flat().map((each) => `<choose> ${each}`),
    mean: (_, d) => (who) => {
      d.mentionPlayer({ kind: 'var', name: 'player' });
      return [{ do: 'choose', ...byWhom(who), from: { kind: 'players', which }, as: 'player' }];
    },
  });

rule({
  name: 'act.chooseTargetPlayer',
  of: 'Act',
  slots: { n: 'PlayerNoun' },
  en: '<choose> target {n#sg}',
  mean: ({ n }, d) => {
    d.target(n);
    return () => [];
  },
});
rule({
  name: 'act.chooseTargetPlayers',
  of: 'Act',
  slots: { count: 'Count', n: 'PlayerNoun' },
  en: '<choose> {count} target {n#count}',
  mean: ({ count, n }, d) => {
    d.target(n, count, count.max !== 1);
    return () => [];
  },
});

/** What any target is, spoken of afterwards. */
rule({
  name: 'act.chooseAnyTarget',
  of: 'Act',
  en: '<choose> any target',
  mean: (_, d) => {
    d.target({ filters: [{ kind: 'anyTarget' }], kinds: ['anything'] });
    return () => [];
  },
});

// Words of a kind
/** What says that a name was chosen: "that name". */
export const NAMED = 'name';
const word =
  (domain: 'cardName' | 'cardType' | 'landType', key: string, where?: Filter) =>
  (who: Selector): readonly Action[] => [
    { do: 'chooseWord', ...byWhom(who), domain, key, ...(where === undefined ? {} : { where }) },
  ];
rule({
  name: 'act.chooseNameOf',
  of: 'Act',
  slots: { a: 'Adjectives' },
  en: '<choose> a {a} card name',
  mean: ({ a }, d) => {
    d.cameTo(NAMED, 1);
    return word('cardName', 'name', allOf(a));
  },
});
rule({
  name: 'act.chooseNameOfType',
  of: 'Act',
  slots: { w: 'TypeWord' },
  en: ['<choose> a {w} card name'],
  mean: ({ w }, d) => {
    d.cameTo(NAMED, 1);
    return word('cardName', 'name', w.filter);
  },
});
rule({
  name: 'act.chooseNameOther',
  of: 'Act',
  en: ['<choose> a card name other than a basic land card name'],
  mean: (_, d) => {
    d.cameTo(NAMED, 1);
    const basic: Filter = allOf([
      { kind: 'supertype', type: 'basic' },
      { kind: 'type', type: 'land' },
    ]);
    return word('cardName', 'name', { kind: 'not', of: basic });
  },
});
rule({ name: 'act.chooseCardType', of: 'Act', en: '<choose> a card type', mean: () => word('cardType', 'type') });
rule({ name: 'act.chooseLandType', of: 'Act', en: '<choose> a land type', mean: () => word('landType', 'type') });

rule({
  name: 'act.chooseColorAndType',
  of: 'Act',
  en: '<choose> a color and a creature type',
  mean: () => (who) => [
    { do: 'chooseColor', ...byWhom(who), key: 'color' },
    { do: 'chooseWord', ...byWhom(who), domain: 'creatureType', key: 'type' },
  ],
});

rule({
  name: 'act.chooseOtherCreatureType',
  of: 'Act',
  slots: { t: 'Subtype' },
  en: '<choose> a creature type other than {t}',
  mean:
    ({ t: type }) =>
    (who) => [
      {
        do: 'chooseWord',
        ...byWhom(who),
        domain: 'creatureType',
        key: 'type',
        where: { kind: 'not', of: { kind: 'subtype', type } },
      },
    ],
});

// Odd or even: noted as what is left of a number that is divided by two
const PARITY = 'parity';
rule({
  name: 'act.chooseParity',
  of: 'Act',
  en: ['<choose> odd or even'],
  mean: (_, d) => {
    d.cameTo(PARITY, { kind: 'noted', key: PARITY });
    return (who) => [
      {
        do: 'either',
        ...byWhom(who),
        options: [[{ do: 'note', key: PARITY, value: 1 }], [{ do: 'note', key: PARITY, value: 0 }]],
      },
    ];
  },
});
const ofParity = (stat: 'power' | 'manaValue', not = false): Filter => {
  const is: Filter = {
    kind: 'where',
    condition: {
      kind: 'compare',
      value: { kind: 'remainder', of: { kind: 'stat', stat, of: { kind: 'var', name: 'it' } }, by: 2 },
      is: { op: not ? '≠' : '=', to: { kind: 'noted', key: PARITY } },
    },
  };
  return is;
};
for (const [stat, words] of [
  ['manaValue', 'mana value'],
  ['power', 'power'],
] as const) {
  rule({
    name: `addition.parity.${stat}`,
    of: 'Addition',
    en: [`with ${words} of the chosen quality`, `with ${words} of that quality`],
    mean: () => withFilters(ofParity(stat)),
  });
  rule({
    name: `addition.notParity.${stat}`,
    of: 'Addition',
    en: `without ${words} of the chosen quality`,
    mean: () => withFilters(ofParity(stat, true)),
  });
}
for (const [word, rest] of [
  ['odd', 1],
  ['even', 0],
] as const)
  rule({
    name: `condition.isParity.${word}`,
    of: 'Condition',
    slots: { v: 'Value' },
    en: `{v} is ${word}`,
    mean: ({ v }) => ({ kind: 'compare', value: { kind: 'remainder', of: v, by: 2 }, is: { op: '=', to: rest } }),
  });

rule({
  name: 'quality.manaValueOfParity',
  of: 'Quality',
  en: 'each mana value of the chosen quality',
  mean: () => [ofParity('manaValue')],
});

// One of several counters
rule({
  name: 'act.putCounterOfChoice',
  of: 'Act',
  slots: { list: 'CounterChoice', on: 'Things' },
  en: ['<put> your choice of {list} on {on}', '<put> {list} on {on}'],
  mean: (parts, d) => (who) => {
    const { list } = parts;
    const on = d.pick(parts.on, who);
    return [
      {
        do: 'either',
        ...byWhom(who),
        options: list.map((counter) => [{ do: 'counters', ...byWhom(who), on, counter, count: 1 }]),
      },
    ];
  },
});
rule({
  name: 'counterChoice.two',
  of: 'CounterChoice',
  slots: { a: 'Counter', b: 'Counter' },
  en: 'a {a} counter or a {b} counter',
  mean: ({ a, b }) => [a, b],
});
rule({
  name: 'counterChoice.three',
  of: 'CounterChoice',
  slots: { a: 'Counter', b: 'Counter', c: 'Counter' },
  en: 'a {a} counter, a {b} counter, or a {c} counter',
  mean: ({ a, b, c }) => [a, b, c],
});
rule({
  name: 'counterChoice.words',
  of: 'CounterChoice',
  slots: { a: 'CounterWord', b: 'CounterWord' },
  en: ['a {a} or {b} counter'],
  mean: ({ a, b }) => [a, b],
});
rule({
  name: 'counterChoice.threeWords',
  of: 'CounterChoice',
  slots: { a: 'CounterWord', b: 'CounterWord', c: 'CounterWord' },
  en: ['a {a}, {b}, or {c} counter', 'a counter from among {a}, {b}, or {c}'],
  mean: ({ a, b, c }) => [a, b, c],
});
rule({
  name: 'counterChoice.fourWords',
  of: 'CounterChoice',
  slots: { a: 'CounterWord', b: 'CounterWord', c: 'CounterWord', e: 'CounterWord' },
  en: ['a {a}, {b}, {c}, or {e} counter', 'a counter from among {a}, {b}, {c}, or {e}'],
  mean: ({ a, b, c, e }) => [a, b, c, e],
});
const KEYWORD_COUNTERS =
  'flying,first strike,double strike,deathtouch,haste,hexproof,indestructible,lifelink,menace,reach,shadow,trample,vigilance';
lexicon({
  of: 'CounterWord',
  en: Object.fromEntries([...KEYWORD_COUNTERS.split(','), '+1/+1'].map((word) => [word, word])),
  mean: (word) => word,
});

// One of several abilities
rule({
  name: 'optionList.one',
  of: 'OptionList',
  slots: { a: 'Keyword', b: 'Keyword' },
  en: ['{a} or {b}', '{a}, or {b}'],
  mean: ({ a, b }) => [a, b],
});
rule({
  name: 'optionList.more',
  of: 'OptionList',
  slots: { a: 'Keyword', more: 'OptionList' },
  en: '{a}, {more}',
  mean: ({ a, more }) => [a, ...more],
});
rule({
  name: 'simple.gainsOneOf',
  of: 'Simple',
  slots: { what: 'Things', list: 'OptionList', duration: 'Duration' },
  en: ['{what} <gain@what> your choice of {list} {duration}', '{what} <gain@what> {list} {duration}'],
  mean: ({ what, list, duration }, d) => {
    const selector = d.pick(what);
    return [{ do: 'either', options: list.map((abilities) => gains(selector, abilities, duration)) }];
  },
});
const gains = (what: Selector, abilities: readonly Ability[], duration: Duration): readonly Action[] => [
  {
    do: 'effect',
    effects: [{ kind: 'modify', what, changes: abilities.map((ability) => ({ kind: 'gain', ability })) }],
    duration,
  },
];
/** Protection from a quality, or from a colour that is chosen then. */
rule({
  name: 'simple.gainsProtectionOrColor',
  of: 'Simple',
  slots: { what: 'Things', q: 'Quality', duration: 'Duration' },
  en: '{what} <gain@what> protection from {q} or from the color of your choice {duration}',
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    const { q } = parts;
    const { duration } = parts;
    const protection = (from: Filter): Ability => ({ kind: 'keyword', keyword: 'protection', what: from });
    return [
      {
        do: 'either',
        options: [
          gains(what, q.map(protection), duration),
          [
            { do: 'chooseColor', key: 'color' },
            ...gains(what, [protection({ kind: 'chosenColor', key: 'color' })], duration),
          ],
        ],
      },
    ];
  },
});

/** 702.62a: a card in exile that gains suspend needs no cost for it. */
rule({
  name: 'simple.gainsSuspend',
  of: 'Simple',
  slots: { what: 'Thing' },
  en: '{what} <gain@what> suspend',
  mean: (parts, d) => [
    {
      do: 'effect',
      effects: [
        {
          kind: 'modify',
          what: d.pick(parts.what),
          changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'suspend' } }],
        },
      ],
      duration: { kind: 'forever' },
    },
  ],
});

/** A colour that is chosen as the effect is carried out. */
rule({
  name: 'quality.colorOfChoice',
  of: 'Quality',
  en: 'the color of your choice',
  mean: (_, d) => {
    d.precede({ do: 'chooseColor', key: 'color' });
    return [{ kind: 'chosenColor', key: 'color' }];
  },
});
rule({
  name: 'quality.thatColor',
  of: 'Quality',
  en: 'that color',
  mean: () => [{ kind: 'chosenColor', key: 'color' }],
});

// An ability that is chosen first
rule({
  name: 'sentence.chooseAbility',
  of: 'PlainSentence',
  slots: { list: 'OptionList', what: 'Things', duration: 'Duration' },
  en: 'choose {list}. ^{what} <gain@what> that ability {duration}.',
  mean: (parts, d) => {
    const { list } = parts;
    const what = d.pick(parts.what);
    const { duration } = parts;
    return [{ do: 'either', options: list.map((abilities) => gains(what, abilities, duration)) }];
  },
});
rule({
  name: 'simple.playerOfChoice',
  of: 'Simple',
  slots: { a: 'Acts' },
  en: 'a player of your choice {a@s}',
  mean: ({ a }, d) => {
    const as = d.fresh('player');
    const one: Selector = { kind: 'var', name: as };
    d.mentionPlayer(one);
    return [{ do: 'choose', from: { kind: 'players', which: 'each' }, as }, ...a(one)];
  },
});
