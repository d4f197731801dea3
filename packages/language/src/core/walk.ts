/** Traversal of card-language data. */

/** A node of any family: an object of the card language, be it a card, an ability, a filter or a comparison. */
export type Node = Readonly<Record<string, unknown>>;

/**
 * Visits a node and all nodes in it, each before those inside it, with the path from the first. A visit that returns `false` keeps
 * the walk out of that node.
 */
export function walk(node: object, visit: (node: Node, path: string) => boolean | undefined, path = ''): void {
  if (Array.isArray(node)) {
    node.forEach((item, index) => {
      descend(item, visit, `${path}[${index}]`);
    });
    return;
  }
  if (visit(node as Node, path) === false) return;
  for (const [key, value] of Object.entries(node)) descend(value, visit, path === '' ? key : `${path}.${key}`);
}

function descend(value: unknown, visit: (node: Node, path: string) => boolean | undefined, path: string): void {
  if (typeof value === 'object' && value !== null) walk(value, visit, path);
}
