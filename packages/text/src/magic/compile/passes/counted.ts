/** An ability that speaks of how often it has resolved notes it first of all, this time with the others. */
import type { Ability, Action } from '@rulewright/language/magic';
import { isNode, someIn } from '../../../prose/substitute.ts';
import { RESOLVED } from '../../conditions/resolved.ts';
import { self } from '../../nouns/selectors.ts';
import type { Pass } from './pass.ts';

const ABILITIES: readonly unknown[] = ['triggered', 'activated', 'spell'];
const asks = (node: unknown): boolean => isNode(node) && node.on === 'acted' && node.action === RESOLVED;
const notes = (node: unknown): boolean => isNode(node) && node.do === 'acted' && node.action === RESOLVED;
const noted: Action = { do: 'acted', action: RESOLVED, what: self };

/** The innermost ability that asks is the one that counts. */
function counting(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(counting);
  if (!isNode(node)) return node;
  const made = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, counting(value)]));
  if (!ABILITIES.includes(made.kind) || !someIn(made, asks) || someIn(made, notes)) return made;
  return { ...made, actions: [noted, ...(made.actions as readonly Action[])] };
}
export const counted: Pass = () => (ability) => (someIn(ability, asks) ? (counting(ability) as Ability) : ability);
