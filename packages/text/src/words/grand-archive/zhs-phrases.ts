/** 名词、数值与条件。 Noun phrases, numbers, costs and conditions of Grand Archive's card language in 简体中文; not the printed wording. */
import type {
  Comparison,
  Condition,
  Cost,
  EventPattern,
  Filter,
  Restriction,
  Selector,
  Value,
} from '@rulewright/language/grand-archive';
import { type ByKind, say } from '../phrasing.ts';
import { listed } from '../zhs-telling.ts';
import { GROUPS, nounOf, type Phrases, zones } from './zhs-filters.ts';
import { occasionOf, PHASES } from './zhs-occasions.ts';
import { term } from './zhs-terms.ts';

const SIGNS: Readonly<Record<Comparison['op'], string>> = {
  '=': '等于',
  '≠': '不等于',
  '<': '小于',
  '≤': '小于或等于',
  '>': '大于',
  '≥': '大于或等于',
};

const measured = ({ op, to }: Comparison): string => `${SIGNS[op]}${value(to)}`;

export const noun = (filter: Filter): string => nounOf(filter, phrases);
export const occasion = (pattern: EventPattern): string => occasionOf(pattern, phrases);

const ROLES = { object: '它', player: '该玩家', source: '该来源', other: '另一个' } as const;

const selectors: ByKind<Selector> = {
  this: () => '此项',
  granter: () => '给予此能力的物件',
  you: () => '你',
  var: (s) => (s.name === 'it' ? '它' : /^target/.test(s.name) ? '目标' : '该项'),
  event: (s) => ROLES[s.role],
  each: (s) => `${s.zones === undefined ? '' : `${zones(s.zones)}中`}每个${noun(s.where)}`,
  players: (s) => GROUPS[s.which],
  controller: (s) => `${selector(s.of)}的操控者`,
  owner: (s) => `${selector(s.of)}的拥有者`,
  host: (s) => `${selector(s.of)}所链接的物件`,
  attachments: (s) => `链接到${selector(s.of)}的物件`,
  noted: () => '所记录的项目',
  union: (s) => listed(s.of.map(selector)),
  filter: (s) => `${selector(s.of)}中的${noun(s.where)}`,
  became: (s) => `${selector(s.of)}所成为的物件`,
  announced: () => '所宣告的项目',
  targetsOf: (s) => `${selector(s.of)}的目标`,
  champion: (s) => `${selector(s.of)}的英雄`,
  lineage: (s) => `${selector(s.of)}的${s.whole === true ? '' : '内'}传承`,
  loadedInto: (s) => `装填在${selector(s.of)}中的卡牌`,
  top: (s) => `${selector(s.of)}的${term(s.deck ?? 'mainDeck')}顶${value(s.count)}张牌`,
  bottom: (s) => `${selector(s.of)}的${term(s.deck ?? 'mainDeck')}底${value(s.count)}张牌`,
  attacker: () => '攻击者',
  defenders: () => '防御单位',
  retaliators: () => '反击单位',
  wielded: (s) => `${selector(s.by)}所装备的武器`,
  attack: () => '此次攻击',
  attacksOf: (s) => `${selector(s.of)}的${s.next === true ? '下一次' : ''}攻击`,
  attacked: (s) => `${selector(s.by)}所攻击的物件`,
  mastery: (s) => `${selector(s.of)}的奥义`,
  cardOf: (s) => `${selector(s.activation)}的卡牌`,
  activationsOf: (s) => `${selector(s.card)}的启动`,
  carrier: (s) => `承载${selector(s.of)}的物件`,
};

const raw = (kind: string): string => term(kind);

export const selector = (s: Selector): string => say(selectors, s, raw);

const values: ByKind<Exclude<Value, number>> = {
  x: () => 'X',
  amount: () => '该数量',
  var: () => '该数量',
  tally: () => '总数',
  count: (v) => `${selector(v.of)}的数量`,
  stat: (v) => `${selector(v.of)}的${term(v.stat)}`,
  greatest: (v) => `${selector(v.of)}中最大的${term(v.stat)}`,
  least: (v) => `${selector(v.of)}中最小的${term(v.stat)}`,
  total: (v) => `${selector(v.of)}的${term(v.stat)}总和`,
  most: (v) => `${selector(v.among)}中最大的${value(v.value)}`,
  fewest: (v) => `${selector(v.among)}中最小的${value(v.value)}`,
  counters: (v) => `${selector(v.on)}上${v.counter === undefined ? '' : term(v.counter)}指示物的数量`,
  noted: () => '所记录的数字',
  history: (v) => `「${occasion(v.event)}」的次数`,
  add: (v) => v.of.map(value).join('加'),
  times: (v) => v.of.map(value).join('乘'),
  max: (v) => `${listed(v.of.map(value))}中较大者`,
  min: (v) => `${listed(v.of.map(value))}中较小者`,
  minus: (v) => `${value(v.a)}减${value(v.b)}`,
  remainder: (v) => `${value(v.of)}除以${v.by}的余数`,
  half: (v) => `${value(v.of)}的一半（向${v.round === 'up' ? '上' : '下'}取整）`,
  part: (v) => `${value(v.of)}除以${value(v.by)}（向${v.round === 'up' ? '上' : '下'}取整）`,
  if: (v) => `若${condition(v.condition)}则为${value(v.then)}，否则为${value(v.else)}`,
  paid: (v) => `支付${term(v.cost)}的次数`,
  level: (v) => (v.of.kind === 'you' ? 'LV' : `${selector(v.of)}的LV`),
  influence: (v) => `${selector(v.of)}的影响力`,
  damage: (v) => `${selector(v.of)}上的伤害`,
  different: (v) => `${selector(v.of)}中不同特征的数量`,
  every: (v) => `${value(v.of)}每${v.by}计1`,
};

