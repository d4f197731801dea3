import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chaptersOf, pagesOf } from '../packaging/api/pages.ts';
import { ROOT } from '../packaging/checkout.ts';
import { declarationsOfEngine } from '../packaging/declarations.ts';

const declarations = declarationsOfEngine();

test('every name that the engine exports says what it is', () => {
  const silent = chaptersOf(declarations).flatMap(({ entries }) =>
    entries.filter(({ doc }) => doc === '').map(({ name }) => name),
  );
  expect(silent).toEqual([]);
});

test('the API reference is up to date (`npm run docs` makes it anew)', () => {
  const folder = join(ROOT, 'docs', 'api');
  const there = existsSync(folder) ? readdirSync(folder) : [];
  expect(Object.fromEntries(there.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))).toEqual(
    Object.fromEntries(pagesOf(declarations)),
  );
});
