/** What the nodes of the core ask of Magic: names, controllers, zones, groups of players, numbers, reach. */

import {
  asPlayer,
  type EntityId,
  isCreate,
  isMove,
  isObject,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import type { EventPattern, EventRole, PlayerGroup, Stat, Zone } from '@rulewright/language/magic';
import { isPlaying, type Look, NOBODY, spellOf } from '@rulewright/rules';
import { activePlayers, areOpponents, isActive, sharers } from '../100-game/101.4-turn-order.ts';
import { controllerOrOwner } from '../100-game/108.4-controller.ts';
import { characteristics } from '../100-game/109.3-characteristics.ts';
import { BATTLEFIELD, zoneOf, zones } from '../400-zones/400-zones.ts';
import { attackOf } from '../500-turn/combat/506-roles.ts';
import { exiledInstead } from '../600-effects/607.2-linked.ts';
import { loggedEvent, type MagicEvent, magicEvent } from '../700-additional/700.1-events/types.ts';
import { isLimited } from '../800-multiplayer/801.1-limited.ts';
import { eventInRange, inRange } from '../800-multiplayer/801-range.ts';
import { type Attacker, type Context, Flag, type G, type StackEntry } from '../state.ts';
import { eventAmount } from './event-amount.ts';
import { eventEntities } from './event-roles.ts';
import { eventMatches } from './patterns.ts';

/** 709.4a: a split card has the names of both halves. */
const isNamed = (own: string, name: string): boolean =>
  own === name || (own.includes(' // ') && own.split(' // ').includes(name));

/** 702.26b: a phased-out permanent is treated as though it did not exist; it is kept in a place of its own. */
function objectsIn(g: G, named: readonly string[] | undefined): readonly ObjectId[] {
  if (named === undefined) return zoneObjects(g, BATTLEFIELD, asPlayer(0));
  const [only] = named;
  if (named.length === 1 && only !== undefined) return zoneOfAll(g, zoneOf(only as Zone));
  return named.flatMap((zone) => zoneOfAll(g, zoneOf(zone as Zone)));
}

function zoneOfAll(g: G, zone: number): readonly ObjectId[] {
  if (zones[zone]?.of === 'game') return zoneObjects(g, zone, asPlayer(0));
  return g.state.players.flatMap((p) => zoneObjects(g, zone, p.id));
}

/** An object of the zones (the battlefield if none are named) that exists: not a phased-out one (702.26b). */
function isIn(row: ObjectRow, named: readonly string[] | undefined): boolean {
  if ((row.flags & Flag.phasedOut) !== 0) return false;
  if (named === undefined) return row.zone === BATTLEFIELD;
  for (const zone of named) if (zoneOf(zone as Zone) === row.zone) return true;
  return false;
}

function isInGroup(g: G, which: PlayerGroup, player: PlayerId, ctx: Context, gone = false): boolean {
  if (!gone && !isPlaying(g.state, player)) return false;
  switch (which) {
    case 'each':
      return true;
    case 'opponents':
      return areOpponents(g, player, ctx.controller);
    case 'others':
      return player !== ctx.controller;
    case 'active':
      return isActive(g, player);
    case 'attacking':
      return g.state.game.combat !== null && sharers(g, g.state.game.combat.attackingPlayer).includes(player);
    case 'defending':
      return isDefending(g, player, ctx);
  }
}

/** 508.5: the player whom the creature attacks that is spoken of; otherwise the attacking player's opponents (506.2). */
function isDefending(g: G, player: PlayerId, ctx: Context): boolean {
  const attack = attackSpokenOf(g, ctx) ?? attackOf(g, ctx.source);
  if (attack !== null) return player === attack.defender;
  const { combat } = g.state.game;
  return combat !== null && areOpponents(g, player, combat.attackingPlayer);
}

/** The roles in which an event speaks of an attacking creature (508.5). */
const ATTACKER_IN: Readonly<Partial<Record<string, EventRole>>> = {
  attack: 'object',
  becomesBlocked: 'object',
  attacksUnblocked: 'object',
  block: 'other',
  damage: 'source',
};

function attackSpokenOf(g: G, { event }: Context): Attacker | null {
  const role = event === null ? undefined : ATTACKER_IN[event.kind];
  if (event === null || role === undefined) return null;
  const [about] = eventEntities(g, event, role);
  return about !== undefined && isObject(about) ? attackOf(g, about) : null;
}

/** What it is attached to, or was when it (603.10a) or the host left in the event that is spoken of, or together with that. */
function hostOf(g: G, row: ObjectRow, ctx: Context): EntityId {
  if (row.host !== NO_OBJECT) return row.host;
  if (isMove(ctx.event) && wasHost(g, ctx.event.object, row.id)) return ctx.event.object;
  const left = ctx.together?.find((e) => isMove(e) && wasHost(g, e.object, row.id));
  return isMove(left) ? left.object : lostWhileResolving(g, row);
}

/** 608.2h: of its own ability that is resolving, what it was attached to until that left in the middle of it. */
function lostWhileResolving(g: G, { id }: ObjectRow): EntityId {
  const { log } = g.state;
  let lost: EntityId = NO_OBJECT;
  for (let at = log.length - 1; at >= 0; at--) {
    const event = loggedEvent(log, at);
    if (event === undefined || event.kind === 'beginning') return NO_OBJECT;
    if (lost === NO_OBJECT && isMove(event) && wasHost(g, event.object, id)) lost = event.object;
    if (event.kind === 'resolve') return spellOf(g.state, event.object)?.source === id ? lost : NO_OBJECT;
  }
  return NO_OBJECT;
}

function wasHost(g: G, id: ObjectId, attached: ObjectId): boolean {
  const { zone, attachments } = objectRow(g.state, id);
  return zone === NOWHERE && attachments.includes(attached);
}

function statOf(g: G, stat: Stat, id: ObjectId): number {
  const c = characteristics(g, id);
  if (stat !== 'loyalty') return c[stat] ?? 0;
  // 306.5c: on the battlefield, its loyalty counters; elsewhere what is printed (306.5a).
  const { zone, counters } = objectRow(g.state, id);
  if (zone === BATTLEFIELD || (zone === NOWHERE && counters.loyalty !== undefined)) return counters.loyalty ?? 0;
  return typeof c.loyalty === 'number' ? c.loyalty : 0;
}

/**
 * 107.3i: the X announced for this spell or ability. An ability that triggers when a permanent enters, or changes how it
 * enters, uses the X of the spell it was (107.3m).
 */
function xOf(g: G, ctx: Context): number {
  if (ctx.x !== 0 || !isObject(ctx.source)) return ctx.x;
  const paidFor = xOfEvent(g, ctx);
  if (paidFor !== 0) return paidFor;
  const row = objectRow(g.state, ctx.source);
  if (typeof row.notes.x === 'number') return row.notes.x;
  if (row.stack !== null || isEntering(ctx)) return spellOf(g.state, ctx.source)?.x ?? 0;
  return 0;
}

/** 107.3e: the X of the spell that was cast or the ability that was activated, for an ability that triggers on that. */
function xOfEvent(g: G, { event }: Context): number {
  if (event?.kind !== 'cast' && event?.kind !== 'activate') return 0;
  const [about] = eventEntities(g, event, event.kind === 'activate' ? 'other' : 'object');
  return about !== undefined && isObject(about) ? ((objectRow(g.state, about).stack as StackEntry | null)?.x ?? 0) : 0;
}

function isEntering(ctx: Context): boolean {
  const { event } = ctx;
  return (isMove(event) || isCreate(event)) && event.to === BATTLEFIELD && event.became === ctx.source;
}

/** Where in the log this combat phase began; its end outside of one. */
function combatBegan(g: G): number {
  const { log } = g.state;
  if (g.state.game.combat === null) return log.length;
  for (let i = log.length - 1; i >= Math.max(g.state.game.turn.began, log.first); i--) {
    const event = loggedEvent(log, i);
    if (event?.kind === 'beginning' && event.step === 'combat') return i;
  }
  return g.state.game.turn.began;
}

/**
 * As what the event is about, or, where damage is described only by what it was dealt to, as its source ("a creature that dealt
 * damage to you this turn").
 */
function isPart(g: G, p: EventPattern, e: MagicEvent, id: EntityId): boolean {
  const hasRole = (role: EventRole): boolean => eventEntities(g, e, role).includes(id);
  if (p.on === 'damage' && p.to !== undefined && p.source === undefined) return hasRole('source');
  if (e.kind === 'move') return id === e.object || id === e.became;
  return hasRole('object') || (!isObject(id) && hasRole('player'));
}

export const look: Look<G> = {
  nameOf: (g, id) => characteristics(g, id).name,
  isNamed: (g, id, name) => isNamed(characteristics(g, id).name, name),
  controllerOf: controllerOrOwner,
  hostOf,
  statOf: (g, stat, id) => statOf(g, stat as Stat, id),
  xOf,
  zoneOf: (name) => zoneOf(name as Zone),
  objectsIn,
  isIn,
  permanents: BATTLEFIELD,
  isInGroup: (g, which, player, ctx, gone) => isInGroup(g, which as PlayerGroup, player, ctx, gone),
  // 805.4a: a team that shares its turns is active together.
  activePlayers: (g) => (g.state.game.format.sharedTeams ? activePlayers(g) : [g.state.game.turn.active]),
  alsoNoted: (g, key, ctx) => (key === 'exiled' ? exiledInstead(g, ctx) : NOBODY),
  isLimited,
  isReached: inRange,
  isEventReached: eventInRange,
  eventFits: (g, pattern, event, ctx) => eventMatches(g, pattern as EventPattern, event, ctx),
  eventEntities,
  eventAmount,
  isPart: (g, pattern, event, id) => isPart(g, pattern as EventPattern, magicEvent(event), id),
  combatBegan,
};
