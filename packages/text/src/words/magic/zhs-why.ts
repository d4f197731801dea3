/** 推导的事实。 The facts of derivations in 简体中文, by code. */
import type { Fact, Words } from '../words.ts';

const at =
  (i: number) =>
  (f: Fact): string =>
    f.names[i] ?? '某物件';
const first = at(0);
const second = at(1);
const all = (f: Fact): string => (f.names.length === 0 ? '无' : f.names.join('、'));
const origin = (f: Fact): string => `${f.show('value')}为${f.show('is')}`;

/** 「第7c层：……：力量2 → 3」 */
const layer = (f: Fact): string => `第${f.data.layer}层：${first(f)}：${change(f)}`;

function change(f: Fact): string {
  const { gained, lost } = f.data;
  if (!Array.isArray(gained) || !Array.isArray(lost)) return `${f.show('value')}${f.show('from')} → ${f.show('to')}`;
  const parts = [
    ...(gained.length > 0 ? [`获得${f.show('gained')}`] : []),
    ...(lost.length > 0 ? [`失去${f.show('lost')}`] : []),
  ];
  return parts.join('；') || `${f.show('value')}的顺序改变`;
}

const NUMBERS: Readonly<Record<string, string>> = {
  toughness: '防御力',
  damage: '伤害',
  loyalty: '忠诚',
  defense: '防守',
  life: '总生命',
  poison: '中毒指示物',
  lore: '学问指示物',
  chapters: '章节',
  commanderDamage: '伤害',
};

const numbers = (f: Fact): string => {
  const known = Object.keys(NUMBERS).filter((key) => key in f.data);
  return known.length === 0 ? '' : `（${known.map((key) => `${NUMBERS[key]}${f.show(key)}`).join('，')}）`;
};

/** 「总生命 +1」 */
function growing(f: Fact): string {
  const { what, counter, by } = f.data;
  const name = what === 'counters' ? `${counter}指示物` : (GROWING[String(what)] ?? NUMBERS[String(what)] ?? what);
  return `${name} ${Number(by) > 0 ? '+' : ''}${by}`;
}
const GROWING: Readonly<Record<string, string>> = {
  objects: '同类物件',
  effects: '生效中的效应',
  waiting: '堆叠中的物件',
  left: '效应所余',
  power: '力量',
  spellsCast: '施放的咒语',
};

const paid = (f: Fact): string => (f.data.mana === '' ? '无法术力' : f.show('mana'));

const actions: Readonly<Record<string, string>> = {
  '704.5a': '总生命等于或小于0的牌手输掉这盘游戏',
  '704.5b': '从空牌库抓牌的牌手输掉这盘游戏',
  '704.5c': '有十个或更多中毒指示物的牌手输掉这盘游戏',
  '704.5d': '离开战场的衍生物不复存在',
  '704.5e': '离开堆叠的咒语复制品不复存在',
  '704.5f': '防御力等于或小于0的生物置入坟墓场',
  '704.5g': '所受伤害等于或大于其防御力的生物被消灭',
  '704.5h': '受到具死触异能之来源伤害的生物被消灭',
  '704.5i': '忠诚为0的鹏洛客置入坟墓场',
  '704.5j': '传奇规则',
  '704.5k': '世界规则',
  '704.5m': '未合法结附的灵气置入坟墓场',
  '704.5n': '未合法贴附的武具不再贴附',
  '704.5p': '不能贴附于他物的永久物不再贴附',
  '704.5q': '+1/+1与-1/-1指示物相互移除',
  '704.5s': '最终章节已结算的传纪被牺牲',
  '704.5t': '已走完最后一间房的地城被完成',
  '704.5v': '防守为0的战役置入坟墓场',
  '704.5w': '无人守护的战役获得守护者',
  '704.5x': '由其操控者守护的围攻获得另一位守护者',
  '704.5y': '同一牌手在同一永久物上的数个职业只保留最新的一个',
  '704.5z': '操控具启动引擎异能之永久物且没有速度的牌手获得速度',
  '704.6a': '总生命等于或小于0的队伍输掉这盘游戏',
  '704.6b': '有十五个或更多中毒指示物的队伍输掉这盘游戏',
  '704.6c': '受到同一指挥官共21点战斗伤害的牌手输掉这盘游戏',
  '704.6d': '指挥官的拥有者可以将其置入统帅区',
};
const action = (f: Fact): string => actions[String(f.data.rule)] ?? '状态动作';

