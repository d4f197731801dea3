/** Sagas (714): chapter abilities, lore counters, and the end of the story. */

import { countersEvent, type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
import type { Ability, TriggeredAbility } from '@rulewright/language/magic';
import { hasWaiting } from '@rulewright/rules';
import { isActive } from '../100-game/101.4-turn-order.ts';
import { characteristics, hasKeyword, hasSubtype } from '../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../100-game/109.3-draft.ts';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import { grantsNow } from '../600-effects/613-continuous/environment.ts';
import type { G } from '../state.ts';
import { triggerHook } from './700.1-events/hooks.ts';
import type { MagicEvent } from './700.1-events/types.ts';

const isChapter = (a: Ability): a is TriggeredAbility => a.kind === 'triggered' && a.on.on === 'chapter';

/** 714.2d: the greatest number among its chapter abilities; 0 if it has none. */
export function finalChapter({ abilities }: Pick<Characteristics, 'abilities'>): number {
  let last = 0;
  for (const a of abilities) if (a.kind === 'triggered' && a.on.on === 'chapter') last = Math.max(last, a.on.chapter);
  return last;
}

/** 714.2b: the lore counters on it were fewer than the chapter's number and have become at least as many. */
export function reachesChapter(g: G, chapter: number, e: MagicEvent, source: ObjectId): boolean {
  const put = loreCounters(e, source);
  if (put <= 0) return false;
  const row = objectRow(g.state, source);
  const now = row.counters.lore ?? 0;
  if (now < chapter || now - put >= chapter) return false;
  // 702.155a: in the turn it entered, only the very chapter that was chosen.
  const isNew = row.timestamp > g.state.game.turn.clock;
  return now === chapter || !isNew || !hasKeyword(characteristics(g, source), 'read ahead');
}

/** How many lore counters an event puts on a Saga, as it enters (122.6) or later. */
const loreCounters = (e: MagicEvent, source: ObjectId): number =>
  e.kind === 'counters' && e.counter === 'lore' && e.on === source ? e.amount : 0;

/** 714.4: the story has been told, and no chapter of it is still to resolve. */
export function isTold(g: G, id: ObjectId, c: Characteristics): boolean {
  if (!hasSubtype(c, 'Saga')) return false;
  const last = finalChapter(c);
  return last > 0 && (objectRow(g.state, id).counters.lore ?? 0) >= last && !hasWaiting(g, id, isChapter);
}

/** 714.3c: as the precombat main phase of a player begins, each Saga of theirs with a chapter ability gets a lore counter. */
export function toldOn(g: G): readonly MagicEvent[] {
  const listening = g.state.hooks[triggerHook('counters')] ?? [];
  const among = grantsNow(g) ? zoneObjects(g, BATTLEFIELD, g.state.game.turn.active) : listening;
  return among.flatMap((id): MagicEvent[] => {
    if (objectRow(g.state, id).zone !== BATTLEFIELD) return [];
    const c = characteristics(g, id);
    const advances = hasSubtype(c, 'Saga') && isActive(g, c.controller) && finalChapter(c) > 0;
    return advances ? [countersEvent(id, 'lore', 1, { by: c.controller })] : [];
  });
}
