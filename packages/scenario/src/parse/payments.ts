// `with`: how optional and other costs are paid. Which costs there are, a game says.
import type { Entry, Node } from './document.ts';
import { fail, flagIn, integerIn, quote, readCounters, readInteger, readMap, readRefs, unknownKey } from './read.ts';
import type { Reading } from './reading.ts';
import type { Counters, Ref } from './ref.ts';

/** How one cost is paid. */
export interface Payment {
  readonly line: number;
  /** The key of `with`: `kicker`, `sacrifice`, `life` and so on. */
  readonly cost: string;
  readonly paid: Paid;
}

export type Paid =
  | { readonly kind: 'number'; readonly value: number }
  /** One list of objects for each time the cost is paid. */
  | { readonly kind: 'objects'; readonly payments: readonly (readonly Ref[])[] }
  | { readonly kind: 'counters'; readonly counters: readonly Counters[] };

/** `times`: a number, or true for once. `any`: a number of times, or the objects it is paid with. */
export type CostShape = 'times' | 'objects' | 'any' | 'counters';

/** The costs of a game. */
export interface Costs {
  /** How each is said to be paid, by its name. */
  readonly shapes: ReadonlyMap<string, CostShape>;
  /** A cost that is known by another name than the file uses: as the payment calls it, and whose shape it has. */
  known?(written: string): { readonly cost: string; readonly like: string } | undefined;
}

export const costs = (shape: CostShape, ...names: readonly string[]): readonly (readonly [string, CostShape])[] =>
  names.map((name) => [name, shape] as const);

export function readPayments(reading: Reading, node: Node, known: Costs): readonly Payment[] | undefined {
  const map = readMap(reading, node, 'with');
  return map?.entries.flatMap((entry) => readPayment(reading, entry, known) ?? []);
}

function readPayment(reading: Reading, entry: Entry, { shapes, known }: Costs): Payment | undefined {
  const { cost, like } = known?.(entry.key) ?? { cost: entry.key, like: entry.key };
  const shape = shapes.get(like);
  if (shape === undefined) return unknownKey(reading, entry, 'with', shapes.keys());
  const paid = readPaid(reading, entry, shape);
  return paid && { line: entry.line, cost, paid };
}

function readPaid(reading: Reading, { key, value }: Entry, shape: CostShape): Paid | undefined {
  if (shape === 'counters') return { kind: 'counters', counters: readCounters(reading, value, key) };
  const flag = flagIn(value);
  if (shape !== 'objects' && flag !== undefined) return { kind: 'number', value: flag ? 1 : 0 };
  if (shape === 'times' || (shape === 'any' && integerIn(value) !== undefined)) {
    const number = readInteger(reading, value, key, { min: 0 });
    return number === undefined ? undefined : { kind: 'number', value: number };
  }
  if (value.kind !== 'list' || !value.items.some(({ kind }) => kind === 'list')) {
    return { kind: 'objects', payments: [readRefs(reading, value, key)] };
  }
  if (!value.items.every(({ kind }) => kind === 'list')) {
    const message = `${quote(key)} holds either one list of objects or a list of such lists, not both`;
    return fail(reading, value, 'wrong-type', message);
  }
  return { kind: 'objects', payments: value.items.map((item) => readRefs(reading, item, key)) };
}
