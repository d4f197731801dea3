/** What a condition after a clause is about, where it is not what it seems. */
import type { Action, Condition } from '@rulewright/language/magic';
import { substitute } from '../../prose/substitute.ts';

/** Undefined for a condition that changes nothing. */
export function asMeant(then: readonly Action[], condition: Condition): Condition | undefined {
  if (isOfException(then, condition)) return undefined;
  return castsIn(then) ? asCard(condition) : condition;
}

/** "… except the token isn't legendary if the creature is legendary": what is legendary is not made so, whether it was or not. */
function isOfException(actions: readonly Action[], condition: Condition): boolean {
  const last = actions.at(-1);
  const isLegendary = condition.kind === 'matches' && JSON.stringify(condition.where) === LEGENDARY;
  return isLegendary && JSON.stringify(last ?? null).includes('"kind":"removeTypes","supertypes":["legendary"]');
}
const LEGENDARY = JSON.stringify({ kind: 'supertype', type: 'legendary' });

/** "You may cast it if it's an instant spell": it is a card yet. */
const castsIn = (actions: readonly Action[]): boolean =>
  actions.some((action) => action.do === 'cast' || (action.do === 'may' && castsIn(action.actions)));
const asCard = (condition: Condition): Condition =>
  substitute(condition, (node) =>
    Array.isArray(node) && node.some(isSpell) && !node.every(isSpell)
      ? node.filter((each) => !isSpell(each))
      : undefined,
  );
const isSpell = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'spell';
