/** Readings as trees: which rule, in which of its wordings, with which parts. */
import type { Rule } from './rule.ts';

export interface Tree {
  readonly rule: Rule;
  /** Which of the rule's wordings in the language it was read from: surface, not meaning. */
  readonly wording: number;
  readonly kids: readonly (Tree | undefined)[];
  /** What a terminal read: a number, symbols, a name. */
  readonly value?: string;
  /** The tokens it spans. */
  readonly start: number;
  readonly end: number;
}

/** `[rule, wording, …parts]`, or `[rule, value]` for a terminal; null for a part that is not there. */
export type TreeJson = readonly [string, number | string, ...(TreeJson | null)[]];

export function treeToJson(tree: Tree): TreeJson {
  if (tree.value !== undefined) return [tree.rule.name, tree.value];
  return [tree.rule.name, tree.wording, ...tree.kids.map((kid) => (kid === undefined ? null : treeToJson(kid)))];
}

export function treeFromJson(json: TreeJson, rules: ReadonlyMap<string, Rule>): Tree {
  const [name, second, ...kids] = json;
  const rule = rules.get(name);
  if (rule === undefined) throw new Error(`no grammar rule is called ${name}`);
  const where = { start: 0, end: 0 };
  if (typeof second === 'string') return { rule, wording: 0, kids: [], value: second, ...where };
  return {
    rule,
    wording: second,
    kids: kids.map((kid) => (kid === null ? undefined : treeFromJson(kid, rules))),
    ...where,
  };
}
