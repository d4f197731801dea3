/** The folder that is published as `@rulewright/engine`: one module, its declarations, nothing to install besides. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { manifestOf, ROOT } from './checkout.ts';
import { type Declarations, ENTRY, writeDeclarations } from './declarations.ts';
import { librariesIn, notices } from './notices.ts';

export async function makeEngine(folder: string, declarations: Declarations): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['packages/engine/src/index.ts'],
    outfile: join(folder, 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
  });
  writeDeclarations(declarations, join(folder, 'types'));
  const { name, version, description, license } = manifestOf('packages/engine');
  const manifest = {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: `./types/${ENTRY}`, default: './index.js' } },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), notices(librariesIn(Object.keys(metafile.inputs))));
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  for (const from of ['docs/api', 'examples']) copyPages(from, join(folder, from));
  // In the checkout both are two folders up.
  const readme = readFileSync(join(ROOT, 'packages', 'engine', 'README.md'), 'utf8');
  writeFileSync(join(folder, 'README.md'), readme.replaceAll('](../../', ']('));
}

function copyPages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(join(ROOT, from)).filter((file) => /\.(?:md|ts)$/.test(file)))
    copyFileSync(join(ROOT, from, name), join(to, name));
}
