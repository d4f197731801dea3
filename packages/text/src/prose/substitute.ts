/** Putting one node in the place of another, everywhere in a piece of card language. */

type Json = unknown;

/** A copy in which `change` has replaced what it gives an answer for. */
export function substitute<T>(node: T, change: (node: Json) => Json | undefined): T {
  const changed = change(node);
  if (changed !== undefined) return changed as T;
  if (Array.isArray(node)) {
    const list = node.map((each) => substitute(each, change));
    return (list.some((each, i) => each !== node[i]) ? list : node) as T;
  }
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, substitute(value, change)] as const);
  return entries.some(([key, value]) => value !== (node as Record<string, Json>)[key])
    ? (Object.fromEntries(entries) as T)
    : node;
}

/** A copy in which each node is what `change` makes of it, what is inside it first; a node that stays the same is not copied. */
export function rewritten<T>(node: T, change: (node: Json) => Json): T {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const list = node.map((each) => rewritten<Json>(each, change));
    return change(list.some((each, i) => each !== node[i]) ? list : node) as T;
  }
  let made: Record<string, Json> | undefined;
  for (const [key, value] of Object.entries(node)) {
    const part = rewritten<Json>(value, change);
    if (part === value) continue;
    made = { ...(made ?? node), [key]: part };
  }
  return change(made ?? node) as T;
}

export type Node = Readonly<Record<string, unknown>>;
export const isNode = (node: unknown): node is Node =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** Whether it is true of a node, or of one inside it. */
export function someIn(node: unknown, test: (node: unknown) => boolean): boolean {
  if (test(node)) return true;
  return typeof node === 'object' && node !== null && Object.values(node).some((each) => someIn(each, test));
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

/** Whether an action, or one inside it, gives something this name. */
export const binds = (node: Json, name: string): boolean =>
  someIn(
    node,
    (each) =>
      typeof each === 'object' &&
      each !== null &&
      'do' in each &&
      (('as' in each && each.as === name) || ('name' in each && each.name === name)),
  );
