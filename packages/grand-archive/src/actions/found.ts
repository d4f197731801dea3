/** Which objects and players an action finds: players in turn order, objects that are still there, cards that have moved. */
import {
  findObject,
  isObject,
  isPlayer,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import type { Filter, Selector } from '@rulewright/language/grand-archive';
import { isEvent } from '../events/types.ts';
import { inTurnOrder } from '../general-rules/players.ts';
import type { Context, G } from '../state.ts';
import { matches } from '../vocabulary/evaluate.ts';
import { FIELD, zones } from '../zones/zones.ts';
import { entitiesOf, objectsOf, type Run } from './run.ts';

/** The players of a selector who are still in the game, the turn player first (simultaneous selections 1). */
export function playersOf(run: Run, selector: Selector | undefined): readonly PlayerId[] {
  if (selector === undefined) return [run.ctx.controller];
  const found = entitiesOf(run, selector).filter(isPlayer);
  return inTurnOrder(run.g).filter((p) => found.includes(p));
}

/** The one player who does it; the controller of the ability if the action does not say. */
export const playerOf = (run: Run, selector: Selector | undefined): PlayerId | undefined => playersOf(run, selector)[0];

export const isThere = (g: G, id: ObjectId): boolean => objectRow(g.state, id).zone !== NOWHERE;
export const isOnField = (g: G, id: ObjectId): boolean => objectRow(g.state, id).zone === FIELD;

/** What a selector finds that is still on the field, each once. */
export const onField = (run: Run, selector: Selector): readonly ObjectId[] => [
  ...new Set(entitiesOf(run, selector).filter((id): id is ObjectId => isObject(id) && isOnField(run.g, id))),
];

/** Those that fit, where a quality is stated. */
export const fitting = (run: Run, ids: readonly ObjectId[], filter: Filter | undefined): readonly ObjectId[] =>
  filter === undefined ? ids : ids.filter((id) => matches(run.g, filter, id, run.ctx));

/** What a selector finds, where it is by now if this effect can find it there. */
export const followedBy = (run: Run, selector: Selector): readonly ObjectId[] => [
  ...new Set(objectsOf(run, selector).flatMap((id) => followed(run, id, selector) ?? [])),
];

/**
 * The object that an instruction speaks of: the one it names, or the new one that it became through the immediate change of zone
 * (ability tracking 3.1); null if it is lost.
 */
export function followed(run: Run, id: ObjectId, selector: Selector): ObjectId | null {
  const { g, ctx } = run;
  const row = objectRow(g.state, id);
  if (row.zone !== NOWHERE) return id;
  const next = findObject(g.state, row.after);
  if (next === undefined) return null;
  // A shuffled card is another object without a timestamp: what was found is still meant.
  if (next.timestamp === 0) return followed(run, next.id, selector);
  // This effect moved it.
  if (next.timestamp >= run.began) return followed(run, next.id, selector);
  if (next.zone === NOWHERE || zones[next.zone]?.faces !== 'all') return null;
  return isKnownMove(ctx, row, selector) ? next.id : null;
}

/** The trigger event moved it, it is the source itself that has moved once, or the costs moved it. */
function isKnownMove(ctx: Context, { id }: ObjectRow, selector: Selector): boolean {
  const { event, source } = ctx;
  if (selector.kind === 'this' || id === source) return true;
  if (event === null) return selector.kind === 'var';
  return 'object' in event && event.object === id;
}

/** The objects to which such an event has happened, as they last existed: what was done counts, whatever became of it (resolution 10). */
export const doneTo = ({ happened }: Run, ...kinds: readonly ('destroy' | 'sacrifice')[]): readonly ObjectId[] =>
  happened.flatMap((e) =>
    (isEvent(e, 'destroy') || isEvent(e, 'sacrifice')) && kinds.includes(e.kind) ? [e.object] : [],
  );
