/** The places of a source file that can be changed into something wrong, and what they become. */
import { parseSync, visitorKeys } from 'oxc-parser';

/** One change. An expression is exchanged for another; a statement is left out. */
export interface Mutation {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** 1-based. */
  readonly line: number;
  readonly kind: 'expression' | 'statement';
  readonly code: string;
  /** What the place becomes; empty for a statement that is left out. */
  readonly becomes: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string';

/** What is checked as the types are stripped, or has no meaning at run time. */
const EXPRESSIONS_OF_TYPES: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
]);
const NOT_RUN = (type: string): boolean =>
  (type.startsWith('TS') && !EXPRESSIONS_OF_TYPES.has(type)) ||
  type.startsWith('Import') ||
  type === 'ExportAllDeclaration';

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
};

const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['toSorted', 'slice'],
]);

/** A greater number is a bound on work or a size, and one more or less of it means nothing. */
const BOUND = 64;

/** Every change to a file, in the order of its text. */
export function mutationsOf(file: string, text: string): readonly Mutation[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: Mutation[] = [];
  const lines = lineStarts(text);
  const codeOf = (node: Node): string => text.slice(node.start, node.end);
  const add = (node: Node, becomes: string, kind: Mutation['kind'] = 'expression'): void => {
    const { start, end } = node;
    found.push({ file, start, end, line: lineOf(lines, start), kind, code: codeOf(node), becomes });
  };
  /** Where one ends that is put in brackets, the rest of the chain is no longer left out with it. */
  const links = new Set<Node>();
  const visit = (node: Node): void => {
    if (NOT_RUN(node.type)) return;
    if (node.type === 'ChainExpression') for (const link of linksWithin(node)) links.add(link);
    if (!links.has(node)) changesOf(node, codeOf, add);
    for (const key of visitorKeys[node.type] ?? []) {
      // A number or a word that names a property is no value.
      if (key === 'key' && node.computed === false) continue;
      for (const child of [node[key]].flat()) if (isNode(child)) visit(child);
    }
  };
  for (const child of program.body as readonly unknown[]) if (isNode(child)) visit(child);
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** `a?.b` and `a?.b()` in `a?.b().c`. */
function linksWithin({ expression }: Node): readonly Node[] {
  const found: Node[] = [];
  for (let link = linkBelow(expression); link !== undefined; link = linkBelow(link)) found.push(link);
  return found;
}

const linkBelow = (link: unknown): Node | undefined =>
  isNode(link) ? ([link.callee, link.object].find(isNode) as Node | undefined) : undefined;

function changesOf(
  node: Node,
  codeOf: (node: Node) => string,
  add: (node: Node, becomes: string, kind?: Mutation['kind']) => void,
): void {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [node.left as Node, node.right as Node];
      const other = OPERATORS[String(node.operator)];
      if (other === undefined || isText(left) || isText(right)) return;
      add(node, `(${codeOf(left)}) ${other} (${codeOf(right)})`);
      return;
    }
    case 'UnaryExpression':
      if (node.operator === '!') add(node, `!!(${codeOf(node.argument as Node)})`);
      return;
    case 'IfStatement':
    case 'ConditionalExpression':
      add(node.test as Node, 'true');
      add(node.test as Node, 'false');
      return;
    case 'ExpressionStatement':
      if (isCall(node.expression as Node)) add(node, '', 'statement');
      return;
    case 'Literal':
      if (typeof node.value === 'boolean') add(node, String(!node.value));
      else if (typeof node.value === 'number' && node.value < BOUND)
        add(node, node.value === 1 ? '0' : String(node.value + 1));
      return;
    case 'CallExpression':
      changedCall(node, codeOf, add);
      return;
    default:
  }
}

function changedCall(node: Node, codeOf: (node: Node) => string, add: (node: Node, becomes: string) => void): void {
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression' || callee.computed === true) return;
  const receiver = callee.object as Node;
  const name = codeOf(callee.property as Node);
  const given = (node.arguments as readonly Node[]).map(codeOf).join(', ');
  const other = METHODS.get(name);
  if (name === 'filter') add(node, codeOf(receiver));
  else if (other !== undefined) add(node, `${codeOf(receiver)}.${other}(${other === 'slice' ? '' : given})`);
}

const isCall = (node: Node): boolean => node.type === 'CallExpression';

/** Words are put together, not added. */
const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

const lineOf = (starts: readonly number[], at: number): number => starts.findLastIndex((start) => start <= at) + 1;
