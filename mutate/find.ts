/** The places of a source file that can be changed into something wrong, and what they become. */
import { parseSync, visitorKeys } from 'oxc-parser';
import { isNode, type Node, onlyLooks } from './looking.ts';

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
  readonly tells: Tells;
}

/**
 * How it is seen, without making the change, that it would make a difference where it is reached: always; if what stands there is not as
 * true or false as what it becomes; if what it becomes has another value, which can be asked without doing anything.
 */
type Tells = 'always' | 'truth' | 'value';

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
  const add: Add = (node, becomes, tells = 'always', kind = 'expression') => {
    const { start, end } = node;
    found.push({ file, start, end, line: lineOf(lines, start), kind, code: codeOf(node), becomes, tells });
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

type Add = (node: Node, becomes: string, tells?: Tells, kind?: Mutation['kind']) => void;

/** What only looks may be asked once more. */
const ifAllLook = (...nodes: readonly Node[]): Tells => (nodes.every(onlyLooks) ? 'value' : 'always');

function changesOf(node: Node, codeOf: (node: Node) => string, add: Add): void {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [node.left as Node, node.right as Node];
      const other = OPERATORS[String(node.operator)];
      if (other === undefined || isText(left) || isText(right)) return;
      // Equal and not equal never agree.
      const tells = other === '===' || other === '!==' ? 'always' : ifAllLook(left, right);
      add(node, `(${codeOf(left)}) ${other} (${codeOf(right)})`, tells);
      return;
    }
    case 'UnaryExpression':
      if (node.operator === '!') add(node, `!!(${codeOf(node.argument as Node)})`);
      return;
    case 'IfStatement':
    case 'ConditionalExpression':
      add(node.test as Node, 'true', 'truth');
      add(node.test as Node, 'false', 'truth');
      return;
    case 'ExpressionStatement':
      if (isCall(node.expression as Node)) add(node, '', 'always', 'statement');
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

function changedCall(node: Node, codeOf: (node: Node) => string, add: Add): void {
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression' || callee.computed === true) return;
  const receiver = callee.object as Node;
  const name = codeOf(callee.property as Node);
  const given = node.arguments as readonly Node[];
  const other = METHODS.get(name);
  if (name === 'filter') add(node, codeOf(receiver), ifAllLook(receiver));
  else if (other === 'slice') add(node, `${codeOf(receiver)}.slice()`, ifAllLook(receiver));
  else if (other !== undefined)
    add(node, `${codeOf(receiver)}.${other}(${given.map(codeOf).join(', ')})`, ifAllLook(receiver, ...given));
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