export const why: Words['why'] = {
  value: (f) => `${first(f)}：${f.show('value')}为${f.show('is')}`,
  'value-last-known': (f) => `${first(f)}已不存在；依其最后存在的信息，${origin(f)}`,
  hidden: () => '你看不到的信息',
  'origin-printed': (f) => `牌上印制：${origin(f)}`,
  'origin-token': (f) => `派出该衍生物的效应所定义：${origin(f)}`,
  'origin-copy': (f) => `它是复制品，${origin(f)}${f.names.length > 1 ? `（因${f.names.slice(1).join('、')}）` : ''}`,
  'origin-face-down': (f) => `它牌面朝下：${origin(f)}`,
  'origin-ability': (f) => `堆叠上的异能：${origin(f)}`,
  'origin-controller': (f) => `起初由${f.show('is')}操控`,
  'chosen-x': (f) => `计入为其选择的X：${change(f)}`,
  'counters-on': (f) => `其上有${f.show('count')}个${f.show('counter')}指示物`,
  'not-a-creature-stat': () => '它不是生物，因此没有力量与防御力',
  'layer-copy': layer,
  'layer-control': layer,
  'layer-text': layer,
  'layer-type': layer,
  'layer-color': layer,
  'layer-ability': layer,
  'layer-define': layer,
  'layer-set': layer,
  'layer-modify': layer,
  'layer-switch': layer,
  'layer-counters': (f) => `第7c层：其上有${f.show('count')}个${f.data.counter}指示物：${change(f)}`,
  'layer-keyword-counter': (f) => `第6层：其上有${f.show('counter')}指示物：${change(f)}`,
  'timestamp-order': (f) => `同一层的效应按时间印记的顺序应用（此效应：${f.show('timestamp')}）`,
  dependency: (f) => `它依赖于${all(f)}的效应，因此不论时间印记，后者先应用`,
  ceased: (f) =>
    `未应用：${first(f)}：${f.show('effect')}；它依赖于${f.names.slice(1).join('、') || '另一效应'}，后者先应用并使它不复存在`,
  'not-in-force': (f) => `未应用：${first(f)}：${f.show('effect')}；其条件不成立：${f.show('condition')}`,
  'by-static-ability': (f) => `${first(f)}的静止式异能：${f.show('effect')}`,
  'by-resolved': (f) => `${first(f)}已结算：${f.show('effect')}`,
  'by-defining-ability': (f) => `${first(f)}的特征定义异能：${f.show('effect')}`,
  'condition-holds': (f) => `其条件成立：${f.show('condition')}`,
  counted: (f) => `计数为${f.show('count')}：${f.show('what')}${f.names.length === 0 ? '' : `（${all(f)}）`}`,
  legal: (f) => `合法${f.names.length === 0 ? '' : `：${f.names.at(-1)}`}`,
  illegal: (f) => `现在不合法${f.names.length === 0 ? '' : `：${f.names.at(-1)}`}`,
  activations: (f) => `${first(f)}的起动式异能`,
  'no-activated-ability': (f) => `${first(f)}没有起动式异能`,
  'legal-ability': (f) => `可以起动：${f.show('ability')}`,
  'illegal-ability': (f) => `不能起动：${f.show('ability')}`,
  'nothing-asked': () => '没有需要作的决定',
  'not-your-decision': () => '现在由另一位牌手作决定',
  'player-ability': (f) => `${first(f)}因${second(f)}而具有${f.show('ability')}`,
  restriction: (f) => `${first(f)}：${f.show('effect')}`,
  requirement: (f) => `${first(f)}：${f.show('effect')}`,
  permission: (f) => `有效应允许如此：${f.show('effect')}`,
  'timing-now': (f) => `现在是${first(f)}的${f.show('step')}；堆叠上的物件数量：${f.show('stack')}`,
  'timing-any': () => '牌手有优先权时便可以如此作',
  'timing-sorcery': () => '牌手可以在自己的行动阶段且堆叠为空时如此作',
  'may-pass': () => '有优先权的牌手可以让过',
  'from-hand': () => '它在手牌中',
  'alternative-way': (f) => `方式：${f.show('method')}`,
  payable: (f) => `可以支付费用：${paid(f)}`,
  'cost-due': (f) => `费用为${paid(f)}`,
  'cost-printed': (f) => `${first(f)}的费用为${paid(f)}`,
  'cost-alternative': (f) => `${first(f)}的替代性费用：${paid(f)}`,
  'cost-additional': (f) => `加上${first(f)}的额外费用：${paid(f)}`,
  'cost-commander': (f) => `此前每从统帅区施放过一次，便多支付{2}：${paid(f)}`,
  'cost-more': (f) => `${first(f)}使费用增加：${paid(f)}`,
  'cost-less': (f) => `${first(f)}使费用减少：${paid(f)}`,
  'mana-now': (f) => `${first(f)}可用的法术力：${f.show('total')}${f.data.odd === true ? '或更多' : ''}`,
  'targets-exist': (f) => `有合法目标：${all(f)}`,
  'lands-played': (f) => `本回合使用过的地：${f.show('played')}，上限${f.show('limit')}`,
  'came-this-turn': (f) => `${first(f)}自本回合开始以来未持续由同一牌手操控`,
  'may-attack': (f) => (f.names.length > 1 ? `${first(f)}可以攻击${second(f)}` : `${first(f)}可以攻击`),
  'may-block': (f) => (f.names.length > 1 ? `${first(f)}可以阻挡${second(f)}` : `${first(f)}可以阻挡`),
  'fits-question': (f) => `符合所问：${f.show('prompt')}`,
  life: (f) => `${first(f)}的总生命为${f.show('is')}`,
  'life-before': (f) => `此前为${f.show('is')}`,
  'state-based': (f) => `${first(f)}的状态动作`,
  'state-based-applies': (f) => `适用：${action(f)}${numbers(f)}`,
  'state-based-idle': (f) => `不适用：${action(f)}${numbers(f)}`,
  'state-based-done': (f) => `状态动作：${action(f)}${numbers(f)}`,
  triggers: (f) => `${first(f)}的触发式异能`,
  'no-triggered-ability': (f) => `${first(f)}没有触发式异能`,
  triggered: (f) => `因${f.show('event')}而触发：${f.show('ability')}`,
  'not-triggered': (f) => `不因${f.show('event')}而触发：${f.show('ability')}`,
  'triggers-again': (f) => `因${first(f)}而额外触发一次`,
  'triggers-not': (f) => `因${first(f)}而不触发`,
  'other-event': (f) => `它等待的是${f.show('waitsFor')}，而非${f.show('event')}`,
  'not-functioning': (f) => `该异能在${first(f)}所在的区域不生效`,
  'event-part-differs': (f) => `事件不符：${f.show('part')}`,
  'intervening-if': (f) => `其「若」子句不成立：${f.show('condition')}`,
  'triggered-enough': (f) => `它本回合触发的次数已达上限（${f.show('times')}）`,
  event: (f) => `${f.show('event')}${'amount' in f.data ? f.show('amount') : ''}：${all(f)}`,
  'caused-by': (f) => `起因：${first(f)}`,
  'replaced-by': (f) => `受替代性效应改变${f.names.length === 0 ? '' : `：${first(f)}`}`,
  'consequence-of': () => '由此而来',
  'follows-from': () => '因此而发生',
  'made-trigger': (f) => `${first(f)}的异能触发`,
  'mandatory-loop': (f) => `由强制动作构成且无法终止的循环（每轮${f.show('length')}次结算）：${all(f)}的异能`,
  'loop-unproven': (f) => `连续${f.show('after')}次结算而无人行动，仍看不到终点：${all(f)}的异能`,
  'loop-grows': (f) => `每一轮：${growing(f)}${f.names.length === 0 ? '' : `，${first(f)}`}`,
};

