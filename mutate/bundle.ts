/** The rulings' program with every change of the sample in it, each behind its switch. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { type Numbered, withSwitches } from './apply.ts';

const switches = (root: string, mutations: readonly Numbered[]): Plugin => {
  return {
    name: 'switches',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const file = relative(root, path).replaceAll('\\', '/');
        const changes = mutations.filter((m) => m.file === file);
        return changes.length === 0
          ? null
          : { contents: withSwitches(readFileSync(path, 'utf8'), changes), loader: 'ts' };
      });
    },
  };
};

export async function bundleRulings(root: string, mutations: readonly Numbered[], outfile: string): Promise<void> {
  const most = Math.max(0, ...mutations.map(({ number }) => number));
  const banner = [
    // A package that is not a module asks for what the machine has in its own way.
    "import { createRequire } from 'node:module';",
    'const require = createRequire(import.meta.url);',
  ];
  await build({
    entryPoints: [join(root, 'mutate/rulings.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'silent',
    plugins: [switches(root, mutations)],
    // What the changed sources ask, before any of them is loaded.
    inject: [join(root, 'mutate/installed.ts')],
    define: { PLACES: String(most + 1) },
    banner: { js: banner.join('\n') },
  });
}
