import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, readJson, type SourceFile, workspaces } from './sources.ts';

// Top to bottom. A package may import what stands on a lower line, never its neighbour or what is above it.
const layers: readonly (readonly string[])[] = [
  ['web'],
  ['server'],
  ['cli'],
  ['toy'],
  ['engine'],
  ['table'],
  ['bots'],
  ['scenario'],
  ['magic', 'grand-archive'],
  ['cards'],
  ['text'],
  ['rules'],
  ['rules'],
  ['language'],
  ['kernel'],
];

/** The games, each a package of its own. Everything else knows a game through its pack only. */
const games: readonly string[] = ['magic', 'grand-archive'];

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const layerOf = (short: string): number => layers.findIndex((layer) => layer.includes(short));
const mayImport = (from: string, to: string): boolean => layerOf(to) > layerOf(from) && layerOf(from) >= 0;
/** The game that a specifier names: its package, or its part of another package. */
const gameIn = (specifier: string): string | undefined =>
  games.find((game) => specifier.startsWith('@rulewright/') && specifier.split('/').includes(game));
const siblingName = (specifier: string): string | undefined => /^@rulewright\/([^/]+)/.exec(specifier)?.[1];
const packageName = (specifier: string): string => (/^(@[^/]+\/)?[^/]+/.exec(specifier) ?? [specifier])[0];
const isTest = (path: string): boolean => /\.test\.tsx?$|^(packages|apps)\/[^/]+\/test\//.test(path);

/** What one file imports that it must not, as `path:line reason`. */
function faults(
  file: SourceFile,
  home: { readonly dir: string; readonly short: string },
  manifest: Manifest,
  rootManifest: Manifest,
): string[] {
  const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
  const testTools = new Set(isTest(file.path) ? Object.keys(rootManifest.devDependencies ?? {}) : []);

  return importsOf(file.text).flatMap(({ specifier, line }) => {
    const fault = (reason: string) => [`${file.path}:${line} ${reason}`];
    // Parts of Node, and what the build makes.
    if (/^(node|virtual):/.test(specifier)) return [];
    if (specifier.startsWith('.')) {
      const target = posix.join(posix.dirname(file.path), specifier);
      return target.startsWith(`${home.dir}/`) ? [] : fault(`reaches out of its package to ${target}`);
    }
    const sibling = siblingName(specifier);
    if (sibling === home.short) return [];
    if (sibling !== undefined && !mayImport(home.short, sibling)) return fault(`must not import ${specifier}`);
    const name = packageName(specifier);
    // What only tests need is no part of what runs: a rule set needs no bundle of cards.
    if (sibling !== undefined && !isTest(file.path) && manifest.dependencies?.[name] === undefined)
      return fault(`imports ${name}, which is not among its dependencies`);
    return declared.has(name) || testTools.has(name) ? [] : fault(`imports ${name}, which its package.json lacks`);
  });
}

/** Imports of a game's package, or of its part of another, outside that package, folders named after the game and `games/<game>.ts`, as `path:line specifier`. */
function gamesKnown(file: SourceFile, short: string): string[] {
  // Tests play whatever game shows what they are about.
  if (isTest(file.path)) return [];
  return importsOf(file.text).flatMap(({ specifier, line }) => {
    const game = gameIn(specifier);
    if (game === undefined || short === game) return [];
    const parts = file.path.split('/').slice(2);
    const isOwn = parts.slice(0, -1).includes(game) || parts.slice(-2).join('/') === `games/${game}.ts`;
    return isOwn ? [] : [`${file.path}:${line} ${specifier}`];
  });
}

const rootManifest = readJson('package.json') as Manifest;

describe.each(workspaces())('$dir', ({ dir, short, files }) => {
  const manifest = readJson(`${dir}/package.json`) as Manifest;
  const { dependencies, devDependencies } = manifest;
  const siblings = Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => siblingName(name) ?? []);

  test('has a place in the layers', () => {
    expect(manifest.name).toBe(`@rulewright/${short}`);
    expect(layerOf(short)).toBeGreaterThanOrEqual(0);
  });

  test('depends on lower packages only', () => {
    expect(siblings.filter((sibling) => !mayImport(short, sibling))).toEqual([]);
  });

  test('imports downward only, and only what it declares', () => {
    expect(files.flatMap((file) => faults(file, { dir, short }, manifest, rootManifest))).toEqual([]);
  });

  test('knows a game only where that is said', () => {
    expect(files.flatMap((file) => gamesKnown(file, short))).toEqual([]);
  });

  test('tells the compiler the same dependencies as npm', () => {
    const { references = [] } = readJson(`${dir}/tsconfig.json`) as { references?: { path: string }[] };
    const referenced = references.map(({ path }) => posix.basename(path));
    expect(referenced.sort()).toEqual(siblings.sort());
  });
});

