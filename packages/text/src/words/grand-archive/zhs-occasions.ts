/** 触发与替代的时机。 What abilities wait for and what is replaced, in 简体中文. */
import type { EventPattern, Filter, Selector, Step } from '@rulewright/language/grand-archive';
import { listed } from '../zhs-telling.ts';
import { type Phrases, zones } from './zhs-filters.ts';
import { term } from './zhs-terms.ts';
import { events } from './zhs-why.ts';

type Common = {
  readonly what?: Filter;
  readonly who?: Selector;
  readonly from?: readonly string[] | string;
};

/** 「当由你操控的伙伴进场时」 */
const DOING: Readonly<Partial<Record<EventPattern['on'], string>>> = {
  sacrifice: '牺牲',
  discard: '弃置',
  reveal: '展示',
  activate: '启动',
  materialize: '具现',
  bestow: '授予',
  brew: '酿造',
  reserve: '封存',
  summon: '召唤',
  starcall: '星界引召',
};

export function occasionOf(p: EventPattern, w: Phrases): string {
  switch (p.on) {
    case 'any':
      return listed(p.of.map(w.occasion), '或');
    case 'state':
      return `当${w.condition(p.condition)}时`;
    case 'beginning':
      return `在${p.whose === undefined ? '每个' : `${w.selector(p.whose)}的`}${PHASES[p.step]}开始时`;
    case 'enter':
      return `当${w.noun(p.what)}进场时`;
    case 'move':
      return `当${w.noun(p.what)}${p.from === undefined ? '' : `从${zones(p.from)}`}放入${p.to === undefined ? '其他区域' : zones(p.to)}时`;
    case 'damage':
      return `当${p.source === undefined ? '' : `${w.noun(p.source)}`}${p.to === undefined ? '' : `对${w.noun(p.to)}`}造成${p.combat === true ? '战斗' : ''}伤害时`;
    case 'attack':
      return `当${p.what === undefined ? '单位' : w.noun(p.what)}攻击${p.whom === undefined ? '' : w.noun(p.whom)}时`;
    case 'hit':
    case 'kill':
      return `当${p.what === undefined ? '它' : w.noun(p.what)}${p.on === 'hit' ? '命中' : '击杀'}${p.whom === undefined ? '' : w.noun(p.whom)}时`;
    case 'counters':
      return `当${p.counter === undefined ? '' : term(p.counter)}指示物${p.removed === true ? '从' : '放置于'}${p.what === undefined ? '物件' : w.noun(p.what)}${p.removed === true ? '移除' : '上'}时`;
    case 'becomes':
      return `当${p.what === undefined ? '物件' : w.noun(p.what)}成为${term(p.property)}时`;
    case 'draw':
      return `当${p.who === undefined ? '玩家' : w.selector(p.who)}抽牌时`;
    default:
      return general(p.on, p as Common, w);
  }
}

function general(on: EventPattern['on'], { what, who }: Common, w: Phrases): string {
  const verb = DOING[on];
  if (verb !== undefined)
    return `当${who === undefined ? '玩家' : w.selector(who)}${verb}${what === undefined ? '卡牌' : w.noun(what)}时`;
  const subject = who !== undefined ? w.selector(who) : what !== undefined ? w.noun(what) : '';
  return `当${subject}${events[on] ?? on}时`;
}

export const PHASES: Readonly<Record<Step | 'cleanup' | 'start', string>> = {
  start: '第一个回合之前',
  wakeUp: '唤醒阶段',
  materialize: '具现阶段',
  recollection: '追忆阶段',
  draw: '抽牌阶段',
  main: '主要阶段',
  end: '结束阶段',
  cleanup: '清理',
  attackDeclaration: '攻击宣告',
  retaliation: '反击步骤',
  damage: '伤害步骤',
  endCombat: '战斗结束步骤',
};
