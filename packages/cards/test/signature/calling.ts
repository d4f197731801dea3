/** Words that depend on something: each function among the words of a language is called with what might be given to it. */
import { digest } from './spoiling.ts';

/** What answers as a fact does, with so many names, numbers of that size, and anything else a word. */
const factOf = (names: readonly string[], number: number): unknown => {
  const data = new Proxy({}, { get: () => number });
  const known: Readonly<Record<string, unknown>> = {
    names,
    data,
    show: (key: unknown) => `<${String(key)}>`,
    of: (id: unknown) => `#${String(id)}`,
  };
  return new Proxy({}, { get: (_, key) => (typeof key === 'string' ? (known[key] ?? key) : undefined) });
};

const GIVEN: readonly unknown[] = [
  true,
  false,
  -1,
  0,
  1,
  2,
  'word',
  '',
  undefined,
  null,
  [],
  ['one'],
  ['one', 'two', 'three'],
  {},
  factOf([], 0),
  factOf(['one'], 1),
  factOf(['one', 'two'], -2),
];
const BESIDE: readonly unknown[] = [undefined, 1, 'word', true, ['one', 'two']];

function told(work: () => unknown): unknown {
  try {
    const made = work();
    return typeof made === 'string' || typeof made === 'number' || typeof made === 'boolean'
      ? made
      : JSON.stringify(made);
  } catch (error) {
    return error instanceof Error ? error.name : null;
  }
}

type Call = (...given: readonly unknown[]) => unknown;

const LENGTH = 8;

/** The functions under each key, and what they say. */
export function* called(words: unknown, path: string): Generator<{ key: string; about: string; parts(): unknown[] }> {
  if (typeof words === 'function') {
    const call = words as Call;
    yield {
      key: digest(path).slice(0, LENGTH),
      about: path,
      parts: () => [GIVEN.flatMap((one) => BESIDE.map((other) => told(() => call(one, other, other))))],
    };
  } else if (typeof words === 'object' && words !== null)
    for (const [key, part] of Object.entries(words)) yield* called(part, `${path}.${key}`);
}
