/** What only 简体中文 says with rules of its own: words that English finds by their place, and phrases whose parts stand in another order. */

import type { Token } from '../../grammar/language.ts';
import type { Rule, WordingTable } from '../../grammar/rule.ts';
import { otherThan } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import { other, subject } from '../events/events.ts';
import { madeToken } from '../verbs/tokens.ts';

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

/** Kinds of counters (122.1); English takes any word that stands before "counter". */
const COUNTERS: Readonly<Record<string, string | readonly string[]>> = {
  charge: '充电',
  time: '时间',
  age: '岁月',
  level: '等级',
  quest: '任务',
  loyalty: '忠诚',
  lore: '学问',
  fade: '消逝',
  storage: '贮存',
  spore: '孢子',
  poison: '中毒',
  energy: '能量',
  experience: '经验',
  shield: '守护',
  stun: '晕眩',
  oil: '油',
  finality: '终局',
  verse: '诗篇',
  blood: '血',
  study: '学习',
  page: '书页',
  luck: '幸运',
  ice: '冰',
  mining: '采矿',
  divinity: '神性',
  depletion: '消耗',
  doom: '末日',
  arrow: '箭',
  hit: '命中',
  slime: '黏液',
  growth: '成长',
  soul: '魂魄',
  ember: '余烬',
  night: '夜',
  suspect: '嫌疑',
  flying: '飞行',
  'first strike': '先攻',
  'double strike': '连击',
  deathtouch: '死触',
  haste: '敏捷',
  hexproof: '辟邪',
  indestructible: '不灭',
  lifelink: '系命',
  menace: '威慑',
  reach: '延势',
  trample: '践踏',
  vigilance: '警戒',
};
for (const kind of Object.keys(COUNTERS)) own.rule({ name: `zhs.counter.${kind}`, of: 'Counter', mean: () => kind });

export const ownRules: readonly Rule[] = own.rules;

export const ownWords: WordingTable = {
  'zhs.noun.otherInside': ['{more}其他{item}', '{more}其它{item}', '{more}另一<个#item>{item}'],
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
  ...Object.fromEntries(Object.entries(COUNTERS).map(([kind, words]) => [`zhs.counter.${kind}`, words])),
};
