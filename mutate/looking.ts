/** Which expressions only look: asked once more, they do nothing and say the same. */
import { visitorKeys } from 'oxc-parser';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string';

const DOES: ReadonlySet<string> = new Set([
  'AssignmentExpression',
  'UpdateExpression',
  'NewExpression',
  'AwaitExpression',
  'YieldExpression',
  'ImportExpression',
  'TaggedTemplateExpression',
  'BlockStatement',
]);

/** Methods of lists, sets, maps, texts and numbers that change nothing. */
const LOOK: ReadonlySet<string> = new Set(
  `abs at concat endsWith entries every filter find findIndex findLast flat flatMap floor get has includes indexOf isArray join keys map
  max min slice some startsWith toSorted trim values with`.split(/\s+/),
);
/** Questions by their names: `isCreature`, `hasKeyword`. */
const QUESTION = /^(is|has)[A-Z]/;

const looksOnly = ({ callee }: Node): boolean => {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return QUESTION.test(String(callee.name));
  const property = callee.property;
  return callee.type === 'MemberExpression' && isNode(property) && LOOK.has(String(property.name));
};

export function onlyLooks(node: Node): boolean {
  if (DOES.has(node.type) || (node.type === 'CallExpression' && !looksOnly(node))) return false;
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return false;
  return (visitorKeys[node.type] ?? []).every((key) =>
    [node[key]].flat().every((child) => !isNode(child) || onlyLooks(child)),
  );
}