export const value = (v: Value): string => (typeof v === 'number' ? String(v) : say(values, v, raw));
export const signed = (v: Value): string => (typeof v === 'number' && v < 0 ? String(v) : `+${value(v)}`);

const bubbles: ByKind<Restriction> = {
  class: () => '职业奖励',
  element: (b) => (b.element === undefined ? '属性奖励' : `${term(b.element)}属性奖励`),
  champion: (b) => `${b.name}奖励`,
  level: (b) => `等级 ${b.atLeast}+`,
  memory: (b) => `回忆 ${b.atLeast}+`,
  damage: (b) => `伤害 ${b.atLeast}+`,
  sheen: (b) => `光泽 ${b.atLeast}+`,
};

export const bubble = (by: Restriction): string => say(bubbles, by, raw);

const conditions: ByKind<Condition> = {
  all: (c) => listed(c.of.map(condition), '且'),
  any: (c) => listed(c.of.map(condition), '或'),
  not: (c) => `并非${condition(c.of)}`,
  exists: (c) => `存在${selector(c.what).replace(/每个/, '')}`,
  compare: (c) => `${value(c.value)}${measured(c.is)}`,
  matches: (c) => `${selector(c.what)}是${noun(c.where)}`,
  turnOf: (c) => `现在是${selector(c.who)}的回合`,
  step: (c) =>
    `现在是${listed(
      c.steps.map((step) => PHASES[step]),
      '或',
    )}`,
  history: (c) => `已发生「${occasion(c.event)}」`,
  paid: (c) => `支付了${term(c.cost)}`,
  did: () => '已如此做',
  restriction: (c) => bubble(c.by),
  faces: (c) => `${selector(c.who)}的奥义面向${listed(c.directions.map(term), '或')}`,
  inCombat: () => '正在战斗',
  wasActivated: (c) =>
    `${c.what === undefined ? '它' : selector(c.what)}${c.from === undefined ? '' : `从${zones(c.from)}`}被启动`,
};

export const condition = (c: Condition): string => say(conditions, c, raw);

type Some = Pick<Extract<Cost, { kind: 'sacrifice' }>, 'what' | 'count' | 'anyNumber'>;
const some = ({ what, count, anyNumber }: Some): string =>
  what.kind === 'is' ? noun(what) : `${value(count)}个${anyNumber === true ? '或更多' : ''}${noun(what)}`;
const from = (names: readonly string[] | undefined): string => (names === undefined ? '' : `从${zones(names)}`);

const costs: ByKind<Cost> = {
  reserve: (c) => `(${value(c.amount)})`,
  memory: (c) => `回忆${value(c.amount)}`,
  costOf: (c) => `${selector(c.what)}的代价`,
  rest: () => '将此项变为待命',
  wake: () => '唤醒此项',
  restOthers: (c) => `将${some(c)}变为待命`,
  sacrifice: (c) => `牺牲${some(c)}`,
  discard: (c) => `${c.random === true ? '随机' : ''}弃置${some(c)}`,
  banish: (c) => `${from(c.from)}${c.random === true ? '随机' : ''}放逐${some(c)}`,
  reveal: (c) => `${from(c.from)}展示${some(c)}`,
  put: (c) => `${from(c.from)}将${some(c)}放入${term(c.to)}`,
  removeCounters: (c) => `从${noun(c.from)}上移除${value(c.count)}个${term(c.counter ?? '')}指示物`,
  putCounters: (c) => `在${noun(c.on)}上放置${value(c.count)}个${term(c.counter)}指示物`,
  damage: (c) => `对${selector(c.to)}造成${value(c.amount)}点伤害`,
  mill: (c) => `将牌库顶${value(c.count)}张牌置入墓场`,
  transform: () => '转化此项',
  delevel: () => '你的英雄失去最上面的卡牌',
  recover: (c) => `恢复${value(c.amount)}`,
  either: (c) => listed(c.options.map(cost), '或'),
};

export const cost = (parts: readonly Cost[]): string => parts.map((c) => say(costs, c, raw)).join('，');

const phrases: Phrases = { noun, selector, condition, occasion, measured };
