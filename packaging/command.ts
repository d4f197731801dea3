/** The folder that is published as `rulewright`: the command in parts that load when they are used, and the built browser app that it serves. */
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommand } from '../apps/cli/bin/build.mjs';
import { build, isStale, sourcesOf } from '../apps/cli/src/serve/build.ts';
import { manifestOf, ROOT } from './checkout.ts';
import { librariesIn, librariesOf, notices } from './notices.ts';

export async function makeCommand(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { metafile } = await buildCommand(ROOT, join(folder, 'lib'), 'installed');
  await copyApp(join(folder, 'web'));
  const { version, description, license, engines } = manifestOf('.');
  const manifest = {
    name: 'rulewright',
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { rulewright: 'lib/installed.js' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const libraries = new Set([...librariesIn(Object.keys(metafile.inputs)), ...librariesOf('apps/web')]);
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), notices([...libraries].sort()));
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  copyFileSync(join(ROOT, 'docs', 'credits.md'), join(folder, 'CREDITS.md'));
  copyFileSync(join(ROOT, 'apps', 'cli', 'README.md'), join(folder, 'README.md'));
}

async function copyApp(folder: string): Promise<void> {
  const built = join(ROOT, 'apps', 'web', 'dist');
  if (isStale(built, sourcesOf(ROOT))) {
    const said = await build(ROOT, built);
    if (said !== null) throw new Error(`the browser app cannot be built:\n${said}`);
  }
  // The maps are bigger than all the rest, and of use only where the sources are.
  cpSync(built, folder, { recursive: true, filter: (path) => !path.endsWith('.map') });
}
