/** 效果所指示的行动。 What an effect tells players to do, in 简体中文. */
import type { Ability, Action, Selector, StaticEffect, Value } from '@rulewright/language/grand-archive';
import { listed } from '../zhs-telling.ts';
import { condition, cost, noun, selector, value } from './zhs-phrases.ts';
import { term } from './zhs-terms.ts';
import { events } from './zhs-why.ts';

/** What actions hold beside other actions. */
export interface Held {
  staticEffect(effect: StaticEffect): string;
  ability(ability: Ability): string;
}

type Matching<K> = Action extends infer A
  ? A extends { readonly do: infer Names }
    ? K extends Names
      ? A
      : never
    : never
  : never;
type Actions = { readonly [K in Action['do']]?: (action: Matching<K>, h: Held) => string };

const who = (s: Selector | undefined): string => (s === undefined || s.kind === 'you' ? '' : selector(s));
const onWhat =
  (verb: string) =>
  ({ what }: { readonly what: Selector }): string =>
    `${verb}${selector(what)}`;
const counters = (count: Value | 'all' | 'any', counter: string | undefined): string =>
  `${count === 'all' ? '所有' : count === 'any' ? '任意个' : `${value(count)}个`}${counter === undefined ? '' : term(counter)}指示物`;

const actions: Actions = {
  if: (a, h) =>
    `若${condition(a.condition)}，则${sequence(a.then, h)}${a.else === undefined ? '' : `；否则${sequence(a.else, h)}`}`,
  may: (a, h) => `${who(a.who) || '你'}可以${sequence(a.actions, h)}`,
  pay: (a, h) =>
    `${who(a.who) || '你'}可以支付${cost(a.cost)}${a.then === undefined ? '' : `；若如此做，${sequence(a.then, h)}`}${a.else === undefined ? '' : `；若不如此做，${sequence(a.else, h)}`}`,
  forEach: (a, h) => `对${selector(a.in)}：${sequence(a.actions, h)}`,
  repeat: (a, h) => `${value(a.times)}次：${sequence(a.actions, h)}`,
  process: (a, h) => sequence(a.actions, h),
  again: () => '重复此过程',
  let: (a) => (a.objects === undefined ? `记录${value(a.value ?? 0)}` : `取${selector(a.objects)}`),
  either: (a, h) =>
    listed(
      a.options.map((option) => sequence(option, h)),
      '或',
    ),
  choose: (a) => `${who(a.who)}${a.random === true ? '随机' : ''}选择${selector(a.from).replace('每个', '')}`,
  chooseNumber: (a) => `${who(a.who)}选择一个数字（${value(a.min)}至${value(a.max)}）`,
  chooseWord: (a) =>
    `${who(a.who)}${a.random === true ? '随机' : ''}选择${a.of === undefined ? '一项' : listed(a.of.map(term), '或')}`,
  note: () => '记录',
  effect: (a, h) => `${a.effects.map((e) => h.staticEffect(e)).join('；')}${LASTING[a.duration.kind] ?? ''}`,
  delayed: (a, h) => h.ability(a.trigger),
  reflexive: (a, h) => `如此做时，${sequence(a.effect.actions, h)}`,
  asSpell: (a, h) => `视为法术：${sequence(a.actions, h)}`,
  move: (a) => `将${selector(a.what)}放入${term(a.to.zone)}${a.to.rested === true ? '（待命）' : ''}`,
  banish: (a) => `${a.faceDown === true ? '背面朝上地' : ''}放逐${selector(a.what)}`,
  draw: (a) => `${who(a.who)}抽${value(a.count)}张牌${a.into === undefined ? '' : '并放入回忆'}`,
  discard: (a) =>
    `${who(a.who)}${a.random === true ? '随机' : ''}弃置${a.count === 'all' ? '所有牌' : `${value(a.count)}张牌`}`,
  discardCards: onWhat('弃置'),
  mill: (a) => `${who(a.who)}将牌库顶${value(a.count)}张牌置入墓场`,
  search: (a) => `从${listed(a.zones.map(term))}中检索至多${value(a.max)}张${noun(a.what)}`,
  shuffle: () => '洗切牌库',
  reveal: onWhat('展示'),
  look: onWhat('检视'),
  revealUntil: (a) => `从牌库顶展示卡牌，直到展示出${noun(a.what)}`,
  banishUntil: (a) => `从牌库顶放逐卡牌，直到放逐${noun(a.what)}`,
  glimpse: (a) => `${who(a.who)}预视${value(a.count)}`,
  scavenge: (a) => `检视牌库顶${value(a.count)}张牌，可以将其中一张${noun(a.what)}放入手牌`,
  generate: (a) => `生成${value(a.count)}张${a.name}到${term(a.to.zone)}`,
  destroy: onWhat('消灭'),
  sacrifice: (a) => `${who(a.who)}牺牲${value(a.count)}个${noun(a.what)}`,
  sacrificeObjects: onWhat('牺牲'),
  rest: (a) => `将${selector(a.what)}变为待命`,
  wake: onWhat('唤醒'),
  suppress: onWhat('压制'),
  transform: onWhat('转化'),
  removeFromCombat: (a) => `将${selector(a.what)}移出战斗`,
  become: (a) => `${selector(a.what)}${a.not === true ? '不再是' : '成为'}${term(a.property)}`,
  counters: (a) => `在${selector(a.on)}上放置${counters(a.count, a.counter)}`,
  removeCounters: (a) => `从${selector(a.from)}上移除${a.upTo === true ? '至多' : ''}${counters(a.count, a.counter)}`,
  moveCounters: (a) => `将${counters(a.count, a.counter)}从${selector(a.from)}移到${selector(a.to)}`,
  doubleCounters: (a) => `将${selector(a.on)}上的${term(a.counter)}指示物翻倍`,
  summon: (a) =>
    `${who(a.who)}召唤${value(a.count)}个${typeof a.token === 'string' ? a.token : a.token.name}衍生物${a.rested === true ? '（待命）' : ''}`,
  summonOneOf: (a) =>
    `${who(a.who)}召唤${value(a.count)}个${a.chooser === undefined ? '' : `（由${selector(a.chooser)}选择）`}：${listed([...a.tokens], '或')}`,
  copyToken: (a) => `${who(a.who)}召唤${value(a.count)}个${selector(a.of)}的复制衍生物`,
  gather: (a) => `${who(a.who)}采集${a.times === 1 ? '' : `${value(a.times)}次`}`,
  load: (a) => `将${selector(a.what)}装填进${selector(a.into)}`,
  link: (a) => `将${selector(a.what)}链接到${selector(a.to)}`,
  levelUp: (a) => `${selector(a.what)}升级${a.into === undefined ? '' : `为${selector(a.into)}`}`,
  delevel: (a) => `${selector(a.what)}失去最上面的卡牌`,
  recover: (a) => `${who(a.who)}恢复${value(a.amount)}`,
  empower: (a) => `${who(a.who)}赋能${value(a.amount)}`,
  mastery: (a) => `${who(a.who)}获得${a.name}`,
  status: (a) => `${who(a.who)}${a.not === true ? '失去' : '获得'}${a.name}`,
  turnDirection: (a) => `转动奥义${a.to === undefined ? '' : `至${listed(a.to.map(term), '或')}`}`,
  damage: (a) =>
    `${a.source === undefined ? '' : selector(a.source)}对${selector(a.to)}造成${value(a.amount)}点${a.unpreventable === true ? '不可防止的' : ''}伤害${a.divided === undefined ? '' : '（由你分配）'}`,
  heal: (a) => `从${selector(a.what)}上移除${a.amount === undefined ? '所有' : `${value(a.amount)}点`}伤害`,
  negate: onWhat('无效'),
  copyActivation: onWhat('复制'),
  copyCard: onWhat('复制卡牌'),
  newTargets: (a) => `为${selector(a.of)}选择新的目标`,
  redirectAttack: (a) => `将攻击重定向至${selector(a.to)}`,
  endAttack: () => '终止此次攻击',
  endTurn: () => '终止此回合',
  endCombat: () => '终止战斗',
  attackWith: (a) => `${selector(a.what)}攻击${a.whom === undefined ? '' : selector(a.whom)}`,
  retaliate: (a) => `${selector(a.what)}进行反击`,
  activate: (a) => played('启动', a),
  materialize: (a) => played('具现', a),
  play: (a) => played('打出', a),
  turnFace: (a) => `将${selector(a.what)}翻至${a.down ? '背面' : '正面'}`,
  roll: (a) => `掷一个${a.sides}面骰`,
  win: (a) => `${who(a.who)}获胜`,
  lose: (a) => `${who(a.who)}败北`,
  extraTurn: (a) => `${who(a.who)}进行一个额外的回合`,
};

const LASTING: Readonly<Record<string, string>> = {
  endOfTurn: '，直到回合结束',
  endOfCombat: '，直到战斗结束',
  attack: '（此次攻击）',
};

function played(verb: string, a: Matching<'activate'>): string {
  const how = a.free === true ? '且无需支付其代价' : a.cost === undefined ? '' : `，代价为${cost(a.cost)}`;
  return `${who(a.who)}${a.optional === true ? '可以' : ''}${verb}${selector(a.what)}${how}`;
}

function action(a: Action, h: Held): string {
  const entry = actions[a.do] as ((node: Action, h: Held) => string) | undefined;
  return entry === undefined ? (events[a.do] ?? a.do) : entry(a, h);
}

export const sequence = (list: readonly Action[], h: Held): string => list.map((a) => action(a, h)).join('，然后');
