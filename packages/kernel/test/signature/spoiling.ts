/** Plain data with something else in one place. */
import { createHash } from 'node:crypto';

export type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null;
export type Below = (bound: number) => number;

export const digest = (said: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(said) ?? '')
    .digest('hex');

/** Where the places of the data are, as paths. */
function* pathsIn(data: Json, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, part] of Object.entries(data)) {
    yield [...path, key];
    yield* pathsIn(part, [...path, key]);
  }
}

const JUNK: readonly Json[] = [null, true, false, -7, 1.5, 1e15, 'odd', [], {}, [[]], [1, 1], { kind: 'odd' }];

/** A number like the one that was there is most often taken. */
function otherThan(was: Json, below: Below): Json | undefined {
  if (typeof was === 'number' && below(4) > 0) return [was + 1, was - 1, 0, was + 5, 16 + below(12), 2][below(6)] ?? 0;
  if (Array.isArray(was) && below(3) > 0)
    return [was.slice(1), [...was, ...was.slice(0, 1)], was.toReversed(), [...was, 17]][below(4)] ?? [];
  return below(6) === 0 ? undefined : (JUNK[below(JUNK.length)] ?? null);
}

/** The data that is left where nothing is put is without that place. */
function put(data: Json, [key, ...rest]: readonly string[], value: Json | undefined): Json {
  if (key === undefined) return value ?? null;
  if (Array.isArray(data)) {
    if (rest.length === 0 && value === undefined) return data.toSpliced(Number(key), 1);
    return data.with(Number(key), put(data[Number(key)] ?? null, rest, value));
  }
  const fields = data as { readonly [key: string]: Json };
  if (rest.length === 0 && value === undefined)
    return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== key));
  return { ...fields, [key]: put(fields[key] ?? null, rest, value) };
}

const at = (data: Json, path: readonly string[]): Json =>
  path.reduce<Json>((found, key) => (found as { readonly [key: string]: Json })[key] ?? null, data);

/** The same data spoiled in one place, so many times. */
export function spoilt(data: Json, below: Below, times: number): readonly Json[] {
  const paths = [...pathsIn(data)];
  return Array.from({ length: times }, () => {
    const path = paths[below(paths.length)] ?? [];
    return put(data, path, otherThan(at(data, path), below));
  });
}
