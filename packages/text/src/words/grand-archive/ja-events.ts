/** 起こったこと。 What happened in Grand Archive, in short sentences of 日本語. */
import { isPlayer, type PlayerId } from '@rulewright/kernel';
import { a, listed, rolled, undecided, withTargets } from '../ja-telling.ts';
import { inARow, type Teller, tellWith } from '../telling.ts';
import type { Names, SeenEvent, Told } from '../words.ts';
import { counterWord, term } from './ja-terms.ts';
import {
  isBanishTold,
  movedIn,
  PROPERTIES_BY_FLAG,
  restsToFight,
  type Seen,
  type Sentences,
  sameWay,
} from './telling.ts';

const who = (t: Teller, player: PlayerId | undefined): string =>
  `${player === undefined ? 'プレイヤー' : t.names.of(player)}は`;
const one = (t: Teller, id: Seen['object']): string => (id === undefined ? '何か' : t.names.of(id));
const target = (e: Seen, t: Teller): string => (typeof e.to === 'number' ? t.names.of(e.to) : 'それ');

/** 「あなたはカード2枚をリザーブした。」; null if the sentence began before. */
const cards =
  (verb: string): Sentences[string] =>
  (e, t) => {
    const count = inARow(t);
    return count === 0 ? null : `${who(t, e.player)}${count > 1 ? `カード${count}枚` : a(t, e.object)}を${verb}。`;
  };

const played =
  (verb: string): Sentences[string] =>
  (e, t) =>
    `${who(t, e.player)}${a(t, e.object)}を${verb}${withTargets(t, e.other)}。`;

const ACTED: Readonly<Record<string, (amount: number | undefined) => string>> = {
  glimpse: (amount) => `グリンプス${amount}を行った`,
  gather: () => 'ギャザーした',
  empower: (amount) => `エンパワー${amount}を行った`,
  search: () => 'カードを探した',
};

