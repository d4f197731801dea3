// Within a package the files import each other in one direction only, types included: what is in a circle can be neither
// understood nor moved nor tested alone.
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, type SourceFile, workspaces } from './sources.ts';

/** The circles among some files: each a list of those that reach one another by imports. */
function circles(files: readonly SourceFile[]): string[][] {
  const known = new Set(files.map(({ path }) => path));
  const imports = new Map(
    files.map(({ path, text }) => {
      const targets = importsOf(text)
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => posix.join(posix.dirname(path), specifier))
        .filter((target) => known.has(target));
      return [path, targets] as const;
    }),
  );
  return stronglyConnected(imports).filter(
    (component) => component.length > 1 || component.some((path) => imports.get(path)?.includes(path)),
  );
}

/** Tarjan's algorithm. */
function stronglyConnected(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];
  const visit = (node: string): number => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      const reached = index.has(next) ? (stack.includes(next) ? (index.get(next) ?? own) : own) : visit(next);
      low.set(node, Math.min(low.get(node) ?? own, reached));
    }
    if (low.get(node) === own) components.push(stack.splice(stack.indexOf(node)).toSorted());
    return low.get(node) ?? own;
  };
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return components;
}

describe.each(workspaces())('$dir', ({ files }) => {
  test('has no import in a circle', () => {
    expect(circles(files)).toEqual([]);
  });
});

describe('the search itself', () => {
  const search = (sources: Readonly<Record<string, string>>) =>
    circles(Object.entries(sources).map(([path, text]) => ({ path, text })));

  test('finds two files that import each other', () => {
    expect(search({ 'a.ts': `import { b } from './b.ts';`, 'b.ts': `export * from './a.ts';` })).toEqual([
      ['a.ts', 'b.ts'],
    ]);
  });

  test('finds a circle of types', () => {
    const sources = { 'a.ts': `import type { B } from './b.ts';`, 'b.ts': `import { type A } from './a.ts';` };
    expect(search(sources)).toHaveLength(1);
  });

  test('finds a circle through a folder, beside files that are in none', () => {
    const sources = {
      'index.ts': `export * from './in/a.ts';`,
      'in/a.ts': `import { b } from '../b.ts';\nimport { c } from './c.ts';`,
      'b.ts': `import { c } from './in/c.ts';`,
      'in/c.ts': `import { a } from './a.ts';`,
    };
    expect(search(sources)).toEqual([['b.ts', 'in/a.ts', 'in/c.ts']]);
  });

  test('tells two circles apart', () => {
    const sources = {
      'a.ts': `import './b.ts';\nimport './c.ts';`,
      'b.ts': `import './a.ts';`,
      'c.ts': `import './d.ts';`,
      'd.ts': `import './c.ts';`,
    };
    expect(search(sources)).toHaveLength(2);
  });

  test('accepts two ways to one file', () => {
    const sources = { 'a.ts': `import './b.ts';\nimport './c.ts';`, 'b.ts': `import './c.ts';`, 'c.ts': '' };
    expect(search(sources)).toEqual([]);
  });
});
