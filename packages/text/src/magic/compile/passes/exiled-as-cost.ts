/** What was exiled as a cost: what is put on it or given to it goes on the card that it is in exile (400.7j). */
import type { Selector } from '@rulewright/language/magic';
import { substitute } from '../../../prose/substitute.ts';
import type { Pass } from './pass.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && !Array.isArray(node);

const isNamed = (node: unknown, names: ReadonlySet<string>): node is Selector =>
  isNode(node) && node.kind === 'var' && names.has(String(node.name));

/** In which place an action or a change names what it is done to. */
function placeOf(node: Node): 'on' | 'what' | undefined {
  if (node.do === 'counters') return 'on';
  return node.kind === 'modify' ? 'what' : undefined;
}

export const exiledAsCost: Pass = () => (ability) => {
  if (ability.kind !== 'activated') return ability;
  const names = new Set(
    ability.cost.flatMap((cost) => (cost.kind === 'exile' && cost.as !== undefined ? [cost.as] : [])),
  );
  if (names.size === 0) return ability;
  return substitute(ability, (node) => {
    const place = isNode(node) ? placeOf(node) : undefined;
    if (!isNode(node) || place === undefined || !isNamed(node[place], names)) return undefined;
    return { ...node, [place]: { kind: 'became', of: node[place] } };
  });
};
