/** 誘発や置換のきっかけ。 What abilities wait for and what is replaced, in 日本語: as a clause, and as a time. */
import type { EventPattern, Filter, Selector } from '@rulewright/language/grand-archive';
import { quoted } from '../ja-telling.ts';
import { past } from '../ja-verbs.ts';
import { nounOf, type Phrases, zones } from './ja-filters.ts';
import { counterWord, PHASES, term } from './ja-terms.ts';

type Pattern<K extends EventPattern['on']> = EventPattern extends infer P
  ? P extends { readonly on: infer Names }
    ? K extends Names
      ? P
      : never
    : never
  : never;
type Events = { readonly [K in EventPattern['on']]: (pattern: Pattern<K>, w: Phrases) => string };

const thing = (w: Phrases, what: Filter | undefined, other = '何か'): string =>
  what === undefined ? other : nounOf(what, w);
const actor = (w: Phrases, who: Selector | undefined): string => (who === undefined ? 'プレイヤー' : w.selector(who));
const from = (names: readonly string[] | undefined): string => (names === undefined ? '' : `${zones(names)}から`);

const doing =
  (verb: string, other: string) =>
  (p: { readonly who?: Selector; readonly what?: Filter }, w: Phrases): string =>
    `${actor(w, p.who)}が${thing(w, p.what, other)}を${verb}`;
const acting =
  (verb: string) =>
  (p: { readonly who?: Selector }, w: Phrases): string =>
    `${actor(w, p.who)}が${verb}`;
const being =
  (verb: string, other?: string) =>
  (p: { readonly what?: Filter }, w: Phrases): string =>
    `${thing(w, p.what, other)}が${verb}`;

const events: Events = {
  any: (p, w) => p.of.map((one) => eventOf(one, w)).join('か、'),
  state: (p, w) => w.condition(p.condition),
  move: (p, w) =>
    p.to === undefined
      ? `${nounOf(p.what, w)}が${p.from === undefined ? '領域を移動する' : `${zones(p.from)}を離れる`}`
      : `${nounOf(p.what, w)}が${from(p.from)}${zones(p.to)}に置かれる`,
  enter: (p, w) => `${nounOf(p.what, w)}が${from(p.from)}場に出る`,
  leave: being('場を離れる'),
  die: being('死亡する'),
  destroy: being('破壊される'),
  sacrifice: doing('サクリファイスする', 'オブジェクト'),
  discard: doing('捨てる', 'カード'),
  reveal: doing('公開する', 'カード'),
  banish: (p, w) =>
    p.who === undefined
      ? `${thing(w, p.what, 'カード')}が${from(p.from)}追放される`
      : `${w.selector(p.who)}が${from(p.from)}${thing(w, p.what, 'カード')}を追放する`,
  activate: (p, w) => `${actor(w, p.who)}が${from(p.from)}${thing(w, p.what, 'カード')}を起動する`,
  activateAbility: (p, w) => `${actor(w, p.who)}が${thing(w, p.what)}の能力を起動する`,
  materialize: doing('マテリアライズする', 'カード'),
  bestow: doing('授ける', '恩恵'),
  brew: doing('ブリューする', 'カード'),
  gather: acting('ギャザーする'),
  negate: (p, w) => `${thing(w, p.what, 'カード').replace(/の起動$/u, '')}の起動がネゲートされる`,
  targeted: (p, w) => `${thing(w, p.what)}が${p.by === undefined ? '' : `${nounOf(p.by, w)}の`}対象になる`,
  attack: (p, w) =>
    `${thing(w, p.what, 'ユニット')}が${p.using === undefined ? '' : `${nounOf(p.using, w)}で`}${p.whom === undefined ? '' : `${nounOf(p.whom, w)}を`}攻撃する`,
  retaliate: being('反撃する', 'ユニット'),
  hit: (p, w) => `${thing(w, p.what)}が${p.whom === undefined ? '' : `${nounOf(p.whom, w)}に`}ヒットする`,
  kill: (p, w) => `${thing(w, p.what)}が${thing(w, p.whom, 'ユニット')}を撃破する`,
  damage: (p, w) =>
    `${thing(w, p.source)}が${p.to === undefined ? '' : `${nounOf(p.to, w)}に`}${p.combat === true ? '戦闘' : ''}ダメージを与える`,
  prevented: (p, w) => `${p.to === undefined ? '' : `${nounOf(p.to, w)}に与えられる`}ダメージが軽減される`,
  endOfCombat: () => '戦闘が終わる',
  draw: (p, w) => `${actor(w, p.who)}が${p.into === 'memory' ? 'メモリーに' : ''}カードを引く`,
  recover: acting('リカバーする'),
  glimpse: acting('グリンプスする'),
  empower: acting('エンパワーする'),
  shuffle: acting('デッキをシャッフルする'),
  lose: acting('敗北する'),
  reserve: doing('リザーブする', 'カード'),
  levelUp: being('レベルアップする', 'チャンピオン'),
  delevel: being('デレベルする', 'チャンピオン'),
  turnDirection: (p, w) =>
    `${actor(w, p.who)}のマスタリーが${p.to === undefined ? '向きを変える' : `${term(p.to)}を向く`}`,
  status: (p, w) => `${actor(w, p.who)}がステータス${quoted(p.name)}を得る`,
  rest: being('レストする'),
  wake: being('アウェイクする'),
  transform: being('トランスフォームする'),
  foster: being('フォスター済みになる'),
  load: being('装填される'),
  link: being('リンクされる'),
  suppress: being('サプレスされる'),
  starcall: doing('スターコールする', 'カード'),
  becomes: (p, w) => `${thing(w, p.what)}が${term(p.property)}になる`,
  gains: (p, w) => `${thing(w, p.what)}が${term(p.keyword)}を得る`,
  counters: (p, w) =>
    `${thing(w, p.what)}${p.removed === true ? 'から' : 'に'}${p.last === true ? '最後の' : ''}${counterWord(p.counter)}が${p.removed === true ? '取り除かれる' : '置かれる'}`,
  summon: doing('召喚する', 'トークン'),
  charge: (p, w) => `${thing(w, p.what)}のチャージが${p.count}に達する`,
  beginning: (p, w) => `${whose(p, w)}が始まる`,
};

const whose = (p: Pattern<'beginning'>, w: Phrases): string =>
  `${p.whose === undefined ? '各' : `${w.selector(p.whose)}の`}${PHASES[p.step]}`;

/** 「アライが場に出る」 */
export const eventOf = (p: EventPattern, w: Phrases): string =>
  (events[p.on] as (pattern: EventPattern, w: Phrases) => string)(p, w);

/** 「アライが場に出たとき」, 「あなたのエンドフェイズの開始時に」 */
export function occasionOf(p: EventPattern, w: Phrases): string {
  switch (p.on) {
    case 'any':
      return p.of.map((one) => occasionOf(one, w)).join('、または');
    case 'beginning':
      return `${whose(p, w)}の開始時に`;
    case 'endOfCombat':
      return '戦闘終了時に';
    default:
      return `${past(eventOf(p, w))}とき`;
  }
}
