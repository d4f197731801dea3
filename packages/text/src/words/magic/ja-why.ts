/** 導出の事実。 The facts of derivations in 日本語, by code. */
import { change, commonWhy, first, layerIn, origin, second } from '../ja-why.ts';
import type { Fact, Words } from '../words.ts';
import { counterWord } from './ja-counters.ts';

const NUMBERS: Readonly<Record<string, string>> = {
  toughness: 'タフネス',
  damage: 'ダメージ',
  loyalty: '忠誠度',
  defense: '守備値',
  life: 'ライフ',
  poison: '毒カウンター',
  lore: '伝承カウンター',
  chapters: '章の数',
  commanderDamage: 'ダメージ',
};

const numbers = (f: Fact): string => {
  const known = Object.keys(NUMBERS).filter((key) => key in f.data);
  return known.length === 0 ? '' : `（${known.map((key) => `${NUMBERS[key]}${f.show(key)}`).join('、')}）`;
};

const GROWING: Readonly<Record<string, string>> = {
  objects: '同様のオブジェクト',
  effects: '働いている効果',
  waiting: 'スタックにあるオブジェクト',
  left: '効果の残り',
  power: 'パワー',
  spellsCast: '唱えられた呪文',
};

/** 「ライフ +1」 */
function growing(f: Fact): string {
  const { what, counter, by } = f.data;
  const name =
    what === 'counters' ? counterWord(String(counter)) : (GROWING[String(what)] ?? NUMBERS[String(what)] ?? what);
  return `${name} ${Number(by) > 0 ? '+' : ''}${by}`;
}

const paid = (f: Fact): string => (f.data.mana === '' ? 'マナなし' : f.show('mana'));
const countersOn = (f: Fact): string => `${counterWord(String(f.data.counter))}が${f.show('count')}個置かれている`;

/** What each state-based action does. */
const actions: Readonly<Record<string, string>> = {
  '704.5a': 'ライフが0点以下のプレイヤーは敗北する',
  '704.5b': '空のライブラリーからカードを引いたプレイヤーは敗北する',
  '704.5c': '毒カウンターを10個以上持つプレイヤーは敗北する',
  '704.5d': '戦場を離れたトークンは消滅する',
  '704.5e': 'スタックを離れた呪文のコピーは消滅する',
  '704.5f': 'タフネスが0以下のクリーチャーは墓地に置かれる',
  '704.5g': 'タフネス以上のダメージを負ったクリーチャーは破壊される',
  '704.5h': '接死を持つ発生源からダメージを与えられたクリーチャーは破壊される',
  '704.5i': '忠誠度が0のプレインズウォーカーは墓地に置かれる',
  '704.5j': 'レジェンド・ルール',
  '704.5k': 'ワールド・ルール',
  '704.5m': '適正なものについていないオーラは墓地に置かれる',
  '704.5n': '適正でないものについている装備品ははずれる',
  '704.5p': '何にもつけられないパーマネントははずれる',
  '704.5q': '+1/+1カウンターと-1/-1カウンターは打ち消し合って取り除かれる',
  '704.5s': '最終章が終わった英雄譚は生け贄に捧げられる',
  '704.5t': '最後の部屋を出たダンジョンは踏破される',
  '704.5v': '守備値が0のバトルは墓地に置かれる',
  '704.5w': '誰にも守られていないバトルは守る者を得る',
  '704.5x': 'コントローラーが守っている包囲戦は他の守る者を得る',
  '704.5y': '同じパーマネントについている同じプレイヤーの役割は、最も新しい1つだけが残る',
  '704.5z': 'エンジン始動を持つパーマネントをコントロールしていて速度を持たないプレイヤーは速度を得る',
  '704.6a': 'ライフが0点以下のチームは敗北する',
  '704.6b': '毒カウンターを15個以上持つチームは敗北する',
  '704.6c': '1体の統率者から戦闘ダメージを21点与えられたプレイヤーは敗北する',
  '704.6e': '計略の能力が待っていなければ、持続でない計略は裏向きになる',
  '704.6f': '能力がスタックを離れた現象から、次元のコントローラーはプレインズウォークする',
  '704.6d': '統率者のオーナーは、それを統率領域に置いてもよい',
};
const action = (f: Fact): string => actions[String(f.data.rule)] ?? '状況起因処理';

