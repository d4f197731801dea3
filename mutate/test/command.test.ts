import { describe, expect, test } from 'vitest';
import { readArguments } from '../arguments.ts';
import { isEquivalent } from '../equivalent.ts';
import { mutationsOf } from '../find.ts';
import { asText, share } from '../report.ts';
import type { Judged } from '../run.ts';
import { sample } from '../sample.ts';

describe('the command line', () => {
  test('draws a hundred of all packages by default', () => {
    expect(readArguments([])).toMatchObject({ command: 'mutate', count: 100, seed: 1, rulingsOnly: false });
  });

  test('takes several packages, a count and a seed', () => {
    const asked = readArguments('--package magic --package text --count 5 --seed 9'.split(' '));
    expect(asked).toMatchObject({ packages: ['magic', 'text'], count: 5, seed: 9 });
  });

  test.each([['--package nowhere'], ['--count none'], ['--seed 0'], ['--loud']])('refuses %s', (words) => {
    expect(readArguments(words.split(' ')).command).toBe('wrong');
  });
});

describe('a sample', () => {
  const all = Array.from({ length: 50 }, (_, i) => i);

  test('is the same for the same seed, and another for another', () => {
    expect(sample(all, 10, 4)).toEqual(sample(all, 10, 4));
    expect(sample(all, 10, 4)).not.toEqual(sample(all, 10, 5));
  });

  test('has nothing twice, and no more than there is', () => {
    expect(sample(all, 99, 1).toSorted((a, b) => a - b)).toEqual(all);
  });
});

describe('the report', () => {
  const [mutation] = mutationsOf('packages/x/src/a.ts', 'const a = b < c;');
  if (mutation === undefined) throw new Error('nothing to change');
  const judged = (is: 'noticed' | 'unnoticed'): Judged => ({
    ...mutation,
    package: 'x',
    text: 'const a = b < c;',
    verdict: is === 'noticed' ? { is, by: 'a test' } : { is },
  });

  test('lists what was not noticed with its place', () => {
    const all = [judged('noticed'), judged('unnoticed')];
    expect(share(all)).toBe(0.5);
    expect(asText(all)).toContain('packages/x/src/a.ts:1\n    const a = b < c;\n    b < c  →  (b) <= (c)');
    expect(asText(all)).toContain('1 of 2, 50.0 %');
  });

  test('leaves out what is known to change nothing, by its line', () => {
    const known = [{ file: mutation.file, line: 'const a = b < c;', becomes: '(b) <= (c)', reason: 'b is never c' }];
    expect(isEquivalent(known, '  const a = b < c;', mutation)).toBe(true);
    expect(isEquivalent(known, 'const a = b < d;', mutation)).toBe(false);
  });

  test('or by what stands before it, in any file', () => {
    const known = [{ after: 'const a = ', becomes: '(b) <= (c)', reason: 'nobody reads it' }];
    expect(isEquivalent(known, 'const a = b < c;', mutation)).toBe(true);
    expect(isEquivalent(known, 'const b = b < c;', mutation)).toBe(false);
  });
});
