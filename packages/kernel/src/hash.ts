/**
 * A fingerprint of a state: two lanes of 32 bits over exactly what `save` keeps. Equal states have equal hashes whatever
 * the order of their keys, and a field that is `undefined` counts as absent, as it is in JSON.
 */
import { type Frame, type ObjectRow, type SavedFrame, type State, type StateField, savedFrame } from './state.ts';
import { rowsOf, type Table } from './table.ts';

// Every function below leaves the digest of what it was given in these two.
let low = 0;
let high = 0;

/** Both lanes depend on every bit of both inputs (the finish of MurmurHash3, crossed as in cyrb53). */
function mix(a: number, b: number): void {
  const x = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  const y = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  low = x ^ (y >>> 15);
  high = y;
}

const TAG = { null: 0x2f0b4c47, true: 0x5bd1e995, false: 0x1b873593, integer: 0x27d4eb2f, real: 0x165667b1 } as const;
const LIST = 0x61c88647;
const RECORD = 0x3c6ef372;

const real = new Float64Array(1);
const realBits = new Int32Array(real.buffer);

function digestNumber(n: number): void {
  if ((n | 0) === n) {
    mix(n, TAG.integer);
  } else if (Number.isFinite(n)) {
    real[0] = n;
    mix((realBits[0] ?? 0) ^ TAG.real, realBits[1] ?? 0);
  } else {
    // As JSON writes it.
    mix(0, TAG.null);
  }
}

function digestText(text: string): void {
  let a = 0xdeadbeef ^ text.length;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x9e3779b1);
    b = Math.imul(b ^ c, 0x5f356495);
  }
  mix(a, b);
}

/** Keys recur in every row: their digests are remembered, while there are not too many. */
const keys = new Map<string, readonly [number, number]>();
const MOST_KEYS = 4096;

function keyDigest(key: string): readonly [number, number] {
  const known = keys.get(key);
  if (known !== undefined) return known;
  digestText(key);
  const digest = [low, high] as const;
  if (keys.size < MOST_KEYS) keys.set(key, digest);
  return digest;
}

/** Makes the digest of a field out of the digest of its value. Those of a record are added: their order does not matter. */
function underKey(key: string): void {
  const [value, more] = [low, high];
  const [a, b] = keyDigest(key);
  mix(value ^ a, (more + b) | 0);
}

function digestList(items: Iterable<unknown>): void {
  listOf(items, digest);
}

function listOf<T>(items: Iterable<T>, each: (item: T) => void): void {
  let a = LIST;
  let b = 0;
  for (const item of items) {
    each(item);
    mix(low ^ a, (Math.imul(b, 0x9e3779b1) + high) | 0);
    a = low;
    b = high;
  }
  mix(a, b ^ LIST);
}

function digestRecord(record: Readonly<Record<string, unknown>>): void {
  let a = RECORD;
  let b = 0;
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    digest(value);
    underKey(key);
    a = (a + low) | 0;
    b = (b + high) | 0;
  }
  mix(a, b ^ RECORD);
}

function digest(value: unknown): void {
  switch (typeof value) {
    case 'number':
      digestNumber(value);
      return;
    case 'string':
      digestText(value);
      return;
    case 'boolean':
      mix(1, value ? TAG.true : TAG.false);
      return;
    case 'undefined':
      mix(0, TAG.null);
      return;
    case 'object':
      if (value === null) mix(0, TAG.null);
      else if (Array.isArray(value)) digestList(value);
      else digestRecord(value as Readonly<Record<string, unknown>>);
      return;
    default:
      throw new Error(`a ${typeof value} in the state`);
  }
}

function digestObject(row: ObjectRow): void {
  let a = RECORD;
  let b = 0;
  for (const key in row) {
    if (key === 'memo') continue;
    digest(row[key as keyof ObjectRow]);
    underKey(key);
    a = (a + low) | 0;
    b = (b + high) | 0;
  }
  mix(a, b);
}

function digestTable<Row>(t: Table<Row>, each: (row: Row) => void): void {
  listOf(rowsOf(t), each);
  mix(low ^ t.first, high);
}

/** Stages by name: a stage that is added before it makes no other state. */
function* levels(top: Frame | null): Generator<SavedFrame> {
  for (let frame = top; frame !== null; frame = frame.below) {
    yield savedFrame(frame);
  }
}

const fields: { readonly [F in StateField]: (value: State[F]) => void } = {
  objects: (t) => digestTable(t, digestObject),
  effects: (t) => digestTable(t, digest),
  live: digest,
  players: digest,
  zones: digest,
  hooks: digest,
  frame: (top) => digestList(levels(top)),
  decision: digest,
  pending: digest,
  random: digest,
  clock: digest,
  log: (t) => digestTable(t, digest),
  game: digest,
  checkpoint: (back) => (back === null ? digest(null) : digestState(back)),
  over: digest,
};
const names = Object.keys(fields) as readonly StateField[];

function digestField<F extends StateField>(s: State, name: F): void {
  fields[name](s[name]);
  underKey(name);
}

function digestState(s: State): void {
  let a = 0;
  let b = 0;
  for (const name of names) {
    digestField(s, name);
    a = (a + low) | 0;
    b = (b + high) | 0;
  }
  mix(a, b);
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

/** Sixteen hexadecimal digits. */
export function hash(s: State): string {
  digestState(s);
  return hex(high) + hex(low);
}

/** The same fingerprint of any plain data, such as the cards a game is played with. */
export function hashPlain(value: unknown): string {
  digest(value);
  return hex(high) + hex(low);
}
