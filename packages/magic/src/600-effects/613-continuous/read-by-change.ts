/** What a change of characteristics reads: its amounts and players. What it writes is said by its kind. */
import type { Change, Selector, Value } from '@rulewright/language/magic';

const NOTHING: readonly (Value | Selector)[] = [];

/** An ability that is granted asks nothing until it works. */
export function readByChange(c: Change): readonly (Value | Selector)[] {
  if (c.kind === 'setPT') return [c.power ?? 0, c.toughness ?? 0];
  if (c.kind === 'addPT') return [c.power, c.toughness];
  return c.kind === 'controller' ? [c.who] : NOTHING;
}
