/** Putting one node in the place of another, everywhere in a piece of card language. */

import { Unclear } from '../grammar/meaning.ts';

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

const isNode = (node: Json, kind: string): node is { readonly kind: string; readonly name?: string } =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === kind;

/** "Where X is …": the value in the place of X, also of the {X} that is paid. */
export const withX = <T>(node: T, value: Json): T =>
  substitute(node, (each) => {
    if (isNode(each, 'x')) return value;
    if (!isNode(each, 'mana') || !('mana' in each) || typeof each.mana !== 'string') return undefined;
    if (each.mana === '{X}') return { kind: 'generic', amount: value };
    if (each.mana.includes('{X}')) throw new Unclear('an {X} beside other mana');
    return undefined;
  });

/** Another selector in the place of a binding. */
export const withBinding = <T>(node: T, name: string, selector: Json): T =>
  substitute(node, (each) => (isNode(each, 'var') && each.name === name ? selector : undefined));

/** Whether a binding is spoken of. */
export function speaksOf(node: Json, name: string): boolean {
  let found = false;
  substitute(node, (each) => {
    if (isNode(each, 'var') && each.name === name) found = true;
    return undefined;
  });
  return found;
}

/** Whether an action, or one inside it, gives something this name. */
export function binds(node: Json, name: string): boolean {
  let found = false;
  substitute(node, (each) => {
    if (typeof each !== 'object' || each === null || !('do' in each)) return undefined;
    if (('as' in each && each.as === name) || ('name' in each && each.name === name)) found = true;
    return undefined;
  });
  return found;
}
