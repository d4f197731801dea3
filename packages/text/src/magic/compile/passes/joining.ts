/** What is said in several steps and is one thing: changes of the same things, a search and showing what was found, acts at once. */
import { isNode, type Node, rewritten } from '../../../prose/substitute.ts';
import type { Pass } from './pass.ts';

/** Changes the lists in an ability. */
const inLists =
  (change: (list: readonly unknown[]) => readonly unknown[]): Pass =>
  () =>
  (ability) =>
    rewritten(ability, (node) => (Array.isArray(node) ? change(node) : node));

/** Each item beside the one before it: both are one, or the item stands by itself. */
function joinedPairs(list: readonly unknown[], join: (last: Node, item: Node) => unknown): readonly unknown[] {
  const made: unknown[] = [];
  for (const item of list) {
    const last = made.at(-1);
    const both = isNode(last) && isNode(item) ? join(last, item) : undefined;
    if (both === undefined) made.push(item);
    else made[made.length - 1] = both;
  }
  return made.length === list.length ? list : made;
}

const isModify = (node: Node): boolean => node.kind === 'modify';
const sameWhat = (a: Node, b: Node): boolean => JSON.stringify(a.what) === JSON.stringify(b.what);

/** Several changes of the same things, one after the other, are one effect. */
export const changesTogether: Pass = () => (ability) =>
  rewritten(ability, (node) => {
    if (!isNode(node) || !Array.isArray(node.effects)) return node;
    const effects = joinedPairs(node.effects, (last, effect) =>
      isModify(last) && isModify(effect) && sameWhat(last, effect)
        ? { ...last, changes: [...(last.changes as unknown[]), ...(effect.changes as unknown[])] }
        : undefined,
    );
    return effects === node.effects ? node : { ...node, effects };
  });

const names = (what: unknown, name: unknown): boolean => isNode(what) && what.kind === 'var' && what.name === name;

export const revealedAsFound: Pass = inLists((actions) =>
  joinedPairs(actions, (last, action) =>
    last.do === 'search' && action.do === 'reveal' && names(action.what, last.as)
      ? { ...last, reveal: true }
      : undefined,
  ),
);

/** Actions that can happen at the same time as one before them; what has become of that otherwise is followed by them. */
const JOINT = new Set(['damage', 'token', 'copyToken', 'counters']);

export const alongside: Pass = inLists((actions) => {
  const isAlone = (action: unknown, i: number): action is Node => {
    const before = actions[i - 1];
    return isNode(action) && action.alongside === true && !(isNode(before) && JOINT.has(String(before.do)));
  };
  if (!actions.some(isAlone)) return actions;
  return actions.map((action, i) => {
    if (!isAlone(action, i)) return action;
    const { alongside: _, ...alone } = action;
    return alone;
  });
});
