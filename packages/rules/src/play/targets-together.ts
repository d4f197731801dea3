/** Targets of one instance of the word "target" that must fit together: those of one owner, within a total. */
import { type EntityId, isObject, objectRow, type Refusal } from '@rulewright/kernel';
import type { Context } from '../context.ts';
import { value } from '../evaluate/evaluate.ts';
import type { CommonGame } from '../game.ts';
import type { TargetSpec } from './specs.ts';

/** Why these cannot be chosen together; null if they can. What fits together still does with fewer of them. */
export function jointRefusal(g: CommonGame, spec: TargetSpec, ids: readonly EntityId[], ctx: Context): Refusal | null {
  const refused = (code: string): Refusal => ({ code, rule: g.rules.play.targets.rule.choose, data: {} });
  if (spec.sameOwner === true && new Set(ids.map((id) => ownerOf(g, id))).size > 1) return refused('not-together');
  if (spec.total === undefined) return null;
  const { stat, atMost } = spec.total;
  const total = ids.reduce((sum, id) => sum + statOf(g, stat, id), 0);
  return total > value(g, atMost, ctx) ? refused('total-too-great') : null;
}

const ownerOf = (g: CommonGame, id: EntityId): EntityId => (isObject(id) ? objectRow(g.state, id).owner : id);
const statOf = (g: CommonGame, stat: string, id: EntityId): number =>
  isObject(id) ? g.rules.vocabulary.look.statOf(g, stat, id) : 0;

export const isJoint = (spec: TargetSpec): boolean => spec.sameOwner === true || spec.total !== undefined;

/** How many of some legal targets can be chosen together. */
export function mostTogether(g: CommonGame, spec: TargetSpec, ids: readonly EntityId[], ctx: Context): number {
  return Math.max(0, ...lots(g, spec, ids).map((lot) => within(g, spec, lot, ctx).length));
}

/** As many of these as fit together: of the first that there is enough of, the smallest first. */
export function fittingTogether(
  g: CommonGame,
  spec: TargetSpec,
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

const lots = (g: CommonGame, spec: TargetSpec, ids: readonly EntityId[]): readonly (readonly EntityId[])[] =>
  spec.sameOwner === true
    ? [...new Set(ids.map((id) => ownerOf(g, id)))].map((owner) => ids.filter((id) => ownerOf(g, id) === owner))
    : [ids];

function within(g: CommonGame, spec: TargetSpec, ids: readonly EntityId[], ctx: Context): readonly EntityId[] {
  const { total } = spec;
  if (total === undefined) return ids;
  const cost = (id: EntityId): number => statOf(g, total.stat, id);
  let left = value(g, total.atMost, ctx);
  return [...ids]
    .sort((a, b) => cost(a) - cost(b))
    .filter((id) => {
      left -= cost(id);
      return left >= 0;
    });
}
