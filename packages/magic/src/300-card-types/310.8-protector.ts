/** The player who protects a battle (310.8). Who does when nobody does is chosen as a state-based action (704.5w–x). */
import { type EntityId, isPlayer, type ObjectId, type ObjectRow, type PlayerId } from '@rulewright/kernel';
import { areOpponents, inTurnOrder } from '../100-game/101.4-turn-order.ts';
import { characteristics, hasSubtype } from '../100-game/109.3-characteristics.ts';
import type { G } from '../state.ts';

/** The note that names the protector. */
export const PROTECTOR = 'protector';

/** The player who was chosen. */
export function notedProtector(row: ObjectRow): PlayerId | null {
  const noted = row.notes[PROTECTOR];
  const [player] = Array.isArray(noted) ? (noted as readonly EntityId[]) : [];
  return player !== undefined && isPlayer(player) ? player : null;
}

/** Chosen as it entered; its controller if none was. */
export const protectorOf = (row: ObjectRow, controller: PlayerId): PlayerId => notedProtector(row) ?? controller;

/** 310.11a: only an opponent can protect a Siege; a battle of no type is protected by its controller (310.8a). */
export function possibleProtectors(g: G, battle: ObjectId): readonly PlayerId[] {
  const c = characteristics(g, battle);
  const playing = inTurnOrder(g).filter((p) => g.state.players[p]?.standing === 'playing');
  return hasSubtype(c, 'Siege')
    ? playing.filter((p) => areOpponents(g, p, c.controller))
    : playing.filter((p) => p === c.controller);
}
