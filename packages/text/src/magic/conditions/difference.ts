import type { Comparison, Condition, Value } from '@rulewright/language/magic';

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

/** "If the card's mana value is 2 or less": there must be a card. What is at least so much is there. */
export function numberIs(value: Value, is: Comparison): Condition | undefined {
  if (typeof value === 'number' || value.kind !== 'stat' || value.stat === 'loyalty') return undefined;
  const { of, stat } = value;
  const isOfNothing = of.kind === 'var' && is.op !== '≥' && is.op !== '>';
  return isOfNothing ? { kind: 'matches', what: of, where: { kind: stat, is } } : undefined;
}
