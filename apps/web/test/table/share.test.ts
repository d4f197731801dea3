import { expect, test } from 'vitest';
import { share } from '../../src/table/share.ts';

test('what is equal stays the very same', () => {
  const old = { a: { deep: [1, 2, { x: 'y' }] }, b: 1 };
  expect(share(old, structuredClone(old))).toBe(old);
});

test('what changed is new, and its unchanged parts are the old ones', () => {
  const old = { objects: { 20: { tapped: false, text: ['a'] }, 21: { tapped: false, text: ['b'] } } };
  const now = structuredClone(old);
  now.objects[20].tapped = true;
  const shared = share(old, now);
  expect(shared).toEqual(now);
  expect(shared.objects[20]).not.toBe(old.objects[20]);
  expect(shared.objects[20].text).toBe(old.objects[20].text);
  expect(shared.objects[21]).toBe(old.objects[21]);
});

test('a part that is gone is gone', () => {
  const old: Record<string, number> = { a: 1, b: 2 };
  expect(share(old, { a: 1 })).toEqual({ a: 1 });
  expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
});
