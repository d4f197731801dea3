/** 牌张用语的名词、数值与条件。 Noun phrases, numbers and conditions of the card language in 简体中文; not the printed wording. */
import type { Comparison, Condition, Cost, Filter, Selector, Value } from '@rulewright/language/magic';
import { type ByKind, say } from '../phrasing.ts';
import { listed } from '../zhs-telling.ts';
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

const STATS: Readonly<Record<string, string>> = { power: '力量', toughness: '防御力', manaValue: '法术力值' };

const filters: ByKind<Filter> = {
  all: (f) => inOrder(f.of.map(noun)).join(''),
  any: (f) => listed(f.of.map(noun), '或'),
  not: (f) => (f.of.kind === 'is' && f.of.what.kind === 'this' ? '其他' : `非${noun(f.of)}`),
  type: (f) => term(f.type),
  subtype: (f) => term(f.type),
  supertype: (f) => term(f.type),
  color: (f) => term(f.color),
  permanent: () => '永久物',
  spell: () => '咒语',
  card: () => '牌',
  token: () => '衍生物',
  player: () => '牌手',
  tapped: () => '已横置的',
  attacking: () => '进行攻击的',
  blocking: () => '进行阻挡的',
  blocked: () => '被阻挡的',
  unblocked: () => '未受阻挡的',
  keyword: (f) => `具${term(f.keyword)}异能的`,
  power: (f) => `力量${measured(f.is)}的`,
  basePower: (f) => `基础力量${measured(f.is)}的`,
  baseToughness: (f) => `基础防御力${measured(f.is)}的`,
  toughness: (f) => `防御力${measured(f.is)}的`,
  manaValue: (f) => `法术力值${measured(f.is)}的`,
  named: (f) => `名称为${f.name}的`,
  controlledBy: (f) => `由${selector(f.who)}操控的`,
  ownedBy: (f) => `由${selector(f.who)}拥有的`,
  is: (f) => selector(f.what),
  ability: (f) => {
    const ability = f.ability === 'activated' ? '起动式异能' : f.ability === 'triggered' ? '触发式异能' : '异能';
    return f.from === undefined ? ability : `来源为${noun(f.from)}的${ability}`;
  },
  commander: () => '指挥官',
  castFrom: (f) =>
    `${f.byYou === true ? '由你' : ''}从${f.own === true ? '牌手自己的' : ''}${listed(f.zones.map(term), '或')}施放的`,
  castNumber: () => '本回合中依施放次序的',
  paid: (f) => `支付了${term(f.cost)}费用的`,
  cardType: (f) => `牌面为${term(f.type)}`,
  nameless: () => '没有名称',
  abilityless: () => '没有异能',
  xInCost: () => '法术力费用中有{X}',
  forCost: (f) => `以${f.of}费用支付的`,
  manaAbility: () => '具有法术力异能',
  activatedAbility: (f) =>
    f.taps === true
      ? '具有费用中包含{T}的起动式异能'
      : f.notMana === true
        ? '具有不是法术力异能的起动式异能'
        : '具有起动式异能',
  repeatedSymbol: () => '法术力费用中有重复符号',
  permanentCard: () => '永久物牌',
  anyTarget: () => '任意目标',
  faceDown: () => '牌面朝下的',
  transformed: () => '已转化的',
  enchanted: () => '受结附的',
  equipped: () => '佩带武具的',
  chosenType: () => '具有所选类别的',
  chosenName: () => '具有所选名称的',
  chosenColor: () => '为所选颜色的',
  counters: (f) => `其上${f.counter ?? ''}指示物数量${measured(f.is)}的`,
  attachedTo: (f) => `贴附于${selector(f.what)}的`,
  canHost: (f) => `${selector(f.what)}能贴附于其上的`,
  sharesName: (f) => `与${selector(f.with)}同名的`,
  sharesColor: (f) => `与${selector(f.with)}有共同颜色的`,
  sharesType: (f) => `与${selector(f.with)}有共同类别的`,
  targets: (f) => `以${noun(f.where)}为目标的`,
  in: (f) => `在${listed(f.zones.map(term), '或')}的`,
  where: (f) => `满足「${condition(f.condition)}」的`,
};

/** What describes stands before what is described: 「由你操控的生物」. */
const inOrder = (parts: readonly string[]): readonly string[] => {
  const describes = (part: string): boolean => part.endsWith('的') || part === '其他';
  return [...parts.filter(describes), ...parts.filter((part) => !describes(part))];
};

export const noun = (f: Filter): string => say(filters, f);

const GROUPS: Readonly<Record<string, string>> = {
  each: '每位牌手',
  opponents: '对手',
  others: '每位其他牌手',
  active: '主动牌手',
  defending: '防御牌手',
  attacking: '进行攻击的牌手',
};

