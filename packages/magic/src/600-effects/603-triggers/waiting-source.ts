/** Whether a permanent is the source of an ability that has triggered but not yet left the stack (714.4, 310.7). */
import { type ObjectId, type ObjectRow, objectRow, rowAt, zoneObjects } from '@rulewright/kernel';
import type { Ability } from '@rulewright/language/magic';
import { characteristics, isType } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD, STACK } from '../../400-zones/400-zones.ts';
import type { G, StackEntry } from '../../state.ts';

export function hasWaiting(g: G, source: ObjectId, which: (ability: Ability) => boolean = any): boolean {
  if (g.state.pending.some((t) => t.source === source && which(t.ability as Ability))) return true;
  return zoneObjects(g, STACK, g.state.game.turn.active).some((id) => {
    const entry = objectRow(g.state, id).stack as StackEntry | null;
    return entry?.kind === 'triggered' && entry.source === source && which(entry.effect as Ability);
  });
}
const any = (): boolean => true;

/** A permanent that waits for such an ability to have left the stack: told of when the ability is gone. */
export function waitingSource(g: G, { kind, stack }: ObjectRow): ObjectId | null {
  const entry = kind === 'ability' ? (stack as StackEntry | null) : null;
  if (entry?.kind !== 'triggered') return null;
  const source = rowAt(g.state.objects, entry.source);
  if (source?.zone !== BATTLEFIELD) return null;
  return source.counters.lore !== undefined || isType(characteristics(g, source.id), TypeBit.battle) ? source.id : null;
}
