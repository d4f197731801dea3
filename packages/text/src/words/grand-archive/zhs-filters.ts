/** 筛选条件。 What Grand Archive's filters say in 简体中文: everything stands before the noun. */
import type { Comparison, Condition, EventPattern, Filter, Selector } from '@rulewright/language/grand-archive';
import { listed } from '../zhs-telling.ts';
import { term } from './zhs-terms.ts';

/** What phrases are made of, each of them with the others. */
export interface Phrases {
  noun(filter: Filter): string;
  selector(selector: Selector): string;
  condition(condition: Condition): string;
  occasion(pattern: EventPattern): string;
  measured(comparison: Comparison): string;
}

export const zones = (names: readonly string[]): string => listed(names.map(term), '或');

export const GROUPS = {
  each: '每位玩家',
  opponents: '对手',
  others: '其他玩家',
  active: '回合玩家',
  defending: '防御玩家',
  attacking: '攻击玩家',
} as const;

type Parts = { readonly [K in Filter['kind']]: (filter: Extract<Filter, { kind: K }>, w: Phrases) => string };

const parts: Parts = {
  all: (f, w) => inOrder(f.of, w),
  any: (f, w) => listed(f.of.map(w.noun), '或'),
  not: (f, w) => (f.of.kind === 'is' && f.of.what.kind === 'this' ? '其他' : `非${w.noun(f.of)}`),
  is: (f, w) => w.selector(f.what),
  where: (f, w) => `满足「${w.condition(f.condition)}」的`,
  player: (f) => (f.which === undefined || f.which === 'each' ? '玩家' : GROUPS[f.which]),
  card: () => '卡牌',
  token: () => '衍生物',
  ability: (f) => (f.ability === 'activated' ? '启动式能力' : f.ability === 'triggered' ? '触发式能力' : '能力'),
  named: (f) => `名为${f.name}的`,
  nameless: () => '没有名称的',
  chosenName: () => '具有所选名称的',
  sharesName: (f, w) => `与${w.selector(f.with)}同名的`,
  counters: (f, w) => `其上${f.counter === undefined ? '' : term(f.counter)}指示物数量${w.measured(f.is)}的`,
  attachedTo: (f, w) => `链接到${w.selector(f.what)}的`,
  controlledBy: (f, w) => `由${w.selector(f.who)}操控的`,
  ownedBy: (f, w) => `由${w.selector(f.who)}拥有的`,
  in: (f) => `在${zones(f.zones)}中的`,
  targetCount: (f, w) => `目标数量${w.measured(f.is)}的`,
  targets: (f, w) => `${f.only === true ? '只' : ''}以${w.noun(f.where)}为目标的`,
  paid: (f) => `支付了${term(f.cost)}代价的`,
  history: (f, w) => `本回合「${w.occasion(f.event)}」的`,
  type: (f) => term(f.type),
  supertype: (f) => term(f.type),
  subtype: (f) => term(f.type),
  class: (f) => term(f.class),
  element: (f) => `${term(f.element)}属性`,
  elementKind: (f) => `${term(f.of)}属性`,
  chosen: () => '具有所选特征的',
  shares: (f, w) => `与${w.selector(f.with)}具有相同${term(f.what)}的`,
  unit: () => '单位',
  source: () => '来源',
  object: () => '物件',
  rested: () => '待命的',
  awake: () => '备战的',
  faceDown: () => '背面朝上的',
  property: (f) => `${term(f.property)}的`,
  keyword: (f) => `具有${term(f.keyword)}的`,
  label: (f) => `具有${term(f.label)}的`,
  stat: (f, w) => `${term(f.stat)}${w.measured(f.is)}的`,
  hasCost: (f) => `具有${term(f.cost)}代价的`,
  hasStat: (f) => `具有${term(f.stat)}的`,
  parity: (f) => `${term(f.stat)}为${f.is === 'even' ? '偶数' : '奇数'}的`,
  damaged: (f, w) => (f.is === undefined ? '已受伤的' : `其上伤害${w.measured(f.is)}的`),
  attacking: (f, w) => (f.whom === undefined ? '攻击中的' : `攻击${w.noun(f.whom)}的`),
  defending: () => '防御中的',
  retaliating: () => '反击中的',
  wielded: () => '被装备的',
  linked: (f, w) => (f.to === undefined ? '处于链接状态的' : `链接到${w.noun(f.to)}的`),
  hasLink: () => '有物件与之链接的',
  omen: () => '预兆',
  activation: (f, w) => (f.of === undefined ? '卡牌启动' : `${w.noun(f.of)}的启动`),
  activatedFrom: (f) => `从${zones(f.zones)}启动的`,
  deckOf: (f) => term(f.deck),
  character: (f) => `名为${f.name}的`,
  facing: (f) => `面向${listed(f.directions.map(term), '或')}的`,
  transformed: () => '已转化的',
  doubleFaced: () => '双面',
  speed: (f) => term(f.speed),
  firstOfTurn: () => '本回合第一个',
  status: (f) => `具有状态${f.name}的`,
};

/** 「由你操控的火属性伙伴」：以「的」结尾的在前，名词在后。 */
function inOrder(filters: readonly Filter[], w: Phrases): string {
  const words = filters.map((f) => ({ kind: f.kind, word: w.noun(f) }));
  const isPhrase = ({ word }: { readonly word: string }): boolean => word.endsWith('的') || word === '其他';
  const nouns = words.filter((part) => !isPhrase(part));
  const before = nouns.filter(({ kind }) => kind !== 'type' && kind !== 'card' && kind !== 'unit' && kind !== 'object');
  const core = nouns.filter((part) => !before.includes(part));
  return [...words.filter(isPhrase), ...before, ...core].map(({ word }) => word).join('');
}

export const nounOf = (filter: Filter, w: Phrases): string =>
  (parts[filter.kind] as (f: Filter, w: Phrases) => string)(filter, w);
