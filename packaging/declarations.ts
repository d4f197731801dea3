/**
 * The declarations of the engine and of all that it is made from, as one folder that needs no other package: `types/kernel/game.d.ts`
 * stands for `packages/kernel/src/game.ts`. Only what can be reached from the entry is there.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { manifestOf, ROOT } from './checkout.ts';

/** A declaration file by its path in the folder, `kernel/game.d.ts`, and its text. */
export type Declarations = ReadonlyMap<string, string>;

export const ENTRY = 'engine/index.d.ts';

/** What a specifier such as `@rulewright/kernel/write` stands for: `kernel/write.ts`. */
function entryPoints(): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(join(ROOT, 'packages')).flatMap((short) => {
      const { name, exports = {} } = manifestOf(`packages/${short}`);
      return Object.entries(exports).map(([key, path]): [string, string] => [
        posix.join(name, key),
        posix.join(short, path.replace('./src/', '')),
      ]);
    }),
  );
}

export function declarationsOfEngine(): Declarations {
  const entries = entryPoints();
  const made = mkdtempSync(join(tmpdir(), 'declarations-'));
  try {
    emit(made, entries);
    return reachable((path) => readFileSync(join(made, path.replace('/', '/src/')), 'utf8'), entries);
  } finally {
    rmSync(made, { recursive: true });
  }
}

/** `npm run typecheck` checks the sources; here they are only declared. */
function emit(folder: string, entries: ReadonlyMap<string, string>): void {
  const packages = join(ROOT, 'packages');
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      composite: false,
      noCheck: true,
      types: [],
      rootDir: packages,
      outDir: folder,
      paths: Object.fromEntries(
        [...entries].map(([name, path]) => [name, [join(packages, path.replace('/', '/src/'))]]),
      ),
    },
    files: [join(packages, 'engine', 'src', 'index.ts')],
  };
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  const { status, stdout } = spawnSync(process.execPath, [compiler(), '-p', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the declarations cannot be made:\n${stdout}`);
}

/** The script of `tsc`. */
export const compiler = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

const SPECIFIER = /(\bfrom |\bimport\(|^import )(['"])(@rulewright\/[^'"\n]+|\.{1,2}\/[^'"\n]+\.ts)\2/gm;

function reachable(read: (path: string) => string, entries: ReadonlyMap<string, string>): Declarations {
  const found = new Map<string, string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    // Noted before its imports are followed: files may name each other in a circle.
    found.set(path, '');
    const text = read(path).replace(SPECIFIER, (_, before: string, quote: string, specifier: string) => {
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : entries.get(specifier);
      if (target === undefined) throw new Error(`${path} imports ${specifier}, which no package exports`);
      visit(target.replace(/\.ts$/, '.d.ts'));
      const relative = posix.relative(posix.dirname(path), target).replace(/\.ts$/, '.js');
      return `${before}${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
    });
    found.set(path, text);
  };
  visit(ENTRY);
  return found;
}

export function writeDeclarations(declarations: Declarations, folder: string): void {
  for (const [path, text] of declarations) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