const layer = layerIn('種類別');

export const why: Words['why'] = {
  ...commonWhy({
    layer: '種類別',
    triggeredAbility: '誘発型能力',
    staticAbility: '常在型能力',
    activatedAbility: '起動型能力',
    made: '生成した',
  }),
  'origin-face-down': (f) => `裏向きである：${origin(f)}`,
  'origin-ability': (f) => `スタックにある能力：${origin(f)}`,
  'chosen-x': (f) => `選ばれたXの値による：${change(f)}`,
  'counters-on': countersOn,
  'not-a-creature-stat': () => 'クリーチャーではないので、パワーもタフネスも持たない',
  'layer-copy': layer,
  'layer-control': layer,
  'layer-text': layer,
  'layer-type': layer,
  'layer-color': layer,
  'layer-ability': layer,
  'layer-define': layer,
  'layer-set': layer,
  'layer-modify': layer,
  'layer-switch': layer,
  'layer-counters': (f) => `種類別7c：${countersOn(f)}：${change(f)}`,
  'layer-keyword-counter': (f) => `種類別6：${counterWord(String(f.data.counter))}が置かれている：${change(f)}`,
  'by-defining-ability': (f) => `${first(f)}の特性定義能力：${f.show('effect')}`,
  'player-ability': (f) => `${first(f)}は${second(f)}により${f.show('ability')}を持つ`,
  'timing-now': (f) => `今は${first(f)}の${f.show('step')}。スタックにあるオブジェクトの数：${f.show('stack')}`,
  'timing-any': () => '優先権を持つときならいつでもできる',
  'timing-sorcery': () => '自分のメイン・フェイズで、スタックが空のときにできる',
  'may-pass': () => '優先権を持つプレイヤーはパスできる',
  'alternative-way': (f) => `方法：${f.show('method')}`,
  payable: (f) => `コストを支払える：${paid(f)}`,
  'cost-due': (f) => `コストは${paid(f)}`,
  'cost-printed': (f) => `${first(f)}のコストは${paid(f)}`,
  'cost-alternative': (f) => `${first(f)}の代替コスト：${paid(f)}`,
  'cost-additional': (f) => `${first(f)}の追加コストを加える：${paid(f)}`,
  'cost-commander': (f) => `統率領域から唱えた回数1回につき{2}を加える：${paid(f)}`,
  'cost-more': (f) => `${first(f)}により多くなる：${paid(f)}`,
  'cost-less': (f) => `${first(f)}により少なくなる：${paid(f)}`,
  'mana-now': (f) =>
    f.data.odd === true
      ? `${first(f)}は${f.show('total')}点のマナを生み出せ、他に使い道の限られたマナなどもある`
      : `${first(f)}は${f.show('total')}点のマナを生み出せる`,
  'lands-played': (f) => `このターンにプレイした土地：${f.show('limit')}つまでのうち${f.show('played')}つ`,
  'came-this-turn': (f) => `${first(f)}はターンの開始時から続けて同じコントロール下にあったのではない`,
  'may-attack': (f) => (f.names.length > 1 ? `${first(f)}は${second(f)}を攻撃できる` : `${first(f)}は攻撃できる`),
  'may-block': (f) =>
    f.names.length > 1 ? `${first(f)}は${second(f)}をブロックできる` : `${first(f)}はブロックできる`,
  life: (f) => `${first(f)}のライフ総量は${f.show('is')}`,
  'life-before': (f) => `その前は${f.show('is')}`,
  'state-based': (f) => `${first(f)}についての状況起因処理`,
  'state-based-applies': (f) => `当てはまる：${action(f)}${numbers(f)}`,
  'state-based-idle': (f) => `当てはまらない：${action(f)}${numbers(f)}`,
  'state-based-done': (f) => `状況起因処理：${action(f)}${numbers(f)}`,
  'loop-grows': (f) => `1周ごとに：${growing(f)}${f.names.length === 0 ? '' : `、${first(f)}`}`,
};

