/** Which objects and players a selector names. */
import {
  asPlayer,
  type EntityId,
  isObject,
  isPlayer,
  type MoveEvent,
  NO_OBJECT,
  NOWHERE,
  type Note,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import type { PlayerGroup, Selector, Zone } from '@rulewright/language/magic';
import { areOpponents } from '../100-game/101.2-restrictions.ts';
import { isActive, sharers } from '../100-game/101.4-turn-order.ts';
import { controllerOf } from '../100-game/109.3-characteristics.ts';
import { BATTLEFIELD, COMMAND, STACK, zoneOf, zones } from '../400-zones/400-zones.ts';
import { attackerNow, removal } from '../500-turn/combat/506-roles.ts';
import { damageSources } from '../600-effects/609.7-sources.ts';
import { topOfLibrary } from '../600-effects/614-replacement/614.13-entering-now.ts';
import { partnerOf } from '../700-additional/702-keywords/702.95-pairs.ts';
import { inRange, isLimited } from '../800-multiplayer/801-range.ts';
import { type Attacker, type Context, Flag, type G, type StackEntry } from '../state.ts';
import { holds } from './condition.ts';
import { eventEntities } from './event-pattern.ts';
import { matches } from './filter.ts';
import { value } from './value.ts';

const NOBODY: readonly EntityId[] = Object.freeze([]);

/** The name under which a condition about one candidate of several (`where`) finds it. */
const CANDIDATE = 'it';

export const withCandidate = (ctx: Context, id: EntityId): Context => ({
  ...ctx,
  locals: { ...ctx.locals, [CANDIDATE]: [id] },
});

export const select = (g: G, s: Selector, ctx: Context): readonly EntityId[] => {
  const found = find(g, s, ctx, Infinity);
  return isLimited(g) ? found.filter((id) => reaches(g, s, id, ctx)) : found;
};

/** 801.10, 801.11: what is out of range of an effect's controller is neither seen nor affected by it. */
const reaches = (g: G, s: Selector, id: EntityId, ctx: Context): boolean =>
  s.kind === 'this' || s.kind === 'you' || inRange(g, ctx.controller, id);

/** Whether the selector finds anything. */
export const finds = (g: G, s: Selector, ctx: Context): boolean =>
  (isLimited(g) ? select(g, s, ctx) : find(g, s, ctx, 1)).length > 0;

/** As many as are there; where finding them costs something, it stops after `enough`. */
function find(g: G, s: Selector, ctx: Context, enough: number): readonly EntityId[] {
  switch (s.kind) {
    case 'this':
      return [ctx.source];
    case 'granter':
      return s.id === undefined ? NOBODY : [s.id as ObjectId];
    case 'you':
      return [ctx.controller];
    case 'var':
      return entityList(ctx.locals[s.name]);
    case 'event':
      return ctx.event === null ? NOBODY : eventEntities(g, ctx.event, s.role);
    case 'each': {
      const found: ObjectId[] = [];
      for (const id of objectsIn(g, s.zones)) {
        if (!matches(g, s.where, id, ctx)) continue;
        found.push(id);
        if (found.length === enough) break;
      }
      return found;
    }
    case 'players': {
      const { where } = s;
      const group = playersInOrder(g).filter((p) => inGroup(g, s.which, p, ctx));
      return where === undefined ? group : group.filter((p) => holds(g, where, withCandidate(ctx, p)));
    }
    case 'controller':
      return ofObjects(g, s.of, ctx, (row) => [controllerOrOwner(g, row)]);
    case 'owner':
      return ofObjects(g, s.of, ctx, (row) => [row.owner]);
    case 'host':
      return ofObjects(g, s.of, ctx, (row) => {
        const host = hostOf(g, row, ctx);
        return host === NO_OBJECT ? NOBODY : [host];
      });
    case 'pairedWith':
      return ofObjects(g, s.of, ctx, (row) => {
        const partner = partnerOf(g, row.id);
        return partner === null ? NOBODY : [partner];
      });
    case 'attachments':
      return ofObjects(g, s.of, ctx, (row) => row.attachments);
    case 'noted':
      if (s.on !== undefined) return ofObjects(g, s.on, ctx, (row) => noted(g, row.notes[s.key], ctx));
      if (ctx.locals[s.key] !== undefined) return entityList(ctx.locals[s.key]);
      return distinct([noted(g, chosen(g, s.key, ctx), ctx), exiledInstead(g, s.key, ctx)]);
    case 'union':
      return distinct(s.of.map((part) => select(g, part, ctx)));
    case 'filter':
      return select(g, s.of, ctx).filter((id) => matches(g, s.where, id, ctx));
    case 'top': {
      const count = Math.max(0, value(g, s.count, ctx));
      return select(g, s.of, ctx)
        .filter(isPlayer)
        .flatMap((player) => topOfLibrary(g, player, count));
    }
    case 'sources': {
      const { where } = s;
      const sources = damageSources(g);
      return where === undefined ? sources : sources.filter((id) => matches(g, where, id, ctx));
    }
    case 'became':
      return ofObjects(g, s.of, ctx, (row) => (row.after === NO_OBJECT ? NOBODY : [row.after]));
    case 'announced':
      return entityList(spellOf(g, ctx.source)?.locals[s.name]);
    case 'targetsOf':
      return ofObjects(g, s.of, ctx, targetsOf);
    case 'attacked':
      return ofObjects(g, s.by, ctx, (row) => {
        const attack = attackOf(g, row.id);
        if (attack === null) return NOBODY;
        if (s.player === true) return [attack.defender];
        return attack.target === NO_OBJECT ? NOBODY : [attack.target];
      });
  }
}

/** Whether a selector names an entity: asks the entity, instead of listing all, where it can. */
export function selects(g: G, s: Selector, id: EntityId, ctx: Context): boolean {
  if (isLimited(g) && !reaches(g, s, id, ctx)) return false;
  switch (s.kind) {
    case 'this':
      return id === ctx.source || (ctx.event !== null && hasBecome(ctx, id));
    case 'you':
      return id === ctx.controller;
    case 'players':
      return (
        isPlayer(id) &&
        inGroup(g, s.which, id, ctx) &&
        (s.where === undefined || holds(g, s.where, withCandidate(ctx, id)))
      );
    case 'each':
      return isObject(id) && isIn(objectRow(g.state, id), s.zones) && matches(g, s.where, id, ctx);
    case 'union':
      return s.of.some((part) => selects(g, part, id, ctx));
    case 'filter':
      return selects(g, s.of, id, ctx) && matches(g, s.where, id, ctx);
    default:
      return select(g, s, ctx).includes(id);
  }
}

/** 400.7: an ability that triggered as its source moved finds what the source became: "another card" is not that one. */
function hasBecome({ event, source }: Context, id: EntityId): boolean {
  if (event?.kind !== 'move') return false;
  const { object, became } = event as MoveEvent;
  return object === source && became === id;
}

/** An object of the zones (the battlefield if none are named) that exists: not a phased-out one (702.26b). */
function isIn(row: ObjectRow, named: readonly Zone[] | undefined): boolean {
  if ((row.flags & Flag.phasedOut) !== 0) return false;
  if (named === undefined) return row.zone === BATTLEFIELD;
  for (const zone of named) if (zoneOf(zone) === row.zone) return true;
  return false;
}

/** All objects of the zones, of all players; of the battlefield if none are named. Phased-out permanents are left out. */
function objectsIn(g: G, named: readonly Zone[] | undefined): readonly ObjectId[] {
  if (named === undefined) return permanents(g);
  const [only] = named;
  if (named.length === 1 && only !== undefined) return zoneOfAll(g, zoneOf(only));
  return named.flatMap((zone) => zoneOfAll(g, zoneOf(zone)));
}

function zoneOfAll(g: G, zone: number): readonly ObjectId[] {
  if (zone === BATTLEFIELD) return permanents(g);
  if (zones[zone]?.shared === true) return zoneObjects(g, zone, asPlayer(0));
  return g.state.players.flatMap((p) => zoneObjects(g, zone, p.id));
}

/** 702.26b: a phased-out permanent is treated as though it did not exist; it is kept in a place of its own. */
const permanents = (g: G): readonly ObjectId[] => zoneObjects(g, BATTLEFIELD, asPlayer(0));

/** Those still in the game, in turn order from the active player on (101.4). */
function playersInOrder(g: G): PlayerId[] {
  const count = g.state.players.length;
  const { active } = g.state.game.turn;
  const order: PlayerId[] = [];
  for (let i = 0; i < count; i++) {
    const player = asPlayer((active + i) % count);
    if (isPlaying(g, player)) order.push(player);
  }
  return order;
}

export const isPlaying = (g: G, player: PlayerId): boolean => g.state.players[player]?.standing === 'playing';

export function inGroup(g: G, which: PlayerGroup, player: PlayerId, ctx: Context): boolean {
  if (!isPlaying(g, player)) return false;
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

/** 508.5: of an attacking creature's ability, the player it attacks; otherwise the attacking player's opponents (506.2). */
function isDefending(g: G, player: PlayerId, ctx: Context): boolean {
  const attack = attackOf(g, ctx.source);
  if (attack !== null) return player === attack.defender;
  const { combat } = g.state.game;
  return combat !== null && areOpponents(g, player, combat.attackingPlayer);
}

/** What a creature attacks, or attacked until it was removed from combat (508.5). */
const attackOf = (g: G, id: ObjectId): Attacker | null => attackerNow(g, id) ?? removal(g, id)?.attacker ?? null;

/** 108.4a: only permanents, spells, abilities and emblems have a controller; other cards answer with their owner. */
export function controllerOrOwner(g: G, row: ObjectRow): PlayerId {
  const { zone } = row;
  if (zone === BATTLEFIELD || zone === STACK || zone === COMMAND || zone === NOWHERE) return controllerOf(g, row.id);
  return row.owner;
}

/** What it is attached to, or was when it (603.10a) or the host left in the event that is spoken of. */
export function hostOf(g: G, row: ObjectRow, ctx: Context): EntityId {
  if (row.host !== NO_OBJECT || ctx.event?.kind !== 'move') return row.host;
  const { object } = ctx.event as MoveEvent;
  const left = objectRow(g.state, object);
  return left.zone === NOWHERE && left.attachments.includes(row.id) ? object : NO_OBJECT;
}

/** The spell that an object is or, if it is a permanent, was (400.7d). */
export function spellOf(g: G, id: ObjectId): StackEntry | null {
  if (!isObject(id)) return null;
  const row = objectRow(g.state, id);
  return stackEntry(row.stack !== null || row.before === NO_OBJECT ? row : objectRow(g.state, row.before));
}

/** What an object on the stack carries, or carried as it left; null for anything else. */
export const stackEntry = (row: ObjectRow): StackEntry | null => row.stack as StackEntry | null;

export function targetsOf(row: ObjectRow): readonly EntityId[] {
  const entry = stackEntry(row);
  return entry === null ? NOBODY : distinct(entry.targets.map((t) => t.chosen));
}

/** A choice that the ability carries, or that is noted on its source for linked abilities (607). */
export function chosen(g: G, key: string, ctx: Context): Context['locals'][string] | Note | undefined {
  return ctx.locals[key] ?? (isObject(ctx.source) ? objectRow(g.state, ctx.source).notes[key] : undefined);
}

/** 607.2a, 614.14: what has left the place where it was noted is another object now; 603.10a: but not for the event of its leaving. */
/** The key under which a card that a replacement effect exiled remembers whose effect that was (607.2b). */
export const byWhich = (key: string): string => `${key}.by`;

/** It was a spell. */
const wasSpell = (g: G, id: ObjectId): boolean => id >= 0 && stackEntry(objectRow(g.state, id))?.kind === 'spell';

function exiledInstead(g: G, key: string, { source }: Context): readonly EntityId[] {
  if (key !== 'exiled') return NOBODY;
  const by = byWhich(key);
  // What was exiled to cast a spell is exiled with the permanent that the spell became (607.2).
  const before = isObject(source) ? objectRow(g.state, source).before : NO_OBJECT;
  return objectsIn(g, ['exile']).filter((id) => {
    const note = objectRow(g.state, id).notes[by];
    return note !== undefined && (note === source || (note === before && wasSpell(g, before)));
  });
}

function noted(g: G, note: Context['locals'][string] | Note | undefined, { event }: Context): readonly EntityId[] {
  const all = entityList(note);
  const leaving = event?.kind === 'move' ? (event as MoveEvent).object : NO_OBJECT;
  const isMeant = (id: EntityId): boolean => id === leaving || isThere(g, id);
  return all.every(isMeant) ? all : all.filter(isMeant);
}
const isThere = (g: G, id: EntityId): boolean => isPlayer(id) || objectRow(g.state, id).zone !== NOWHERE;

function entityList(bound: Context['locals'][string] | Note | undefined): readonly EntityId[] {
  return Array.isArray(bound) && typeof bound[0] === 'number' ? (bound as readonly EntityId[]) : NOBODY;
}

function ofObjects(
  g: G,
  of: Selector,
  ctx: Context,
  get: (row: ObjectRow) => readonly EntityId[],
): readonly EntityId[] {
  const found = select(g, of, ctx);
  const [first] = found;
  if (found.length === 1 && first !== undefined) return isObject(first) ? get(objectRow(g.state, first)) : NOBODY;
  return distinct(found.map((id) => (isObject(id) ? get(objectRow(g.state, id)) : NOBODY)));
}

/** Together, each once, in the order of their first appearance. */
const distinct = (lists: readonly (readonly EntityId[])[]): readonly EntityId[] =>
  lists.length === 1 ? (lists[0] ?? NOBODY) : [...new Set(lists.flat())];
