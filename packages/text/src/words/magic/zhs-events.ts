/** 发生了什么。 What happened, in short sentences of 简体中文. */
import { isPlayer, type PlayerId } from '@rulewright/kernel';
import { inARow, type Teller, tellWith } from '../telling.ts';
import type { Names, SeenEvent, Told } from '../words.ts';
import { a, listed, rolled, undecided, withTargets } from '../zhs-telling.ts';
import { followsDamage, isUntoldDraw, planarFaces, type Seen, type Sentences, TOLD } from './telling.ts';
import { term } from './zhs-terms.ts';

const who = (t: Teller, player: PlayerId | undefined): string => (player === undefined ? '牌手' : t.names.of(player));
const kindOf = (t: Teller, at: number): string | undefined => t.events[at]?.kind;

const sentences: Sentences = {
  turn: (e, t) => `— 第${e.number}回合：${e.player === undefined ? '' : t.names.of(e.player)} —`,
  draw: (e, t) => {
    const count = inARow(t);
    if (count === 0) return null;
    return count > 1 ? `${who(t, e.player)}抓${count}张牌。` : `${who(t, e.player)}抓${a(t, e.object)}。`;
  },
  playLand: (e, t) => `${who(t, e.player)}使用${a(t, e.object)}。`,
  cast: (e, t) => `${who(t, e.player)}施放${a(t, e.object)}${withTargets(t, e.object)}。`,
  activate: (e, t) =>
    e.mana === true ? null : `${who(t, e.player)}起动${a(t, e.object)}的异能${withTargets(t, e.ability)}。`,
  create: (e, t) => {
    if (e.what === 'token') return `${who(t, e.controller ?? e.owner)}派出${a(t, e.became)}。`;
    return e.stack?.kind === 'triggered'
      ? `${t.names.of(e.stack.source)}的异能触发${withTargets(t, e.became)}。`
      : null;
  },
  counter: (e, t) => `${a(t, e.object)}被反击。`,
  meld: (e, t) => `${a(t, e.other)}与${a(t, e.object)}融合。`,
  merge: (e, t) => `${a(t, e.other)}与${a(t, e.object)}合并。`,
  resolve: (e, t) => `${a(t, e.object)}结算。`,
  attack: (e, t) => {
    if (kindOf(t, t.at - 1) === 'attack') return null;
    const all: string[] = [];
    for (let i = t.at; kindOf(t, i) === 'attack'; i++) {
      const { object, other } = t.events[i] as Seen;
      all.push(`${a(t, object)}${other === undefined || isPlayer(other) ? '' : `（${t.names.of(other)}）`}`);
    }
    return `${who(t, e.player)}以${listed(all)}攻击。`;
  },
  block: (e, t) => `${a(t, e.object)}阻挡${a(t, e.other)}。`,
  damage: (e, t) => `${a(t, e.source)}对${e.to === undefined ? '它' : t.names.of(e.to)}造成${e.amount}点伤害。`,
  gainLife: (e, t) => `${who(t, e.player)}获得${e.amount}点生命。`,
  loseLife: (e, t) => (followsDamage(t, e) ? null : `${who(t, e.player)}失去${e.amount}点生命。`),
  discard: (e, t) => `${who(t, e.player)}弃掉${a(t, e.object)}。`,
  sacrifice: (e, t) => `${who(t, e.player)}牺牲${a(t, e.object)}。`,
  mill: (e, t) => `${who(t, e.player)}磨${a(t, e.object)}。`,
  regenerate: (e, t) => `${a(t, e.object)}重生。`,
  counters: (e, t) => {
    const n = e.amount ?? 0;
    const on = e.on === undefined ? '它' : t.names.of(e.on);
    return n >= 0 ? `在${on}上放置${n}个${e.counter}指示物。` : `从${on}上移去${-n}个${e.counter}指示物。`;
  },
  attach: (e, t) =>
    e.to === undefined || e.to < 0 ? `${a(t, e.object)}不再贴附。` : `${a(t, e.object)}贴附于${t.names.of(e.to)}。`,
  control: (e, t) => `${who(t, e.player)}获得${a(t, e.object)}的操控权。`,
  transformIgnored: (e, t) => `${a(t, e.object)}不转化：其异能进入堆叠后它已转化过。`,
  transform: (e, t) => `一个永久物转化为${a(t, e.object)}。`,
  unlock: (e, t) => `一扇门解锁：${a(t, e.object)}。`,
  flip: (e, t) => `一个永久物倒转为${a(t, e.object)}。`,
  turnUp: (e, t) => `${a(t, e.object)}翻为牌面朝上。`,
  turnDown: () => '一个永久物翻为牌面朝下。',
  phaseOut: (e, t) => `${a(t, e.object)}跃离。`,
  phaseIn: (e, t) => `${a(t, e.object)}跃回。`,
  dayNight: (e) => TIMES.get(e.to) ?? null,
  search: (e, t) => `${who(t, e.player)}搜寻牌库。`,
  arrange: (e, t) => `${who(t, e.player)}重新排列坟墓场。`,
  roll: (e, t) =>
    e.what === 'planar die'
      ? `${who(t, e.player)}掷时空骰：${planarFaces(e, '鹏洛客符号', '混沌符号', '空白')}。`
      : rolled(e, who(t, e.player)),
  acted: (e, t) => {
    switch (e.action) {
      case 'planeswalk to':
        return `${who(t, e.player)}时空换境至${a(t, e.object)}。`;
      case 'encounter':
        return `${who(t, e.player)}遭遇${a(t, e.object)}。`;
      case 'set in motion':
        return `${who(t, e.player)}启动${a(t, e.object)}。`;
      case 'abandon':
        return `${who(t, e.player)}废止${a(t, e.object)}。`;
      case 'chaos':
        return '混沌降临。';
      default:
        return null;
    }
  },
  pick: (e, t) => {
    const names = listed((e.picked ?? []).map((id) => t.names.of(id)));
    if (e.what === 'who-begins') return `随机决定由${names}选择谁先开始。`;
    return e.what === 'choose' && names !== '' ? `随机选择：${names}。` : null;
  },
  shuffle: (e, t) => `${who(t, e.player)}洗牌。`,
  move: (e, t) => moved(e, t),
  lose: (e, t) => `${who(t, e.player)}输掉这盘游戏${e.why === undefined ? '' : `（${e.why}）`}。`,
  drawGame: (e) => `游戏为平手${undecided(e)}。`,
};

/** 731.1 */
const TIMES: ReadonlyMap<unknown, string> = new Map([
  ['day', '进入白昼。'],
  ['night', '进入黑夜。'],
]);

function moved(e: Seen, t: Teller): string | null {
  if (e.how !== undefined && TOLD.has(e.how)) return null;
  if (e.object === undefined && e.became === undefined)
    return isUntoldDraw(e, t) ? `${who(t, e.owner)}将一张牌置于手上。` : null;
  const what = a(t, e.became ?? e.object);
  if (e.how === 'destroyed') return `${what}被消灭。`;
  if (e.to === undefined) return null;
  const to = t.names.zone(e.to);
  if (to === 'battlefield') return `${what}进战场。`;
  if (to === 'stack') return null;
  return `${what}置入${term(to)}。`;
}

export const tell = (names: Names, events: readonly SeenEvent[]): readonly Told[] => tellWith(sentences, names, events);
