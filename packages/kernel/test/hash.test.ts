import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash, hashPlain, objectRow, save } from '../src/index.ts';
import { newGame } from '../src/toy/index.ts';
import { playOn } from './play.ts';

/** The same data with the keys of every record turned round. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, v]) => [key, turned(v)]),
  );
};

/** The same data with a field that is undefined in every record. */
const padded = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(padded);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, v]) => [key, padded(v)])),
    '\u0000nothing': undefined,
  };
};

describe('the hash of plain data', () => {
  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashPlain(turned(value))).toBe(hashPlain(value));
      }),
    );
  });

  test('does not depend on fields that are undefined', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashPlain(padded(value))).toBe(hashPlain(value));
      }),
    );
  });

  test('survives JSON', () => {
    fc.assert(
      fc.property(fc.object(), (value) => {
        expect(hashPlain(JSON.parse(JSON.stringify(value)))).toBe(hashPlain(value));
      }),
    );
  });

  test('is the same every time', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashPlain(value)).toBe(hashPlain(value));
      }),
    );
  });

  test('tells different data apart', () => {
    const canonical = (value: unknown): string => JSON.stringify(sorted(value));
    const sorted = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(sorted);
      if (typeof value !== 'object' || value === null) return value;
      return Object.entries(value)
        .map(([key, v]) => [key, sorted(v)])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
        .concat([['a record']]);
    };
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(hashPlain(a) === hashPlain(b)).toBe(canonical(a) === canonical(b));
      }),
      { numRuns: 2000 },
    );
  });

  test('tells apart what is easily mixed up', () => {
    const values = [
      ...[
        0,
        1,
        -1,
        1.5,
        2 ** 31,
        -(2 ** 31),
        2 ** 32,
        '',
        '0',
        '1',
        null,
        true,
        false,
        [],
        {},
        [[]],
        [{}],
        [null],
        [0],
        [0, 0],
      ],
      ...[
        { a: 0 },
        { a: null },
        { b: 0 },
        { a: 0, b: 1 },
        { a: 1, b: 0 },
        { a: { b: 0 } },
        [1, 2],
        [2, 1],
        [[1], 2],
        [[1, 2]],
      ],
      ...['ab', 'ba', ['a', 'b'], ['b', 'a'], ['ab'], { a: [] }, { a: {} }, [[], []], [[[]]]],
    ];
    expect(new Set(values.map(hashPlain)).size).toBe(values.length);
  });

  test('does not collide over many small numbers, lists and records', () => {
    const seen = new Set<string>();
    let n = 0;
    for (let a = 0; a < 200; a++) {
      for (let b = 0; b < 200; b++) {
        seen.add(hashPlain([a, b]));
        seen.add(hashPlain({ a, b }));
        n += 2;
      }
    }
    expect(seen.size).toBe(n);
  });
});

describe('the hash of a state', () => {
  test('is the same exactly when the saved state is', () => {
    const saves = new Set<string>();
    const hashes = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const g = newGame(seed);
      playOn(g, seed, 80, () => {
        saves.add(JSON.stringify(save(g)));
        hashes.add(hash(g.state));
      });
    }
    expect(hashes.size).toBe(saves.size);
    expect(hashes.size).toBeGreaterThan(200);
  });

  test('does not depend on what has been computed and remembered', () => {
    const g = newGame(10);
    const before = hash(g.state);
    for (const id of g.state.zones.flat()) objectRow(g.state, id).memo = { version: 1, value: { power: 3 } };
    expect(hash(g.state)).toBe(before);
  });
});
