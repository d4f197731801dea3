/** What only 简体中文 says with rules of its own: words that English finds by their place, and phrases whose parts stand in another order. */

import type { Token } from '../../grammar/language.ts';
import type { Rule, WordingTable } from '../../grammar/rule.ts';
import { otherThan } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import { other, subject } from '../events/events.ts';
import { madeToken } from '../verbs/tokens.ts';
import { counterRules, counterWords } from './counters.ts';

const own = rulesOf();

own.rule({
  name: 'zhs.noun.otherInside',
  of: 'Noun',
  slots: { more: 'Additions', item: 'Item' },
  mean: ({ item, more }, d) => {
    const n = more(item);
    return { ...n, filters: [...n.filters, otherThan(d, n)], said: 'other' };
  },
});
/** Additions before the noun, and where it comes from after it: "creature cards with mana value 3 or less from your graveyard". */
for (const [name, item] of [
  ['zhs.noun.around', 'Item'],
  ['zhs.noun.aroundItems', 'Items'],
] as const)
  own.rule({
    name,
    of: 'Noun',
    slots: { more: 'Additions', item, place: 'Addition' },
    mean: (parts) => {
      const { more, item: thing } = parts;
      return parts.place(more(thing));
    },
  });
own.rule({
  name: 'zhs.things.targetInside',
  of: 'Thing',
  slots: { more: 'Additions', item: 'Item' },
  mean: ({ item, more }, d) => {
    const n = more(item);
    return { kind: 'definite', selector: d.target(n), described: n };
  },
});
/** "1/1 white Bird with flying": what it has stands before what it is. */
own.rule({
  name: 'zhs.token.withInside',
  of: 'Token',
  slots: { pt: 'PT', c: 'ColorWords', g: 'Granted', subs: 'SubtypeWords', types: 'MadeTypes' },
  mean: ({ pt, c, g, subs, types }) =>
    madeToken(
      { supertypes: [], types, subtypes: subs, colors: c, power: pt.power, toughness: pt.toughness },
      undefined,
      g,
    ),
});
/** "Enters under your control" is how "a creature you control enters" was printed. */
const yours = { kind: 'controlledBy', who: { kind: 'you' } } as const;
own.rule({
  name: 'zhs.eventSubject.underYours',
  of: 'EventSubject',
  slots: { n: 'Noun' },
  mean: ({ n }) => subject({ ...n, filters: [...n.filters, yours] }),
});
own.rule({
  name: 'zhs.eventSubject.otherUnderYours',
  of: 'EventSubject',
  slots: { n: 'Noun' },
  mean: ({ n }) => subject(other({ ...n, filters: [...n.filters, yours] })),
});
own.terminal({
  name: 'zhs.abilityWord',
  of: 'AbilityWord',
  first: ['#word'],
  scan: (tokens: readonly Token[], at) => {
    const length = tokens.slice(at, at + 8).findIndex(({ text }) => text === '—');
    const words = tokens.slice(at, at + Math.max(0, length));
    if (words.length === 0 || words.some(({ kind }) => kind !== 'word')) return [];
    return [{ end: at + length, value: words.map(({ raw }) => raw).join('') }];
  },
  print: (value) => [value],
  mean: (value) => value,
});

export const ownRules: readonly Rule[] = [...own.rules, ...counterRules];

export const ownWords: WordingTable = {
  'zhs.noun.otherInside': ['{more}其他{item}', '{more}其它{item}', '{more}另一<个#item>{item}'],
  'zhs.noun.around': { words: '{more}{item}{place}', only: { place: ['addition.zone'] } },
  'zhs.noun.aroundItems': { words: '{more}{item}{place}', only: { place: ['addition.zone'] } },
  'zhs.eventSubject.underYours': [
    '一<个#n>{n}在你的操控下',
    '一<个#n>{n}在你操控下',
    '任一{n}在你的操控下',
    '{n}在你的操控下',
    '{n}在你操控下',
  ],
  'zhs.eventSubject.otherUnderYours': [
    '另一<个#n>{n}在你的操控下',
    '另一<个#n>{n}在你操控下',
    '另一{n}在你操控下',
    '任一其他{n}在你的操控下',
  ],
  'zhs.token.withInside': [
    '{pt}{c}，具有{g}的{subs}{types}',
    '{pt}{c}，具{g}的{subs}{types}',
    '{pt}{c}具{g}的{subs}{types}',
    '{pt}{c}且具{g}的{subs}{types}',
    '{pt}{c}，且具{g}的{subs}{types}',
    '{pt}{c}且具有{g}的{subs}{types}',
  ],
  'zhs.things.targetInside': ['{more}目标{item}', '{more}一<个#item>目标{item}'],
  ...counterWords,
};
