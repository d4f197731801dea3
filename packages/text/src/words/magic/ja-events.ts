/** 起こったこと。 What happened, in short sentences of 日本語. */
import { isPlayer, type PlayerId } from '@rulewright/kernel';
import { a, listed, rolled, undecided, withTargets } from '../ja-telling.ts';
import { inARow, type Teller, tellWith } from '../telling.ts';
import type { Names, SeenEvent, Told } from '../words.ts';
import { counterWord } from './ja-counters.ts';
import { term } from './ja-terms.ts';
import { followsDamage, isUntoldDraw, planarFaces, type Seen, type Sentences, TOLD } from './telling.ts';

const who = (t: Teller, player: PlayerId | undefined): string =>
  `${player === undefined ? 'プレイヤー' : t.names.of(player)}は`;
const whose = (t: Teller, player: PlayerId | undefined): string =>
  player === undefined ? '' : `${t.names.of(player)}の`;
const kindOf = (t: Teller, at: number): string | undefined => t.events[at]?.kind;

/** 「あなたは《山》をプレイした。」 */
const did =
  (verb: string): Sentences[string] =>
  (e, t) =>
    `${who(t, e.player)}${a(t, e.object)}を${verb}。`;
const became =
  (words: string): Sentences[string] =>
  (e, t) =>
    `${a(t, e.object)}${words}。`;

