/** 702.164b: a creature's total toxic value. */

import type { ObjectId } from '@rulewright/kernel';
import { hasKeyword, isType } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { context, type G } from '../../state.ts';
import { value } from '../../vocabulary/evaluate.ts';

export function totalToxic(g: G, id: ObjectId, c: Characteristics): number {
  if (!hasKeyword(c, 'toxic') || !isType(c, TypeBit.creature)) return 0;
  let total = 0;
  for (const a of c.abilities) {
    if (a.kind === 'keyword' && a.keyword === 'toxic') total += value(g, a.amount ?? 0, context(id, c.controller));
  }
  return total;
}
