/** The player who protects a battle (310.8), and the choice of one (704.5w–x). */
import {
  type ChooseEntities,
  type EntityId,
  isPlayer,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import { areOpponents, inTurnOrder } from '../100-game/101.4-turn-order.ts';
import { characteristics, controllerOf, hasSubtype, isType } from '../100-game/109.3-characteristics.ts';
import { TypeBit } from '../200-cards/205-card-types.ts';
import { changedPermanents } from '../700-additional/704-state-based-actions/704-state-based-actions.ts';
import { Flag, type G } from '../state.ts';

/** The note that names the protector. */
export const PROTECTOR = 'protector';

/** Chosen as it entered; its controller if none was. */
export function protectorOf(row: ObjectRow, controller: PlayerId): PlayerId {
  const noted = row.notes[PROTECTOR];
  const [player] = Array.isArray(noted) ? (noted as readonly EntityId[]) : [];
  return player !== undefined && isPlayer(player) ? player : controller;
}

/** 310.11a: only an opponent can protect a Siege; a battle of no type is protected by its controller (310.8a). */
export function possibleProtectors(g: G, battle: ObjectId): readonly PlayerId[] {
  const c = characteristics(g, battle);
  const playing = inTurnOrder(g).filter((p) => g.state.players[p]?.standing === 'playing');
  return hasSubtype(c, 'Siege')
    ? playing.filter((p) => areOpponents(g, p, c.controller))
    : playing.filter((p) => p === c.controller);
}

/** 310.10: a battle that nobody attacks and whose protector has left, or cannot be the protector. */
export function unprotected(g: G): ObjectId | null {
  const attacked = g.state.game.combat?.attackers.map((a) => a.target) ?? [];
  for (const id of changedPermanents(g)) {
    const row = objectRow(g.state, id);
    if ((row.flags & Flag.phasedOut) !== 0) continue;
    const c = characteristics(g, id);
    if (!isType(c, TypeBit.battle) || attacked.includes(id)) continue;
    if (!possibleProtectors(g, id).includes(protectorOf(row, c.controller))) return id;
  }
  return null;
}

export const askForProtector = (g: G, battle: ObjectId, from: readonly PlayerId[]): ChooseEntities => ({
  kind: 'entities',
  player: controllerOf(g, battle),
  rule: '704.5w',
  prompt: 'protector',
  about: battle,
  from,
  min: 1,
  max: 1,
});
