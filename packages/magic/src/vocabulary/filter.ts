/** Whether an object or player fits a description. */
import {
  type EntityId,
  isObject,
  isPlayer,
  type MoveEvent,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  rowAt,
} from '@rulewright/kernel';
import type { EventPattern, Filter, Selector, Zone } from '@rulewright/language/magic';
import { copiable, isTransformed } from '../100-game/108-pool.ts';
import {
  type Characteristics,
  characteristics,
  controllerOf,
  hasKeyword,
  hasSubtype,
} from '../100-game/109.3-characteristics.ts';
import { subtypeKind } from '../200-cards/205.3-subtypes.ts';
import { ColorBit, PERMANENT_TYPES, SupertypeBit, TypeBit } from '../200-cards/205-card-types.ts';
import { BATTLEFIELD, zoneOf } from '../400-zones/400-zones.ts';
import { attackerOf, blockerOf } from '../500-turn/combat/506-roles.ts';
import { haveManaAbility } from '../600-effects/605-mana-abilities/605.1-mana-ability.ts';
import { hasMarker } from '../700-additional/700.1-events/markers.ts';
import { partnerOf } from '../700-additional/702-keywords/702.95-pairs.ts';
import { isBlessed } from '../700-additional/702-keywords/702.131-blessing.ts';
import { FACE_DOWN_FLAGS } from '../700-additional/708-faces.ts';
import { commanderOf } from '../900-variants/903-commander.ts';
import { type Context, Flag, type G, type StackEntry } from '../state.ts';
import { holds } from './condition.ts';
import { castOrdinal, tookPart } from './history.ts';
import {
  chosen,
  controllerOrOwner,
  hostOf,
  inGroup,
  isPlaying,
  select,
  selects,
  stackEntry,
  targetsOf,
  withCandidate,
} from './select.ts';
import { compare, countersOn, value } from './value.ts';

/** Filters that a player can fit, or that pass the question on. All others are about objects and false for players. */
type GeneralFilter = Extract<
  Filter,
  { kind: 'all' | 'any' | 'not' | 'is' | 'player' | 'anyTarget' | 'where' | 'history' | 'counters' | 'designated' }
>;
type ObjectFilter = Exclude<Filter, GeneralFilter>;

/** 709.4a: a split card has the names of both halves. */
const isNamed = (own: string, name: string): boolean =>
  own === name || (own.includes(' // ') && own.split(' // ').includes(name));

/** An object that is gone is looked at as it last existed. Where it must be is the caller's question (109.2). */
export function matches(g: G, f: Filter, id: EntityId, ctx: Context): boolean {
  switch (f.kind) {
    case 'all':
      for (const part of f.of) if (!matches(g, part, id, ctx)) return false;
      return true;
    case 'any':
      for (const part of f.of) if (matches(g, part, id, ctx)) return true;
      return false;
    case 'not':
      return !matches(g, f.of, id, ctx);
    case 'is':
      return selects(g, f.what, id, ctx);
    case 'player':
      return isPlayer(id) && (f.which === undefined ? isPlaying(g, id) : inGroup(g, f.which, id, ctx));
    case 'anyTarget':
      return isPlayer(id) ? isPlaying(g, id) : (characteristics(g, id).types & anyTargetTypes(g)) !== 0;
    case 'where':
      return holds(g, f.condition, withCandidate(ctx, id));
    case 'history':
      return tookPart(g, f.event, id, ctx);
    case 'counters':
      return compare(countersOn(g, id, f.counter), f.is, g, ctx);
    case 'designated':
      return isPlayer(id) ? isDesignatedPlayer(g, id, f.as) : isDesignated(g, objectRow(g.state, id), f.as);
    default:
      return isObject(id) && objectMatches(g, f, id, ctx);
  }
}

