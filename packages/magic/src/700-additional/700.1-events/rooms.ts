/** Doors of Rooms are unlocked (709.5). */

import { type CreateEvent, type EventKind, type GameEvent, type MoveEvent, objectRow } from '@rulewright/kernel';
import { becomeObject } from '@rulewright/kernel/write';
import { splitCard } from '../../100-game/108-pool.ts';
import { controllerOf } from '../../100-game/109.3-characteristics.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';
import { faceWith, isRoom, LOCKED, UNLOCKED, unlockedOf } from '../709-rooms.ts';
import { place } from './place.ts';
import { type UnlockEvent, unlockEvent } from './types.ts';

/** 709.5d: a Room that enters without having been cast has both halves locked. */
export function asRoom(g: G, e: MoveEvent): MoveEvent {
  if (e.to !== BATTLEFIELD || e.how === 'resolved') return e;
  const card = splitCard(g.pool, objectRow(g.state, e.object));
  return card !== null && isRoom(card) ? { ...e, face: LOCKED } : e;
}

/** 709.5h: the half that was cast is unlocked as it enters, which abilities see. */
export function unlockedAsItEnters(g: G, e: MoveEvent | CreateEvent): readonly GameEvent[] {
  if (e.to !== BATTLEFIELD || e.became === undefined) return NOTHING;
  if (e.kind === 'move' ? e.how !== 'resolved' : e.was === undefined) return NOTHING;
  const row = objectRow(g.state, e.became);
  const card = splitCard(g.pool, row);
  if (card === null || !isRoom(card)) return NOTHING;
  const player = controllerOf(g, row.id);
  return [unlockEvent(row.id, player, row.face, { entered: true })];
}
const NOTHING: readonly GameEvent[] = [];

const unlock: EventKind<G, UnlockEvent> = {
  ...place('709.5', 'unlock'),
  apply(g, e) {
    if (e.entered === true) return e;
    const row = objectRow(g.state, e.object);
    const card = splitCard(g.pool, row);
    if (row.zone !== BATTLEFIELD || card === null || !isRoom(card)) return null;
    const before = unlockedOf(row.face);
    const after = before | (1 << e.door);
    if (after === before) return null;
    becomeObject(g, row.id, { face: faceWith(after) });
    // 709.5i
    return after === UNLOCKED ? { ...e, fully: true } : e;
  },
};

export const roomEvents = { unlock } as const;
