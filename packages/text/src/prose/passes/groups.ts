/**
 * Groups that are spoken of again: "Put a counter on each ally. Those allies …" are the same ones, whatever has
 * happened to them since. The first action that names such a group is preceded by one that binds it; a group that no action
 * names is found anew.
 */
import { isNode, type Node } from '../substitute.ts';

/** A reference made by `groupOf`. */
const groupOf = (node: unknown): Node | undefined =>
  isNode(node) && node.kind === 'var' && isNode(node.group) ? node.group : undefined;

const keyOf = (name: string, group: Node): string => `${name} ${JSON.stringify(group)}`;
/** Modes may call different groups by the same name. */
function collect(node: unknown, found: Map<string, { readonly name: string; readonly group: Node }>): void {
  const group = groupOf(node);
  if (group !== undefined) {
    const name = String((node as Node).name);
    found.set(keyOf(name, group), { name, group });
  } else if (typeof node === 'object' && node !== null) for (const value of Object.values(node)) collect(value, found);
}

/** Whether the group itself is named somewhere, other than by a reference to it. */
function names(node: unknown, key: string): boolean {
  if (typeof node !== 'object' || node === null || groupOf(node) !== undefined) return false;
  if (isNode(node) && 'kind' in node && JSON.stringify(node) === key) return true;
  return Object.values(node).some((value) => names(value, key));
}

function change(node: unknown, by: (node: Node) => unknown): unknown {
  if (Array.isArray(node)) return node.map((each) => change(each, by));
  if (!isNode(node)) return node;
  const made = by(node);
  if (made !== undefined) return made;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, by)]));
}

/** References as they are without the group: to what is bound, or to the group as it is then. */
const resolved = (node: unknown, name: string, meant: Node, bound: boolean): unknown =>
  change(node, (each) => {
    const group = groupOf(each);
    if (group === undefined || each.name !== name || JSON.stringify(group) !== JSON.stringify(meant)) return undefined;
    return bound ? { kind: 'var', name } : group;
  });

/** Where else but in what it does can an action name the group or speak of it? Nowhere: it is spoken of only if that is done. */
const CONDITIONAL: Readonly<Record<string, string>> = {
  if: 'then',
  may: 'actions',
  pay: 'then',
  reflexive: 'effect',
};
function under(
  action: unknown,
  name: string,
  key: string,
): { readonly action: Node; readonly field: string } | undefined {
  const field = isNode(action) ? CONDITIONAL[String(action.do)] : undefined;
  if (!isNode(action) || field === undefined) return undefined;
  const { [field]: _, ...others } = action;
  const spoken = new Map<string, { readonly name: string; readonly group: Node }>();
  collect(others, spoken);
  return names(others, key) || [...spoken.values()].some((each) => each.name === name) ? undefined : { action, field };
}

/** The group is bound before the first of some actions that names it, at the outermost place where that is done in any case; false if none does. */
function bind(node: unknown, name: string, group: Node): { readonly node: unknown; readonly done: boolean } {
  const key = JSON.stringify(group);
  let done = false;
  const walk = (each: unknown): unknown => {
    if (done || typeof each !== 'object' || each === null) return each;
    if (Array.isArray(each)) {
      const at = each.findIndex((item) => isNode(item) && 'do' in item && names(item, key));
      if (at < 0) return each.map(walk);
      const inside = under(each[at], name, key);
      if (inside !== undefined) {
        const { action, field } = inside;
        return each.with(at, { ...action, [field]: walk(action[field]) });
      }
      done = true;
      return [...each.slice(0, at), { do: 'let', name, objects: group }, ...each.slice(at)];
    }
    if (!names(each, key)) return each;
    return Object.fromEntries(Object.entries(each).map(([field, value]) => [field, walk(value)]));
  };
  const made = walk(node);
  return { node: made, done };
}

export function withGroups<T>(ability: T): T {
  const groups = new Map<string, { readonly name: string; readonly group: Node }>();
  collect(ability, groups);
  let node: unknown = ability;
  for (const { name, group } of groups.values()) {
    const bound = bind(node, name, group);
    node = resolved(bound.node, name, group, bound.done);
  }
  return node as T;
}
