/** ルールの用語：タイプ、色、キーワード能力、領域。 The words of the game in 日本語. */
import type { Step } from '@rulewright/language/magic';
import { subtypeWords } from '../../magic/types/type-line.ts';
import { counters } from './ja-counters.ts';
import { keywords } from './ja-keywords.ts';
import { unprinted } from './ja-subtypes.ts';

export const terms: Readonly<Record<string, string>> = {
  ...counters,
  ...keywords,
  ...unprinted,
  ...subtypeWords('ja'),
  white: '白',
  blue: '青',
  black: '黒',
  red: '赤',
  green: '緑',
  artifact: 'アーティファクト',
  battle: 'バトル',
  creature: 'クリーチャー',
  enchantment: 'エンチャント',
  instant: 'インスタント',
  kindred: '同族',
  land: '土地',
  planeswalker: 'プレインズウォーカー',
  sorcery: 'ソーサリー',
  conspiracy: '策略',
  phenomenon: '現象',
  plane: '次元',
  scheme: '計略',
  vanguard: 'ヴァンガード',
  dungeon: 'ダンジョン',
  basic: '基本',
  legendary: '伝説の',
  snow: '氷雪',
  world: 'ワールド',
  ongoing: '持続',
  'every creature type': 'すべてのクリーチャー・タイプ',
  permanent: 'パーマネント',
  spell: '呪文',
  card: 'カード',
  token: 'トークン',
  player: 'プレイヤー',
  battlefield: '戦場',
  graveyard: '墓地',
  hand: '手札',
  library: 'ライブラリー',
  exile: '追放領域',
  stack: 'スタック',
  command: '統率領域',
  outside: 'ゲームの外部',
  // How a card may be cast or turned up, and what may be remembered of it.
  permitted: '効果による許可',
  suspended: '待機状態',
  foretold: '予顕された',
  plotted: '計画された',
  warped: '歪曲で唱えられた',
  monstrous: '怪物的',
  renowned: '高名',
  suspected: '容疑をかけられた',
  saddled: '騎乗された',
  goaded: '使嗾された',
  harnessed: '制御された',
  prepared: '準備された',
  monarch: '統治者',
  initiative: 'イニシアチブ',
  'enduring story': '永続する物語',
  top: '一番上',
  bottom: '一番下',
  key: '鍵',
  'ring-bearer': '指輪所持者',
  'completed a dungeon': 'ダンジョンを踏破した状態',
  reveal: '公開',
  behold: '注視',
  alternative: '代替コスト',
  "city's blessing": '都市の承認',
  evidence: '証拠収集',
  solve: '解決',
  solved: '解決済み',
  free: '無償',
};

export const term = (word: string): string => terms[word] ?? word;

/** 「キッカーのコスト」, 「キッカー{1}{W}のコスト」; of what has no name that players know: 「追加コスト」. */
export function costWord(name: string): string {
  const [, word = name, symbols = ''] = /^(.*?)((?: ?\{[^}]*\})*)$/.exec(name) ?? [];
  return Object.hasOwn(terms, word) ? `${term(word)}${symbols.trim()}のコスト` : '追加コスト';
}

export const STEPS: Readonly<Record<Step, string>> = {
  untap: 'アンタップ・ステップ',
  upkeep: 'アップキープ・ステップ',
  draw: 'ドロー・ステップ',
  main1: '戦闘前メイン・フェイズ',
  combat: '戦闘開始ステップ',
  attackers: '攻撃クリーチャー指定ステップ',
  blockers: 'ブロック・クリーチャー指定ステップ',
  'first-strike-damage': '先制攻撃戦闘ダメージ・ステップ',
  damage: '戦闘ダメージ・ステップ',
  'end-combat': '戦闘終了ステップ',
  main2: '戦闘後メイン・フェイズ',
  end: '終了ステップ',
  cleanup: 'クリンナップ・ステップ',
};
