/** 任何游戏都有的推导事实。 The facts of derivations that any game has, in 简体中文, by code. */
import type { Fact, Words } from './words.ts';

const at =
  (i: number) =>
  (f: Fact): string =>
    f.names[i] ?? '某物件';
export const first = at(0);
export const second = at(1);
const all = (f: Fact): string => (f.names.length === 0 ? '无' : f.names.join('、'));
export const origin = (f: Fact): string => `${f.show('value')}为${f.show('is')}`;

/** 「第7c层：……：力量2 → 3」 */
export const layer = (f: Fact): string => `第${f.data.layer}层：${first(f)}：${change(f)}`;

export function change(f: Fact): string {
  const { gained, lost } = f.data;
  if (!Array.isArray(gained) || !Array.isArray(lost)) return `${f.show('value')}${f.show('from')} → ${f.show('to')}`;
  const parts = [
    ...(gained.length > 0 ? [`获得${f.show('gained')}`] : []),
    ...(lost.length > 0 ? [`失去${f.show('lost')}`] : []),
  ];
  return parts.join('；') || `${f.show('value')}的顺序改变`;
}

/** Words that each game has its own for. */
interface Terms {
  readonly ability: string;
  readonly activate: string;
  readonly effect: string;
  readonly replacing: string;
  readonly timestamp: string;
  readonly make: string;
  readonly player: string;
}

/** What is said alike of every game. */
export const commonWhy = (t: Terms): Words['why'] => ({
  value: (f) => `${first(f)}：${f.show('value')}为${f.show('is')}`,
  'value-last-known': (f) => `${first(f)}已不存在；依其最后存在的信息，${origin(f)}`,
  hidden: () => '你看不到的信息',
  'origin-printed': (f) => `牌上印制：${origin(f)}`,
  'origin-token': (f) => `${t.make}该衍生物的${t.effect}所定义：${origin(f)}`,
  'origin-copy': (f) => `它是复制品，${origin(f)}${f.names.length > 1 ? `（因${f.names.slice(1).join('、')}）` : ''}`,
  'origin-controller': (f) => `起初由${f.show('is')}操控`,
  'timestamp-order': (f) => `同一层的${t.effect}按${t.timestamp}的顺序应用（此${t.effect}：${f.show('timestamp')}）`,
  dependency: (f) => `它依赖于${all(f)}的${t.effect}，因此不论${t.timestamp}，后者先应用`,
  'dependency-loop': (f) =>
    `${all(f)}的${t.effect}互相依赖，因此由${t.timestamp}决定（此${t.effect}：${f.show('timestamp')}）`,
  ceased: (f) =>
    `未应用：${first(f)}：${f.show('effect')}；它依赖于${f.names.slice(1).join('、') || `另一${t.effect}`}，后者先应用并使它不复存在`,
  'not-in-force': (f) => `未应用：${first(f)}：${f.show('effect')}；其条件不成立：${f.show('condition')}`,
  'by-static-ability': (f) => `${first(f)}的静止式${t.ability}：${f.show('effect')}`,
  'by-resolved': (f) => `${first(f)}已结算：${f.show('effect')}`,
  'condition-holds': (f) => `其条件成立：${f.show('condition')}`,
  counted: (f) => `计数为${f.show('count')}：${f.show('what')}${f.names.length === 0 ? '' : `（${all(f)}）`}`,
  legal: (f) => `合法${f.names.length === 0 ? '' : `：${f.names.at(-1)}`}`,
  illegal: (f) => `现在不合法${f.names.length === 0 ? '' : `：${f.names.at(-1)}`}`,
  activations: (f) => `${first(f)}的${t.activate}式${t.ability}`,
  'no-activated-ability': (f) => `${first(f)}没有${t.activate}式${t.ability}`,
  'legal-ability': (f) => `可以${t.activate}：${f.show('ability')}`,
  'illegal-ability': (f) => `不能${t.activate}：${f.show('ability')}`,
  'nothing-asked': () => '没有需要作的决定',
  'not-your-decision': () => `现在由另一位${t.player}作决定`,
  restriction: (f) => `${first(f)}：${f.show('effect')}`,
  requirement: (f) => `${first(f)}：${f.show('effect')}`,
  permission: (f) => `有${t.effect}允许如此：${f.show('effect')}`,
  'from-hand': () => '它在手牌中',
  'targets-exist': (f) => `有合法目标：${all(f)}`,
  'fits-question': (f) => `符合所问：${f.show('prompt')}`,
  triggers: (f) => `${first(f)}的触发式${t.ability}`,
  'no-triggered-ability': (f) => `${first(f)}没有触发式${t.ability}`,
  triggered: (f) => `因${f.show('event')}而触发：${f.show('ability')}`,
  'not-triggered': (f) => `不因${f.show('event')}而触发：${f.show('ability')}`,
  'triggers-again': (f) => `因${first(f)}而额外触发一次`,
  'triggers-not': (f) => `因${first(f)}而不触发`,
  'other-event': (f) => `它等待的是${f.show('waitsFor')}，而非${f.show('event')}`,
  'not-functioning': (f) => `该${t.ability}在${first(f)}所在的区域不生效`,
  'event-part-differs': (f) => `事件不符：${f.show('part')}`,
  'intervening-if': (f) => `其「若」子句不成立：${f.show('condition')}`,
  'triggered-enough': (f) => `它本回合触发的次数已达上限（${f.show('times')}）`,
  event: (f) => `${f.show('event')}${'amount' in f.data ? f.show('amount') : ''}：${all(f)}`,
  'caused-by': (f) => `起因：${first(f)}`,
  'replaced-by': (f) => `受${t.replacing}改变${f.names.length === 0 ? '' : `：${first(f)}`}`,
  'consequence-of': () => '由此而来',
  'follows-from': () => '因此而发生',
  'made-trigger': (f) => `${first(f)}的${t.ability}触发`,
  'mandatory-loop': (f) => `由强制动作构成且无法终止的循环（每轮${f.show('length')}次结算）：${all(f)}的${t.ability}`,
  'loop-unproven': (f) => `连续${f.show('after')}次结算而无人行动，仍看不到终点：${all(f)}的${t.ability}`,
  'too-much': (f) => `一条指示所涉数量达${f.show('amount')}，至多进行${f.show('most')}`,
});
