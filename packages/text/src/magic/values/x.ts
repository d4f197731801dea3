/** The X of Magic's texts: a value, and an {X} that is paid. */
import { Unclear } from '../../grammar/meaning.ts';
import * as prose from '../../prose/substitute.ts';

/** "Pay {X}, where X is …" is so much generic mana. */
export function xIn({ kind, mana }: prose.Node, value: unknown): unknown {
  if (kind !== 'mana' || typeof mana !== 'string') return undefined;
  if (mana === '{X}') return { kind: 'generic', amount: value };
  if (mana.includes('{X}')) throw new Unclear('an {X} beside other mana');
  return undefined;
}

/** "Where X is …": the value in the place of X. */
export const withX = <T>(node: T, value: unknown): T => prose.withX(node, value, xIn);
