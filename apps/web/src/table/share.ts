/**
 * What came over from the worker is new in every part, even where nothing changed. Sharing keeps the old parts that are
 * equal, so that memoised components of things that did not change are not drawn again.
 */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shared(old: unknown, now: unknown): unknown {
  if (Object.is(old, now)) return old;
  if (Array.isArray(old) && Array.isArray(now)) {
    let same = old.length === now.length;
    const out = now.map((item, i) => {
      const kept = shared(old[i], item);
      if (kept !== old[i]) same = false;
      return kept;
    });
    return same ? old : out;
  }
  if (!isRecord(old) || !isRecord(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  const out: Record<string, unknown> = {};
  for (const key of keys) {
    const kept = shared(old[key], now[key]);
    if (!Object.hasOwn(old, key) || kept !== old[key]) same = false;
    out[key] = kept;
  }
  return same ? old : out;
}

export const share = <T>(old: T, now: T): T => shared(old, now) as T;
