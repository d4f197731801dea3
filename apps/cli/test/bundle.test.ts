import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { buildCommand } from '../bin/build.mjs';
import { upToDateBundle } from '../bin/up-to-date.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the bundle of the command', () => {
  test('starts without the rules, the cards and the commands: each is imported when it is used', async () => {
    const { metafile } = await buildCommand(root, join(folder, 'graph'));
    const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
    const atOnce = new Set<string>();
    const visit = (name: string): void => {
      if (atOnce.has(name)) return;
      atOnce.add(name);
      for (const { path, kind, external } of outputs.get(name)?.imports ?? [])
        if (kind === 'import-statement' && external !== true) visit(basename(path));
    };
    visit('main.js');
    const sources = [...atOnce].flatMap((name) => Object.keys(outputs.get(name)?.inputs ?? {}));
    expect(sources.toSorted()).toEqual(
      ['package.json', 'src/command.ts', 'src/commands/index.ts', 'src/main.ts', 'src/run.ts'].map(
        (path) => `apps/cli/${path}`,
      ),
    );
  });

  test('is made once, also by commands that start at the same moment', async () => {
    const cache = join(folder, 'cache');
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => upToDateBundle(root, cache)));
    expect(others).toEqual([first, first]);
    expect(await upToDateBundle(root, cache)).toBe(first);
    expect(readdirSync(cache)).toEqual([basename(dirname(first ?? ''))]);
  });

  test('is made for one run where nothing may be written', async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    const bundle = await upToDateBundle(root, join(file, 'cache'));
    expect(existsSync(bundle)).toBe(true);
    rmSync(dirname(bundle), { recursive: true });
  });

  test('traces an error to the lines of the sources', async () => {
    const url = pathToFileURL(await upToDateBundle(root, join(folder, 'cache'))).href;
    const program = `process.setSourceMapsEnabled(true); const { main } = await import(${JSON.stringify(url)}); await main();`;
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program, '-', 'serve'], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/at .*apps\/cli\/src\/run\.ts:\d+/);
  });
});
