/** Choices of players and words that abilities speak of later (607.2d), and of what is gained. */
import type { Ability, Action, Filter, Selector } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import { allOf } from '../nouns/selectors.ts';

export const choices = rulesOf();
const { rule } = choices;

const byWhom = (who: Selector): { readonly who?: Selector } => (who.kind === 'you' ? {} : { who });

// Players: noted under one key, for "the chosen player"
for (const [name, words, which] of [
  ['player', 'a player', 'each'],
  ['opponent', 'an opponent', 'opponents'],
] as const)
  rule({
    name: `act.choose.${name}`,
    of: 'Act',
    en: `<choose> ${words}`,
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
    return [
      {
        do: 'either',
        options: list.map((abilities: readonly Ability[]) => [
          {
            do: 'effect',
            effects: [
              { kind: 'modify', what: selector, changes: abilities.map((ability) => ({ kind: 'gain', ability })) },
            ],
            duration,
          },
        ]),
      },
    ];
  },
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
