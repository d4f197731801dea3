/** Declaration files read: what each declares, and where a name that it exports is declared. */
import { posix } from 'node:path';
import { type Comment, type Declaration as Node, parseSync, type Statement } from 'oxc-parser';
import type { Declarations } from '../declarations.ts';

export interface Declared {
  readonly name: string;
  readonly kind: 'function' | 'value' | 'class' | 'type';
  /** The declaration as it stands, with the comments inside it. */
  readonly code: string;
  /** What its comment says; empty if it has none. */
  readonly doc: string;
}

/** Where a name comes from: declared here, or under a name in another file. */
type Origin = Declared | { readonly file: string; readonly as: string };

interface Module {
  /** What it exports, in order. */
  readonly exports: ReadonlyMap<string, Origin>;
  /** What it imports or declares, exported or not. */
  readonly local: ReadonlyMap<string, Origin>;
  /** Files all of whose exports are its own, in order. */
  readonly all: readonly string[];
}

export class Modules {
  readonly #declarations: Declarations;
  readonly #read = new Map<string, Module>();

  constructor(declarations: Declarations) {
    this.#declarations = declarations;
  }

  module(file: string): Module {
    const known = this.#read.get(file);
    if (known !== undefined) return known;
    const text = this.#declarations.get(file);
    if (text === undefined) throw new Error(`there is no ${file}`);
    const made = read(file, text);
    this.#read.set(file, made);
    return made;
  }

  /** All names that a file exports. */
  names(file: string): readonly string[] {
    const { exports, all } = this.module(file);
    return [...exports.keys(), ...all.flatMap((other) => this.names(other))];
  }

  declaration(file: string, name: string): Declared | undefined {
    const { exports, local, all } = this.module(file);
    const origin = exports.get(name) ?? local.get(name);
    if (origin !== undefined)
      return 'code' in origin ? this.#withShape(file, origin) : this.declaration(origin.file, origin.as);
    for (const other of all) {
      const found = this.declaration(other, name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** A type that is another one for one game, `faces.Face<M>`, is shown with that one. */
  #withShape(file: string, declared: Declared): Declared {
    const [, space = '', name = ''] = /^type \w+ = (\w+)\.(\w+)<[^;]*>;$/.exec(declared.code) ?? [];
    const from = this.module(file).local.get(space);
    const shape = from === undefined || 'code' in from ? undefined : this.declaration(from.file, name);
    if (shape === undefined) return declared;
    return { ...declared, doc: declared.doc || shape.doc, code: `${declared.code}\n\n${shape.code}` };
  }
}

function read(file: string, text: string): Module {
  const { program, comments, errors } = parseSync(file, text, { lang: 'dts' });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const exports = new Map<string, Origin>();
  const local = new Map<string, Origin>();
  const all: string[] = [];
  const target = (specifier: string): string => posix.join(posix.dirname(file), specifier).replace(/\.js$/, '.d.ts');
  const source: Source = { text, comments };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers)
        local.set(specifier.local.name, {
          file: target(statement.source.value),
          as: specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*',
        });
    } else if (statement.type === 'ExportAllDeclaration') all.push(target(statement.source.value));
    else if (statement.type === 'ExportNamedDeclaration') {
      const { declaration } = statement;
      if (declaration !== null)
        for (const declared of declaredIn(declaration, statement, source)) exports.set(declared.name, declared);
      for (const { local: inner, exported } of statement.specifiers) {
        const from = statement.source;
        exports.set(nameOf(exported), { file: from === null ? file : target(from.value), as: nameOf(inner) });
      }
    } else if (isDeclaration(statement))
      for (const declared of declaredIn(statement, statement, source)) local.set(declared.name, declared);
  }
  return { exports, local, all };
}

const nameOf = (node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string =>
  node.name ?? String(node.value);

interface Source {
  readonly text: string;
  readonly comments: readonly Comment[];
}

const KINDS: Readonly<Record<string, Declared['kind']>> = {
  TSDeclareFunction: 'function',
  FunctionDeclaration: 'function',
  VariableDeclaration: 'value',
  ClassDeclaration: 'class',
  TSInterfaceDeclaration: 'type',
  TSTypeAliasDeclaration: 'type',
};

const isDeclaration = (statement: Statement): statement is Node & Statement => KINDS[statement.type] !== undefined;

function declaredIn(
  node: Node,
  { start, end }: { readonly start: number; readonly end: number },
  { text, comments }: Source,
): readonly Declared[] {
  const kind = KINDS[node.type];
  if (kind === undefined) return [];
  const before = comments.findLast((comment) => comment.end <= start);
  const its = before !== undefined && text.slice(before.end, start).trim() === '' ? before : null;
  const doc = its?.value.startsWith('*') === true ? words(its) : '';
  const code = text
    .slice(start, end)
    .replace(/^export /, '')
    .replace(/^declare /, '');
  return namesIn(node).map((name) => ({ name, kind, code, doc }));
}

function namesIn(node: Node): readonly string[] {
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in node && node.id !== null && 'name' in node.id ? [node.id.name] : [];
}

/** What the comment at the top of a source says of the file. The compiler leaves it out where the first import goes. */
export function aboutFile(source: string): string {
  const [first] = parseSync('source.ts', source).comments;
  return first?.start === 0 ? words(first) : '';
}

/** The text of a comment, without its stars. */
const words = ({ value }: Comment): string =>
  value
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim();
