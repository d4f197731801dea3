/** 誘発や置換のきっかけ。 What abilities wait for and what is replaced, in 日本語: as a clause, and as a time. */
import type { EventPattern, Filter, Selector } from '@rulewright/language/magic';
import { past } from '../ja-verbs.ts';
import { counterWord } from './ja-counters.ts';
import { measured, nounOf, type Phrases, zones } from './ja-filters.ts';
import { keywords } from './ja-keywords.ts';
import { STEPS, terms } from './ja-terms.ts';

type Pattern<K extends EventPattern['on']> = EventPattern extends infer P
  ? P extends { readonly on: infer Names }
    ? K extends Names
      ? P
      : never
    : never
  : never;
type Events = { readonly [K in EventPattern['on']]?: (pattern: Pattern<K>, w: Phrases) => string };

const thing = (w: Phrases, what: Filter | undefined, other = '何か'): string =>
  what === undefined ? other : nounOf(what, w);
const actor = (w: Phrases, who: Selector | undefined): string => (who === undefined ? 'プレイヤー' : w.selector(who));

/** 「クリーチャーがアンタップ状態になる」 */
const becoming =
  (verb: string, other?: string) =>
  (p: { readonly what?: Filter }, w: Phrases): string =>
    `${thing(w, p.what, other)}が${verb}`;

/** 「あなたがカードを引く」 */
const doing =
  (verb: string, other: string) =>
  (p: { readonly who?: Selector; readonly what?: Filter }, w: Phrases): string =>
    `${actor(w, p.who)}が${thing(w, p.what, other)}を${verb}`;

const acting =
  (verb: string) =>
  (p: { readonly who?: Selector }, w: Phrases): string =>
    `${actor(w, p.who)}が${verb}`;

function moved({ what, from, to }: Pattern<'move'>, w: Phrases): string {
  const it = nounOf(what, w);
  const leaves = from?.includes('battlefield') === true;
  if (leaves && to?.includes('graveyard') === true) return `${it}が死亡する`;
  if (to === undefined) return `${it}が${from === undefined ? '領域を移動する' : `${zones(from)}を離れる`}`;
  const start = from === undefined ? '' : `${zones(from)}から`;
  if (to.includes('battlefield')) return `${it}が${start}戦場に出る`;
  return to.includes('exile') ? `${it}が${start}追放される` : `${it}が${start}${zones(to)}に置かれる`;
}

const counted = ({ what, counter, removed, last }: Pattern<'counters'>, w: Phrases): string => {
  const on = `${thing(w, what)}の上`;
  const word = `${last === true ? '最後の' : ''}${counterWord(counter)}`;
  return removed === true ? `${on}から${word}が取り除かれる` : `${on}に${word}が置かれる`;
};

/** What the keyword actions are called that abilities wait for. */
const ACTIONS: Readonly<Record<string, string>> = {
  'planeswalk to': 'プレインズウォーク',
  'planeswalk away': 'プレインズウォーク',
  encounter: '遭遇',
  'set in motion': '計略の実行',
  'ring tempts': '指輪による誘惑',
  'roll planar die': '次元ダイスを振ること',
  'roll planeswalker symbol': 'プレインズウォーク・シンボルを出すこと',
  'win flip': 'コイン投げでの勝利',
  'lose flip': 'コイン投げでの敗北',
  abandon: '計略の放棄',
  airbend: '気の技',
  amass: '動員',
  blight: '衰微',
  earthbend: '土の技',
  fight: '格闘',
  firebend: '火の技',
  waterbend: '水の技',
  planeswalk: 'プレインズウォーク',
  'time travel': '時間旅行',
  'complete dungeon': 'ダンジョンの踏破',
  roll: 'サイコロを振ること',
  'do this once': 'この処理',
  'ability resolved': 'この能力の解決',
};
const actionWord = (action: string): string => ACTIONS[action] ?? keywords[action] ?? terms[action] ?? '特定の処理';

