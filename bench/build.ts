/** Programs that measure: a suite bundled with the engine as an app ships it, of this folder or of another commit's. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { entryOf } from './packages.ts';
import { suites } from './suites.ts';

/** Where the sources of a commit are, and where packages that are not ours are found for them. */
export interface Sources {
  readonly root: string;
  readonly packages: string;
}

/** The folder in which the command was given. */
export const here: Sources = { root: resolve('.'), packages: resolve('node_modules') };

/** Our packages are taken from the given sources, whoever imports them. */
const packagesOf = ({ root }: Sources): Plugin => ({
  name: 'packages of a commit',
  setup({ onResolve }) {
    onResolve({ filter: /^@rulewright\// }, ({ path }) => {
      const [, name = '', ...rest] = path.split('/');
      const home = join(root, 'packages', name);
      if (!existsSync(home)) return { errors: [{ text: `there is no package ${name}` }] };
      const manifest: unknown = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
      return { path: join(home, entryOf(manifest, rest.join('/'))) };
    });
  },
});

async function bundle(file: string, sources: Sources, outfile: string): Promise<void> {
  mkdirSync(join(outfile, '..'), { recursive: true });
  const worker = join(here.root, 'bench/worker.ts');
  const contents = `import { serve } from ${JSON.stringify(worker)};\nimport * as suite from ${JSON.stringify(file)};\nserve(suite);\n`;
  await build({
    stdin: { contents, resolveDir: here.root },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'silent',
    nodePaths: [sources.packages],
    plugins: [packagesOf(sources)],
  });
}

export async function buildReference(folder: string): Promise<string> {
  const program = join(folder, 'reference.mjs');
  await bundle(join(here.root, 'bench/suites/reference.ts'), here, program);
  return program;
}

export interface Built {
  readonly program: string;
  /** Whether the suite is the one of this folder; one of the commit's own may measure in another way. */
  readonly todays: boolean;
}

/** With this folder's suite if the commit's packages have all it uses, or else with the commit's own; undefined if it has none. */
export async function buildSuite(name: string, sources: Sources, folder: string): Promise<Built | undefined> {
  const file = suites[name] ?? '';
  const program = join(folder, `${name}.mjs`);
  try {
    await bundle(join(here.root, 'bench/suites', file), sources, program);
    return { program, todays: true };
  } catch (error) {
    if (sources.root === here.root) throw error;
    const own = ['bench/suites', 'bench'].map((at) => join(sources.root, at, file)).find((path) => existsSync(path));
    if (own === undefined) return undefined;
    await bundle(own, sources, program);
    return { program, todays: false };
  }
}
