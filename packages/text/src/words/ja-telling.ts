/** 日本語の文がどのゲームでも必要とするもの。 What sentences of 日本語 need in any game. */
import type { EntityId } from '@rulewright/kernel';
import { isHeads, type Teller } from './telling.ts';

/** 「甲と乙」, 「甲、乙、丙」 */
export const listed = (items: readonly string[]): string => items.join(items.length === 2 ? 'と' : '、');

/** 「甲か乙」, 「甲、乙、または丙」 */
export const either = (items: readonly string[]): string =>
  items.length < 3 ? items.join('か') : `${items.slice(0, -1).join('、')}、または${items.at(-1)}`;

/** 「…」, with 『…』 in it. */
export const quoted = (words: string): string => `「${words.replaceAll('「', '『').replaceAll('」', '』')}」`;

export const a = (t: Teller, id: EntityId | undefined): string => (id === undefined ? 'カード1枚' : t.names.of(id));

export function withTargets(t: Teller, object: EntityId | undefined): string {
  const entry = object === undefined ? null : t.names.onStack(object);
  const chosen = entry?.targets ?? [];
  const said = [
    ...(entry === null || entry.x === 0 ? [] : [`Xは${entry.x}`]),
    ...(chosen.length === 0 ? [] : [`対象は${listed(chosen.map((id) => t.names.of(id)))}`]),
  ];
  return said.length === 0 ? '' : `（${said.join('、')}）`;
}

interface Rolled {
  readonly what?: string;
  readonly sides?: number;
  readonly results?: readonly number[];
}

export const rolled = ({ what, sides, results = [] }: Rolled, who: string): string =>
  what === 'coin'
    ? `${who}はコインを${results.length}枚投げた：${results.map((r) => (isHeads(r) ? '表' : '裏')).join('、')}。`
    : `${who}は${sides}面体サイコロを${results.length}個振った：${results.join('、')}。`;

/** Why a game is drawn without anybody having lost. */
export function undecided({ loop, tooMuch }: { readonly loop?: unknown; readonly tooMuch?: number }): string {
  if (tooMuch !== undefined)
    return `：1つの指示による数が${tooMuch.toLocaleString('en')}に達し、実行できる上限を超えた`;
  return loop === undefined ? '' : '：強制的な処理が終わりなく繰り返される';
}