const events: Events = {
  any: (p, w) => p.of.map((one) => eventOf(one, w)).join('か、'),
  state: (p, w) => w.condition(p.condition),
  move: moved,
  damage: (p, w) =>
    `${thing(w, p.source)}が${p.to === undefined ? '' : `${nounOf(p.to, w)}に`}${p.amount === undefined ? '' : measured(p.amount, w)}${p.combat === true ? '戦闘' : ''}ダメージを与える`,
  cast: (p, w) =>
    `${actor(w, p.who)}が${p.from === undefined ? '' : `${zones(p.from)}から`}${p.what === undefined ? '呪文' : spell(nounOf(p.what, w))}を唱える`,
  activate: (p, w) =>
    `${actor(w, p.who)}が${p.what === undefined ? '' : `${nounOf(p.what, w)}の`}${p.loyalty === true ? '忠誠度' : ''}能力を起動する`,
  attack: (p, w) =>
    `${thing(w, p.what, 'クリーチャー')}が${p.alone === true ? '単独で' : ''}${p.whom === undefined ? '' : `${nounOf(p.whom, w)}を`}攻撃する`,
  attackers: acting('攻撃クリーチャーを指定する'),
  block: (p, w) =>
    `${thing(w, p.what, 'クリーチャー')}が${p.blocked === undefined ? '' : `${nounOf(p.blocked, w)}を`}ブロックする`,
  becomesBlocked: (p, w) =>
    `${thing(w, p.what, 'クリーチャー')}が${p.by === undefined ? '' : `${nounOf(p.by, w)}に`}ブロックされた状態になる`,
  attacksUnblocked: becoming('攻撃してブロックされない', 'クリーチャー'),
  tap: (p, w) =>
    p.forMana === true
      ? `${thing(w, p.what)}がマナを引き出す目的でタップされる`
      : `${thing(w, p.what)}がタップ状態になる`,
  untap: becoming('アンタップ状態になる'),
  targeted: (p, w) => `${thing(w, p.what)}が${p.by === undefined ? '' : `${nounOf(p.by, w)}の`}対象になる`,
  draw: doing('引く', 'カード'),
  discard: doing('捨てる', 'カード'),
  sacrifice: doing('生け贄に捧げる', 'パーマネント'),
  mill: doing('切削する', 'カード'),
  gainLife: acting('ライフを得る'),
  loseLife: acting('ライフを失う'),
  counters: counted,
  attach: (p, w) => `${thing(w, p.what)}が${thing(w, p.to)}につく`,
  control: (p, w) => `${thing(w, p.what)}のコントロールが移る`,
  create: doing('生成する', 'トークン'),
  copy: doing('コピーする', '呪文'),
  destroy: becoming('破壊される'),
  regenerate: becoming('再生する'),
  transform: becoming('変身する'),
  phaseIn: becoming('フェイズ・インする'),
  phaseOut: becoming('フェイズ・アウトする'),
  turnUp: becoming('表向きになる'),
  playLand: (p, w) =>
    `${actor(w, p.who)}が${p.from === undefined ? '' : `${zones(p.from)}から`}${thing(w, p.what, '土地')}をプレイする`,
  search: acting('ライブラリーから探す'),
  shuffle: acting('ライブラリーを切り直す'),
  scry: acting('占術を行う'),
  surveil: acting('諜報を行う'),
  lose: acting('敗北する'),
  mana: (p, w) => `${p.from === undefined ? '' : `${nounOf(p.from, w)}から`}マナが加えられる`,
  prevented: (p, w) => `${p.to === undefined ? '' : `${nounOf(p.to, w)}に与えられる`}ダメージが軽減される`,
  acted: (p, w) =>
    p.action === 'chaos'
      ? 'カオスが発動する'
      : `${p.what === undefined ? actor(w, p.who) : nounOf(p.what, w)}が${actionWord(p.action)}を行う`,
  unlock: (p, w) => `${actor(w, p.who)}が${p.fully === true ? '両方の' : ''}ドアを開放する`,
  dayNight: (p) => (p.to === undefined ? '昼夜が入れ替わる' : `${p.to === 'day' ? '昼' : '夜'}になる`),
  beginning: (p, w) => `${whose(p, w)}が始まる`,
  chapter: (p) => `第${p.chapter}章に達する`,
};

const spell = (noun: string): string => (/(?:呪文|これ|それ|もの)$/u.test(noun) ? noun : `${noun}・呪文`);

const whose = (p: Pattern<'beginning'>, w: Phrases): string =>
  `${p.whose === undefined ? '各' : `${w.selector(p.whose)}の`}${STEPS[p.step]}`;

/** 「それが攻撃する」 */
export const eventOf = (p: EventPattern, w: Phrases): string =>
  (events[p.on] as ((pattern: EventPattern, w: Phrases) => string) | undefined)?.(p, w) ?? '特定のことが起こる';

/** 「それが攻撃したとき」, 「あなたのアップキープ・ステップの開始時に」 */
export function occasionOf(p: EventPattern, w: Phrases): string {
  switch (p.on) {
    case 'any':
      return p.of.map((one) => occasionOf(one, w)).join('、または');
    case 'beginning':
      return `${whose(p, w)}の開始時に`;
    case 'chapter':
      return `第${p.chapter}章で`;
    default:
      return `${past(eventOf(p, w))}とき`;
  }
}