/** 115.4; until 2018 damage was aimed at creatures and players, and redirected to planeswalkers. */
const anyTargetTypes = (g: G): number =>
  g.state.game.profile.planeswalkerRedirection
    ? TypeBit.creature
    : TypeBit.creature | TypeBit.planeswalker | TypeBit.battle;

function objectMatches(g: G, f: ObjectFilter, id: ObjectId, ctx: Context): boolean {
  switch (f.kind) {
    case 'type':
      return (characteristics(g, id).types & bitOf(TypeBit, f.type)) !== 0;
    case 'supertype':
      return (characteristics(g, id).supertypes & bitOf(SupertypeBit, f.type)) !== 0;
    case 'subtype':
      return hasSubtype(characteristics(g, id), f.type);
    case 'chosenType': {
      const type = chosen(g, f.key, ctx);
      return typeof type === 'string' && hasSubtype(characteristics(g, id), type);
    }
    case 'color':
      return (characteristics(g, id).colors & ColorBit[f.color]) !== 0;
    case 'chosenColor': {
      const color = chosen(g, f.key, ctx);
      return typeof color === 'string' && (characteristics(g, id).colors & bitOf(ColorBit, color)) !== 0;
    }
    case 'colorCount':
      return compare(bitCount(characteristics(g, id).colors), f.is, g, ctx);
    case 'permanent':
      return zoneOrLast(g, objectRow(g.state, id), ctx) === BATTLEFIELD;
    case 'spell':
      return stackEntry(objectRow(g.state, id))?.kind === 'spell';
    case 'ability': {
      const kind = stackEntry(objectRow(g.state, id))?.kind;
      return f.ability === undefined ? kind === 'activated' || kind === 'triggered' : kind === f.ability;
    }
    case 'card':
      return objectRow(g.state, id).kind === 'card';
    case 'token':
      return objectRow(g.state, id).kind === 'token';
    case 'castFrom':
      return isCastFrom(g, id, f.zones);
    case 'castNumber':
      return castNumber(g, f.event, id, ctx) === value(g, f.is, ctx);
    case 'paid':
      return (stackEntry(objectRow(g.state, spellIdOf(g, id)))?.paid[f.cost] ?? 0) > 0;
    case 'xInCost':
      return (characteristics(g, id).cost?.x ?? 0) > 0;
    case 'forCost':
      return false;
    case 'manaAbility':
      return haveManaAbility(characteristics(g, id).abilities);
    case 'commander':
      return commanderOf(g, id) !== null;
    case 'permanentCard':
      return objectRow(g.state, id).kind === 'card' && (characteristics(g, id).types & PERMANENT_TYPES) !== 0;
    case 'cardType': {
      const row = objectRow(g.state, id);
      const up = copiable(g.pool, { ...row, flags: row.flags & ~FACE_DOWN_FLAGS });
      return (up.types & bitOf(TypeBit, f.type)) !== 0;
    }
    case 'nameless':
      return characteristics(g, id).name === '';
    case 'named':
      return isNamed(characteristics(g, id).name, f.name);
    case 'chosenName': {
      const name = chosen(g, f.key, ctx);
      return typeof name === 'string' && isNamed(characteristics(g, id).name, name);
    }
    case 'sharesName': {
      const { name } = characteristics(g, id);
      return name !== '' && shares(g, f.with, id, ctx, (c) => c.name === name);
    }
    case 'sharesColor': {
      const { colors } = characteristics(g, id);
      return shares(g, f.with, id, ctx, (c) => (c.colors & colors) !== 0);
    }
    case 'sharesType': {
      const own = characteristics(g, id);
      return shares(g, f.with, id, ctx, sharedTypes[f.of](own));
    }
    case 'keyword':
      return f.what === undefined
        ? hasKeyword(characteristics(g, id), f.keyword)
        : hasKeywordWith(characteristics(g, id), f.keyword, f.what);
    case 'power': {
      const { power } = characteristics(g, id);
      return power !== null && compare(power, f.is, g, ctx);
    }
    case 'toughness': {
      const { toughness } = characteristics(g, id);
      return toughness !== null && compare(toughness, f.is, g, ctx);
    }
    case 'manaValue':
      return compare(characteristics(g, id).manaValue, f.is, g, ctx);
    case 'tapped':
      return (objectRow(g.state, id).flags & Flag.tapped) !== 0;
    case 'recent':
      return objectRow(g.state, id).since > (g.state.game.totals[controllerOf(g, id)]?.lastTurnBegan ?? 0);
    case 'transformed':
      return isTransformed(g.pool, objectRow(g.state, id));
    case 'paired':
      return partnerOf(g, id) !== null;
    case 'faceDown':
      return (objectRow(g.state, id).flags & Flag.faceDown) !== 0;
    case 'attacking': {
      const attacker = attackerOf(g, id);
      if (attacker === null) return false;
      return (
        f.whom === undefined || selects(g, f.whom, attacker.defender, ctx) || selects(g, f.whom, attacker.target, ctx)
      );
    }
    case 'blocking':
      return isBlocking(g, id, f.what, ctx);
    case 'blocked':
      return attackerOf(g, id)?.blocked === true;
    case 'unblocked':
      // 509.1h: neither blocked nor unblocked before blockers have been declared.
      return g.state.game.combat?.blocksDeclared === true && attackerOf(g, id)?.blocked === false;
    case 'attachedTo':
      return selects(g, f.what, hostOf(g, objectRow(g.state, id), ctx), ctx);
    case 'enchanted':
      return hasAttachment(g, id, 'Aura');
    case 'equipped':
      return hasAttachment(g, id, 'Equipment');
    case 'controlledBy':
      return selects(g, f.who, controllerOrOwner(g, objectRow(g.state, id)), ctx);
    case 'ownedBy':
      return selects(g, f.who, objectRow(g.state, id).owner, ctx);
    case 'in':
      return isOneOf(f.zones, zoneOrLast(g, objectRow(g.state, id), ctx));
    case 'targetCount':
      return compare(targetCount(objectRow(g.state, id)), f.is, g, ctx);
    case 'targets':
      return targetsFit(g, f.where, f.only === true, objectRow(g.state, id), ctx);
  }
}

