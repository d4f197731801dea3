import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshToken } from '../src/state.ts';
import { dropBelow, emptyTable, forkTable, putRow, rowAt, rowsOf, type Table } from '../src/table.ts';

/** A table, who may write to it, and what it should hold: rows by id, with those that were dropped left out. */
interface Version {
  readonly table: Table<number>;
  token: number;
  model: readonly number[];
}

const FIRST = 16;

const operation = fc.record({
  version: fc.nat(9),
  what: fc.constantFrom('append', 'append', 'append', 'change', 'change', 'fork', 'drop'),
  at: fc.nat(500),
  row: fc.nat(),
});
const operations = fc.array(operation, { minLength: 1, maxLength: 400 });

function apply(
  versions: Version[],
  { version, what, at, row }: typeof operation extends fc.Arbitrary<infer O> ? O : never,
): void {
  const v = versions[version % versions.length] as Version;
  const ids = v.table.length - v.table.first;
  if (what === 'append') {
    putRow(v.table, v.table.length, row, v.token);
    v.model = [...v.model, row];
  } else if (what === 'change' && ids > 0) {
    const id = v.table.first + (at % ids);
    putRow(v.table, id, row, v.token);
    v.model = v.model.with(id - FIRST, row);
  } else if (what === 'fork' && versions.length < 10) {
    v.token = freshToken();
    versions.push({ table: forkTable(v.table), token: freshToken(), model: v.model });
  } else if (what === 'drop' && ids > 0) {
    dropBelow(v.table, v.table.first + (at % ids), v.token);
  }
}

const play = (ops: readonly (typeof operation extends fc.Arbitrary<infer O> ? O : never)[]): Version[] => {
  const versions: Version[] = [{ table: emptyTable<number>(FIRST), token: freshToken(), model: [] }];
  for (const op of ops) apply(versions, op);
  return versions;
};

describe('a table', () => {
  test('and all its forks hold what was written to each of them, and nothing else', () => {
    fc.assert(
      fc.property(operations, (ops) => {
        for (const { table, model } of play(ops)) {
          expect(table.length).toBe(FIRST + model.length);
          expect([...rowsOf(table)]).toEqual(model.slice(table.first - FIRST));
        }
      }),
    );
  });

  test('finds a row by its id, and nothing below the first or above the last', () => {
    fc.assert(
      fc.property(operations, fc.integer({ min: -5, max: 500 }), (ops, id) => {
        for (const { table, model } of play(ops)) {
          expect(rowAt(table, id)).toBe(id < table.first ? undefined : model[id - FIRST]);
        }
      }),
    );
  });

  test('drops whole chunks only, and never a row that was to be kept', () => {
    const table = emptyTable<number>();
    for (let i = 0; i < 100; i++) putRow(table, i, i, 1);
    dropBelow(table, 70, 1);
    expect(table.first).toBe(64);
    expect(rowAt(table, 63)).toBeUndefined();
    expect([...rowsOf(table)]).toEqual(Array.from({ length: 36 }, (_, i) => i + 64));
  });

  test('shares the chunks that neither side of a fork has written to', () => {
    const table = emptyTable<number>();
    for (let i = 0; i < 100; i++) putRow(table, i, i, 1);
    const other = forkTable(table);
    putRow(other, 40, -1, 2);
    expect(other.chunks[0]).toBe(table.chunks[0]);
    expect(other.chunks[1]).not.toBe(table.chunks[1]);
    expect(rowAt(table, 40)).toBe(40);
  });
});
