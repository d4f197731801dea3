/** 能力。 Abilities of Grand Archive's card language in 简体中文, for players who want to know what a card does. */
import type {
  Ability,
  Cant,
  Change,
  Effect,
  KeywordAbility,
  May,
  Replacement,
  StaticEffect,
  Target,
} from '@rulewright/language/grand-archive';
import { listed } from '../zhs-telling.ts';
import { type Held, sequence } from './zhs-actions.ts';
import { zones } from './zhs-filters.ts';
import { bubble, condition, cost, noun, occasion, selector, signed, value } from './zhs-phrases.ts';
import { term } from './zhs-terms.ts';

const held: Held = { staticEffect: (effect) => staticEffect(effect), ability: (a) => ability(a) };
const doing = (actions: Parameters<typeof sequence>[0]): string => sequence(actions, held);

function target(t: Target): string {
  const max = t.max ?? t.min ?? 1;
  const count = max === 1 && (t.min ?? 1) === 1 ? '' : `${t.min === 0 ? '至多' : ''}${value(max)}个`;
  return `${t.random === true ? '随机' : ''}${count}目标${t.zones === undefined ? '' : `${zones(t.zones)}中的`}${noun(t.what)}`;
}

function effect(e: Effect): string {
  const targets = (e.targets ?? []).map(target);
  const text = doing(e.actions);
  const [only] = targets;
  const own =
    targets.length === 1 && only !== undefined && text.includes('目标')
      ? text.replace('目标', only)
      : [...targets, text].filter((t) => t !== '').join('：');
  if (e.modes === undefined) return own;
  const modes = e.modes.choices.map((m) => `• ${effect(m)}`);
  return `${own === '' ? '' : `${own}；`}选择${value(e.modes.min)}项：${modes.join(' ')}`;
}

interface Kinds {
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly string[];
  readonly classes?: readonly string[];
}
const kinds = ({ supertypes = [], classes = [], subtypes = [], types = [] }: Kinds): string =>
  [...supertypes, ...classes, ...subtypes, ...types].map(term).join('');

function change(c: Change): string {
  switch (c.kind) {
    case 'add':
      return `${signed(c.amount)}${term(c.stat)}`;
    case 'base':
      return `基础${term(c.stat)}为${value(c.to)}`;
    case 'double':
      return `${term(c.stat)}翻倍`;
    case 'swap':
      return `互换${term(c.a)}与${term(c.b)}`;
    case 'speed':
      return `为${term(c.speed)}`;
    case 'types':
      return `${c.set === true ? '成为' : '额外成为'}${kinds(c)}`;
    case 'removeTypes':
      return `不是${kinds(c)}`;
    case 'elements':
      return `${c.set === true ? '成为' : '额外成为'}${listed(c.elements.map(term))}属性`;
    case 'property':
      return `是${term(c.property)}`;
    case 'gain':
      return `具有「${ability(c.ability)}」`;
    case 'lose':
      return `失去${term(c.keyword)}`;
    case 'loseAll':
      return '失去所有能力';
    case 'cantHave':
      return `不能具有${term(c.keyword)}`;
    case 'controller':
      return `由${selector(c.who)}操控`;
    case 'copyOf':
      return `是${selector(c.what)}的复制`;
    case 'name':
      return `名为${c.name}`;
    case 'gainAbilitiesOf':
      return `具有${selector(c.of)}的${c.activated === true ? '启动式' : ''}能力`;
    case 'chosenType':
    case 'chosenElement':
    case 'gainChosen':
      return '具有所选特征';
    case 'thisAbility':
      return '具有此能力';
  }
}

/** What cannot, must or may be done. */
const ACTS: Readonly<Record<Cant['action'] | May['action'], string>> = {
  attack: '攻击',
  beAttacked: '被攻击',
  retaliate: '反击',
  beRetaliated: '被反击',
  intercept: '拦截',
  beIntercepted: '被拦截',
  beUsedForAttack: '被用于攻击',
  beTargeted: '被指定为目标',
  beNegated: '被无效',
  beDestroyed: '被消灭',
  beSacrificed: '被牺牲',
  beRested: '变为待命',
  wake: '唤醒',
  wakeDuringWakeUp: '在唤醒阶段唤醒',
  activate: '启动卡牌',
  activateAbilities: '启动能力',
  materialize: '具现',
  bestow: '授予',
  draw: '抽牌',
  recover: '恢复',
  levelUp: '升级',
  becomeDistant: '成为远离',
  haveCounters: '具有指示物',
  removeCounters: '被移除指示物',
  putCounters: '被放置指示物',
  preventDamage: '被防止其伤害',
  enter: '进场',
  leave: '离场',
  reserve: '封存',
  reveal: '展示',
  beBanished: '被放逐',
  beRedirected: '被重定向',
  gainKeyword: '获得关键词',
  win: '获胜',
  lose: '败北',
  payInstead: '改为支付',
  lookAtTop: '检视牌库顶的牌',
  revealTop: '展示牌库顶的牌',
  lookAtFaceDown: '检视背面朝上的卡牌',
  attackAsAlly: '如同伙伴般攻击',
  attackAsAwake: '如同备战般攻击',
  attackStealth: '攻击具有潜行的单位',
  attackUsing: '以武器攻击',
  ignoreTaunt: '无视嘲讽',
  retaliateAsAwake: '如同备战般反击',
  beginOnField: '在战场上开始游戏',
};
const act = (action: keyof typeof ACTS): string => ACTS[action];