/** The monarch, the initiative; the city's blessing is had as soon as it could be got. */
const isDesignatedPlayer = (g: G, player: PlayerId, as: string): boolean =>
  as === "city's blessing" ? isBlessed(g, player) : hasMarker(g, player, as);

/** 115.9a: however often something was chosen, legal or not. */
const targetCount = ({ stack }: ObjectRow): number =>
  ((stack as StackEntry | null)?.targets ?? []).reduce((n, target) => n + target.chosen.length, 0);

/** The note of an object that is monstrous, renowned, suspected … */
export const designation = (as: string): string => `is.${as}`;
/** The value of that note: 1 for good, otherwise by the turn that it lasts. */
export const untilEndOf = (turn: number): number => turn + 1;
function isDesignated(g: G, row: ObjectRow, as: string): boolean {
  const note = row.notes[designation(as)];
  return note === 1 || (note !== undefined && note === untilEndOf(g.state.game.turn.number));
}

const bitOf = (bits: Readonly<Record<string, number>>, name: string): number => bits[name] ?? 0;

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function isOneOf(named: readonly Zone[], zone: number): boolean {
  for (const name of named) if (zoneOf(name) === zone) return true;
  return false;
}

/** The zone it is in, or was in before it ceased to be that object. */
function zoneOrLast(g: G, row: ObjectRow, ctx: Context): number {
  if (row.zone !== NOWHERE) return row.zone;
  if (ctx.event?.kind === 'move') {
    const { object, from } = ctx.event as MoveEvent;
    if (object === row.id && from !== undefined) return from;
  }
  const { log } = g.state;
  for (let i = log.length - 1; i >= log.first; i--) {
    const event = rowAt(log, i);
    if (event?.kind !== 'move') continue;
    const { object, from } = event as MoveEvent;
    if (object === row.id) return from ?? NOWHERE;
  }
  return NOWHERE;
}

