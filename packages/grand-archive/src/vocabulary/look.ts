/** What the nodes of the core ask of Grand Archive: names, controllers, zones, groups of players, numbers. */
import {
  asPlayer,
  type EntityId,
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
import type { EventPattern, EventRole, PlayerGroup, Stat, Value, Zone } from '@rulewright/language/grand-archive';
import { type Look, NOBODY, spellOf } from '@rulewright/rules';
import { type GrandArchiveEvent, loggedEvent, own } from '../events/types.ts';
import { areOpponents, isPlaying } from '../general-rules/players.ts';
import type { Context, G } from '../state.ts';
import { FIELD, isOneOf, PLAYED, zoneOf, zones } from '../zones/zones.ts';
import { controllerOrOwner } from './controller.ts';
import { value } from './evaluate.ts';
import { eventAmount } from './event-amount.ts';
import { eventEntities } from './event-roles.ts';
import { features, statOf } from './features.ts';
import { eventMatches } from './patterns.ts';

function objectsIn(g: G, named: readonly string[] | undefined): readonly ObjectId[] {
  if (named === undefined) return zoneObjects(g, FIELD, asPlayer(0));
  const [only] = named;
  if (named.length === 1 && only !== undefined) return zoneOfAll(g, zoneOf(only as Zone));
  return named.flatMap((zone) => zoneOfAll(g, zoneOf(zone as Zone)));
}

function zoneOfAll(g: G, zone: number): readonly ObjectId[] {
  const of = zones[zone]?.of;
  if (of === 'game') return zoneObjects(g, zone, asPlayer(0));
  if (of === 'player') return g.state.players.flatMap((p) => zoneObjects(g, zone, p.id));
  // Inner lineages and what is loaded lie under objects.
  return zoneObjects(g, FIELD, asPlayer(0)).flatMap((id) =>
    objectRow(g.state, id).kept.filter((kept) => objectRow(g.state, kept).zone === zone),
  );
}

/** Playing cards 9.3: the card whose instances wait is on the effects stack as they are. */
const isIn = (row: ObjectRow, named: readonly string[] | undefined): boolean =>
  named === undefined
    ? row.zone === FIELD
    : isOneOf(named, row.zone) || (row.zone === PLAYED && named.includes('stack'));

function isInGroup(g: G, which: PlayerGroup, player: PlayerId, ctx: Context, gone = false): boolean {
  if (!gone && !isPlaying(g, player)) return false;
  const { combat, turn } = g.state.game;
  switch (which) {
    case 'each':
      return true;
    case 'opponents':
      return areOpponents(g, player, ctx.controller);
    case 'others':
      return player !== ctx.controller;
    case 'active':
      return player === turn.active;
    case 'attacking':
      return combat?.attackingPlayer === player;
    case 'defending':
      return combat?.defendingPlayers.includes(player) === true;
  }
}

/** What it is linked to, or was when it or the other left in the event that is spoken of. */
function hostOf(g: G, row: ObjectRow, ctx: Context): EntityId {
  if (row.host !== NO_OBJECT || !isMove(ctx.event)) return row.host;
  const { object } = ctx.event;
  const left = objectRow(g.state, object);
  return left.zone === NOWHERE && left.attachments.includes(row.id) ? object : NO_OBJECT;
}

/** Cost 9.3: of a card or of the object it has become, the X that was chosen for it. */
function xOf(g: G, ctx: Context): number {
  if (ctx.x !== 0 || !isObject(ctx.source)) return ctx.x;
  const { x } = objectRow(g.state, ctx.source).notes;
  return typeof x === 'number' ? x : (spellOf(g.state, ctx.source)?.x ?? 0);
}

/** LV; empower 1: while its card resolves, it is as if the champion had more levels. */
const numberNow = (g: G, node: Readonly<Record<string, unknown>>, ctx: Context): number | undefined =>
  node.kind === 'level' && node.of !== undefined ? value(g, node as unknown as Value, ctx) : undefined;

/** Where in the log this combat phase began; its end outside of one. */
function combatBegan(g: G): number {
  const { log } = g.state;
  const { combat, turn } = g.state.game;
  if (combat === null) return log.length;
  for (let i = log.length - 1; i >= Math.max(turn.began, log.first); i--) {
    const event = loggedEvent(log, i);
    // Main phase 2: an attack is declared within it, which goes on afterwards.
    if (event?.kind === 'goOn' && event.step === 'attackDeclaration') return i;
  }
  return turn.began;
}

/** As what the event is about, or, where damage is described only by what it was dealt to, as its source. */
function isPart(g: G, p: EventPattern, e: GrandArchiveEvent, id: EntityId): boolean {
  const hasRole = (role: EventRole): boolean => eventEntities(g, e, role).includes(id);
  if (p.on === 'damage' && p.to !== undefined && p.source === undefined) return hasRole('source');
  if (p.on === 'hit' || p.on === 'kill')
    return hasRole(p.whom !== undefined && p.what === undefined ? 'source' : 'other');
  if (e.kind === 'move') return id === e.object || id === e.became;
  return hasRole('object') || (!isObject(id) && hasRole('player'));
}

export const look: Look<G> = {
  nameOf: (g, id) => features(g, id).name,
  isNamed: (g, id, name) => features(g, id).name === name,
  controllerOf: controllerOrOwner,
  hostOf,
  statOf: (g, stat, id) => statOf(g, id, stat as Stat) ?? 0,
  xOf,
  numberNow,
  zoneOf: (name) => zoneOf(name as Zone),
  objectsIn,
  isIn,
  permanents: FIELD,
  isInGroup: (g, which, player, ctx, gone) => isInGroup(g, which as PlayerGroup, player, ctx, gone),
  activePlayers: (g) => [g.state.game.turn.active],
  alsoNoted: () => NOBODY,
  isLimited: () => false,
  isReached: () => true,
  isEventReached: () => true,
  eventFits: (g, pattern, event, ctx) => eventMatches(g, pattern as EventPattern, event, ctx),
  eventEntities,
  eventAmount,
  isPart: (g, pattern, event, id) => isPart(g, pattern as EventPattern, own(event), id),
  combatBegan,
};
