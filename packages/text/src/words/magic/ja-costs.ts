/** コスト。 What is paid in Magic, in 日本語: each part a clause. */
import type { Cost } from '@rulewright/language/magic';
import { stem } from '../ja-verbs.ts';
import { type ByKind, say } from '../phrasing.ts';
import { counterWord } from './ja-counters.ts';
import { bare, counted, many, noun, points, STATS, selector, signed, value } from './ja-phrases.ts';
import { term } from './ja-terms.ts';

type Chosen = Extract<Cost, { kind: 'sacrifice' | 'exile' | 'tapOthers' }>;

/** 「クリーチャー2体」, 「パワーの合計が3以上になるようにクリーチャー」 */
function some(cost: Chosen): string {
  const { what, count } = cost;
  if ('total' in cost && cost.total !== undefined)
    return `${STATS[cost.total.stat]}の合計が${value(cost.total.atLeast)}以上になるように${noun(what)}`;
  if ('anyNumber' in cost && cost.anyNumber === true) return `望む数の${noun(what)}`;
  const more = 'orMore' in cost && cost.orMore === true ? '以上' : '';
  return counted(count, what, more);
}

const hand = (count: Extract<Cost, { kind: 'discard' }>['count']): boolean => count === 'hand';

const costs: ByKind<Cost> = {
  either: (c) => c.options.map(cost).join('か、'),
  choosePlayer: () => 'プレイヤー1人を選ぶ',
  mana: (c) => c.mana,
  generic: (c) => `${value(c.amount)}マナを支払う`,
  manaCostOf: (c) => `${selector(c.what)}のマナ・コストを支払う`,
  tap: () => '{T}',
  untap: () => '{Q}',
  life: (c) => `${points(c.amount, 'ライフ')}を支払う`,
  gainLife: (c) => `${bare(c.who)}が${points(c.amount, 'ライフ')}を得る`,
  energy: (c) => `{E}を${value(c.amount)}個支払う`,
  loyalty: (c) => (typeof c.amount === 'number' ? signed(c.amount) : c.amount).replace('-', '−').replace('+0', '0'),
  sacrifice: (c) => `${some(c)}を生け贄に捧げる`,
  discard: (c) =>
    hand(c.count)
      ? 'あなたの手札を捨てる'
      : `${counted(c.count === 'hand' ? 1 : c.count, c.what)}を${c.random === true ? '無作為に選んで' : ''}捨てる`,
  exile: (c) => `${[c.from, ...(c.orFrom ?? [])].map(term).join('や')}から${some(c)}を追放する`,
  return: (c) => `${counted(c.count, c.what)}をオーナーの手札に戻す`,
  tapOthers: (c) => `${some(c)}をタップする`,
  untapOthers: (c) => `${counted(c.count, c.what)}をアンタップする`,
  removeCounters: (c) =>
    c.count === 'all'
      ? `${noun(c.from)}の上からすべての${counterWord(c.counter)}を取り除く`
      : `${noun(c.from)}の上から${many(counterWord(c.counter), c.count, '個')}を取り除く`,
  leastX: (c) => `Xは${c.least}以上とする`,
  putCounters: (c) => `${noun(c.on)}の上に${many(counterWord(c.counter), c.count, '個')}を置く`,
  reveal: (c) => `${counted(c.count, c.what)}を公開する`,
  revealChoice: () => '秘密に選んだものを公開する',
  mill: (c) => `${many('カード', c.count, '枚')}を切削する`,
  putCards: (c) =>
    `${term(c.from)}から${counted(c.count, c.what)}を${c.to === 'graveyard' ? '墓地' : `ライブラリーの一番${c.position === 'bottom' ? '下' : '上'}`}に置く`,
  behold: (c) => `${noun(c.what)}を1つ公開するか選ぶ`,
  waterbend: (c) => `${c.mana}を支払う（アーティファクトやクリーチャーをタップして助けてもよい）`,
};

/** Parts before an ability: 「{2}, {T}, クリーチャー1体を生け贄に捧げる」. */
export const cost = (parts: readonly Cost[]): string =>
  parts.map((c) => say(costs, c, () => '特定のコストを支払う')).join('、');

/** As what somebody does: 「{2}を支払い、クリーチャー1体を生け贄に捧げる」. */
export const paying = (parts: readonly Cost[]): string =>
  parts
    .map((c) => (c.kind === 'mana' || c.kind === 'tap' || c.kind === 'untap' ? `${cost([c])}を支払う` : cost([c])))
    .map((part, i) => (i === parts.length - 1 ? part : stem(part)))
    .join('、');
