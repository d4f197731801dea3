/** Linked abilities (607): what one ability exiles is noted on the object if another speaks of "the exiled card". */
import type { Ability } from '@rulewright/language';
import { substitute } from '../rules/substitute.ts';

const KEY = 'exiled';

interface Node {
  readonly kind?: unknown;
  readonly key?: unknown;
  readonly do?: unknown;
  readonly note?: unknown;
  readonly to?: { readonly zone?: unknown };
}
const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && !Array.isArray(node);
const speaksOfNoted = (node: unknown): boolean => isNode(node) && node.kind === 'noted' && node.key === KEY;
const exiles = (node: unknown): node is Node => isNode(node) && node.do === 'move' && node.to?.zone === 'exile';

function some(node: unknown, test: (node: unknown) => boolean): boolean {
  let found = false;
  substitute(node, (each) => {
    found ||= test(each);
    return undefined;
  });
  return found;
}

/** How abilities get their notes; undefined if something speaks of an exiled card and nothing exiles one. */
export function linker(abilities: readonly Ability[]): ((ability: Ability) => Ability) | undefined {
  if (!some(abilities, speaksOfNoted)) return (ability) => ability;
  if (!some(abilities, exiles)) return undefined;
  return (ability) =>
    substitute(ability, (node) => (exiles(node) && node.note === undefined ? { ...node, note: KEY } : undefined));
}
