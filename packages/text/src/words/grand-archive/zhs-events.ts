/** 发生了什么。 What happened in Grand Archive, in short sentences of 简体中文. */
import type { PlayerId } from '@rulewright/kernel';
import { inARow, type Teller, tellWith } from '../telling.ts';
import type { Names, SeenEvent, Told } from '../words.ts';
import { a, listed, rolled, undecided, withTargets } from '../zhs-telling.ts';
import {
  isBanishTold,
  movedIn,
  PROPERTIES_BY_FLAG,
  restsToFight,
  type Seen,
  type Sentences,
  sameWay,
} from './telling.ts';
import { term } from './zhs-terms.ts';

const who = (t: Teller, player: PlayerId | undefined): string => (player === undefined ? '玩家' : t.names.of(player));
const one = (t: Teller, id: Seen['object']): string => (id === undefined ? '某物件' : t.names.of(id));
const target = (e: Seen, t: Teller): string => (typeof e.to === 'number' ? t.names.of(e.to) : '它');

/** 「抽2张牌」 null if the sentence began before. */
function cards(verb: string, e: Seen, t: Teller): string | null {
  const count = inARow(t);
  if (count === 0) return null;
  return `${who(t, e.player)}${verb}${count > 1 ? `${count}张牌` : a(t, e.object)}`;
}
const done = (sentence: string | null): string | null => (sentence === null ? null : `${sentence}。`);

const played =
  (verb: string): Sentences[string] =>
  (e, t) =>
    `${who(t, e.player)}${verb}${a(t, e.object)}${withTargets(t, e.other)}。`;

const ACTED: Readonly<Record<string, string>> = { glimpse: '预视', gather: '采集', empower: '赋能', search: '检索' };