export const values: Words['values'] = {
  name: '名前',
  'mana-cost': 'マナ・コスト',
  'mana-value': 'マナ総量',
  controller: 'コントローラー',
  colors: '色',
  types: 'カード・タイプ',
  subtypes: 'サブタイプ',
  abilities: '能力',
  power: 'パワー',
  toughness: 'タフネス',
  'base-power': '基本のパワー',
  'base-toughness': '基本のタフネス',
  loyalty: '忠誠度',
  defense: '守備値',
};

/** What happens, as a noun. */
export const events: Words['events'] = {
  acted: 'ゲームの処理',
  activate: '能力の起動',
  announce: '宣言',
  attach: 'つけること',
  attack: '攻撃',
  attackers: '攻撃クリーチャーの指定',
  attacksUnblocked: 'ブロックされない攻撃',
  becomesBlocked: 'ブロックされた状態になること',
  beginEffect: '効果の開始',
  beginning: 'ステップの開始',
  block: 'ブロック',
  cast: '呪文を唱えること',
  cease: '消滅',
  checked: '状態の確認',
  combat: '戦闘',
  commanderAsked: '統率者についての選択',
  concede: '投了',
  control: 'コントロールの変更',
  controlPlayer: 'プレイヤーのコントロール',
  counter: '呪文や能力の打ち消し',
  counters: 'カウンターの増減',
  create: 'オブジェクトの生成',
  damage: 'ダメージ',
  dayNight: '昼夜の変化',
  destroy: '破壊',
  discard: 'カードを捨てること',
  draw: 'カードを引くこと',
  drawGame: '引き分け',
  emptyPools: 'マナ・プールが空になること',
  endEffect: '効果の終了',
  endTurn: 'ターンの途中終了',
  expire: '効果の期限切れ',
  flip: '反転',
  unlock: 'ドアの開放',
  gainLife: 'ライフを得ること',
  leave: 'プレイヤーの離脱',
  leaveGame: 'オブジェクトがゲームを離れること',
  left: 'プレイヤーが離脱したこと',
  lose: '敗北',
  loseLife: 'ライフを失うこと',
  mana: 'マナを加えること',
  mill: '切削',
  move: '領域の変更',
  note: '記録',
  phaseIn: 'フェイズ・イン',
  phaseOut: 'フェイズ・アウト',
  prevented: 'ダメージの軽減',
  planeswalk: 'プレインズウォーク',
  turnUpTop: '統率領域のデッキの一番上のカードを表向きにすること',
  turnedUpTop: '統率領域のカードが表向きになったこと',
  planTurn: 'これからのターンの変更',
  playLand: '土地のプレイ',
  regenerate: '再生',
  removeFromCombat: '戦闘から取り除くこと',
  resolve: '解決',
  reveal: '公開',
  sacrifice: '生け贄',
  scry: '占術',
  search: '探すこと',
  pick: '無作為の選択',
  roll: 'コイン投げやサイコロ',
  scatter: '無作為の順番',
  shuffle: '切り直し',
  spendMana: 'マナの支払い',
  state: '状態による誘発',
  surveil: '諜報',
  tap: 'タップ',
  targeted: '対象になること',
  arrange: 'カードの並べ替え',
  merge: '合同',
  meld: '合体',
  transform: '変身',
  transformIgnored: '変身しないこと（能力がスタックに置かれた後ですでに変身している）',
  trigger: '能力の誘発',
  triggersTaken: '誘発型能力をスタックに置くこと',
  turn: 'ターン',
  turnDown: '裏向きにすること',
  turnUp: '表向きにすること',
  untap: 'アンタップ',
  useEffect: '効果の使用',
  wearOff: 'ダメージが取り除かれること',
  win: '勝利',
  createTokens: 'トークンの生成',
  heal: 'ダメージを取り除くこと',
};
