// Objects of a draft that are alike.

interface Countable {
  readonly as?: string;
  readonly count?: number;
}

/** Equal neighbours become one line with a count; they are as many objects in the same order. */
export function counted<T extends Countable>(objects: readonly T[]): readonly T[] {
  const out: T[] = [];
  for (const object of objects) {
    const last = out.at(-1);
    const same = last !== undefined && last.as === undefined && sameButCount(last, object);
    if (same) out[out.length - 1] = { ...last, count: (last.count ?? 1) + (object.count ?? 1) };
    else out.push(object);
  }
  return out;
}

const sameButCount = (a: Countable, b: Countable): boolean =>
  JSON.stringify({ ...a, count: 1 }) === JSON.stringify({ ...b, count: 1 });