const sentences: Sentences = {
  turn: (e, t) => `— 第${e.number}ターン：${e.player === undefined ? '' : t.names.of(e.player)} —`,
  draw: (e, t) => {
    const count = inARow(t);
    if (count === 0) return null;
    return `${who(t, e.player)}${count > 1 ? `カード${count}枚` : a(t, e.object)}を引いた。`;
  },
  playLand: did('プレイした'),
  cast: (e, t) => `${who(t, e.player)}${a(t, e.object)}を唱えた${withTargets(t, e.object)}。`,
  activate: (e, t) =>
    e.mana === true ? null : `${who(t, e.player)}${a(t, e.object)}の能力を起動した${withTargets(t, e.ability)}。`,
  create: (e, t) => {
    if (e.what === 'token') return `${who(t, e.controller ?? e.owner)}${a(t, e.became)}を生成した。`;
    return e.stack?.kind === 'triggered'
      ? `${t.names.of(e.stack.source)}の能力が誘発した${withTargets(t, e.became)}。`
      : null;
  },
  counter: became('は打ち消された'),
  meld: (e, t) => `${a(t, e.other)}は${a(t, e.object)}と合体した。`,
  merge: (e, t) => `${a(t, e.other)}は${a(t, e.object)}と合同した。`,
  resolve: became('は解決された'),
  attack: (e, t) => {
    if (kindOf(t, t.at - 1) === 'attack') return null;
    const all: string[] = [];
    for (let i = t.at; kindOf(t, i) === 'attack'; i++) {
      const { object, other } = t.events[i] as Seen;
      all.push(`${a(t, object)}${other === undefined || isPlayer(other) ? '' : `（${t.names.of(other)}）`}`);
    }
    return `${who(t, e.player)}${listed(all)}で攻撃した。`;
  },
  block: (e, t) => `${a(t, e.object)}は${a(t, e.other)}をブロックした。`,
  damage: (e, t) =>
    `${a(t, e.source)}は${e.to === undefined ? 'それ' : t.names.of(e.to)}に${e.amount}点のダメージを与えた。`,
  gainLife: (e, t) => `${who(t, e.player)}${e.amount}点のライフを得た。`,
  loseLife: (e, t) => (followsDamage(t, e) ? null : `${who(t, e.player)}${e.amount}点のライフを失った。`),
  discard: did('捨てた'),
  sacrifice: did('生け贄に捧げた'),
  mill: did('切削した'),
  regenerate: became('は再生した'),
  counters: (e, t) => {
    const n = e.amount ?? 0;
    const on = e.on === undefined ? 'それ' : t.names.of(e.on);
    const what = `${counterWord(e.counter)}${Math.abs(n)}個`;
    if (e.on !== undefined && isPlayer(e.on)) return `${on}は${what}を${n >= 0 ? '得た' : '失った'}。`;
    return n >= 0 ? `${on}の上に${what}が置かれた。` : `${on}の上から${what}が取り除かれた。`;
  },
  attach: (e, t) =>
    e.to === undefined || e.to < 0
      ? `${a(t, e.object)}ははずれた。`
      : `${a(t, e.object)}は${t.names.of(e.to)}についた。`,
  control: (e, t) => `${who(t, e.player)}${a(t, e.object)}のコントロールを得た。`,
  transformIgnored: (e, t) => `${a(t, e.object)}は、能力がスタックに置かれた後ですでに変身しているため変身しない。`,
  transform: (e, t) => `パーマネントが変身して${a(t, e.object)}になった。`,
  unlock: (e, t) => `ドアが開放された：${a(t, e.object)}。`,
  flip: (e, t) => `パーマネントが反転して${a(t, e.object)}になった。`,
  turnUp: became('は表向きになった'),
  turnDown: () => 'パーマネントが裏向きになった。',
  phaseOut: became('はフェイズ・アウトした'),
  phaseIn: became('はフェイズ・インした'),
  dayNight: (e) => TIMES.get(e.to) ?? null,
  search: (e, t) => `${who(t, e.player)}ライブラリーから探した。`,
  arrange: (e, t) => `${who(t, e.player)}墓地を並べ替えた。`,
  roll: (e, t) =>
    e.what === 'planar die'
      ? `${who(t, e.player)}次元ダイスを振った：${planarFaces(e, 'プレインズウォーク・シンボル', 'カオス・シンボル', '空白')}。`
      : rolled(e, e.player === undefined ? 'プレイヤー' : t.names.of(e.player)),
  acted: (e, t) => {
    switch (e.action) {
      case 'planeswalk to':
        return `${who(t, e.player)}${a(t, e.object)}へプレインズウォークした。`;
      case 'encounter':
        return `${who(t, e.player)}${a(t, e.object)}に遭遇した。`;
      case 'set in motion':
        return `${who(t, e.player)}${a(t, e.object)}を実行中にした。`;
      case 'abandon':
        return `${who(t, e.player)}${a(t, e.object)}を放棄した。`;
      case 'chaos':
        return 'カオスが発動した。';
      default:
        return null;
    }
  },
  pick: (e, t) => {
    const names = listed((e.picked ?? []).map((id) => t.names.of(id)));
    if (e.what === 'who-begins') return `無作為に選ばれた${names}が先攻を決める。`;
    return e.what === 'choose' && names !== '' ? `無作為に選ばれた：${names}。` : null;
  },
  shuffle: (e, t) => `${who(t, e.player)}ライブラリーを切り直した。`,
  move: (e, t) => moved(e, t),
  lose: (e, t) => `${who(t, e.player)}ゲームに敗北した${e.why === undefined ? '' : `（${WHY[e.why] ?? e.why}）`}。`,
  drawGame: (e) => `ゲームは引き分けになった${undecided(e)}。`,
};

/** 731.1 */
const TIMES: ReadonlyMap<unknown, string> = new Map([
  ['day', '昼になった。'],
  ['night', '夜になった。'],
]);

/** Why a player has lost, where it is no rule. */
const WHY: Readonly<Record<string, string>> = { effect: '効果による' };

function moved(e: Seen, t: Teller): string | null {
  if (e.how !== undefined && TOLD.has(e.how)) return null;
  if (e.object === undefined && e.became === undefined)
    return isUntoldDraw(e, t) ? `${who(t, e.owner)}カード1枚を手札に加えた。` : null;
  const what = a(t, e.became ?? e.object);
  if (e.how === 'destroyed') return `${what}は破壊された。`;
  if (e.to === undefined) return null;
  switch (t.names.zone(e.to)) {
    case 'battlefield':
      return `${what}が戦場に出た。`;
    case 'stack':
      return null;
    case 'hand':
      return `${what}は${whose(t, e.owner)}手札に加えられた。`;
    case 'exile':
      return `${what}は追放された。`;
    default:
      return `${what}は${term(t.names.zone(e.to))}に置かれた。`;
  }
}

export const tell = (names: Names, events: readonly SeenEvent[]): readonly Told[] => tellWith(sentences, names, events);
