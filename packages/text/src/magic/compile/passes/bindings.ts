/** Bindings that nothing speaks of are left out. */
import type { Ability } from '@rulewright/language/magic';
import { OF_ALL } from '../../../prose/groups.ts';
import { isNode, type Node, rewritten } from '../../../prose/substitute.ts';
import { THIS_WAY } from '../../sentences/marks.ts';
import type { Pass } from './pass.ts';

/** Actions and costs that can bind what they did, and need not. */
const OPTIONAL = new Set([
  'move',
  'draw',
  'discard',
  'mill',
  'destroy',
  'sacrifice',
  'sacrificeObjects',
  'token',
  'copyToken',
  'gainLife',
  'loseLife',
  'damage',
  'exile',
  'return',
  'tapOthers',
  'untapOthers',
  'reveal',
  'removeCounters',
  'manifestDread',
]);

/** The names that are referred to: by variables, by what was done, by divisions. */
function referred(node: unknown, names: Set<string>, besides?: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const each of node) referred(each, names, besides);
  if (!isNode(node)) return;
  // A gathering speaks of itself, too.
  if (besides?.(node) === true) return;
  if ((node.kind === 'var' || node.kind === 'did') && typeof node.name === 'string') names.add(node.name);
  for (const value of Object.values(node)) if (typeof value === 'object') referred(value, names, besides);
}

const isGathering = (node: unknown): node is Node =>
  isNode(node) &&
  node.do === 'let' &&
  typeof node.name === 'string' &&
  (node.name.endsWith(OF_ALL) || node.name.endsWith(THIS_WAY));

/** What a group did is put together only where something speaks of it. */
export const gathered: Pass = () => (ability) => {
  const names = new Set<string>();
  referred(ability, names, isGathering);
  const isIdle = (node: unknown): boolean => isGathering(node) && !names.has(String(node.name));
  return rewritten(ability, (node) =>
    Array.isArray(node) && node.some(isIdle) ? node.filter((each) => !isIdle(each)) : node,
  );
};

/** What is paid for a spell is known to the spell, and to what it says of its cost. */
const speaksOfCosts = (ability: Ability): boolean =>
  ability.kind === 'spell' || (ability.kind === 'static' && ability.effects.some(({ kind }) => kind === 'cost'));

export const unused: Pass = (face) => {
  const spells = face.abilities.filter(speaksOfCosts);
  return (ability) => {
    const names = new Set<string>();
    referred(ability, names);
    if (ability.kind === 'additionalCost') for (const other of spells) referred(other, names);
    const isIdle = (name: unknown): boolean => typeof name === 'string' && !names.has(name);
    return rewritten(ability, (node) => {
      if (!isNode(node) || !OPTIONAL.has(String(node.do ?? node.kind)) || node.anyNumber === true) return node;
      if (!isIdle(node.as) && !isIdle(node.excess)) return node;
      return Object.fromEntries(
        Object.entries(node).filter(([key, value]) => (key !== 'as' && key !== 'excess') || !isIdle(value)),
      );
    });
  };
};