const sentences: Sentences = {
  turn: (e, t) => `— 第${e.number}回合：${e.player === undefined ? '' : t.names.of(e.player)} —`,
  draw: (e, t) => {
    const drawn = cards('抽', e, t);
    return drawn === null ? null : `${drawn}${e.into === 'memory' ? '并放入回忆' : ''}。`;
  },
  reserve: (e, t) => done(cards('封存', e, t)),
  discard: (e, t) => done(cards('弃置', e, t)),
  activate: played('启动'),
  materialize: played('具现'),
  bestow: played('授予'),
  activateAbility: (e, t) => `${who(t, e.player)}启动${a(t, e.object)}的能力${withTargets(t, e.other)}。`,
  create: (e, t) => {
    if (e.what === 'token') return `${who(t, e.controller ?? e.owner)}召唤${a(t, e.became)}。`;
    if (e.what === 'marker') return `${who(t, e.owner)}获得${a(t, e.became)}。`;
    return e.stack?.kind === 'triggered'
      ? `${t.names.of(e.stack.source)}的能力触发${withTargets(t, e.became)}。`
      : null;
  },
  negate: (e, t) => `${one(t, e.other)}被无效。`,
  resolve: (e, t) => `${a(t, e.object)}结算。`,
  fizzle: (e, t) => `${a(t, e.object)}失效。`,
  attack: (e, t) => {
    const using = (e.using ?? []).map((id) => t.names.of(id));
    const at = listed((e.targets ?? []).map((id) => t.names.of(id)));
    return `${one(t, e.object)}${using.length === 0 ? '' : `以${listed(using)}`}攻击${at}。`;
  },
  retaliate: (e, t) => `${one(t, e.object)}对${one(t, e.other)}进行反击。`,
  damage: (e, t) => `${one(t, e.source)}对${target(e, t)}造成${e.amount}点伤害。`,
  prevented: (e, t) => `对${target(e, t)}的${e.amount}点伤害被防止。`,
  heal: (e, t) => `从${one(t, e.object)}上移除${e.amount}点伤害。`,
  recover: (e, t) => `${who(t, e.player)}恢复${e.amount}。`,
  kill: (e, t) => `${one(t, e.other)}击杀${one(t, e.object)}。`,
  sacrifice: (e, t) => `${who(t, e.player)}牺牲${one(t, e.object)}。`,
  banish: (e, t) =>
    isBanishTold(t.events[t.at]) ? `${a(t, e.object)}被${e.suppressed === true ? '压制' : '背面朝上地放逐'}。` : null,
  rest: (e, t) => (restsToFight(e, t) ? null : `${one(t, e.object)}变为待命。`),
  wake: (e, t) => (inARow(t) === 1 && e.object !== undefined ? `${t.names.of(e.object)}唤醒。` : null),
  property: (e, t) => {
    const property = PROPERTIES_BY_FLAG[e.flag ?? 0];
    if (property === undefined || e.object === undefined) return null;
    return `${t.names.of(e.object)}${e.on === true ? '成为' : '不再是'}${term(property)}。`;
  },
  control: (e, t) => `${who(t, e.player)}获得${one(t, e.object)}的操控权。`,
  transform: (e, t) => `一张卡牌转化为${one(t, e.object)}。`,
  levelUp: (e, t) => `英雄升级为${a(t, e.card)}。`,
  delevel: (e, t) => `${one(t, e.object)}失去其传承最上面的卡牌。`,
  load: (e, t) => `${a(t, e.object)}装填进${one(t, e.other)}。`,
  counters: (e, t) => {
    if (e.counter === 'damage') return null;
    const n = e.amount ?? 0;
    const on = typeof e.on === 'number' ? t.names.of(e.on) : '它';
    const what = `个${term(e.counter ?? '')}指示物`;
    return n >= 0 ? `在${on}上放置${n}${what}。` : `从${on}上移除${-n}${what}。`;
  },
  attach: (e, t) =>
    typeof e.to !== 'number' || e.to < 0
      ? `${one(t, e.object)}不再链接。`
      : `${one(t, e.object)}链接到${t.names.of(e.to)}。`,
  acted: (e, t) => {
    const verb = ACTED[e.action ?? ''];
    const amount = e.action === 'glimpse' || e.action === 'empower' ? e.amount : '';
    return verb === undefined ? null : `${who(t, e.player)}${verb}${amount}。`;
  },
  direction: (e, t) => `${one(t, e.object)}面向${term(String(e.to))}。`,
  reveal: (e, t) => {
    const names = (e.objects ?? []).map((id) => t.names.of(id));
    return names.length === 0 ? null : `展示：${listed(names)}。`;
  },
  pick: (e, t) => {
    const names = listed((e.picked ?? []).map((id) => t.names.of(id)));
    return names === '' ? null : `随机选择：${names}。`;
  },
  roll: (e, t) => rolled(e, who(t, e.player)),
  shuffle: (e, t) => `${who(t, e.player)}洗切牌库。`,
  move: (e, t) => moved(e, t),
  lose: (e, t) => `${who(t, e.player)}败北。`,
  concede: (e, t) => `${who(t, e.player)}认输。`,
  win: (e, t) => `${who(t, e.player)}获胜。`,
  drawGame: (e) => `游戏为平局${undecided(e)}。`,
};

const HOW: Readonly<Record<string, string>> = { destroyed: '被消灭', milled: '从牌库顶置入墓场', banished: '被放逐' };

function moved(e: Seen, t: Teller): string | null {
  const move = movedIn(e, t);
  if (move === null) return null;
  const { what, to, from } = move;
  if (from === 'memory' && to === 'hand') {
    const count = sameWay(t);
    return count === 0 ? null : `${who(t, e.owner)}将${count === 1 ? a(t, what) : `${count}张牌`}从回忆返回手牌。`;
  }
  if (what === undefined) return null;
  const name = t.names.of(what);
  const how = HOW[e.how ?? ''];
  if (how !== undefined) return `${name}${how}。`;
  if (to === 'field') return `${name}进入战场。`;
  if (to === 'outside' || from === to) return null;
  return `${name}放入${term(to)}。`;
}

export const tell = (names: Names, events: readonly SeenEvent[]): readonly Told[] => tellWith(sentences, names, events);
