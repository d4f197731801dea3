/** Day and night (731), and the permanents that are bound to them (702.145). */

import { type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { sharers } from '../100-game/101.4-turn-order.ts';
import { hasBack, type Pool } from '../100-game/108-pool.ts';
import { characteristics, hasKeyword } from '../100-game/109.3-characteristics.ts';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import type { DayNight, G } from '../state.ts';
import { dayNightEvent, type MagicEvent, transformEvent } from './700.1-events/types.ts';

/** 702.145c, 702.145f: front face up with daybound at night, back face up with nightbound by day. */
export function isOutOfTime(g: G, id: ObjectId, now: DayNight): boolean {
  const row = objectRow(g.state, id);
  const wrong = now === 'night' ? row.face === 0 : row.face === 1;
  return wrong && hasBack(g.pool, row) && has(g, id, now === 'night' ? 'daybound' : 'nightbound');
}

const has = (g: G, id: ObjectId, keyword: string): boolean => hasKeyword(characteristics(g, id), keyword);

/** 702.145c–d, 702.145f–g: what happens at once when a permanent is bound to another time than it is, or to any when it is neither. */
export function timeTells(g: G, changed: readonly ObjectId[]): readonly MagicEvent[] {
  if (!concerns(g.pool)) return NOTHING;
  const { dayNight } = g.state.game;
  if (dayNight !== null) {
    return changed
      .filter((id) => isOutOfTime(g, id, dayNight))
      .map((object) => transformEvent(object, { bound: true }));
  }
  if (!changed.some((id) => has(g, id, 'daybound') || has(g, id, 'nightbound'))) return NOTHING;
  const day = zoneObjects(g, BATTLEFIELD, g.state.game.turn.active).some((id) => has(g, id, 'daybound'));
  return [dayNightEvent(day ? 'day' : 'night')];
}

const NOTHING: readonly MagicEvent[] = [];

/** Whether any card of the game speaks of daybound or nightbound: most games have none, and nothing to look for. */
function concerns(pool: Pool): boolean {
  const known = bound.get(pool);
  if (known !== undefined) return known;
  const found = pool.cards.some(speaksOfTime);
  bound.set(pool, found);
  return found;
}
const bound = new WeakMap<Pool | Card, boolean>();

function speaksOfTime(card: Card): boolean {
  const known = bound.get(card);
  if (known !== undefined) return known;
  const found = /"(?:day|night)bound"/.test(JSON.stringify(card));
  bound.set(card, found);
  return found;
}

/** 731.2a–b, 502.2: it follows from how many spells the previous turn's active player cast in that turn. */
export function turnOfTime(g: G): readonly MagicEvent[] {
  const { dayNight, turn, totals } = g.state.game;
  if (dayNight === null) return [];
  // 502.2a: with shared team turns it is enough that one player of the team did.
  const cast = Math.max(...sharers(g, turn.lastActive).map((p) => totals[p]?.spellsCastLastTurn ?? 0));
  if (dayNight === 'day') return cast === 0 ? [dayNightEvent('night')] : [];
  return cast >= 2 ? [dayNightEvent('day')] : [];
}
