// Reads the repository's own sources, for the tests that guard how they are written.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

export interface SourceFile {
  /** From the repository root, with forward slashes: `packages/kernel/src/index.ts`. */
  readonly path: string;
  readonly text: string;
}

export interface Workspace {
  /** `packages/kernel`, `apps/cli` */
  readonly dir: string;
  /** The folder's own name: `kernel`, `cli`. */
  readonly short: string;
  readonly files: readonly SourceFile[];
}

export function workspaces(): Workspace[] {
  return ['packages', 'apps'].flatMap((group) =>
    folders(group).map((short) => {
      const dir = `${group}/${short}`;
      return { dir, short, files: ['src', 'test', 'bin'].flatMap((folder) => sourceFiles(`${dir}/${folder}`)) };
    }),
  );
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
}

function folders(path: string): string[] {
  if (!existsSync(new URL(path, root))) return [];
  return readdirSync(new URL(path, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${path}/${entry.name}/package.json`, root)))
    .map((entry) => entry.name);
}

export function sourceFiles(dir: string): SourceFile[] {
  const at = new URL(dir, root);
  if (!existsSync(at)) return [];
  return readdirSync(fileURLToPath(at), { recursive: true, encoding: 'utf8' })
    .map((name) => `${dir}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|tsx|mts|mjs|js)$/.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));
}

/** Comments become spaces; strings and line numbers stay where they are. */
export function withoutComments(text: string): string {
  const stringOrComment = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  return text.replace(stringOrComment, (match, string: string | undefined) =>
    string === undefined ? match.replace(/[^\n]/g, ' ') : match,
  );
}

const importForms = [
  /(?:^|[;}\s])(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]/g,
  // At the beginning of a line only: texts speak of importing, too.
  /^import\s*['"]([^'"\n]+)['"]/gm,
  /\bimport\s*\(\s*['"]([^'"]+)['"]/g,
];

export interface Import {
  readonly specifier: string;
  readonly line: number;
}

/** Every module named by an import or a re-export, static or dynamic. */
export function importsOf(text: string): Import[] {
  const code = withoutComments(text);
  return importForms.flatMap((form) =>
    [...code.matchAll(form)].map((match) => ({
      specifier: match[1] ?? '',
      line: lineAt(code, match.index + match[0].length),
    })),
  );
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
