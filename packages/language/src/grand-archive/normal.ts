/** Comparing what two pieces of Grand Archive's card language mean. */
import { normalFormWith } from '../core/normal.ts';

export const normalForm = normalFormWith(new Set());

export const sameMeaning = (a: unknown, b: unknown): boolean =>
  JSON.stringify(normalForm(a)) === JSON.stringify(normalForm(b));
