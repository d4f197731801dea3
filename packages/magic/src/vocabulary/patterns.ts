/** Whether an event is what an ability waits for, and who has which role in it. */

import {
  type CountersEvent,
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
import { countersOn, isPlaying } from '@rulewright/rules';
import { areOpponents, isActive } from '../100-game/101.4-turn-order.ts';
import { controllerOrOwner } from '../100-game/108.4-controller.ts';
import { BATTLEFIELD, GRAVEYARD, isOneOf, STACK, zones } from '../400-zones/400-zones.ts';
import { spentOn } from '../600-effects/601-cast/601.2h-spent.ts';
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

import { attachment, zoneFrom } from './event-roles.ts';

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

type Single = Exclude<EventPattern, { on: 'any' }>;
type OfName<K> = Single extends infer P
  ? P extends { readonly on: infer N }
    ? K extends N
      ? P
      : never
    : never
  : never;

const is = (g: G, ctx: Context, f: Filter | undefined, id: EntityId | undefined): boolean =>
  f === undefined || (id !== undefined && id !== NO_OBJECT && matches(g, f, id, ctx));
/** What a player did who has left the game since is counted as it was then. */
const by = (g: G, ctx: Context, who: Selector | undefined, player: PlayerId): boolean =>
  who === undefined || (isPlaying(g.state, player) ? selects(g, who, player, ctx) : wasMeant(g, who, player, ctx));

const tapping = (g: G, p: OfName<'tap' | 'untap'>, e: MagicEvent, ctx: Context): boolean =>
  (e.kind === 'tap' || e.kind === 'untap') &&
  (p.forMana === undefined || p.forMana === (e.forMana === true)) &&
  (p.acts === undefined || (p.acts === e.acts && is(g, ctx, p.by, e.other))) &&
  (p.who === undefined || isCausedBy(g, p.who, e, ctx)) &&
  is(g, ctx, p.what, e.object);

const ofCard = (g: G, p: OfName<'draw' | 'discard' | 'mill'>, e: MagicEvent, ctx: Context): boolean =>
  (e.kind === 'draw' || e.kind === 'discard' || e.kind === 'mill') &&
  by(g, ctx, p.who, e.player) &&
  (is(g, ctx, p.what, e.object) || (e.object !== undefined && is(g, ctx, p.what, discarded(g, e.object)))) &&
  (p.cause === undefined || is(g, ctx, p.cause, e.cause)) &&
  (p.besidesFirst !== true || !isFirstOfDrawStep(g, e));

const ofPermanent = (
  g: G,
  p: OfName<'destroy' | 'regenerate' | 'transform' | 'phaseIn' | 'phaseOut'>,
  e: MagicEvent,
  ctx: Context,
): boolean =>
  (e.kind === 'destroy' ||
    e.kind === 'regenerate' ||
    e.kind === 'transform' ||
    e.kind === 'phaseIn' ||
    e.kind === 'phaseOut') &&
  is(g, ctx, p.what, e.object);

const ofLife = (g: G, p: OfName<'gainLife' | 'loseLife'>, e: MagicEvent, ctx: Context): boolean =>
  (e.kind === 'gainLife' || e.kind === 'loseLife') &&
  by(g, ctx, p.who, e.player) &&
  (p.damage === undefined || p.damage === (e.damage === true)) &&
  (p.paid === undefined || p.paid === (e.paid === true));

const ofPlayer = (g: G, p: OfName<'search' | 'shuffle' | 'scry' | 'surveil'>, e: MagicEvent, ctx: Context): boolean =>
  (e.kind === 'search' || e.kind === 'shuffle' || e.kind === 'scry' || e.kind === 'surveil') &&
  by(g, ctx, p.who, e.player);

/** Whether an event of the right kind is the one that a pattern speaks of: one entry for each. */
const patterns: { readonly [K in Single['on']]: (g: G, p: OfName<K>, e: MagicEvent, ctx: Context) => boolean } = {
  move: (g, p, e, ctx) => {
    if (e.kind === 'leaveGame') return leavesWith(g, p, e, ctx);
    return (e.kind === 'move' || e.kind === 'create') && moveFits(g, p, e, ctx);
  },
  beginning: (g, p, e, ctx) =>
    e.kind === 'beginning' &&
    e.step === p.step &&
    (p.first !== true || isFirstOfTurn(g, e)) &&
    (p.whose === undefined ? e.also !== true : by(g, ctx, p.whose, e.player)),
  damage: (g, p, e, ctx) =>
    e.kind === 'damage' &&
    (p.combat === undefined || p.combat === e.combat) &&
    is(g, ctx, p.source, e.source) &&
    is(g, ctx, p.to, e.to) &&
    (p.amount === undefined || compare(e.amount, p.amount, g, ctx)),
  cast: (g, p, e, ctx) =>
    e.kind === 'cast' &&
    by(g, ctx, p.who, e.player) &&
    is(g, ctx, p.what, e.object) &&
    (p.from === undefined || isOneOf(p.from, entryOf(g, e.object)?.from ?? NOWHERE)) &&
    (p.paid === undefined || (entryOf(g, e.object)?.paid[p.paid] ?? 0) > 0) &&
    (p.expends === undefined || expends(g, p.expends, e)) &&
    (p.besidesFirst === undefined || !isFirstCast(g, p.besidesFirst, e, ctx)),
  activate: (g, p, e, ctx) =>
    e.kind === 'activate' &&
    (p.mana === undefined || p.mana === e.mana) &&
    (p.loyalty === undefined || p.loyalty === e.loyalty) &&
    (p.keyword === undefined || p.keyword === e.keyword) &&
    by(g, ctx, p.who, e.player) &&
    (is(g, ctx, p.what, e.object) || is(g, ctx, p.what, discarded(g, e.object))),
  attack: (g, p, e, ctx) =>
    e.kind === 'attack' &&
    (p.alone === undefined || p.alone === e.alone) &&
    is(g, ctx, p.what, e.object) &&
    is(g, ctx, p.whom, e.other),
  attackers: (g, p, e, ctx) =>
    e.kind === 'attackers' &&
    by(g, ctx, p.who, e.player) &&
    (p.count === undefined || compare(e.amount, p.count, g, ctx)) &&
    (p.power === undefined || compare(e.power, p.power, g, ctx)),
  block: (g, p, e, ctx) => {
    // 509.3a: "blocks" triggers once; 509.3b: "blocks a creature" once for each.
    if (e.kind !== 'block' || (p.blocked === undefined && e.again === true)) return false;
    return is(g, ctx, p.what, e.object) && is(g, ctx, p.blocked, e.other);
  },
  becomesBlocked: (g, p, e, ctx) => {
    // 509.3c: "becomes blocked" triggers once; 509.3d: "becomes blocked by a creature" once for each.
    if (e.kind !== 'becomesBlocked' || (p.by === undefined ? e.each === true : e.by.length !== 1)) return false;
    return is(g, ctx, p.what, e.object) && (p.by === undefined || e.by.some((id) => is(g, ctx, p.by, id)));
  },
  attacksUnblocked: (g, p, e, ctx) => e.kind === 'attacksUnblocked' && is(g, ctx, p.what, e.object),
  tap: tapping,
  untap: tapping,
  targeted: (g, p, e, ctx) => e.kind === 'targeted' && is(g, ctx, p.what, e.object) && is(g, ctx, p.by, e.other),
  draw: ofCard,
  discard: ofCard,
  // 603.10a: the permanent as it was, not the card that it has become.
  sacrifice: (g, p, e, ctx) =>
    e.kind === 'sacrifice' &&
    by(g, ctx, p.who, e.player) &&
    (p.cause === undefined || is(g, ctx, p.cause, e.cause)) &&
    is(g, ctx, p.what, e.object),
  mill: ofCard,
  counters: (g, p, e, ctx) =>
    e.kind === 'counters' &&
    (p.counter === undefined || p.counter === e.counter) &&
    (p.removed === true) === e.amount < 0 &&
    (p.effect !== true || e.cause !== undefined) &&
    (p.who === undefined || putBy(g, p.who, e, ctx)) &&
    (p.last !== true || countersOn(g.state, e.on, p.counter ?? e.counter) === 0) &&
    (p.reaches === undefined || hasReached(p.reaches, countersOn(g.state, e.on, e.counter), e.amount)) &&
    is(g, ctx, p.what, e.on),
  attach: (g, p, e, ctx) => {
    const ties = attachment(e);
    return ties !== undefined && is(g, ctx, p.what, ties.object) && is(g, ctx, p.to, ties.to);
  },
  control: (g, p, e, ctx) =>
    e.kind === 'control' &&
    (p.from === undefined || (e.from !== undefined && by(g, ctx, p.from, e.from))) &&
    by(g, ctx, p.to, e.player) &&
    is(g, ctx, p.what, e.object),
  create: (g, p, e, ctx) => {
    // What would be created is replaced at once; what has been created is seen token by token.
    if (e.kind === 'createTokens')
      return e.created !== true && by(g, ctx, p.who, e.player) && tokensFit(g, p.what, e, ctx);
    return (
      e.kind === 'create' && isNewToken(e) && by(g, ctx, p.who, e.controller ?? e.owner) && is(g, ctx, p.what, e.became)
    );
  },
  copy: (g, p, e, ctx) =>
    e.kind === 'create' &&
    e.what === 'copy' &&
    e.to === STACK &&
    by(g, ctx, p.who, e.controller ?? e.owner) &&
    is(g, ctx, p.what, e.became),
  playLand: (g, p, e, ctx) =>
    e.kind === 'playLand' &&
    by(g, ctx, p.who, e.player) &&
    is(g, ctx, p.what, e.object) &&
    (p.from === undefined || isOneOf(p.from, e.from ?? NOWHERE)),
  mana: (g, p, e, ctx) =>
    e.kind === 'mana' &&
    by(g, ctx, p.who, e.player) &&
    is(g, ctx, p.from, e.mana[0]?.source) &&
    (p.tapped !== true || e.tapped === true || isTappedForMana(g, e.mana[0]?.source)),
  prevented: (g, p, e, ctx) => e.kind === 'prevented' && is(g, ctx, p.source, e.source) && is(g, ctx, p.to, e.to),
  turnUp: (g, p, e, ctx) =>
    e.kind === 'turnUp' &&
    objectRow(g.state, e.object).zone === BATTLEFIELD &&
    (p.who === undefined || (e.player !== undefined && by(g, ctx, p.who, e.player))) &&
    is(g, ctx, p.what, e.object),
  destroy: ofPermanent,
  regenerate: ofPermanent,
  transform: ofPermanent,
  phaseIn: ofPermanent,
  phaseOut: ofPermanent,
  gainLife: ofLife,
  loseLife: ofLife,
  search: ofPlayer,
  shuffle: ofPlayer,
  scry: ofPlayer,
  surveil: ofPlayer,
  lose: (g, p, e, ctx) =>
    (e.kind === 'lose' || e.kind === 'concede') && (p.who === undefined || wasMeant(g, p.who, e.player, ctx)),
  acted: (g, p, e, ctx) =>
    e.kind === 'acted' &&
    p.action === e.action &&
    by(g, ctx, p.who, e.player) &&
    is(g, ctx, p.what, e.object) &&
    (p.amount === undefined || compare(e.amount ?? 0, p.amount, g, ctx)),
  unlock: (g, p, e, ctx) =>
    e.kind === 'unlock' &&
    (p.door === undefined || p.door === e.door) &&
    (p.fully !== true || e.fully === true) &&
    by(g, ctx, p.who, e.player) &&
    is(g, ctx, p.what, e.object),
  // 731.1a: it was the other before; from neither it only becomes day or night.
  dayNight: (_g, p, e) => e.kind === 'dayNight' && e.from !== null && (p.to === undefined || p.to === e.to),
  chapter: (g, p, e, ctx) => reachesChapter(g, p.chapter, e, ctx.source),
  // 603.8: waits for no event.
  state: () => false,
};

type Fits = (g: G, p: Single, e: MagicEvent, ctx: Context) => boolean;
const fits: Fits = (g, p, e, ctx) => (patterns[p.on] as Fits)(g, p, e, ctx);

/** What a spell carries, or carried as it left the stack. */
const entryOf = (g: G, id: ObjectId): StackEntry | null => objectRow(g.state, id).stack as StackEntry | null;

/** It is the effect of a spell or ability that these players control. */
function isCausedBy(g: G, who: Selector, e: GameEvent, ctx: Context): boolean {
  return e.cause !== undefined && selects(g, who, controllerOrOwner(g, objectRow(g.state, e.cause)), ctx);
}

/** Who puts or removes counters: whoever is told to, or the controller of what does. */
function putBy(g: G, who: Selector, e: CountersEvent, ctx: Context): boolean {
  const player = e.by ?? (e.cause === undefined ? undefined : controllerOrOwner(g, objectRow(g.state, e.cause)));
  return player !== undefined && selects(g, who, player, ctx);
}

const hasReached = (n: number, now: number, added: number): boolean => now >= n && now - added < n;

/** 702.29c: a card that was discarded to pay for its own ability is seen where it went. */
const discarded = (g: G, id: ObjectId): ObjectId | undefined => {
  const { zone, after } = objectRow(g.state, id);
  return zone === NOWHERE && after !== NO_OBJECT ? after : undefined;
};

/** 104.3: a player who has left is in no group any more; what counts is the game as it was. */
function wasMeant(g: G, who: Selector, player: PlayerId, ctx: Context): boolean {
  if (who.kind !== 'players' || who.where !== undefined) return selects(g, who, player, ctx);
  if (who.which === 'opponents') return areOpponents(g, player, ctx.controller);
  return who.which === 'each' || (who.which === 'others' && player !== ctx.controller);
}

/** 106.12: the mana ability that is resolving, or has just resolved, tapped its source, which may be gone by now. */
function isTappedForMana(g: G, source: ObjectId | undefined): boolean {
  const { log } = g.state;
  let activations = 0;
  for (let i = log.length - 1; i >= log.first; i--) {
    const event = loggedEvent(log, i);
    if (event?.kind === 'tap' && event.object === source) return event.forMana === true;
    if (event?.kind === 'activate' && ++activations > 1) return false;
    if (event?.kind === 'resolve' || event?.kind === 'beginning') return false;
  }
  return false;
}

/** 505.1b: no such step or phase has begun before this one in the same turn. */
function isFirstOfTurn(g: G, e: Extract<MagicEvent, { kind: 'beginning' }>): boolean {
  const { log } = g.state;
  for (let i = Math.max(g.state.game.turn.began, log.first); i < log.length; i++) {
    const earlier = loggedEvent(log, i);
    if (earlier?.kind === 'beginning' && earlier.step === e.step) return earlier === e;
  }
  return true;
}

/** 700.14: what the player had spent on spells this turn was less, and is as much with this one. */
function expends(g: G, amount: number, e: Extract<MagicEvent, { kind: 'cast' }>): boolean {
  const { log } = g.state;
  let before = 0;
  for (let i = Math.max(g.state.game.turn.began, log.first); i < log.length; i++) {
    const earlier = loggedEvent(log, i);
    if (earlier === e) break;
    if (earlier?.kind === 'cast' && earlier.player === e.player) before += spentOn(g, earlier.object).length;
  }
  return before < amount && before + spentOn(g, e.object).length >= amount;
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
  const looked = lookedAt(g, p, e);
  return matches(g, p.what, looked, asSource(ctx, e, looked));
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
 * it is seen as it was (603.10a); one that comes from a hidden zone is seen where it went. A card that is put into a graveyard
 * "from anywhere" is seen there, even if a permanent was (603.6c).
 */
function lookedAt(g: G, p: MovePattern, e: MoveEvent): ObjectId {
  if (e.became === undefined) return e.object;
  if (e.to === BATTLEFIELD || (e.to === GRAVEYARD && p.from === undefined)) return e.became;
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
