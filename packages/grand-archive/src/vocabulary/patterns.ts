/** Whether an event is what an ability waits for. */
import {
  type CeaseEvent,
  type CreateEvent,
  type EntityId,
  type GameEvent,
  isObject,
  type MoveEvent,
  moveEvent,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import type { EventPattern, Filter, Selector } from '@rulewright/language/grand-archive';
import { countersOn, zoneOrLast } from '@rulewright/rules';
import { askedOfSpell } from '../abilities/as-spell.ts';
import { asEntered } from '../effects/entering.ts';
import { eventsOf } from '../events/hooks.ts';
import { type GrandArchiveEvent, own } from '../events/types.ts';
import { areOpponents } from '../general-rules/players.ts';
import { isType } from '../parts-of-a-card/characteristics.ts';
import { cardOf, faceOf } from '../parts-of-a-card/pool.ts';
import { UNIT } from '../parts-of-a-card/words.ts';
import { type Context, contextWith, Flag, type G, stackEntry } from '../state.ts';
import { BANISHMENT, FIELD, GRAVEYARD, isOneOf, PLAYED, STACK, zones } from '../zones/zones.ts';
import { controllerOrOwner } from './controller.ts';
import { compare, matches, selects } from './evaluate.ts';
import { isFirstShare, zoneFrom } from './event-roles.ts';
import { features, propertyBit } from './features.ts';

/**
 * Whether an event fits a pattern. `ctx.source` is the object that listens. The event has happened, or (for replacement effects)
 * is about to. In the pattern's filters "the event" is the one that `ctx` carries, as for delayed triggers; otherwise this one.
 */
export function eventMatches(g: G, p: EventPattern, e: GameEvent, ctx: Context): boolean {
  if (p.on === 'any') {
    for (const part of p.of) if (eventMatches(g, part, e, ctx)) return true;
    return false;
  }
  const event = own(e);
  if (!eventsOf(p).includes(event.kind)) return false;
  return fits(g, p, event, ctx.event === null ? contextWith(ctx, { event: e }) : ctx);
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
const isAny = (g: G, ctx: Context, f: Filter | undefined, ids: readonly EntityId[]): boolean =>
  f === undefined || ids.some((id) => matches(g, f, id, ctx));
const by = (g: G, ctx: Context, who: Selector | undefined, player: PlayerId): boolean =>
  who === undefined || selects(g, who, player, ctx);

/** What has been moved by the event, too: a discarded card is in the graveyard. */
const isOrBecame = (g: G, ctx: Context, f: Filter | undefined, id: ObjectId | undefined): boolean => {
  if (is(g, ctx, f, id) || id === undefined) return is(g, ctx, f, id);
  const { zone, after } = objectRow(g.state, id);
  return zone === NOWHERE && is(g, ctx, f, after);
};

/** On Attack 1, On Hit 2–3, On Kill 2–3: the unit, or the weapon or card of the intent that is used. */
const isUsed = (g: G, ctx: Context, f: Filter | undefined, unit: ObjectId, using: readonly ObjectId[]): boolean =>
  is(g, ctx, f, unit) || (f !== undefined && isAboutThis(f) && using.includes(ctx.source) && is(g, ctx, f, ctx.source));

type Of<K extends GrandArchiveEvent['kind']> = Extract<GrandArchiveEvent, { kind: K }>;
const NOTHING: readonly ObjectId[] = [];

const ofObject = (
  g: G,
  p: OfName<'rest' | 'wake' | 'transform' | 'delevel'>,
  e: GrandArchiveEvent,
  ctx: Context,
): boolean =>
  (e.kind === 'rest' || e.kind === 'wake' || e.kind === 'transform' || e.kind === 'delevel') &&
  is(g, ctx, p.what, e.object);

const ofCard = (g: G, p: OfName<'sacrifice' | 'discard' | 'reserve'>, e: GrandArchiveEvent, ctx: Context): boolean =>
  (e.kind === 'sacrifice' || e.kind === 'discard' || e.kind === 'reserve') &&
  by(g, ctx, p.who, e.player) &&
  isOrBecame(g, ctx, p.what, e.object);

const ofPlayed = (
  g: G,
  p: OfName<'activate' | 'materialize' | 'bestow'>,
  e: GrandArchiveEvent,
  ctx: Context,
): boolean =>
  (e.kind === 'activate' || e.kind === 'materialize' || e.kind === 'bestow') &&
  by(g, ctx, p.who, e.player) &&
  is(g, ctx, p.what, e.object) &&
  (!('from' in p) || p.from === undefined || isZone(p.from, e.from));

const ofAct = (
  g: G,
  p: OfName<'glimpse' | 'empower' | 'gather' | 'brew'>,
  e: GrandArchiveEvent,
  ctx: Context,
): boolean =>
  e.kind === 'acted' &&
  e.action === p.on &&
  by(g, ctx, p.who, e.player) &&
  (!('what' in p) || is(g, ctx, p.what, e.object));

const ofPlayer = (g: G, p: OfName<'recover' | 'shuffle'>, e: GrandArchiveEvent, ctx: Context): boolean =>
  (e.kind === 'recover' || e.kind === 'shuffle') && by(g, ctx, p.who, e.player);

const gets = (g: G, e: GrandArchiveEvent, flag: number, what: Filter | undefined, ctx: Context): boolean =>
  e.kind === 'property' && e.on && e.flag === flag && is(g, ctx, what, e.object);

/** Whether an event of the right kind is the one that a pattern speaks of: one entry for each. */
const patterns: { readonly [K in Single['on']]: (g: G, p: OfName<K>, e: GrandArchiveEvent, ctx: Context) => boolean } =
  {
    move(g, p, e, ctx) {
      if (e.kind === 'levelUp') return p.to?.includes('field') === true && levelsInto(g, p, e, ctx);
      return (e.kind === 'move' || e.kind === 'create') && moveFits(g, p, e, ctx);
    },
    enter(g, p, e, ctx) {
      if (e.kind === 'levelUp') return levelsInto(g, p, e, ctx);
      if ((e.kind !== 'move' && e.kind !== 'create') || e.to !== FIELD) return false;
      return by(g, ctx, p.under, e.controller ?? ownerIn(g, e)) && movesAs(g, p, e, ctx);
    },
    leave(g, p, e, ctx) {
      if (e.kind === 'leaveGame') return e.from === FIELD && is(g, ctx, p.what, e.object);
      if (e.kind === 'cease') return ceasesOnField(g, e) && is(g, ctx, p.what, e.object);
      return e.kind === 'move' && e.to !== FIELD && zoneFrom(g, e) === FIELD && is(g, ctx, p.what, e.object);
    },
    // On Death 1–2: only units die, and only by going directly to the graveyard.
    die: (g, p, e, ctx) =>
      e.kind === 'move' &&
      e.to === GRAVEYARD &&
      zoneFrom(g, e) === FIELD &&
      isType(features(g, e.object), UNIT) &&
      is(g, ctx, p.what, e.object),
    // Sacrifice 3: what is sacrificed is destroyed.
    destroy: (g, p, e, ctx) =>
      (e.kind === 'destroy' || e.kind === 'sacrifice') &&
      (p.sacrificed === undefined || p.sacrificed === (e.kind === 'sacrifice')) &&
      is(g, ctx, p.cause, e.cause) &&
      is(g, ctx, p.what, e.object),
    sacrifice: ofCard,
    discard: ofCard,
    reveal: (g, p, e, ctx) =>
      e.kind === 'reveal' &&
      e.objects.some((id) => by(g, ctx, p.who, objectRow(g.state, id).owner) && is(g, ctx, p.what, id)),
    // On Banish 2: it is banished where it goes to banishment; who banishes it, and what for, is told by what that player did.
    banish(g, p, e, ctx) {
      if (p.who !== undefined || p.paying !== undefined) {
        if (e.kind !== 'banish' || !by(g, ctx, p.who, e.player)) return false;
        if (p.paying !== undefined && p.paying !== e.paying) return false;
        return (
          (p.from === undefined || isZone(p.from, zoneOrLast(g.state, objectRow(g.state, e.object), ctx))) &&
          isOrBecame(g, ctx, p.what, e.object)
        );
      }
      if (e.kind !== 'move' || e.to !== BANISHMENT || zoneFrom(g, e) === BANISHMENT) return false;
      return (p.from === undefined || isZone(p.from, zoneFrom(g, e))) && seen(g, p.what, e, ctx);
    },
    activate: ofPlayed,
    materialize: ofPlayed,
    bestow: ofPlayed,
    activateAbility: (g, p, e, ctx) =>
      e.kind === 'activateAbility' &&
      (p.keyword === undefined || p.keyword === e.keyword) &&
      (p.asSpell !== true || e.asSpell === true) &&
      by(g, ctx, p.who, e.player) &&
      isOrBecame(g, ctx, p.what, e.object),
    brew: ofAct,
    gather: ofAct,
    glimpse: ofAct,
    empower: ofAct,
    // Of the card, or of its activation as it was on the stack.
    negate: (g, p, e, ctx) =>
      e.kind === 'negate' &&
      by(g, ctx, p.who, e.player) &&
      (is(g, ctx, p.what, e.other) ||
        is(g, contextWith(ctx, { event: moveEvent(e.object, STACK, { from: STACK }) }), p.what, e.object)),
    targeted: (g, p, e, ctx) => e.kind === 'targeted' && is(g, ctx, p.what, e.object) && is(g, ctx, p.by, e.other),
    attack: (g, p, e, ctx) =>
      e.kind === 'attack' &&
      by(g, ctx, p.who, e.player) &&
      isAny(g, ctx, p.whom, p.targeting === true ? e.chosen : e.targets) &&
      isAny(g, ctx, p.using, e.using) &&
      isUsed(g, ctx, p.what, e.object, e.using),
    retaliate: (g, p, e, ctx) =>
      e.kind === 'retaliate' && is(g, ctx, p.what, e.object) && is(g, ctx, p.against, e.other),
    hit: (g, p, e, ctx) =>
      e.kind === 'damage' &&
      e.combat &&
      is(g, ctx, p.whom, e.to) &&
      isUsed(g, ctx, p.what, e.source, e.using ?? NOTHING),
    kill: (g, p, e, ctx) =>
      e.kind === 'kill' && is(g, ctx, p.whom, e.object) && isUsed(g, ctx, p.what, e.other, e.using),
    damage: (g, p, e, ctx) =>
      e.kind === 'damage' &&
      (p.combat === undefined || p.combat === e.combat) &&
      is(g, ctx, e.asSpell === true && p.source !== undefined ? askedOfSpell(p.source) : p.source, e.source) &&
      is(g, ctx, p.to, e.to) &&
      (p.once !== true || isFirstShare(g, e)) &&
      (p.amount === undefined || compare(e.amount, p.amount, g, ctx)),
    prevented: (g, p, e, ctx) => e.kind === 'prevented' && is(g, ctx, p.source, e.source) && is(g, ctx, p.to, e.to),
    endOfCombat: (_g, _p, e) => e.kind === 'beginning' && e.step === 'endCombat',
    draw: (g, p, e, ctx) =>
      e.kind === 'draw' &&
      (p.into === undefined || p.into === e.into) &&
      by(g, ctx, p.who, e.player) &&
      isOrBecame(g, ctx, p.what, e.object),
    recover: ofPlayer,
    shuffle: ofPlayer,
    lose: (g, p, e, ctx) =>
      (e.kind === 'lose' || e.kind === 'concede') && (p.who === undefined || couldHaveLost(g, p.who, e.player, ctx)),
    reserve: ofCard,
    levelUp: (g, p, e, ctx) => e.kind === 'levelUp' && is(g, ctx, p.what, e.object) && is(g, ctx, p.into, e.card),
    delevel: ofObject,
    turnDirection: (g, p, e, ctx) =>
      e.kind === 'direction' &&
      by(g, ctx, p.who, e.player) &&
      (p.name === undefined || faceOf(g.pool, objectRow(g.state, e.object)).name === p.name) &&
      (p.from === undefined || p.from === e.from) &&
      (p.to === undefined || p.to === e.to),
    status: (g, p, e, ctx) =>
      e.kind === 'status' && e.not !== true && by(g, ctx, p.who, e.player) && cardOf(g.pool, e.def).name === p.name,
    rest: ofObject,
    wake: ofObject,
    transform: ofObject,
    foster: (g, p, e, ctx) => gets(g, e, Flag.fostered, p.what, ctx),
    // The object under which a card is put becomes loaded.
    load: (g, p, e, ctx) => e.kind === 'load' && is(g, ctx, p.what, e.other),
    link: (g, p, e, ctx) => e.kind === 'attach' && e.to !== NO_OBJECT && is(g, ctx, p.what, e.object),
    becomes: (g, p, e, ctx) =>
      p.property === 'loaded'
        ? e.kind === 'load' && is(g, ctx, p.what, e.other)
        : gets(g, e, propertyBit(p.property), p.what, ctx),
    gains: (g, p, e, ctx) =>
      e.kind === 'beginEffect' &&
      gives(e, p.keyword) &&
      isAny(g, ctx, p.what, e.effect.objects?.filter(isObject) ?? NOTHING),
    counters: (g, p, e, ctx) =>
      e.kind === 'counters' &&
      (p.counter === undefined || p.counter === e.counter) &&
      (p.removed === true) === e.amount < 0 &&
      (p.who === undefined ||
        (e.cause !== undefined && by(g, ctx, p.who, controllerOrOwner(g, objectRow(g.state, e.cause))))) &&
      (p.last !== true || countersOn(g.state, e.on, p.counter ?? e.counter) === 0) &&
      is(g, ctx, p.what, e.on),
    summon: (g, p, e, ctx) =>
      e.kind === 'create' &&
      e.what === 'token' &&
      e.was === undefined &&
      by(g, ctx, p.who, e.controller ?? e.owner) &&
      createdFits(g, p.what, e, ctx),
    charge: (g, p, e, ctx) => e.kind === 'counters' && isCharged(g, e, p.count) && is(g, ctx, p.what, e.on),
    beginning: (g, p, e, ctx) => e.kind === 'beginning' && e.step === p.step && by(g, ctx, p.whose, e.player),
    suppress: (g, p, e, ctx) =>
      e.kind === 'banish' && e.suppressed === true && by(g, ctx, p.who, e.player) && is(g, ctx, p.what, e.object),
    // Starcalling 5: it is activated from the main deck.
    starcall: (g, p, e, ctx) =>
      e.kind === 'activate' &&
      stackEntry(objectRow(g.state, e.other))?.paid.starcalling === 1 &&
      by(g, ctx, p.who, e.player) &&
      is(g, ctx, p.what, e.object),
    // Waits for no event.
    state: () => false,
  };

type Fits = (g: G, p: Single, e: GrandArchiveEvent, ctx: Context) => boolean;
const fits: Fits = (g, p, e, ctx) => (patterns[p.on] as Fits)(g, p, e, ctx);

/** A card on its way into play lies on the effects stack. */
const isZone = (named: readonly string[], zone: number): boolean =>
  zone === PLAYED ? named.includes('stack') : isOneOf(named, zone);

/** A player who has lost is in no group any more; what counts is the game as it was. */
function couldHaveLost(g: G, who: Selector, player: PlayerId, ctx: Context): boolean {
  if (who.kind !== 'players' || who.where !== undefined) return selects(g, who, player, ctx);
  if (who.which === 'opponents') return areOpponents(g, player, ctx.controller);
  return who.which === 'each' || (who.which === 'others' && player !== ctx.controller);
}

/** Whether an effect that begins gives objects a keyword. */
function gives({ effect }: Of<'beginEffect'>, keyword: string): boolean {
  const { kind, changes } = effect.body as { readonly kind?: string; readonly changes?: readonly unknown[] };
  return kind === 'modify' && changes?.some((change) => isGain(change, keyword)) === true;
}
const isGain = (change: unknown, keyword: string): boolean => {
  const { kind, ability } = change as { readonly kind?: string; readonly ability?: Filter & { keyword?: string } };
  return kind === 'gain' && ability?.kind === 'keyword' && ability.keyword === keyword;
};

/** On Charge 1: the first time that it has so many counters. */
function isCharged(g: G, e: Of<'counters'>, count: number): boolean {
  if (e.counter !== 'charge' || e.amount <= 0 || !isObject(e.on)) return false;
  const { counters, flags } = objectRow(g.state, e.on);
  const now = counters.charge ?? 0;
  return now >= count && now - e.amount < count && (flags & Flag.charged) === 0;
}

/** On Enter 2: the card that has become the topmost of a lineage, for its own ability. */
const levelsInto = (
  g: G,
  p: { readonly what: Filter; readonly from?: readonly string[] },
  e: Of<'levelUp'>,
  ctx: Context,
): boolean => p.from === undefined && ctx.source === e.object && isAboutThis(p.what) && is(g, ctx, p.what, e.object);

/** A token that ceases to exist where it came into being has left the field. */
function ceasesOnField(g: G, e: CeaseEvent): boolean {
  const { kind, before } = objectRow(g.state, e.object);
  return kind === 'token' && (before === NO_OBJECT || objectRow(g.state, before).kind !== 'token');
}

type Move = Pick<OfName<'move'>, 'what' | 'from'>;

function moveFits(g: G, p: OfName<'move'>, e: MoveEvent | CreateEvent, ctx: Context): boolean {
  if (p.to !== undefined && !isZone(p.to, e.to)) return false;
  if (p.whose !== undefined && !selects(g, p.whose, ownerIn(g, e), ctx)) return false;
  if (p.cause !== undefined && (e.cause === undefined || !matches(g, p.cause, e.cause, ctx))) return false;
  if (p.faceDown !== undefined && p.faceDown !== (((e.flags ?? 0) & Flag.faceDown) !== 0)) return false;
  return movesAs(g, p, e, ctx);
}

function movesAs(g: G, p: Move, e: MoveEvent | CreateEvent, ctx: Context): boolean {
  if (p.from !== undefined && !isZone(p.from, zoneFrom(g, e))) return false;
  return e.kind === 'create' ? createdFits(g, p.what, e, ctx) : seen(g, p.what, e, ctx);
}

const ownerIn = (g: G, e: MoveEvent | CreateEvent): PlayerId =>
  e.kind === 'create' ? e.owner : objectRow(g.state, e.object).owner;

function createdFits(g: G, what: Filter | undefined, e: CreateEvent, ctx: Context): boolean {
  if (what === undefined) return true;
  return e.became === undefined ? wouldEnterAs(g, what, e, ctx) : matches(g, what, e.became, ctx);
}

function seen(g: G, what: Filter | undefined, e: MoveEvent, ctx: Context): boolean {
  if (what === undefined) return true;
  if (e.to === FIELD && e.became === undefined) return wouldEnterAs(g, what, e, ctx);
  const looked = lookedAt(g, e);
  return matches(g, what, looked, asSource(ctx, e, looked));
}

/**
 * Which object an ability looks at: one that enters the field is seen there; one that leaves a zone where all could see it is seen as
 * it was (On Banish 3, On Death 3, On Leave 2); one that comes from a private zone is seen where it went.
 */
function lookedAt(g: G, e: MoveEvent): ObjectId {
  if (e.became === undefined) return e.object;
  if (e.to === FIELD) return e.became;
  return isPublic(zoneFrom(g, e)) ? e.object : e.became;
}

const isPublic = (zone: number): boolean => zones[zone]?.faces === 'all';

/** The object that moves is the same "this" before and after, whichever of the two listens. */
function asSource(ctx: Context, e: MoveEvent, looked: ObjectId): Context {
  const moves = ctx.source === e.object || ctx.source === e.became;
  return moves && ctx.source !== looked ? contextWith(ctx, { source: looked }) : ctx;
}

/** Whether the object, as it would exist on the field, fits. */
function wouldEnterAs(g: G, what: Filter, e: MoveEvent | CreateEvent, ctx: Context): boolean {
  const isSource = e.kind === 'move' && e.object === ctx.source;
  if (isAboutThis(what)) {
    if (!isSource) return false;
    if (what.kind === 'is') return true;
  }
  const entered = asEntered(g, e);
  if (entered === null) return false;
  return matches(entered.g, what, entered.id, isSource ? contextWith(ctx, { source: entered.id }) : ctx);
}

/** Nothing but the object whose ability it is can fit. */
const isAboutThis = (f: Filter): boolean =>
  f.kind === 'is' ? f.what.kind === 'this' : f.kind === 'all' && f.of.some(isAboutThis);
