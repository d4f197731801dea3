/**
 * A growing vector of immutable rows in chunks, copied on write. A fork shares every chunk with its parent; the first
 * write to a chunk after a fork copies that one chunk (32 pointers), so a fork costs the same whatever the table's size.
 */
const BITS = 5;
const SIZE = 1 << BITS;
const MASK = SIZE - 1;

export interface Table<Row> {
  /** Index of the first row; rows below it were dropped. */
  first: number;
  length: number;
  chunks: Row[][];
  /** Which token may write in place: one for the root array, one per chunk. */
  rootOwner: number;
  owners: number[];
}

export const emptyTable = <Row>(first = 0): Table<Row> => ({
  first,
  length: first,
  chunks: [],
  rootOwner: 0,
  owners: [],
});

/** Shares everything; whoever writes first copies. The caller gives both sides new tokens. */
export const forkTable = <Row>(t: Table<Row>): Table<Row> => ({
  first: t.first,
  length: t.length,
  chunks: t.chunks,
  rootOwner: 0,
  owners: t.owners,
});

export function rowAt<Row>(t: Table<Row>, id: number): Row | undefined {
  const i = id - t.first;
  return i < 0 ? undefined : t.chunks[i >> BITS]?.[i & MASK];
}

function writableChunk<Row>(t: Table<Row>, index: number, token: number): Row[] {
  if (t.rootOwner !== token) {
    t.chunks = t.chunks.slice();
    t.owners = t.owners.slice();
    t.rootOwner = token;
  }
  let chunk = t.chunks[index];
  if (chunk === undefined) {
    chunk = [];
    t.chunks[index] = chunk;
  } else if (t.owners[index] !== token) {
    chunk = chunk.slice();
    t.chunks[index] = chunk;
  }
  t.owners[index] = token;
  return chunk;
}

export function putRow<Row>(t: Table<Row>, id: number, row: Row, token: number): void {
  const i = id - t.first;
  writableChunk(t, i >> BITS, token)[i & MASK] = row;
  if (id >= t.length) t.length = id + 1;
}

/** Forgets whole chunks below `id`, so that a history does not grow for ever. */
export function dropBelow<Row>(t: Table<Row>, id: number, token: number): void {
  const chunks = (id - t.first) >> BITS;
  if (chunks <= 0) return;
  t.chunks = t.chunks.slice(chunks);
  t.owners = t.owners.slice(chunks);
  t.rootOwner = token;
  t.first += chunks << BITS;
}

export function* rowsOf<Row>(t: Table<Row>): Generator<Row> {
  for (const chunk of t.chunks) yield* chunk;
}
