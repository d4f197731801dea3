/** Obedience: whether an ally attacks and acts for its controller (game terms, obedience; Pride). */
import type { ObjectId } from '@rulewright/kernel';
import { levelOf } from '../card-types/champion.ts';
import { characteristics, isType, keywordsOf } from '../parts-of-a-card/characteristics.ts';
import { ALLY } from '../parts-of-a-card/words.ts';
import { context, type G } from '../state.ts';
import { value } from '../vocabulary/evaluate.ts';

/** Pride 1, 2: the highest value counts. */
export function obeys(g: G, id: ObjectId): boolean {
  const c = characteristics(g, id);
  if (!isType(c, ALLY)) return true;
  const prides = keywordsOf(c, 'pride');
  if (prides.length === 0) return true;
  const ctx = context(id, c.controller);
  return prides.every(({ amount }) => levelOf(g, c.controller) >= value(g, amount ?? 0, ctx));
}
