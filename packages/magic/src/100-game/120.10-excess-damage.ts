/** Excess damage (120.10): how much more was dealt than would have been lethal. */

import { type EntityId, isObject, type ObjectId, objectRow } from '@rulewright/kernel';
import { TypeBit } from '../200-cards/205-card-types.ts';
import type { Run, Work } from '../600-effects/608-resolve/run.ts';
import { isEvent } from '../700-additional/700.1-events/types.ts';
import { isDeadly } from '../700-additional/702-keywords/deathtouch.ts';
import type { G } from '../state.ts';
import { characteristics, isType } from './109.3-characteristics.ts';

/** What would be enough for each, before the damage is dealt. */
export const lethalBefore = (g: G, to: readonly EntityId[]): Work => ({
  lethal: Object.fromEntries(to.filter(isObject).map((id) => [String(id), lethalFor(g, id)])),
});

/** Lethal damage to a creature (702.2c aside), loyalty, defense; of a permanent with several of these types, the least. */
function lethalFor(g: G, id: ObjectId): number {
  const c = characteristics(g, id);
  const { damage: marked, counters } = objectRow(g.state, id);
  const enough: number[] = [];
  if (isType(c, TypeBit.creature)) enough.push(Math.max(0, (c.toughness ?? 0) - marked));
  if (isType(c, TypeBit.planeswalker)) enough.push(counters.loyalty ?? 0);
  if (isType(c, TypeBit.battle)) enough.push(counters.defense ?? 0);
  return enough.length === 0 ? 0 : Math.min(...enough);
}

/** Of what was dealt, all sources together; any damage of a source with deathtouch is lethal (702.2c). */
export function excessDealt({ g, work, happened }: Run): number {
  const lethal = work?.lethal as Readonly<Record<string, number>>;
  const sums = new Map<ObjectId, { readonly dealt: number; readonly enough: number }>();
  for (const event of happened) {
    if (!isEvent(event, 'damage')) continue;
    const { to, amount, source } = event;
    if (!isObject(to)) continue;
    const known = sums.get(to) ?? { dealt: 0, enough: lethal[String(to)] ?? 0 };
    const deadly = isType(characteristics(g, to), TypeBit.creature) && isDeadly(characteristics(g, source));
    sums.set(to, { dealt: known.dealt + amount, enough: deadly ? Math.min(1, known.enough) : known.enough });
  }
  let excess = 0;
  for (const { dealt, enough } of sums.values()) excess += Math.max(0, dealt - enough);
  return excess;
}
