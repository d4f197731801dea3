import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readJson, workspaces } from './sources.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const versionOf = (folder: string): string =>
  (readJson(`${folder}/package.json`) as { readonly version: string }).version;

test('all packages have one version, and the changelog begins with it', () => {
  const others = workspaces().filter(({ dir }) => versionOf(dir) !== versionOf('.'));
  expect(others.map(({ dir }) => dir)).toEqual([]);
  const [newest] = /(?<=^## )\S+/m.exec(read('CHANGELOG.md')) ?? [];
  expect(newest).toBe(versionOf('.'));
});

test('the program in the README is the example that is run', () => {
  const [program] = /(?<=^```ts\n)[\s\S]*?(?=^```$)/m.exec(read('README.md')) ?? [];
  expect(program).toBe(read('examples/two-bots.ts'));
});
