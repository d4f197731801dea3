/** Putting one node in the place of another, everywhere in a piece of card language. */

type Json = unknown;

/** A copy in which `change` has replaced what it gives an answer for. */
export function substitute<T>(node: T, change: (node: Json) => Json | undefined): T {
  const changed = change(node);
  if (changed !== undefined) return changed as T;
  return typeof node === 'object' && node !== null ? inside(node, (each) => substitute(each, change)) : node;
}

/** A copy in which each node is what `change` makes of it, what is inside it first; a node that stays the same is not copied. */
export function rewritten<T>(node: T, change: (node: Json) => Json): T {
  if (typeof node !== 'object' || node === null) return node;
  return change(inside(node, (each) => rewritten(each, change))) as T;
}

/** With each part changed: a copy only if one is. Every reading goes through this many times, hence the plain loops. */
function inside<T extends object>(node: T, change: (part: Json) => Json): T {
  if (Array.isArray(node)) {
    let list: Json[] | undefined;
    for (let i = 0; i < node.length; i++) {
      const part = change(node[i]);
      if (part === node[i]) continue;
      list ??= node.slice();
      list[i] = part;
    }
    return (list ?? node) as T;
  }
  const parts = node as Record<string, Json>;
  let made: Record<string, Json> | undefined;
  for (const key in parts) {
    const part = change(parts[key]);
    if (part === parts[key]) continue;
    made ??= { ...parts };
    made[key] = part;
  }
  return (made ?? node) as T;
}

export type Node = Readonly<Record<string, unknown>>;
export const isNode = (node: unknown): node is Node =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** Whether it is true of a node, or of one inside it. */
export function someIn(node: unknown, test: (node: unknown) => boolean): boolean {
  if (test(node)) return true;
  if (typeof node !== 'object' || node === null) return false;
  const parts = node as Record<string, Json>;
  for (const key in parts) if (someIn(parts[key], test)) return true;
  return false;
}

const isKind = (node: Json, kind: string): node is { readonly kind: string; readonly name?: string } =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === kind;

/** "Where X is …": the value in the place of X, also where a game writes it otherwise (`xIn`). */
export const withX = <T>(node: T, value: Json, xIn: (node: Node, value: Json) => Json | undefined): T =>
  substitute(node, (each) => (isKind(each, 'x') ? value : isNode(each) ? xIn(each, value) : undefined));

/** Another selector in the place of a binding. */
export const withBinding = <T>(node: T, name: string, selector: Json): T =>
  substitute(node, (each) => (isKind(each, 'var') && each.name === name ? selector : undefined));

/** Whether a binding is spoken of. */
export const speaksOf = (node: Json, name: string): boolean =>
  someIn(node, (each) => isKind(each, 'var') && each.name === name);

/** Whether an action, or one inside it, gives something this name; the one at hand of a loop has it whatever is done. */
export const binds = (node: Json, name: string): boolean =>
  someIn(
    node,
    (each) =>
      typeof each === 'object' &&
      each !== null &&
      'do' in each &&
      each.do !== 'forEach' &&
      (('as' in each && each.as === name) || ('name' in each && each.name === name)),
  );
