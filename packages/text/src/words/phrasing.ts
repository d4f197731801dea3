/** How nodes of a card language are put into plain words: a table with an entry per kind, in each language of each game. */

/** The nodes of a union whose kind is, or may be, the one named. */
type OfKind<Node, K> = Node extends { readonly kind: infer Kinds } ? (K extends Kinds ? Node : never) : never;

/** One entry per kind of node; what has none is shown as its code. */
export type ByKind<Node extends { readonly kind: string }> = {
  readonly [K in Node['kind']]?: (node: OfKind<Node, K>) => string;
};

/** "beforeTheGame" as "before the game". */
export const spaced = (code: string): string => code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

export function say<Node extends { readonly kind: string }>(
  table: ByKind<Node>,
  node: Node,
  other: (kind: string) => string = spaced,
): string {
  const entry = table[node.kind as Node['kind']] as ((n: Node) => string) | undefined;
  return entry === undefined ? other(node.kind) : entry(node);
}
