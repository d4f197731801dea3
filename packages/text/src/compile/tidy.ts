/** A last look at a finished ability: bindings that nothing refers to are left out, changes of the same things and steps of one act stand together. */
import type { Ability } from '@rulewright/language/magic';
import { OF_ALL } from '../rules/groups.ts';
import { THIS_WAY } from '../rules/marks.ts';
import { withReturned } from './after-return.ts';
import { atOnceIn } from './at-once.ts';
import { withGranters } from './granters.ts';
import { withGroups } from './groups.ts';

type Node = Readonly<Record<string, unknown>>;

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

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && !Array.isArray(node);

/** The names that are referred to: by variables, by what was done, by divisions. */
function referred(node: unknown, names: Set<string>, besides?: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const each of node) referred(each, names, besides);
  if (!isNode(node)) return;
  // A gathering speaks of itself, too.
  if (besides?.(node) === true) return;
  if ((node.kind === 'var' || node.kind === 'did') && typeof node.name === 'string') names.add(node.name);
  for (const value of Object.values(node)) if (typeof value === 'object') referred(value, names, besides);
}

function without(node: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(node)) return alongside(shown(node)).map((each) => without(each, names));
  if (!isNode(node)) return node;
  const entries = Object.entries(node).filter(
    ([key, value]) => (key !== 'as' && key !== 'excess') || !unused(node, value, names),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'effects' && Array.isArray(value)) return [key, together(value.map((each) => without(each, names)))];
      return [key, typeof value === 'object' ? without(value, names) : value];
    }),
  );
}

/** Several changes of the same things, one after the other, are one effect. */
function together(effects: readonly unknown[]): readonly unknown[] {
  const made: unknown[] = [];
  for (const effect of effects) {
    const last = made.at(-1);
    if (isNode(effect) && isNode(last) && effect.kind === 'modify' && last.kind === 'modify' && same(effect, last))
      made[made.length - 1] = { ...last, changes: [...(last.changes as unknown[]), ...(effect.changes as unknown[])] };
    else made.push(effect);
  }
  return made;
}
const same = (a: Node, b: Node): boolean => JSON.stringify(a.what) === JSON.stringify(b.what);

/** Actions that can happen at the same time as one before them; what has become of that otherwise is followed by them. */
const JOINT = new Set(['damage', 'token', 'copyToken', 'counters']);
const alongside = (actions: readonly unknown[]): readonly unknown[] =>
  actions.map((action, i) => {
    if (!isNode(action) || action.alongside !== true) return action;
    const before = actions[i - 1];
    const { alongside: _, ...alone } = action;
    return isNode(before) && JOINT.has(String(before.do)) ? action : alone;
  });

/** What is revealed as it is found is part of the search. */
function shown(actions: readonly unknown[]): readonly unknown[] {
  const made: unknown[] = [];
  for (const action of actions) {
    const last = made.at(-1);
    if (isNode(last) && isNode(action) && last.do === 'search' && action.do === 'reveal' && names(action.what, last.as))
      made[made.length - 1] = { ...last, reveal: true };
    else made.push(action);
  }
  return made;
}
const names = (what: unknown, name: unknown): boolean => isNode(what) && what.kind === 'var' && what.name === name;

const unused = (node: Node, as: unknown, names: ReadonlySet<string>): boolean =>
  OPTIONAL.has(String(node.do ?? node.kind)) && node.anyNumber !== true && typeof as === 'string' && !names.has(as);

/** What a group did is put together only where something speaks of it. */
function ungathered(node: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(node))
    return node
      .filter((each) => !isGathering(each) || names.has(String(each.name)))
      .map((each) => ungathered(each, names));
  if (!isNode(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, ungathered(value, names)]));
}
const isGathering = (node: unknown): node is Node =>
  isNode(node) &&
  node.do === 'let' &&
  typeof node.name === 'string' &&
  (node.name.endsWith(OF_ALL) || node.name.endsWith(THIS_WAY));

/** `others` are abilities that can speak of what this one binds: a spell of what was paid for it. */
export function tidy(ability: Ability, others: readonly Ability[] = []): Ability {
  const fixed = withGroups(withGranters(withReturned(ability)));
  const spoken = new Set<string>();
  referred(fixed, spoken, isGathering);
  const gathered = ungathered(fixed, spoken);
  const names = new Set<string>();
  referred(gathered, names);
  for (const other of others) referred(other, names);
  return atOnceIn(without(gathered, names) as Ability);
}