const selectors: ByKind<Selector> = {
  this: () => '此物件',
  you: () => '你',
  var: (s) => (s.name === 'target' ? '该目标' : '它'),
  event: (s) => (s.role === 'player' ? '该牌手' : '该物件'),
  each: (s) => `每个${noun(s.where)}`,
  players: (s) => GROUPS[s.which] ?? '牌手',
  controller: (s) => `${selector(s.of)}的操控者`,
  owner: (s) => `${selector(s.of)}的拥有者`,
  host: () => '所贴附的物件',
  union: (s) => listed(s.of.map(selector)),
  attachments: (s) => `贴附于${selector(s.of)}的物件`,
  noted: () => '所记录的物件',
  filter: (s) => `${selector(s.of)}（若为${noun(s.where)}）`,
  top: (s) =>
    `${selector(s.of)}${s.zone === undefined ? '牌库' : '坟墓场'}${s.bottom === true ? '底' : '顶'}的${value(s.count)}张${s.where === undefined ? '牌' : noun(s.where)}`,
  targetsOf: (s) => `${selector(s.of)}的目标`,
  sources: (s) => `${s.where === undefined ? '' : noun(s.where)}来源`,
  attacked: (s) => `${selector(s.by)}所攻击的对象`,
};

export const selector = (s: Selector): string => say(selectors, s);

const values: ByKind<Exclude<Value, number>> = {
  x: () => 'X',
  amount: () => '该数量',
  count: (v) => `${selector(v.of)}的数量`,
  stat: (v) => `${selector(v.of)}的${STATS[v.stat] ?? v.stat}`,
  life: (v) => `${selector(v.of)}的总生命`,
  half: (v) => `${value(v.of)}的一半`,
  part: (v) => `${value(v.of)}除以${value(v.by)}（向${v.round === 'up' ? '上' : '下'}取整）`,
  greatest: (v) => `${selector(v.of)}中最大的${STATS[v.stat] ?? v.stat}`,
  least: (v) => `${selector(v.of)}中最小的${STATS[v.stat] ?? v.stat}`,
  total: (v) => `${selector(v.of)}的${STATS[v.stat] ?? v.stat}总和`,
  counters: (v) => `${selector(v.on)}上${v.counter ?? ''}指示物的数量`,
  noted: () => '所记录的数字',
  add: (v) => v.of.map(value).join('加'),
  times: (v) => v.of.map(value).join('乘以'),
  max: (v) => `${listed(v.of.map(value))}中较大者`,
  min: (v) => `${listed(v.of.map(value))}中较小者`,
  minus: (v) => `${value(v.a)}减${value(v.b)}`,
  if: (v) => `若${condition(v.condition)}则为${value(v.then)}，否则为${value(v.else)}`,
  paid: (v) => `支付${term(v.cost)}的次数`,
  devotion: (v) => `你对${listed(v.colors.map(term))}的献力`,
};

export const value = (v: Value): string => (typeof v === 'number' ? String(v) : say(values, v));

export const signed = (v: Value): string => (typeof v === 'number' && v < 0 ? String(v) : `+${value(v)}`);

const conditions: ByKind<Condition> = {
  all: (c) => listed(c.of.map(condition), '且'),
  any: (c) => listed(c.of.map(condition), '或'),
  not: (c) => `并非：${condition(c.of)}`,
  exists: (c) => `有${selector(c.what).replace(/^每个/, '')}`,
  compare: (c) => `${value(c.value)}${measured(c.is)}`,
  matches: (c) => `${selector(c.what)}是${noun(c.where)}`,
  turnOf: (c) => `本回合是${selector(c.who)}的回合`,
  step: () => '正处于该步骤',
  history: () => '此事件曾发生',
  paid: (c) => `支付了${term(c.cost)}费用`,
  did: () => '如此作了',
  dayNight: (c) => (c.is === 'day' ? '现为白昼' : c.is === 'night' ? '现为黑夜' : '既非白昼也非黑夜'),
  asCast: (c) => `施放时${condition(c.of)}`,
  wasCast: (c) => `它是${c.byYou === true ? '由你' : ''}${c.from === undefined ? '' : `从${term(c.from)}`}施放的`,
};

export const condition = (c: Condition): string => say(conditions, c);

const costs: ByKind<Cost> = {
  mana: (c) => c.mana,
  tap: () => '{T}',
  untap: () => '{Q}',
  life: (c) => `支付${value(c.amount)}点生命`,
  loyalty: (c) => String(c.amount).replace('-', '−'),
  sacrifice: (c) => `牺牲${value(c.count)}个${noun(c.what)}`,
  discard: (c) => (c.count === 'hand' ? '弃掉你的手牌' : `弃${value(c.count)}张牌`),
  exile: (c) => `从${term(c.from)}放逐${value(c.count)}张${noun(c.what)}`,
  generic: (c) => `法术力：${value(c.amount)}`,
  manaCostOf: (c) => `${selector(c.what)}的法术力费用`,
  return: (c) => `将${value(c.count)}个${noun(c.what)}移回其拥有者手上`,
  tapOthers: (c) => `横置${value(c.count)}个${noun(c.what)}`,
  gainLife: (c) => `令${selector(c.who)}获得${value(c.amount)}点生命`,
  untapOthers: (c) => `重置${value(c.count)}个${noun(c.what)}`,
  putCards: (c) => `将${value(c.count)}张${noun(c.what)}置入${c.to === 'library' ? '牌库' : '坟墓场'}`,
  removeCounters: (c) =>
    `从${noun(c.from)}上移去${c.count === 'all' ? '所有' : `${value(c.count)}个`}${c.counter ?? ''}指示物`,
  putCounters: (c) => `在${noun(c.on)}上放置${value(c.count)}个${c.counter}指示物`,
  reveal: (c) => `展示${value(c.count)}张${noun(c.what)}`,
  mill: (c) => `磨${value(c.count)}张牌`,
};

export const cost = (parts: readonly Cost[]): string => parts.map((c) => say(costs, c)).join('，');
