/** Documents in which something is said that stands in another: a step, an answer, a check, a part of the position. */
import { createHash } from 'node:crypto';
import { parse, stringify } from 'yaml';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const weight = (...said: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(said)).digest('hex');

/** The one that comes first in an order which only these words decide: what others there are seldom makes a difference. */
const first = <T>(all: readonly T[], ...words: readonly unknown[]): T | undefined =>
  all
    .map((one) => ({ one, by: weight(one, ...words) }))
    .toSorted((a, b) => (a.by < b.by ? -1 : 1))
    .map(({ one }) => one)[0];

/** So many of what stands under a key anywhere. */
const MOST = 40;

export class Exchange {
  readonly #values = new Map<string, readonly unknown[]>();

  /** What the documents of one game say. */
  constructor(documents: readonly unknown[]) {
    const values = new Map<string, Map<string, unknown>>();
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) for (const part of value) walk(part);
      if (!isNode(value)) return;
      for (const [key, part] of Object.entries(value)) {
        const known = values.get(key) ?? new Map<string, unknown>();
        values.set(key, known.set(JSON.stringify(part), part));
        walk(part);
      }
    };
    walk(documents);
    for (const [key, known] of values) {
      const some = [...known].map(([text, value]) => ({ by: weight(text), value }));
      const chosen = some.toSorted((a, b) => (a.by < b.by ? -1 : 1)).slice(0, MOST);
      this.#values.set(
        key,
        chosen.map(({ value }) => value),
      );
    }
  }

  /** The document with something else in one place, so many times. */
  of(text: string, times: number): readonly string[] {
    const data: unknown = parse(text);
    const paths = [...pathsIn(data)].filter(([top]) => top !== 'scenario' && top !== 'cards');
    return Array.from({ length: times }, (_, i) => {
      const path = first(paths, text, i) ?? [];
      const value = first(
        this.#values.get(String(path.findLast((key) => typeof key === 'string'))) ?? [],
        text,
        path,
        i,
      );
      return stringify(put(data, path, value));
    });
  }
}

/** Of what is in a list, only the list itself is exchanged. */
function* pathsIn(data: unknown, path: readonly (string | number)[] = []): Generator<readonly (string | number)[]> {
  if (Array.isArray(data)) for (const [at, part] of data.entries()) yield* pathsIn(part, [...path, at]);
  if (!isNode(data)) return;
  for (const [key, part] of Object.entries(data)) {
    yield [...path, key];
    yield* pathsIn(part, [...path, key]);
  }
}

function put(data: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(key), put(data[Number(key)], rest, value));
  const fields = data as Node;
  return { ...fields, [key]: put(fields[key], rest, value) };
}