test('what reads, plays and writes scenarios of any game stands on the kernel alone', () => {
  const { files } = workspaces().find(({ short }) => short === 'scenario') ?? { files: [] };
  const core = files.filter(({ path }) => !isTest(path) && !games.some((game) => path.includes(`/src/${game}/`)));
  const known = core.flatMap(({ text }) => importsOf(text)).map(({ specifier }) => specifier);
  expect(core).not.toEqual([]);
  expect(new Set(known.filter((specifier) => !specifier.startsWith('.')))).toEqual(
    new Set(['@rulewright/kernel', 'yaml']),
  );
});

describe('the import check itself', () => {
  const home = { dir: 'packages/language', short: 'language' };
  const manifest: Manifest = { name: '@rulewright/language', dependencies: { '@rulewright/kernel': '*' } };
  const check = (text: string, path = 'packages/language/src/sample.ts') =>
    faults({ path, text }, home, manifest, { name: 'rulewright', devDependencies: { vitest: '*' } });

  test.each([
    ['an upward import', `import { turn } from '@rulewright/magic';`],
    ['an upward re-export', `export * from '@rulewright/cards';`],
    ['an upward import of types', `import type {\n  Turn,\n} from '@rulewright/magic';`],
    ['an upward dynamic import', `const magic = await import('@rulewright/magic');`],
    ['an upward import for its side effects', `import '@rulewright/magic';`],
    ['a path into another package', `import { zone } from '../../kernel/src/zone.ts';`],
    ['an undeclared package', `import { parse } from 'yaml';`],
    ['a test tool in a source file', `import { test } from 'vitest';`],
  ])('finds %s', (_, text) => {
    expect(check(text)).toHaveLength(1);
  });

  test.each([
    ['a declared lower package', `import { zone } from '@rulewright/kernel';`],
    ['a file of the same package', `import { node } from './node.ts';`],
    ['a part of Node', `import { readFileSync } from 'node:fs';`],
    ['an import inside a comment', `// import { turn } from '@rulewright/magic';`],
  ])('accepts %s', (_, text) => {
    expect(check(text)).toEqual([]);
  });

  test('finds a package in a source file that only the tests may use', () => {
    const text = `import { zone } from '@rulewright/kernel';`;
    const onlyTests: Manifest = { name: manifest.name, devDependencies: { '@rulewright/kernel': '*' } };
    const found = (path: string) => faults({ path, text }, home, onlyTests, { name: 'rulewright' });
    expect(found('packages/language/src/sample.ts')).toHaveLength(1);
    expect(found('packages/language/test/sample.test.ts')).toEqual([]);
  });

  test('accepts a test tool in a test', () => {
    expect(check(`import { test } from 'vitest';`, 'packages/language/test/sample.test.ts')).toEqual([]);
  });

  test('finds a neighbour', () => {
    expect(mayImport('magic', 'grand-archive')).toBe(false);
  });

  test.each([
    ['packages/table/src/show.ts', '@rulewright/magic'],
    ['packages/engine/src/games/toy.ts', '@rulewright/magic'],
    ['packages/engine/src/games.ts', '@rulewright/grand-archive/write'],
    ['packages/table/src/magic.ts', '@rulewright/magic'],
    ['packages/table/src/magic/show.ts', '@rulewright/grand-archive'],
    ['packages/table/src/show.ts', '@rulewright/scenario/magic'],
  ])('finds a game in %s', (path, specifier) => {
    expect(gamesKnown({ path, text: `import type { G } from '${specifier}';` }, 'table')).toHaveLength(1);
  });

  test.each([
    'packages/table/src/magic/show.ts',
    'packages/engine/src/games/magic.ts',
    'apps/cli/src/games/magic/cards.ts',
  ])('lets %s import its game', (path) => {
    expect(gamesKnown({ path, text: `import type { G } from '@rulewright/magic';` }, 'table')).toEqual([]);
  });
});
