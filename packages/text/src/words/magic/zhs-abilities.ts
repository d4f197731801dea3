/** 异能的说明。 Abilities of the card language in 简体中文, in short; the printed wording is for the grammars. */
import type { Ability, Action, Change, EventPattern, StaticEffect } from '@rulewright/language/magic';
import { listed } from '../zhs-telling.ts';
import { condition, cost, noun, selector, signed, value } from './zhs-phrases.ts';
import { term } from './zhs-terms.ts';
import { events } from './zhs-why.ts';

type Matching<N, K> = N extends { readonly do: infer Names } ? (K extends Names ? N : never) : never;
type Actions = { readonly [K in Action['do']]?: (action: Matching<Action, K>) => string };

/** Single instructions; of what has no words here, the code is shown. */
const actions: Actions = {
  damage: (a) => `对${selector(a.to)}造成${value(a.amount)}点伤害`,
  draw: (a) => `${selector(a.who)}抓${value(a.count)}张牌`,
  discard: (a) => `${selector(a.who)}弃${a.count === 'hand' ? '掉手牌' : `${value(a.count)}张牌`}`,
  mill: (a) => `${selector(a.who)}磨${value(a.count)}张牌`,
  destroy: (a) => `消灭${selector(a.what)}`,
  tap: (a) => `横置${selector(a.what)}`,
  untap: (a) => `重置${selector(a.what)}`,
  counter: (a) => `反击${selector(a.what)}`,
  regenerate: (a) => `重生${selector(a.what)}`,
  sacrifice: (a) => `${selector(a.who)}牺牲${value(a.count)}个${noun(a.what)}`,
  counters: (a) => `在${selector(a.on)}上放置${value(a.count)}个${a.counter}指示物`,
  gainLife: (a) => `${selector(a.who)}获得${value(a.amount)}点生命`,
  loseLife: (a) => `${selector(a.who)}失去${value(a.amount)}点生命`,
  move: (a) => `将${a.from === undefined ? '' : `${term(a.from)}中的`}${selector(a.what)}移至${term(a.to.zone)}`,
  token: (a) => `派出${value(a.count)}个衍生物`,
  scry: (a) => `占卜${value(a.count)}`,
  shuffle: () => '洗牌',
  reorderGraveyard: () => '重新排列坟墓场',
  search: () => '搜寻牌库',
  mana: (a) => (a.mana.kind === 'fixed' ? `加${a.mana.mana}` : '加法术力'),
  may: (a) => `${a.who === undefined ? '你' : selector(a.who)}可以${sequence(a.actions)}`,
  if: (a) => `若${condition(a.condition)}，则${sequence(a.then)}`,
  effect: (a) => `${a.effects.map(staticEffect).join('；')}${a.duration.kind === 'endOfTurn' ? '直到回合结束' : ''}`,
};

function action(a: Action): string {
  const entry = actions[a.do] as ((node: Action) => string) | undefined;
  return entry === undefined ? a.do : entry(a);
}

const sequence = (list: readonly Action[]): string => list.map(action).join('，然后');

function change(c: Change): string {
  switch (c.kind) {
    case 'addPT':
      return `得${signed(c.power)}/${signed(c.toughness)}`;
    case 'setPT':
      return `为${c.power === undefined ? '*' : value(c.power)}/${c.toughness === undefined ? '*' : value(c.toughness)}`;
    case 'switchPT':
      return '将力量与防御力互换';
    case 'gain':
      return `具有${ability(c.ability)}`;
    case 'gainAbilitiesOf':
      return `具有${selector(c.of)}的起动式${c.triggered === true ? '和触发式' : ''}异能`;
    case 'lose':
    case 'cantHave':
      return `失去${term(c.keyword)}`;
    case 'loseThisAbility':
      return '失去此异能';
    case 'loseAll':
      return '失去所有异能';
    case 'types':
      return `${c.set === true ? '是' : '额外具有类别'}${[...(c.types ?? []), ...(c.subtypes ?? [])].map(term).join('')}`;
    case 'colors':
      return `是${c.colors.map(term).join('')}`;
    case 'controller':
      return `由${selector(c.who)}操控`;
    default:
      return c.kind;
  }
}

