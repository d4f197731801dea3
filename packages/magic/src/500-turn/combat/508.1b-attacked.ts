/** Who and what can be attacked (506.2, 508.1b), and the defending player of an attack (508.5). */

import {
  type EntityId,
  findObject,
  isPlayer,
  NO_PLAYER,
  type ObjectId,
  type ObjectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import { areOpponents, inTurnOrder } from '../../100-game/101.4-turn-order.ts';
import { characteristics, isType } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { protectorOf } from '../../300-card-types/310.8-protector.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { mayAttackPlayer } from '../../800-multiplayer/801-range.ts';
import { type Attacker, type Combat, Flag, type G } from '../../state.ts';

/** 506.2, 802.2: every opponent who is still in the game, as far as the options of the game allow it (801.3, 803.1). */
const isDefendingPlayer = (g: G, id: PlayerId, attacking: PlayerId): boolean =>
  g.state.players[id]?.standing === 'playing' && areOpponents(g, id, attacking) && mayAttackPlayer(g, attacking, id);

/** 508.5: the player whom attacking this means to attack; NO_PLAYER if it is nothing that can be attacked. */
export function defendingPlayer(g: G, target: EntityId): PlayerId {
  if (isPlayer(target)) return g.state.players[target] === undefined ? NO_PLAYER : target;
  const row = findObject(g.state, target);
  if (row === undefined || row.zone !== BATTLEFIELD || (row.flags & Flag.phasedOut) !== 0) return NO_PLAYER;
  return defenderOfPermanent(row, characteristics(g, row.id));
}

function defenderOfPermanent(row: ObjectRow, is: Characteristics): PlayerId {
  if (isType(is, TypeBit.battle)) return protectorOf(row, is.controller);
  return isType(is, TypeBit.planeswalker) ? is.controller : NO_PLAYER;
}

/** All that creatures of a player may attack: opponents, their planeswalkers, and battles they protect. */
export function attackTargets(g: G, attacking: PlayerId): readonly EntityId[] {
  const targets: EntityId[] = inTurnOrder(g, attacking).filter((p) => isDefendingPlayer(g, p, attacking));
  for (const id of zoneObjects(g, BATTLEFIELD, attacking)) {
    if (!isType(characteristics(g, id), TypeBit.planeswalker | TypeBit.battle)) continue;
    const defender = defendingPlayer(g, id);
    if (defender !== NO_PLAYER && isDefendingPlayer(g, defender, attacking)) targets.push(id);
  }
  return targets;
}

/** An attacker in its first moment: nothing blocks it (508.1k, 508.4). */
export const newAttacker = (g: G, id: ObjectId, target: EntityId): Attacker => ({
  id,
  target,
  defender: defendingPlayer(g, target),
  blocked: false,
  blockedBy: [],
});

/** A combat phase in which nobody attacks yet. */
export const newCombat = (attackingPlayer: PlayerId): Combat => ({
  attackingPlayer,
  attackers: [],
  blockers: [],
  struck: [],
  attacked: false,
  blocksDeclared: false,
});
