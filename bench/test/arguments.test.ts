import { expect, test } from 'vitest';
import { readArguments } from '../arguments.ts';

test('without names every suite is run', () => {
  const asked = readArguments([]);
  expect(asked).toMatchObject({ command: 'bench', json: false });
  expect(asked).toHaveProperty('suites', expect.arrayContaining(['playouts', 'growth']));
});

test('named suites are run in their own order', () => {
  expect(readArguments(['growth', 'playouts', '--json'])).toEqual({
    command: 'bench',
    suites: ['playouts', 'growth'],
    json: true,
  });
});

test('compare takes a commit, suites and a number of rounds', () => {
  expect(readArguments(['compare', 'main', 'legal', '--rounds', '2'])).toEqual({
    command: 'compare',
    base: 'main',
    suites: ['legal'],
    rounds: 2,
    json: false,
  });
});

test('a game has suites of its own', () => {
  expect(readArguments(['--game', 'grand-archive'])).toMatchObject({
    suites: ['grand-archive', 'grand-archive-growth', 'grand-archive-views'],
  });
  expect(readArguments(['--game', 'magic'])).toMatchObject({ suites: expect.not.arrayContaining(['grand-archive']) });
});

test('help is given whatever else stands there', () => {
  expect(readArguments(['compare', '--help'])).toEqual({ command: 'help' });
});

test.each([
  [['nothing'], 'no such benchmark: nothing'],
  [['compare'], 'takes a commit'],
  [['compare', 'main', 'nothing'], 'no such benchmark: nothing'],
  [['compare', 'main', '--rounds', 'many'], '--rounds takes a number'],
  [['--rounds', '3'], '--rounds belongs to compare'],
  [['--game', 'chess'], '--game takes magic or grand-archive'],
  [['--quick'], 'no such option: --quick'],
])('%j is refused', (args, why) => {
  expect(readArguments(args)).toEqual({ command: 'wrong', why: expect.stringContaining(why) });
});
