/** Whether an event is what an ability waits for, and who has which role in it. */

import {
  type CreateEvent,
  type EntityId,
  type GameEvent,
  type MoveEvent,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import type { EventPattern, Filter, Selector } from '@rulewright/language/magic';
import { countersOn } from '@rulewright/rules';
import { areOpponents, isActive } from '../100-game/101.4-turn-order.ts';
import { controllerOrOwner } from '../100-game/108.4-controller.ts';
import { BATTLEFIELD, isOneOf, STACK, zones } from '../400-zones/400-zones.ts';
import { asEntered } from '../600-effects/614-replacement/614.12-entering.ts';
import { eventsOf } from '../700-additional/700.1-events/hooks.ts';
import {
  type CreateTokensEvent,
  type LeaveGameEvent,
  loggedEvent,
  type MagicEvent,
  magicEvent,
} from '../700-additional/700.1-events/types.ts';
import { reachesChapter } from '../700-additional/714-sagas.ts';
import type { Context, G, StackEntry } from '../state.ts';
import { compare, matches, selects } from './evaluate.ts';

import { zoneFrom } from './event-roles.ts';

type MovePattern = Extract<EventPattern, { on: 'move' }>;

/** An event about a player. */
interface PlayerEvent extends GameEvent {
  readonly player: PlayerId;
}

/**
 * Whether an event fits a pattern. `ctx.source` is the object that listens. The event has happened, or (for replacement effects)
 * is about to. In the pattern's filters "the event" is the one that `ctx` carries, as for delayed triggers; otherwise this one.
 */
export function eventMatches(g: G, p: EventPattern, e: GameEvent, ctx: Context): boolean {
  if (p.on === 'any') {
    for (const part of p.of) if (eventMatches(g, part, e, ctx)) return true;
    return false;
  }
  const m = magicEvent(e);
  if (!eventsOf(p).includes(m.kind)) return false;
  return fits(g, p, m, ctx.event === null ? { ...ctx, event: e } : ctx);
}

function fits(g: G, p: Exclude<EventPattern, { on: 'any' }>, e: MagicEvent, ctx: Context): boolean {
  const is = (f: Filter | undefined, id: EntityId | undefined): boolean =>
    f === undefined || (id !== undefined && id !== NO_OBJECT && matches(g, f, id, ctx));
  const by = (who: Selector | undefined, player: PlayerId): boolean =>
    who === undefined || selects(g, who, player, ctx);

  switch (p.on) {
    case 'move':
      if (e.kind === 'leaveGame') return leavesWith(g, p, e, ctx);
      return (e.kind === 'move' || e.kind === 'create') && moveFits(g, p, e, ctx);
    case 'beginning':
      return (
        e.kind === 'beginning' && e.step === p.step && (p.whose === undefined ? e.also !== true : by(p.whose, e.player))
      );
    case 'damage':
      return (
        e.kind === 'damage' &&
        (p.combat === undefined || p.combat === e.combat) &&
        is(p.source, e.source) &&
        is(p.to, e.to) &&
        (p.amount === undefined || compare(e.amount, p.amount, g, ctx))
      );
    case 'cast':
      return (
        e.kind === 'cast' &&
        by(p.who, e.player) &&
        is(p.what, e.object) &&
        (p.from === undefined || isOneOf(p.from, entryOf(g, e.object)?.from ?? NOWHERE)) &&
        (p.paid === undefined || (entryOf(g, e.object)?.paid[p.paid] ?? 0) > 0) &&
        (p.besidesFirst === undefined || !isFirstCast(g, p.besidesFirst, e, ctx))
      );
    case 'activate':
      return (
        e.kind === 'activate' &&
        (p.mana === undefined || p.mana === e.mana) &&
        (p.keyword === undefined || p.keyword === e.keyword) &&
        by(p.who, e.player) &&
        (is(p.what, e.object) || is(p.what, discarded(g, e.object)))
      );
    case 'attack':
      return (
        e.kind === 'attack' &&
        (p.alone === undefined || p.alone === e.alone) &&
        is(p.what, e.object) &&
        is(p.whom, e.other)
      );
    case 'attackers':
      return (
        e.kind === 'attackers' &&
        by(p.who, e.player) &&
        (p.count === undefined || compare(e.amount, p.count, g, ctx)) &&
        (p.power === undefined || compare(e.power, p.power, g, ctx))
      );
    case 'block':
      // 509.3a: "blocks" triggers once; 509.3b: "blocks a creature" once for each.
      if (e.kind !== 'block' || (p.blocked === undefined && e.again === true)) return false;
      return is(p.what, e.object) && is(p.blocked, e.other);
    case 'becomesBlocked':
      // 509.3c: "becomes blocked" triggers once; 509.3d: "becomes blocked by a creature" once for each.
      if (e.kind !== 'becomesBlocked' || (p.by === undefined ? e.each === true : e.by.length !== 1)) return false;
      return is(p.what, e.object) && (p.by === undefined || e.by.some((id) => is(p.by, id)));
    case 'attacksUnblocked':
      return e.kind === 'attacksUnblocked' && is(p.what, e.object);
    case 'tap':
    case 'untap':
      return (
        (e.kind === 'tap' || e.kind === 'untap') &&
        (p.forMana === undefined || p.forMana === (e.forMana === true)) &&
        is(p.what, e.object)
      );
    case 'targeted':
      return e.kind === 'targeted' && is(p.what, e.object) && is(p.by, e.other);
    case 'draw':
    case 'discard':
    case 'sacrifice':
    case 'mill':
      return (
        (e.kind === 'draw' || e.kind === 'discard' || e.kind === 'sacrifice' || e.kind === 'mill') &&
        by(p.who, e.player) &&
        (is(p.what, e.object) || (e.object !== undefined && is(p.what, discarded(g, e.object)))) &&
        (p.besidesFirst !== true || !isFirstOfDrawStep(g, e))
      );
    case 'counters':
      return (
        e.kind === 'counters' &&
        (p.counter === undefined || p.counter === e.counter) &&
        (p.removed === true) === e.amount < 0 &&
        (p.effect !== true || e.cause !== undefined) &&
        (p.who === undefined ||
          (e.cause !== undefined && by(p.who, controllerOrOwner(g, objectRow(g.state, e.cause))))) &&
        (p.last !== true || countersOn(g.state, e.on, p.counter ?? e.counter) === 0) &&
        is(p.what, e.on)
      );
    case 'attach':
      return e.kind === 'attach' && e.to !== NO_OBJECT && is(p.what, e.object) && is(p.to, e.to);
    case 'create':
      // What would be created is replaced at once; what has been created is seen token by token.
      if (e.kind === 'createTokens') return e.created !== true && by(p.who, e.player) && tokensFit(g, p.what, e, ctx);
      return e.kind === 'create' && isNewToken(e) && by(p.who, e.controller ?? e.owner) && is(p.what, e.became);
    case 'copy':
      return (
        e.kind === 'create' &&
        e.what === 'copy' &&
        e.to === STACK &&
        by(p.who, e.controller ?? e.owner) &&
        is(p.what, e.became)
      );
    case 'playLand':
      return e.kind === 'playLand' && by(p.who, e.player) && is(p.what, e.object);
    case 'mana':
      return (
        e.kind === 'mana' &&
        by(p.who, e.player) &&
        is(p.from, e.mana[0]?.source) &&
        (p.tapped !== true || e.tapped === true || isTappedForMana(g, e.mana[0]?.source))
      );
    case 'prevented':
      return e.kind === 'prevented' && is(p.source, e.source) && is(p.to, e.to);
    case 'turnUp':
      return (
        e.kind === 'turnUp' &&
        (p.who === undefined || (e.player !== undefined && by(p.who, e.player))) &&
        is(p.what, e.object)
      );
    case 'destroy':
    case 'regenerate':
    case 'transform':
    case 'phaseIn':
    case 'phaseOut':
      return (
        (e.kind === 'destroy' ||
          e.kind === 'regenerate' ||
          e.kind === 'transform' ||
          e.kind === 'phaseIn' ||
          e.kind === 'phaseOut') &&
        is(p.what, e.object)
      );
    case 'gainLife':
    case 'loseLife':
      return (
        (e.kind === 'gainLife' || e.kind === 'loseLife') &&
        by(p.who, e.player) &&
        (p.damage === undefined || p.damage === (e.damage === true)) &&
        (p.paid === undefined || p.paid === (e.paid === true))
      );
    case 'search':
    case 'shuffle':
    case 'scry':
    case 'surveil':
      return (
        (e.kind === 'search' || e.kind === 'shuffle' || e.kind === 'scry' || e.kind === 'surveil') &&
        by(p.who, e.player)
      );
    case 'lose':
      return (
        (e.kind === 'lose' || e.kind === 'concede') && (p.who === undefined || couldHaveLost(g, p.who, e.player, ctx))
      );
    case 'acted':
      return e.kind === 'acted' && p.action === e.action && by(p.who, e.player) && is(p.what, e.object);
    case 'unlock':
      return (
        e.kind === 'unlock' &&
        (p.door === undefined || p.door === e.door) &&
        (p.fully !== true || e.fully === true) &&
        by(p.who, e.player) &&
        is(p.what, e.object)
      );
    case 'dayNight':
      // 731.1a: it was the other before; from neither it only becomes day or night.
      return e.kind === 'dayNight' && e.from !== null && (p.to === undefined || p.to === e.to);
    case 'chapter':
      return reachesChapter(g, p.chapter, e, ctx.source);
    case 'state':
      // 603.8: waits for no event.
      return false;
  }
}

/** What a spell carries, or carried as it left the stack. */
const entryOf = (g: G, id: ObjectId): StackEntry | null => objectRow(g.state, id).stack as StackEntry | null;

/** 702.29c: a card that was discarded to pay for its own ability is seen where it went. */
const discarded = (g: G, id: ObjectId): ObjectId | undefined => {
  const { zone, after } = objectRow(g.state, id);
  return zone === NOWHERE && after !== NO_OBJECT ? after : undefined;
};

/** 104.3: a player who has lost is in no group any more; what counts is the game as it was. */
function couldHaveLost(g: G, who: Selector, player: PlayerId, ctx: Context): boolean {
  if (who.kind !== 'players' || who.where !== undefined) return selects(g, who, player, ctx);
  if (who.which === 'opponents') return areOpponents(g, player, ctx.controller);
  return who.which === 'each' || (who.which === 'others' && player !== ctx.controller);
}

/** 106.12: the mana ability that is resolving, or has just resolved, tapped its source. */
function isTappedForMana(g: G, source: ObjectId | undefined): boolean {
  const { log } = g.state;
  for (let i = log.length - 1; i >= log.first; i--) {
    const event = loggedEvent(log, i);
    if (event?.kind === 'tap') return event.object === source && event.forMana === true;
    if (event?.kind !== 'activate' && event?.kind !== 'mana') return false;
  }
  return false;
}

/** No such spell was cast by the player earlier this turn, and it is one. */
function isFirstCast(g: G, spell: Filter, e: Extract<MagicEvent, { kind: 'cast' }>, ctx: Context): boolean {
  const { log } = g.state;
  if (!matches(g, spell, e.object, ctx)) return false;
  for (let i = Math.max(g.state.game.turn.began, log.first); i < log.length; i++) {
    const earlier = loggedEvent(log, i);
    if (earlier === e) return true;
    if (earlier?.kind === 'cast' && earlier.player === e.player && matches(g, spell, earlier.object, ctx)) return false;
  }
  return true;
}

/** The first card that the player draws, or would draw, in a draw step of theirs (504.1). */
function isFirstOfDrawStep(g: G, e: PlayerEvent): boolean {
  const { log } = g.state;
  const { turn } = g.state.game;
  if (turn.step !== 'draw' || !isActive(g, e.player)) return false;
  for (let i = log.length - 1; i >= Math.max(turn.began, log.first); i--) {
    const earlier = loggedEvent(log, i);
    if (earlier === e) continue;
    if (earlier?.kind === 'draw' && earlier.player === e.player) return false;
    if (earlier?.kind === 'beginning' && earlier.step === 'draw') return true;
  }
  return true;
}

function moveFits(g: G, p: MovePattern, e: MoveEvent | CreateEvent, ctx: Context): boolean {
  if (p.from !== undefined && !isOneOf(p.from, zoneFrom(g, e))) return false;
  if (p.to !== undefined && !isOneOf(p.to, e.to)) return false;
  if (p.how !== undefined && (e.kind === 'create' || e.how !== p.how)) return false;
  if (p.cause !== undefined && (e.cause === undefined || !matches(g, p.cause, e.cause, ctx))) return false;
  if (p.under !== undefined && !selects(g, p.under, e.controller ?? ownerIn(g, e), ctx)) return false;
  if (e.kind === 'create') return createdFits(g, p.what, e, ctx);
  if (e.to === BATTLEFIELD && e.became === undefined) return wouldEnterAs(g, p.what, e, ctx);
  return matches(g, p.what, lookedAt(g, e), asSource(ctx, e, lookedAt(g, e)));
}

const ownerIn = (g: G, e: MoveEvent | CreateEvent): PlayerId =>
  e.kind === 'create' ? e.owner : objectRow(g.state, e.object).owner;

/** 603.6c: a permanent that leaves the game with its owner leaves the battlefield, but goes to no zone. */
const leavesWith = (g: G, p: MovePattern, e: LeaveGameEvent, ctx: Context): boolean =>
  p.to === undefined && p.from !== undefined && isOneOf(p.from, e.from ?? NOWHERE) && matches(g, p.what, e.object, ctx);

function createdFits(g: G, what: Filter | undefined, e: CreateEvent, ctx: Context): boolean {
  if (what === undefined) return true;
  return e.became === undefined ? wouldEnterAs(g, what, e, ctx) : matches(g, what, e.became, ctx);
}

const tokensFit = (g: G, what: Filter | undefined, e: CreateTokensEvent, ctx: Context): boolean => {
  const [lot] = e.tokens;
  return lot !== undefined && createdFits(g, what, lot.token, ctx);
};

/** 608.3f: a token that was a spell is not created. */
const isNewToken = (e: CreateEvent): boolean => e.what === 'token' && e.was === undefined && e.became !== undefined;

/**
 * Which object an ability looks at: one that enters the battlefield is seen there; one that leaves a zone where all could see
 * it is seen as it was (603.10a); one that comes from a hidden zone is seen where it went.
 */
function lookedAt(g: G, e: MoveEvent): ObjectId {
  if (e.became === undefined) return e.object;
  if (e.to === BATTLEFIELD) return e.became;
  return isPublic(zoneFrom(g, e)) ? e.object : e.became;
}

const isPublic = (zone: number): boolean => zones[zone]?.faces === 'all';

/** The object that moves is the same "this" before and after, whichever of the two listens. */
function asSource(ctx: Context, e: MoveEvent, looked: ObjectId): Context {
  const moves = ctx.source === e.object || ctx.source === e.became;
  return moves && ctx.source !== looked ? { ...ctx, source: looked } : ctx;
}

/** 614.12: whether the permanent, as it would exist on the battlefield, fits. */
function wouldEnterAs(g: G, what: Filter, e: MoveEvent | CreateEvent, ctx: Context): boolean {
  const isSource = e.kind === 'move' && e.object === ctx.source;
  if (isAboutThis(what)) {
    if (!isSource) return false;
    if (what.kind === 'is') return true;
  }
  const entered = asEntered(g, e);
  if (entered === null) return false;
  return matches(entered.g, what, entered.id, isSource ? { ...ctx, source: entered.id } : ctx);
}

/** Nothing but the object whose ability it is can fit. */
const isAboutThis = (f: Filter): boolean =>
  f.kind === 'is' ? f.what.kind === 'this' : f.kind === 'all' && f.of.some(isAboutThis);