const sentences: Sentences = {
  turn: (e, t) => `— 第${e.number}ターン：${e.player === undefined ? '' : t.names.of(e.player)} —`,
  draw: (e, t) => cards(e.into === 'memory' ? 'メモリーに引いた' : '引いた')(e, t),
  reserve: cards('リザーブした'),
  discard: cards('捨てた'),
  activate: played('起動した'),
  materialize: played('マテリアライズした'),
  bestow: played('授けた'),
  activateAbility: (e, t) => `${who(t, e.player)}${a(t, e.object)}の能力を起動した${withTargets(t, e.other)}。`,
  create: (e, t) => {
    if (e.what === 'token') return `${who(t, e.controller ?? e.owner)}${a(t, e.became)}を召喚した。`;
    if (e.what === 'marker') return `${who(t, e.owner)}${a(t, e.became)}を得た。`;
    return e.stack?.kind === 'triggered'
      ? `${t.names.of(e.stack.source)}の能力が誘発した${withTargets(t, e.became)}。`
      : null;
  },
  negate: (e, t) => `${one(t, e.other)}はネゲートされた。`,
  resolve: (e, t) => `${a(t, e.object)}は解決された。`,
  fizzle: (e, t) => `${a(t, e.object)}は不発になった。`,
  attack: (e, t) => {
    const using = (e.using ?? []).map((id) => t.names.of(id));
    const at = listed((e.targets ?? []).map((id) => t.names.of(id)));
    return `${one(t, e.object)}は${using.length === 0 ? '' : `${listed(using)}を使って`}${at === '' ? '' : `${at}を`}攻撃した。`;
  },
  retaliate: (e, t) => `${one(t, e.object)}は${one(t, e.other)}に反撃した。`,
  damage: (e, t) => `${one(t, e.source)}は${target(e, t)}に${e.amount}点のダメージを与えた。`,
  prevented: (e, t) => `${target(e, t)}に与えられる${e.amount}点のダメージが軽減された。`,
  heal: (e, t) => `${one(t, e.object)}から${e.amount}点のダメージが取り除かれた。`,
  recover: (e, t) => `${who(t, e.player)}リカバー${e.amount}を行った。`,
  kill: (e, t) => `${one(t, e.other)}は${one(t, e.object)}を撃破した。`,
  sacrifice: (e, t) => `${who(t, e.player)}${one(t, e.object)}をサクリファイスした。`,
  banish: (e, t) =>
    isBanishTold(t.events[t.at])
      ? `${a(t, e.object)}は${e.suppressed === true ? 'サプレスされた' : '裏向きで追放された'}。`
      : null,
  rest: (e, t) => (restsToFight(e, t) ? null : `${one(t, e.object)}はレストした。`),
  wake: (e, t) => (inARow(t) === 1 && e.object !== undefined ? `${t.names.of(e.object)}はアウェイクした。` : null),
  property: (e, t) => {
    const property = PROPERTIES_BY_FLAG[e.flag ?? 0];
    if (property === undefined || e.object === undefined) return null;
    return `${t.names.of(e.object)}は${term(property)}${e.on === true ? 'になった' : 'でなくなった'}。`;
  },
  control: (e, t) => `${who(t, e.player)}${one(t, e.object)}のコントロールを得た。`,
  transform: (e, t) => `カードがトランスフォームして${one(t, e.object)}になった。`,
  levelUp: (e, t) => `チャンピオンは${a(t, e.card)}にレベルアップした。`,
  delevel: (e, t) => `${one(t, e.object)}はデレベルした。`,
  load: (e, t) => `${a(t, e.object)}は${one(t, e.other)}に装填された。`,
  counters: (e, t) => {
    if (e.counter === 'damage') return null;
    const n = e.amount ?? 0;
    const what = `${counterWord(e.counter)}${Math.abs(n)}個`;
    if (typeof e.on !== 'number') return `それ${n >= 0 ? `に${what}が置かれた` : `から${what}が取り除かれた`}。`;
    const on = t.names.of(e.on);
    if (isPlayer(e.on)) return `${on}は${what}を${n >= 0 ? '得た' : '失った'}。`;
    return n >= 0 ? `${on}に${what}が置かれた。` : `${on}から${what}が取り除かれた。`;
  },
  attach: (e, t) =>
    typeof e.to !== 'number' || e.to < 0
      ? `${one(t, e.object)}のリンクが解除された。`
      : `${one(t, e.object)}は${t.names.of(e.to)}にリンクされた。`,
  acted: (e, t) => {
    const words = ACTED[e.action ?? '']?.(e.amount);
    return words === undefined ? null : `${who(t, e.player)}${words}。`;
  },
  direction: (e, t) => `${one(t, e.object)}は${term(String(e.to))}を向いた。`,
  reveal: (e, t) => {
    const names = (e.objects ?? []).map((id) => t.names.of(id));
    return names.length === 0 ? null : `公開された：${listed(names)}。`;
  },
  pick: (e, t) => {
    const names = listed((e.picked ?? []).map((id) => t.names.of(id)));
    return names === '' ? null : `無作為に選ばれた：${names}。`;
  },
  roll: (e, t) => rolled(e, e.player === undefined ? 'プレイヤー' : t.names.of(e.player)),
  shuffle: (e, t) => `${who(t, e.player)}デッキをシャッフルした。`,
  move: (e, t) => moved(e, t),
  lose: (e, t) => `${who(t, e.player)}敗北した。`,
  concede: (e, t) => `${who(t, e.player)}投了した。`,
  win: (e, t) => `${who(t, e.player)}勝利した。`,
  drawGame: (e) => `ゲームは引き分けになった${undecided(e)}。`,
};

const HOW: Readonly<Record<string, string>> = {
  destroyed: '破壊された',
  milled: 'デッキから墓地に置かれた',
  banished: '追放された',
};

function moved(e: Seen, t: Teller): string | null {
  const move = movedIn(e, t);
  if (move === null) return null;
  const { what, to, from } = move;
  if (from === 'memory' && to === 'hand') {
    const count = sameWay(t);
    return count === 0
      ? null
      : `${who(t, e.owner)}${count === 1 ? a(t, what) : `カード${count}枚`}をメモリーから手札に戻した。`;
  }
  if (what === undefined) return null;
  const name = t.names.of(what);
  const how = HOW[e.how ?? ''];
  if (how !== undefined) return `${name}は${how}。`;
  if (to === 'field') return `${name}が場に出た。`;
  if (to === 'outside' || from === to) return null;
  return to === 'hand' ? `${name}は手札に加えられた。` : `${name}は${term(to)}に置かれた。`;
}

export const tell = (names: Names, events: readonly SeenEvent[]): readonly Told[] => tellWith(sentences, names, events);
