// The toy game's own rules, so far as the tests of the kernel rest on them.
import { describe, expect, test } from 'vitest';
import { type ObjectRow, objectRow, rowsOf, STATIC_HOOK } from '../src/index.ts';
import { newGame, points, type ToyGame } from '../src/toy/index.ts';
import { register, registerAll, unregister } from '../src/write.ts';
import { forkOf, playOn } from './play.ts';

describe('the end', () => {
  const ended = (seed: number) => {
    const g = newGame(seed);
    playOn(g, seed, 100_000);
    return { has: g.state.players.map(({ id }) => points(g, id)), over: g.state.over };
  };
  const games = Array.from({ length: 40 }, (_, i) => ended(i + 1));

  test('is a win for whoever has more points', () => {
    const decided = games.filter(({ has: [a, b] }) => a !== b);
    expect(decided.length).toBeGreaterThan(0);
    for (const { has, over } of decided) {
      const [ann = 0, bob = 0] = has;
      expect(over).toMatchObject({ winners: [ann > bob ? 0 : 1], draw: false });
    }
  });

  test('is a draw between those who have as many', () => {
    const even = games.filter(({ has: [a, b] }) => a === b);
    expect(even.length).toBeGreaterThan(0);
    for (const { over } of even) expect(over).toMatchObject({ winners: [0, 1], draw: true });
  });
});

test('many objects listen at once as they would one after the other', () => {
  const g = newGame(5);
  playOn(g, 5, 20);
  const rows = [...rowsOf(g.state.objects)].filter(({ zone }) => zone >= 0);
  for (const row of rows) unregister(g, row);
  const [single, together] = [forkOf(g), forkOf(g)];
  for (const { id } of rows) register(single, objectRow(single.state, id));
  registerAll(together, rows);
  expect(together.state.hooks).toEqual(single.state.hooks);
  expect(together.state.hooks.flat().length).toBeGreaterThan(0);
});

test.each([
  ['one', register],
  ['many', (g: ToyGame, row: ObjectRow) => registerAll(g, [row])],
  ['one that ends', unregister],
])('what is in force is asked anew where %s may change it', (_, listen) => {
  const plain = newGame(5);
  const [row] = rowsOf(plain.state.objects);
  if (row === undefined) throw new Error('no objects');
  for (const hook of [STATIC_HOOK, STATIC_HOOK + 1]) {
    const g: ToyGame = { ...plain, rules: { ...plain.rules, hooksOf: () => [hook] } };
    const { version } = g.state;
    listen(g, row);
    expect(g.state.version !== version).toBe(hook === STATIC_HOOK);
  }
});