export const values: Words['values'] = {
  name: '名称',
  'mana-cost': '法术力费用',
  'mana-value': '法术力值',
  controller: '操控者',
  colors: '颜色',
  types: '类别',
  subtypes: '副类别',
  abilities: '异能',
  power: '力量',
  toughness: '防御力',
  'base-power': '基础力量',
  'base-toughness': '基础防御力',
  loyalty: '忠诚',
  defense: '防守',
};

/** What happens, as a noun. */
export const events: Words['events'] = {
  acted: '游戏动作',
  activate: '起动异能',
  announce: '宣告',
  attach: '贴附',
  attack: '攻击',
  attackers: '宣告攻击者',
  attacksUnblocked: '攻击且未受阻挡',
  becomesBlocked: '被阻挡',
  beginEffect: '效应开始',
  beginning: '步骤开始',
  block: '阻挡',
  cast: '施放咒语',
  cease: '不复存在',
  checked: '状态检查',
  combat: '战斗',
  commanderAsked: '关于指挥官的选择',
  concede: '认输',
  control: '操控权改变',
  controlPlayer: '操控牌手',
  counter: '反击咒语或异能',
  counters: '放置或移去指示物',
  create: '产生物件',
  damage: '伤害',
  dayNight: '昼夜交替',
  destroy: '消灭',
  discard: '弃牌',
  draw: '抓牌',
  drawGame: '平手',
  emptyPools: '清空法术力池',
  endEffect: '效应结束',
  endTurn: '回合提前结束',
  expire: '效应失效',
  flip: '倒转',
  unlock: '解锁',
  gainLife: '获得生命',
  leave: '牌手离开',
  leaveGame: '物件离开游戏',
  left: '牌手已离开',
  lose: '输掉游戏',
  loseLife: '失去生命',
  mana: '加法术力',
  mill: '磨牌',
  move: '改变区域',
  note: '记录',
  phaseIn: '跃回',
  phaseOut: '跃离',
  prevented: '伤害被防止',
  planTurn: '改变之后的回合',
  playLand: '使用地',
  regenerate: '重生',
  removeFromCombat: '移出战斗',
  resolve: '结算',
  reveal: '展示',
  sacrifice: '牺牲',
  scry: '占卜',
  search: '搜寻',
  pick: '随机选择',
  roll: '掷硬币或骰子',
  scatter: '随机顺序',
  shuffle: '洗牌',
  spendMana: '支付法术力',
  state: '状态触发',
  surveil: '刺探',
  tap: '横置',
  targeted: '成为目标',
  arrange: '排列牌',
  merge: '合并',
  transform: '转化',
  trigger: '异能触发',
  triggersTaken: '触发式异能放进堆叠',
  turn: '回合',
  turnDown: '翻为牌面朝下',
  turnUp: '翻为牌面朝上',
  untap: '重置',
  useEffect: '使用效应',
  wearOff: '伤害消除',
  win: '获胜',
  createTokens: '派出衍生物',
  heal: '移除伤害',
};