export function staticEffect(e: StaticEffect): string {
  switch (e.kind) {
    case 'modify':
      return `${selector(e.what)}${listed(e.changes.map(change))}`;
    case 'cant':
      return `${selector(e.what)}不能${act(e.action)}${e.unless === undefined ? '' : `，除非${condition(e.unless)}`}${e.cost === undefined ? '' : `，除非支付${cost(e.cost)}`}`;
    case 'must':
      return `${selector(e.what)}若能则必须${act(e.action)}`;
    case 'may':
      return `${'who' in e ? selector(e.who) : selector(e.what)}可以${act(e.action)}${'zones' in e && e.zones !== undefined ? `${zones(e.zones)}中的${noun(e.what)}` : ''}`;
    case 'cost':
      return `${noun(e.what)}的代价${e.set !== undefined ? `为${value(e.set)}` : e.more !== undefined ? `增加${value(e.more)}` : `减少${value(e.less ?? 0)}`}`;
    case 'payWith':
      return `${selector(e.who)}可以以${cost(e.by)}支付${value(e.amount)}点${term(e.cost)}代价`;
    case 'enable':
      return `${listed(e.elements.map(term))}属性对${selector(e.who)}${e.not === true ? '不启用' : '启用'}`;
    case 'limit':
      return `${selector(e.who)}的${term(e.of)}中至多保留${value(e.to)}张牌`;
    case 'distorted':
      return '时间扭曲';
    case 'more':
      return `${selector(e.who)}的${term(e.of)}${signed(e.amount)}`;
    case 'replace':
      return `${occasion(e.on)}，${replacement(e.instead)}`;
    case 'skip':
      return `${selector(e.who)}跳过该阶段`;
    case 'triggersMore':
    case 'triggersNot':
      return `${noun(e.of)}的能力${e.kind === 'triggersMore' ? '额外触发一次' : '不触发'}`;
  }
}

function replacement(r: Replacement): string {
  switch (r.kind) {
    case 'enters':
      return `它${r.rested === true ? '以待命状态' : ''}进场${(r.counters ?? []).map((c) => `，其上有${value(c.count)}个${term(c.counter)}指示物`).join('')}${r.actions === undefined ? '' : `：${doing(r.actions)}`}`;
    case 'prevent':
      return `防止${r.amount === undefined ? '该伤害' : `${value(r.amount)}点伤害`}`;
    case 'change':
      return `改为${r.zone === undefined ? '' : `放入${term(r.zone)}`}${r.amount === undefined ? '' : `数量为${value(r.amount)}`}${r.to === undefined ? '' : `由${selector(r.to)}承受`}`;
    case 'instead':
      return r.actions.length === 0 ? '该事件不发生' : `改为${doing(r.actions)}`;
    case 'also':
      return `先${doing(r.actions)}`;
  }
}

const lines = (abilities: readonly Ability[]): string => abilities.map(ability).join(' ');

export function ability(a: Ability): string {
  switch (a.kind) {
    case 'spell':
      return effect(a);
    case 'activated':
      return `${cost(a.cost)}：${effect(a)}${a.timing === 'slow' ? '（仅限慢速时点）' : ''}`;
    case 'triggered':
      return `${occasion(a.on)}${a.condition === undefined ? '' : `，若${condition(a.condition)}`}，${effect(a)}`;
    case 'static':
      return `${a.condition === undefined ? '' : `只要${condition(a.condition)}，`}${a.effects.map(staticEffect).join('；')}`;
    case 'replacement':
      return `${occasion(a.on)}${a.condition === undefined ? '' : `，若${condition(a.condition)}`}，${replacement(a.instead)}`;
    case 'keyword':
      return keyword(a);
    case 'additionalCost':
      return `作为额外代价${a.optional === true ? '，你可以' : '：'}${cost(a.cost)}`;
    case 'alternativeCost':
      return `${term(a.name)}：${cost(a.cost)}`;
    case 'restricted':
      return `${a.by.map((by) => `[${bubble(by)}]`).join(' ')} ${lines(a.abilities)}`;
    case 'inherited':
      return `继承效果：${lines(a.abilities)}`;
    case 'lineageRelease':
      return `传承解放：${effect(a)}`;
    case 'only':
      return `只能在${condition(a.condition)}时如此做`;
  }
}

function keyword(a: KeywordAbility): string {
  const parts = [
    ...(a.keyword === 'lineage' && a.word !== undefined ? [a.word] : []),
    term(a.keyword),
    ...(a.amount === undefined ? [] : [value(a.amount)]),
    ...(a.what === undefined ? [] : [noun(a.what)]),
    ...(a.keyword !== 'lineage' && a.word !== undefined ? [a.word] : []),
    ...(a.cost === undefined ? [] : [`— ${cost(a.cost)}`]),
  ];
  return parts.join(' ');
}
