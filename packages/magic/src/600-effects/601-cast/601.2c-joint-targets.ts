/** Targets of one instance of the word "target" that must fit together (601.2c): from a single graveyard, within a total. */

import { type EntityId, isObject, objectRow, type Refusal } from '@rulewright/kernel';
import type { Target } from '@rulewright/language/magic';
import type { Context, G } from '../../state.ts';
import { statOf, value } from '../../vocabulary/evaluate.ts';

/** Why these cannot be chosen together; null if they can. What fits together still does with fewer of them. */
export function jointRefusal(g: G, spec: Target, ids: readonly EntityId[], ctx: Context): Refusal | null {
  if (spec.sameOwner === true && new Set(ids.map((id) => ownerOf(g, id))).size > 1)
    return { code: 'not-together', rule: '601.2c', data: {} };
  if (spec.total === undefined) return null;
  const { stat, atMost } = spec.total;
  const total = ids.reduce((sum, id) => sum + (isObject(id) ? statOf(g, stat, id) : 0), 0);
  return total > value(g, atMost, ctx) ? { code: 'total-too-great', rule: '601.2c', data: {} } : null;
}

const ownerOf = (g: G, id: EntityId): EntityId => (isObject(id) ? objectRow(g.state, id).owner : id);

export const isJoint = (spec: Target): boolean => spec.sameOwner === true || spec.total !== undefined;

/** How many of some legal targets can be chosen together. */
export function mostTogether(g: G, spec: Target, ids: readonly EntityId[], ctx: Context): number {
  return Math.max(0, ...lots(g, spec, ids).map((lot) => within(g, spec, lot, ctx).length));
}

/** As many of these as fit together: of the first that there is enough of, the smallest first. */
export function fittingTogether(
  g: G,
  spec: Target,
  chosen: readonly EntityId[],
  from: readonly EntityId[],
  min: number,
  ctx: Context,
): readonly EntityId[] {
  let kept = chosen;
  while (kept.length > 0 && jointRefusal(g, spec, kept, ctx) !== null) kept = kept.slice(0, -1);
  if (kept.length >= min) return kept;
  const enough = lots(g, spec, from).map((lot) => within(g, spec, lot, ctx));
  return enough.find((lot) => lot.length >= min)?.slice(0, min) ?? kept;
}

const lots = (g: G, spec: Target, ids: readonly EntityId[]): readonly (readonly EntityId[])[] =>
  spec.sameOwner === true
    ? [...new Set(ids.map((id) => ownerOf(g, id)))].map((owner) => ids.filter((id) => ownerOf(g, id) === owner))
    : [ids];

function within(g: G, spec: Target, ids: readonly EntityId[], ctx: Context): readonly EntityId[] {
  const { total } = spec;
  if (total === undefined) return ids;
  const cost = (id: EntityId): number => (isObject(id) ? statOf(g, total.stat, id) : 0);
  let left = value(g, total.atMost, ctx);
  return [...ids]
    .sort((a, b) => cost(a) - cost(b))
    .filter((id) => {
      left -= cost(id);
      return left >= 0;
    });
}
