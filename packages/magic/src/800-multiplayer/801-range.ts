/** The options of multiplayer games that limit whom players can reach: range of influence (801), attack left and right (803). */

import { type EntityId, type GameEvent, isPlayer, objectRow, type PlayerId } from '@rulewright/kernel';
import type { EventPattern, EventRole } from '@rulewright/language/magic';
import { playerAfter, playerBefore } from '../100-game/101.4-turn-order.ts';
import { controllerOrOwner } from '../100-game/108.4-controller.ts';
import { characteristics, isType } from '../100-game/109.3-characteristics.ts';
import { TypeBit } from '../200-cards/205-card-types.ts';
import { protectorOf } from '../300-card-types/310.8-protector.ts';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import { isEvent } from '../700-additional/700.1-events/types.ts';
import type { G } from '../state.ts';
import { eventEntities } from '../vocabulary/evaluate.ts';
import { isLimited } from './801.1-limited.ts';

const rangeOf = (g: G, player: PlayerId): number => {
  const { range } = g.state.game.format;
  return (typeof range === 'object' ? range[player] : range) ?? Number.POSITIVE_INFINITY;
};

/** 801.2c: the players around the table as the turn began. */
const seatsOf = (g: G): readonly PlayerId[] => g.state.game.turn.seats ?? g.state.players.map((p) => p.id);

/** 801.2, 801.2b: whether another player sits near enough. */
function isNear(g: G, player: PlayerId, other: PlayerId): boolean {
  if (player === other) return true;
  const seats = seatsOf(g);
  const apart = Math.abs(seats.indexOf(player) - seats.indexOf(other));
  return Math.min(apart, seats.length - apart) <= rangeOf(g, player);
}

/** 801.2, 801.2d: whether a player or object is within a player's range of influence; always so without the option. */
export function inRange(g: G, player: PlayerId, id: EntityId): boolean {
  if (!isLimited(g)) return true;
  if (isPlayer(id)) return isNear(g, player, id);
  const row = objectRow(g.state, id);
  const controller = controllerOrOwner(g, row);
  if (isNear(g, player, controller)) return true;
  const isBattle = row.zone === BATTLEFIELD && isType(characteristics(g, row.id), TypeBit.battle);
  return isBattle && isNear(g, player, protectorOf(row, controller));
}

/** The players within a player's range of influence. */
export const playersInRange = (g: G, player: PlayerId): readonly PlayerId[] =>
  g.state.players.filter((p) => p.standing === 'playing' && isNear(g, player, p.id)).map((p) => p.id);

const ROLES: readonly EventRole[] = ['object', 'player', 'source', 'other'];

/** 801.7, 801.11: whether an event happens entirely within a player's range of influence. */
export const eventInRange = (g: G, player: PlayerId, event: GameEvent): boolean =>
  !isLimited(g) || ROLES.every((role) => eventEntities(g, event, role).every((id) => inRange(g, player, id)));

/** 801.13, 801.13b: whether a replacement effect of a player reaches an event; of damage, what it speaks of has to be near. */
export function replacesInRange(g: G, player: PlayerId, event: GameEvent, on: EventPattern): boolean {
  if (!isLimited(g)) return true;
  if (!isEvent(event, 'damage') || on.on !== 'damage') return eventInRange(g, player, event);
  const { source, to } = event;
  const either = on.source === undefined && on.to === undefined;
  if ((either || on.source !== undefined) && !inRange(g, player, source)) return false;
  return !(either || on.to !== undefined) || inRange(g, player, to);
}

/** 801.3, 803.1: whether creatures of a player may attack an opponent, and what that opponent defends. */
export function mayAttackPlayer(g: G, attacking: PlayerId, defender: PlayerId): boolean {
  const { attack } = g.state.game.format;
  if (attack === 'left' && playerAfter(g, attacking) !== defender) return false;
  if (attack === 'right' && playerBefore(g, attacking) !== defender) return false;
  return inRange(g, attacking, defender);
}

/** 801.16: the players for whom a loop is a draw: those who control an object in it, and those within their range. */
export const drawnBy = (g: G, controllers: readonly PlayerId[]): readonly PlayerId[] =>
  [...new Set(controllers.flatMap((p) => playersInRange(g, p)))].sort((a, b) => a - b);
