/** Bindings that nothing speaks of are left out. */
import { OF_ALL } from '../groups.ts';
import { isNode, type Node, rewritten } from '../substitute.ts';

/** Names ending so are bound only for what the text says was done "this way"; they are left out where it says nothing. */
export const THIS_WAY = ' this way';

/** The names that are referred to: by variables, by what was done, by divisions. */
export function referred(node: unknown, names: Set<string>, besides?: (node: Node) => boolean): void {
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
export function gathered<T>(ability: T): T {
  const names = new Set<string>();
  referred(ability, names, isGathering);
  const isIdle = (node: unknown): boolean => isGathering(node) && !names.has(String(node.name));
  return rewritten(ability, (node) =>
    Array.isArray(node) && node.some(isIdle) ? node.filter((each) => !isIdle(each)) : node,
  );
}

/** Where actions name what came of them. */
const NAMING: readonly string[] = ['as', 'counted', 'excess', 'damaged'];

/** `optional`: actions and costs that can bind what they did, and need not. */
export function unused<T>(ability: T, optional: ReadonlySet<string>, names: ReadonlySet<string>): T {
  const isIdle = (name: unknown): boolean => typeof name === 'string' && !names.has(name);
  return rewritten(ability, (node) => {
    if (!isNode(node) || !optional.has(String(node.do ?? node.kind)) || node.anyNumber === true) return node;
    if (!NAMING.some((key) => isIdle(node[key]))) return node;
    return Object.fromEntries(Object.entries(node).filter(([key, value]) => !NAMING.includes(key) || !isIdle(value)));
  });
}
