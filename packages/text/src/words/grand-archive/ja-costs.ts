/** コスト。 What is paid in Grand Archive, in 日本語: each part a clause. */
import type { Cost } from '@rulewright/language/grand-archive';
import { stem } from '../ja-verbs.ts';
import { type ByKind, say } from '../phrasing.ts';
import { zones } from './ja-filters.ts';
import { bare, counted, many, noun, points, selector, value, withNumber } from './ja-phrases.ts';
import { counterWord, term } from './ja-terms.ts';

type Some = Extract<Cost, { kind: 'sacrifice' }>;
const some = ({ what, count, anyNumber }: Pick<Some, 'what' | 'count' | 'anyNumber'>): string =>
  counted(count, what, anyNumber === true ? '以上' : '');
const from = (names: readonly string[] | undefined): string => (names === undefined ? '' : `${zones(names)}から`);
const random = (isRandom: boolean | undefined): string => (isRandom === true ? '無作為に' : '');

const costs: ByKind<Cost> = {
  either: (c) => c.options.map(cost).join('か、'),
  choosePlayer: () => 'プレイヤー1人を選ぶ',
  reserve: (c) => `(${value(c.amount)})`,
  memory: (c) => `メモリー${value(c.amount)}`,
  costOf: (c) => `${selector(c.what)}のコストを支払う`,
  rest: () => 'これをレストする',
  wake: () => 'これをアウェイクする',
  restOthers: (c) => `${some(c)}をレストする`,
  sacrifice: (c) => `${some(c)}をサクリファイスする`,
  discard: (c) => `${from(c.from)}${some(c)}を${random(c.random)}捨てる`,
  banish: (c) => `${from(c.from)}${some(c)}を${random(c.random)}追放する`,
  reveal: (c) => `${from(c.from)}${some(c)}を公開する`,
  put: (c) =>
    `${from(c.from)}${some(c)}を${term(c.to)}${c.position === undefined ? '' : `の一番${c.position === 'top' ? '上' : '下'}`}に置く`,
  removeCounters: (c) =>
    `${noun(c.from)}から${many(counterWord(c.counter), c.count, `個${c.orMore === true ? '以上' : ''}`)}を取り除く`,
  putCounters: (c) => `${noun(c.on)}に${many(counterWord(c.counter), c.count, '個')}を置く`,
  damage: (c) =>
    `${bare(c.to)}に${points(c.amount, `${c.unpreventable === true ? '軽減できない' : ''}ダメージ`)}を与える`,
  mill: (c) => `デッキの一番上から${many('カード', c.count, '枚')}を墓地に置く`,
  transform: () => 'これをトランスフォームする',
  delevel: () => 'あなたのチャンピオンがデレベルする',
  recover: (c) => `${withNumber('リカバー', c.amount)}する`,
};

/** Parts before an ability: 「(2)、これをレストする」. */
export const cost = (parts: readonly Cost[]): string =>
  parts.map((c) => say(costs, c, () => '特定のコストを支払う')).join('、');

/** As what somebody does: 「(2)を支払い、これをレストする」. */
export const paying = (parts: readonly Cost[]): string =>
  parts
    .map((c) => (c.kind === 'reserve' || c.kind === 'memory' ? `${cost([c])}を支払う` : cost([c])))
    .map((part, i) => (i === parts.length - 1 ? part : stem(part)))
    .join('、');
