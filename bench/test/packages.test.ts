import { describe, expect, test } from 'vitest';
import { findCommit } from '../commit.ts';
import { entryOf, sameDependencies } from '../packages.ts';

describe('the source of a package', () => {
  const manifest = {
    exports: {
      '.': './src/index.ts',
      './write': { types: './dist/write.d.ts', source: './src/write.ts', default: './dist/write.js' },
    },
  };

  test('is what it exports', () => expect(entryOf(manifest, '')).toBe('./src/index.ts'));
  test('is found among built files', () => expect(entryOf(manifest, 'write')).toBe('./src/write.ts'));
  test('of a part that the commit does not have yet is the whole', () =>
    expect(entryOf(manifest, 'magic')).toBe('./src/index.ts'));
  test('of a package without any is an error', () => expect(() => entryOf({}, '')).toThrow('exports nothing'));
});

describe('the packages of others', () => {
  const lock = (packages: Readonly<Record<string, { readonly integrity?: string; readonly version: string }>>) => ({
    packages,
  });

  test('are the same if only our own differ', () => {
    const yaml = { 'node_modules/yaml': { version: '2', integrity: 'a' } };
    expect(sameDependencies(lock(yaml), lock({ ...yaml, 'packages/rules': { version: '1' } }))).toBe(true);
  });

  test('differ if one has another checksum', () => {
    const yaml = (integrity: string) => lock({ 'node_modules/yaml': { version: '2', integrity } });
    expect(sameDependencies(yaml('a'), yaml('b'))).toBe(false);
  });
});

describe('a commit', () => {
  test('is found by what git says of it', () => {
    const ask = (command: string) => (command === 'rev-parse' ? 'abc' : 'its subject');
    expect(findCommit('main', ask)).toEqual({ id: 'abc', subject: 'its subject' });
  });

  test('that git does not know is none', () => {
    const ask = () => {
      throw new Error('exit 1');
    };
    expect(findCommit('nothing', ask)).toBeUndefined();
  });
});
