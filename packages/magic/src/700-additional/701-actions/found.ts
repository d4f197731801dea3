/** Which objects and players an action finds: players in turn order, permanents that are still there, cards that moved. */

import type { LocalValue } from '@rulewright/kernel';
import {
  findObject,
  isMove,
  isObject,
  isPlayer,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import type { Filter, Selector } from '@rulewright/language/magic';
import { AT_ONCE } from '@rulewright/rules';
import { inTurnOrder } from '../../100-game/101.4-turn-order.ts';
import { COST_MOVED } from '../../400-zones/400.7-found.ts';
import { BATTLEFIELD, GRAVEYARD, PHASED_OUT, zones } from '../../400-zones/400-zones.ts';
import { entitiesOf, type Run } from '../../600-effects/608-resolve/run.ts';
import { type Context, Flag, type G } from '../../state.ts';
import { matches } from '../../vocabulary/evaluate.ts';

/** The players of a selector that are still in the game, in turn order (101.4). */
export function playersOf(run: Run, selector: Selector | undefined): readonly PlayerId[] {
  if (selector === undefined) return [run.ctx.controller];
  const found = entitiesOf(run, selector).filter(isPlayer);
  return inTurnOrder(run.g).filter((p) => found.includes(p));
}

/** The one player who does it; the controller of the ability if the action does not say. */
export const playerOf = (run: Run, selector: Selector | undefined): PlayerId | undefined => playersOf(run, selector)[0];

const isPresent = (row: ObjectRow): boolean => row.zone === BATTLEFIELD && (row.flags & Flag.phasedOut) === 0;

/** There is such an object: it is somewhere, and not phased out (702.26b). */
export const isThere = (g: G, id: ObjectId): boolean => {
  const { zone } = objectRow(g.state, id);
  return zone !== NOWHERE && zone !== PHASED_OUT;
};

/** On the battlefield and phased in (110.1, 702.26b). */
export const onBattlefield = (g: G, id: ObjectId): boolean => isPresent(objectRow(g.state, id));

/** What a selector finds that is still a permanent; 609.3: what is gone is left out. */
export const permanentsOf = (run: Run, selector: Selector): readonly ObjectId[] => [
  ...new Set(entitiesOf(run, selector).filter((id): id is ObjectId => isObject(id) && onBattlefield(run.g, id))),
];

/** Those that fit, where a quality is stated. */
export const fitting = (run: Run, ids: readonly ObjectId[], filter: Filter | undefined): readonly ObjectId[] =>
  filter === undefined ? ids : ids.filter((id) => matches(run.g, filter, id, run.ctx));

/** Kinds of event that change an object's zone, so that an ability they trigger can find what it became (400.7e). */
const MOVES: ReadonlySet<string> = new Set(['move', 'destroy', 'sacrifice', 'discard', 'mill', 'draw']);

/**
 * The object that an instruction moves: the one it names, or the new one that it became where the rules let this effect
 * find it (400.7); null if it is lost.
 */
function followed(run: Run, id: ObjectId, selector: Selector): ObjectId | null {
  const { g, ctx } = run;
  const row = objectRow(g.state, id);
  if (row.zone !== NOWHERE) return id;
  // 607.2a: "the exiled cards" are those that are still there.
  if (selector.kind === 'noted' && selector.on === undefined) return null;
  const next = findObject(g.state, row.after);
  if (next === undefined) return null;
  // 701.24b: found cards are still found after the library they are in has been shuffled.
  if (isRenewed(next)) return followed(run, next.id, selector);
  if (next.zone !== NOWHERE && zones[next.zone]?.faces !== 'all') return null;
  // 400.7j: this effect moved it.
  if (next.timestamp >= run.began) return followed(run, next.id, selector);
  if (next.zone === GRAVEYARD && wasOnTheMoved(g, ctx, row)) return next.id;
  if (wasMovedByCost(ctx, id, next.id)) return next.zone === NOWHERE ? null : next.id;
  if (!isKnownMove(ctx, id, selector)) return null;
  // 400.7j: what the event moved, this effect, or a cost paid for it, may have moved on.
  return next.zone !== NOWHERE ? next.id : ctx.event === null ? null : followed(run, next.id, selector);
}

/** 400.7j: the source of the ability; what the ability has delayed knows it by what it had become by then (603.7c). */
function wasMovedByCost({ locals }: Context, id: ObjectId, became: ObjectId): boolean {
  const moved = locals[COST_MOVED] as readonly ObjectId[] | undefined;
  return moved !== undefined && (moved.includes(id) || moved.includes(became));
}

/**
 * All the objects that it became: where an effect finds what a merged permanent became as it left the battlefield, it finds
 * each of its components, and does the same to each of them (730.3c).
 */
export function allFollowed(run: Run, id: ObjectId, selector: Selector): readonly ObjectId[] {
  const now = followed(run, id, selector);
  if (now === null) return NONE;
  const { kept } = objectRow(run.g.state, id);
  return now === id || kept.length === 0
    ? [now]
    : [now, ...kept.flatMap((part) => component(run, part, selector) ?? [])];
}
const NONE: readonly ObjectId[] = [];

function component(run: Run, part: ObjectId, selector: Selector): ObjectId | null {
  const next = findObject(run.g.state, objectRow(run.g.state, part).after);
  if (next === undefined || (next.zone !== NOWHERE && zones[next.zone]?.faces !== 'all')) return null;
  return followed(run, next.id, selector);
}

/** 400.7f: an Aura that the permanent it enchanted has left behind is found in the graveyard, by what triggered on that. */
function wasOnTheMoved(g: G, { event }: Context, aura: ObjectRow): boolean {
  if (!isMove(event)) return false;
  const { object, from } = event;
  return from === BATTLEFIELD && (aura.host === object || objectRow(g.state, object).attachments.includes(aura.id));
}

/** 400.7f: what the Aura whose ability this is has become in the graveyard, if what it enchanted has left it behind. */
export function leftBehind({ g, ctx }: Run): ObjectId | null {
  const row = objectRow(g.state, ctx.source);
  const next = row.zone === NOWHERE ? findObject(g.state, row.after) : undefined;
  return next?.zone === GRAVEYARD && wasOnTheMoved(g, ctx, row) ? next.id : null;
}

/** A shuffle makes every card of the library a new object without a timestamp. */
const isRenewed = (row: ObjectRow): boolean => row.timestamp === 0;

function isKnownMove({ event, locals }: Context, id: ObjectId, selector: Selector): boolean {
  // 400.7e: the trigger event moved it, or one that happened at the same time.
  if (event !== null) {
    if (!MOVES.has(event.kind)) return false;
    return (
      ('object' in event && event.object === id) ||
      (locals[AT_ONCE] as readonly ObjectId[] | undefined)?.includes(id) === true
    );
  }
  // 400.7j: the cost of the spell or ability moved it; a target that moved is illegal and not bound.
  return selector.kind === 'var';
}

/** Those of the objects that are gone since: the ones that were destroyed or sacrificed, as they last existed. */
export const gone = (run: Run, ids: LocalValue | undefined): readonly ObjectId[] =>
  (ids as readonly ObjectId[]).filter((id) => !onBattlefield(run.g, id));
