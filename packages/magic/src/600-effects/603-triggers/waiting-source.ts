/** Permanents that are the source of an ability that has triggered but not yet left the stack (714.4, 310.7). */
import { type ObjectId, type ObjectRow, rowAt } from '@rulewright/kernel';
import { characteristics, isType } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import type { G, StackEntry } from '../../state.ts';

/** A permanent that waits for such an ability to have left the stack: told of when the ability is gone. */
export function waitingSource(g: G, { kind, stack }: ObjectRow): ObjectId | null {
  const entry = kind === 'ability' ? (stack as StackEntry | null) : null;
  if (entry?.kind !== 'triggered') return null;
  const source = rowAt(g.state.objects, entry.source);
  if (source?.zone !== BATTLEFIELD) return null;
  return source.counters.lore !== undefined || isType(characteristics(g, source.id), TypeBit.battle) ? source.id : null;
}
