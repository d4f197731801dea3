/** Bundles the command: one entry that knows the names of the commands, and each command in parts that are loaded when it is used. */
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * @param {string} root of the checkout
 * @param {string} outdir
 * @param {'main' | 'installed'} entry
 */
export const buildCommand = (root, outdir, entry = 'main') =>
  build({
    absWorkingDir: root,
    entryPoints: [join(root, 'apps', 'cli', 'src', `${entry}.ts`)],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    // Libraries in their form for all platforms, which are modules; Node's own would need `require`.
    platform: 'neutral',
    external: ['node:*'],
    target: 'node20.19',
    sourcemap: 'linked',
    // The lines of a stack trace are enough; their text would double the size.
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
  });
