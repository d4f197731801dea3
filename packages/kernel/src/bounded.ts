/** Data from anywhere is measured before anything goes down into it: what is too deep would end in the middle of the call stack. */
import type { Plain } from './plain.ts';
import type { Reader } from './reading.ts';

/** How deep lists and records may lie in each other, and how many values there may be in all. */
export interface Bounds {
  readonly depth: number;
  readonly parts: number;
}

/** The value of a reader, if it keeps to the bounds. */
export function bounded(r: Reader, { depth, parts }: Bounds): Plain {
  let left = parts;
  let level: unknown[] = [r.value];
  for (let at = 0; level.length > 0; at++) {
    if (at > depth) return r.fail('too-deep', { most: depth });
    left -= level.length;
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      for (const part of Array.isArray(value) ? value : Object.values(value)) below.push(part);
      if (below.length > left) return r.fail('too-big', { most: parts });
    }
    level = below;
  }
  return r.value as Plain;
}