/** What cannot be done, must be done or may be done. */
const verbs: Readonly<Record<string, string>> = {
  attack: '攻击',
  block: '阻挡',
  beBlocked: '被阻挡',
  beBlockedByFewer: '被过少的生物阻挡',
  beBlockedByMore: '被过多的生物阻挡',
  cast: '施放咒语',
  activate: '起动异能',
  assignDamage: '分配战斗伤害',
  beTargeted: '成为目标',
  playLands: '使用地',
  lose: '输掉这盘游戏',
  attackAlone: '单独攻击',
  blockAlone: '单独阻挡',
  stayTapped: '不重置',
  untapToo: '在其他牌手的重置步骤中重置',
  drawToo: '在每位对手的抓牌步骤中抓一张牌',
  play: '使用',
  flash: '视同具有闪现异能地施放',
  crew: '搭载载具',
  castAtInstantSpeed: '在不能施放法术的时机施放咒语',
  activateAnyTime: '于能够施放瞬间的时机起动异能',
  moreLoyalty: '每回合多次起动忠诚异能',
};
const verb = (code: string): string => verbs[code] ?? code;

export function staticEffect(e: StaticEffect): string {
  switch (e.kind) {
    case 'modify':
      return `${selector(e.what)}${listed(e.changes.map(change))}`;
    case 'cant':
      return `${selector(e.what)}不能${verb(e.action)}${e.unless === undefined ? '' : `，除非${condition(e.unless)}`}`;
    case 'must':
      return `${selector(e.what)}若能${verb(e.action)}，则必须如此作`;
    case 'may':
      return `${'who' in e ? selector(e.who) : selector(e.what)}可以${verb(e.action)}`;
    case 'cost':
      return `${noun(e.what)}的费用改变`;
    case 'replace':
      return `替代性效应（${occasion(e.on)}）`;
    case 'skip':
      return `${selector(e.who)}略过${e.step}`;
    case 'triggersMore':
    case 'triggersNot':
      return `${noun(e.of)}的异能${e.on === undefined ? '' : `（${occasion(e.on)}）`}${e.kind === 'triggersMore' ? '额外触发一次' : '不会触发'}`;
    default:
      return (e as StaticEffect).kind;
  }
}

const occasion = (p: EventPattern): string =>
  p.on === 'any' ? listed(p.of.map(occasion), '或') : (events[p.on] ?? p.on);

export function ability(a: Ability): string {
  switch (a.kind) {
    case 'spell':
      return effect(a);
    case 'activated':
      return `${cost(a.cost)}：${effect(a)}`;
    case 'triggered':
      return `触发式异能（${occasion(a.on)}${a.condition === undefined ? '' : `，若${condition(a.condition)}`}）：${effect(a)}`;
    case 'static':
      return `${a.condition === undefined ? '' : `只要${condition(a.condition)}，`}${a.effects.map(staticEffect).join('；')}`;
    case 'replacement':
      return `替代性效应（${occasion(a.on)}）`;
    case 'keyword':
      return keyword(a);
    case 'additionalCost':
      return `额外费用：${cost(a.cost)}`;
    case 'alternativeCost':
      return `${term(a.name)}：${cost(a.cost)}`;
  }
}

function effect(e: { readonly actions: readonly Action[] }): string {
  return sequence(e.actions);
}

function keyword(a: Extract<Ability, { kind: 'keyword' }>): string {
  const what = a.what === undefined ? '' : noun(a.what);
  if (a.keyword === 'protection') return `反${what}保护`;
  if (a.keyword === 'landwalk') return `${what}行者`;
  return [
    term(a.keyword),
    what,
    a.amount === undefined ? '' : value(a.amount),
    a.cost === undefined ? '' : cost(a.cost),
  ].join('');
}
