import type { Condition, Value } from '@rulewright/language/magic';

/** What a condition compares can be spoken of as the difference. */
export function differenceIn(condition: Condition): Value | undefined {
  if (condition.kind === 'compare') {
    const { value, is } = condition;
    if (is.op === '>' || is.op === '≥') return { kind: 'minus', a: value, b: is.to };
    return is.op === '<' || is.op === '≤' ? { kind: 'minus', a: is.to, b: value } : undefined;
  }
  if (condition.kind !== 'matches') return undefined;
  const { what, where } = condition;
  if (where.kind !== 'power' && where.kind !== 'toughness' && where.kind !== 'manaValue') return undefined;
  return differenceIn({ kind: 'compare', value: { kind: 'stat', stat: where.kind, of: what }, is: where.is });
}
