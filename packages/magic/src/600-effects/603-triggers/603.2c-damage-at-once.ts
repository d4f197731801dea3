/**
 * Damage that is dealt at once (510.2) is one occurrence (603.2c) for an ability that does not tell it apart: all that one source deals for
 * "deals damage", all that is dealt to one object or player for "is dealt damage". One that names both sides sees each pair.
 */
import { altered, type GameEvent } from '@rulewright/kernel';
import type { EventPattern } from '@rulewright/language/magic';
import { type DamageEvent, isEvent } from '../../700-additional/700.1-events/types.ts';

type DamagePattern = Extract<EventPattern, { on: 'damage' }>;

/** The damage that an event is part of, with all of its amount; null if that begins with an earlier event. */
export function asOneDamage(on: DamagePattern, event: GameEvent, told: readonly GameEvent[]): GameEvent | null {
  if (!isEvent(event, 'damage') || (on.source !== undefined && on.to !== undefined)) return event;
  const side = on.to === undefined ? 'source' : 'to';
  const all = told.filter(
    (e): e is DamageEvent => isEvent(e, 'damage') && e[side] === event[side] && e.combat === event.combat,
  );
  if (all.length < 2) return event;
  return all[0] === event ? altered(event, { amount: all.reduce((sum, e) => sum + e.amount, 0) }) : null;
}
