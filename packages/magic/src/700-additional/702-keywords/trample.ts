/**
 * Trample (702.19): after lethal damage to all its blockers the rest may be assigned to what the creature attacks. Trample over
 * planeswalkers goes on from there to the planeswalker's controller (702.19c). `510.1-assignment.ts` asks.
 */
import { type EntityId, isPlayer, type ObjectId, objectRow } from '@rulewright/kernel';
import { characteristics, hasKeyword, isType } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import type { Assigned, Division } from '../../500-turn/combat/510.1-division.ts';
import type { G } from '../../state.ts';
import { isDeadly, lethalFrom } from './deathtouch.ts';

const OVER_PLANESWALKERS = 'trample over planeswalkers';

export const tramples = (is: Characteristics): boolean => hasKeyword(is, 'trample') || tramplesOver(is);

/** 702.19c */
export const tramplesOver = (is: Characteristics): boolean => hasKeyword(is, OVER_PLANESWALKERS);

/** 702.19c, 702.19e: after a planeswalker that it attacks comes that one's controller. */
export const isTrampledOver = (g: G, attacker: ObjectId, attacked: ObjectId): boolean =>
  tramplesOver(characteristics(g, attacker)) && isType(characteristics(g, attacked), TypeBit.planeswalker);

/** 702.19b: the blockers come first, and then what is attacked; 702.19d: without blockers all goes there. */
export const pastBlockers = (
  blockers: readonly ObjectId[],
  ranks: readonly number[],
  beyond: readonly EntityId[],
): Pick<Division, 'among' | 'ranks'> => ({
  among: [...blockers, ...beyond],
  ranks: [...ranks, ...beyond.map((_, i) => blockers.length + i)],
});

/** 702.19b: how much damage from this source is lethal, after what is marked and what others are assigned to deal. */
export function lethalTo(g: G, source: ObjectId, to: EntityId, assigned: readonly Assigned[]): number {
  if (isPlayer(to)) return 0;
  let needed = (characteristics(g, to).toughness ?? 0) - objectRow(g.state, to).damage;
  for (const other of assigned)
    if (other.to === to) needed = isDeadly(characteristics(g, other.source)) ? 0 : needed - other.amount;
  return Math.max(0, lethalFrom(characteristics(g, source), needed));
}

/** 702.19c: what is left of the loyalty of an attacked planeswalker; nothing follows after a player or a battle. */
export function loyaltyLeft(g: G, attacked: EntityId, assigned: readonly Assigned[]): number {
  if (isPlayer(attacked)) return 0;
  const loyalty = objectRow(g.state, attacked).counters.loyalty ?? 0;
  return assigned.reduce((left, other) => (other.to === attacked ? Math.max(0, left - other.amount) : left), loyalty);
}
