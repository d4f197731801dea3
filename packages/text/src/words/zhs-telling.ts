/** 任何游戏的句子都用到的。 What sentences of 简体中文 need in any game. */
import type { EntityId } from '@rulewright/kernel';
import { isHeads, type Teller } from './telling.ts';

/** 「甲、乙和丙」 */
export const listed = (items: readonly string[], last = '和'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join('、')}${last}${items.at(-1)}`;

export const a = (t: Teller, id: EntityId | undefined): string => (id === undefined ? '一张牌' : t.names.of(id));

export function withTargets(t: Teller, object: EntityId | undefined): string {
  const entry = object === undefined ? null : t.names.onStack(object);
  const chosen = entry?.targets ?? [];
  const x = entry === null || entry.x === 0 ? '' : `，X为${entry.x}`;
  return chosen.length === 0 ? x : `${x}，目标为${listed(chosen.map((id) => t.names.of(id)))}`;
}

interface Rolled {
  readonly what?: string;
  readonly sides?: number;
  readonly results?: readonly number[];
}

export const rolled = ({ what, sides, results = [] }: Rolled, who: string): string =>
  what === 'coin'
    ? `${who}掷${results.length}枚硬币：${results.map((r) => (isHeads(r) ? '正面' : '反面')).join('、')}。`
    : `${who}掷${results.length}个d${sides}：${results.join('、')}。`;

/** Why a game is drawn without anybody having lost. */
export function undecided({ loop, tooMuch }: { readonly loop?: unknown; readonly tooMuch?: number }): string {
  if (tooMuch !== undefined) return `：一条指示所涉数量达${tooMuch.toLocaleString('en')}，超出可进行的上限`;
  return loop === undefined ? '' : '：由强制动作构成的无尽循环';
}