function isBlocking(g: G, id: ObjectId, what: Selector | undefined, ctx: Context): boolean {
  const blocker = blockerOf(g, id);
  if (blocker === null) return false;
  return what === undefined || blocker.blocks.some((b) => selects(g, what, b, ctx));
}

function hasAttachment(g: G, id: ObjectId, subtype: string): boolean {
  for (const attached of objectRow(g.state, id).attachments) {
    if (hasSubtype(characteristics(g, attached), subtype)) return true;
  }
  return false;
}

/** 115.9b: targets that have left their zone are ignored; 115.9c: "only" means that one thing alone was chosen. */
function targetsFit(g: G, where: Filter, only: boolean, row: ObjectRow, ctx: Context): boolean {
  const targets = targetsOf(row);
  if (only && targets.length !== 1) return false;
  return targets.some((id) => (isPlayer(id) || objectRow(g.state, id).zone !== NOWHERE) && matches(g, where, id, ctx));
}

/** Whether any other of the selected objects has it in common. */
function shares(g: G, other: Selector, id: ObjectId, ctx: Context, test: (c: Characteristics) => boolean): boolean {
  return select(g, other, ctx).some((o) => isObject(o) && o !== id && test(characteristics(g, o)));
}

const sharedTypes: Readonly<
  Record<'creature' | 'land' | 'card', (own: Characteristics) => (other: Characteristics) => boolean>
> = {
  card: (own) => (other) => (own.types & other.types) !== 0,
  land: (own) => (other) => own.subtypes.some((type) => subtypeKind(type) === 'land' && other.subtypes.includes(type)),
  creature: (own) => (other) =>
    own.everyCreatureType
      ? other.everyCreatureType || other.subtypes.some(isCreatureType)
      : own.subtypes.some((type) => isCreatureType(type) && hasSubtype(other, type)),
};
const isCreatureType = (type: string): boolean => subtypeKind(type) === 'creature';

function hasKeywordWith(c: Characteristics, keyword: string, what: Filter): boolean {
  return c.abilities.some(
    (a) => a.kind === 'keyword' && a.keyword === keyword && a.what !== undefined && sameData(a.what, what),
  );
}

function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) =>
      sameData((a as Readonly<Record<string, unknown>>)[key], (b as Readonly<Record<string, unknown>>)[key]),
    )
  );
}

/** The spell that it is or, if it is a permanent, was. */
function spellIdOf(g: G, id: ObjectId): ObjectId {
  const { stack, before, zone } = objectRow(g.state, id);
  return stack === null && before !== NO_OBJECT && zone === BATTLEFIELD ? before : id;
}

/** 400.7d: the zone that a spell, or the spell that a permanent was, was cast from; a card that is not cast yet is there. */
function isCastFrom(g: G, id: ObjectId, zones: readonly Zone[]): boolean {
  const row = objectRow(g.state, id);
  const cast = objectRow(g.state, spellIdOf(g, id));
  const entry = stackEntry(cast);
  const elsewhere = row.zone === BATTLEFIELD ? NOWHERE : row.zone;
  const from = entry?.kind !== 'spell' ? elsewhere : cast.kind === 'card' ? entry.from : NOWHERE;
  return from !== NOWHERE && zones.some((zone) => zoneOf(zone) === from);
}

/** Which of such spells of the turn it is; a permanent that was not cast and a copy are none of them. */
function castNumber(g: G, event: EventPattern, id: ObjectId, ctx: Context): number {
  const spell = spellIdOf(g, id);
  const isCastable = objectRow(g.state, id).zone !== BATTLEFIELD && objectRow(g.state, spell).kind === 'card';
  return castOrdinal(g, event, spell, ctx, isCastable);
}
