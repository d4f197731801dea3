/** Applies continuous effects to one object, layer by layer. */
import { effectRow, type ObjectRow } from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';
import { activeDefining, activeFloating, isAffected, isModify } from './active-effect.ts';
import { type ActiveEffect, type Base, type Draft, type Modify, type Part, type Recorder, stepOf } from './effect.ts';
import { environment } from './environment.ts';
import { horizon } from './horizon.ts';
import { isInForce } from './in-force.ts';
import { changeEntry, comparePart, partsOf, partsOfFloating } from './parts.ts';
import { EVERY_LAYER } from './rules.ts';

/** Applies the effects of the layers below `limit`. */
export function applyLayers(
  g: CommonGame,
  row: ObjectRow,
  base: Base,
  draft: Draft,
  limit: number,
  recorder: Recorder | null = null,
): void {
  const parts = partsFor(g, row, base);
  const { layers } = g.rules.continuous;
  // An effect sees those of its own layer on other objects, which it may depend on, but not what those see there.
  const own = limit === EVERY_LAYER ? 1 : 0;
  // An effect that applies in one layer goes on applying in later ones, even to what no longer fits.
  let decided: Map<ActiveEffect<Modify>, boolean> | null = null;
  let over = 0;
  // Where effects depend on one another: those that have not applied yet, but may by another of their layer.
  let waiting: Part[] | null = environment(g).board === null ? null : [];
  const { layer, object, draft: outer } = horizon;
  for (const part of parts) {
    if (part.layer >= limit) break;
    if (over < part.layer && waiting !== null && waiting.length > 0) {
      applyWaiting(g, row, draft, waiting, own, recorder);
      waiting = [];
    }
    for (; over < part.layer; over++) layers[over]?.after?.(row, draft, recorder);
    const { active } = part;
    const seen = part.layer + own;
    let applies = decided?.get(active);
    if (applies === undefined) {
      applies = isInForce(g, part, own === 1);
      if (applies) {
        horizon.layer = Math.min(part.affectedReach, seen);
        horizon.object = row.id;
        horizon.draft = draft;
        applies = isAffected(g, active, row.id);
      }
      if (active.effect.changes.length > 1) {
        decided ??= new Map();
        decided.set(active, applies);
      }
    }
    if (!applies) {
      if (active.effect.changes.length === 1) waiting?.push(part);
      continue;
    }
    horizon.layer = Math.min(part.changeReach, seen);
    horizon.object = row.id;
    horizon.draft = draft;
    const before = recorder === null ? null : { ...draft };
    changeEntry(g, part.change).apply(g, draft, part.change, active.ctx, row, active);
    if (before !== null) recorder?.steps.push(stepOf(row.id, part.ofCounter ?? part, before, draft));
  }
  if (waiting !== null && waiting.length > 0) applyWaiting(g, row, draft, waiting, own, recorder);
  horizon.layer = layer;
  horizon.object = object;
  horizon.draft = outer;
  for (; over < limit && over < layers.length; over++) layers[over]?.after?.(row, draft, recorder);
}

/** Effects of one layer that did not apply in their turn are asked again as long as one of them does. */
function applyWaiting(
  g: CommonGame,
  row: ObjectRow,
  draft: Draft,
  waiting: readonly Part[],
  own: number,
  recorder: Recorder | null,
): void {
  for (let left = waiting; left.length > 0; ) {
    const still = left.filter((part) => {
      if (!isInForce(g, part, own === 1)) return true;
      horizon.layer = Math.min(part.affectedReach, part.layer + own);
      horizon.object = row.id;
      horizon.draft = draft;
      if (!isAffected(g, part.active, row.id)) return true;
      horizon.layer = Math.min(part.changeReach, part.layer + own);
      const before = recorder === null ? null : { ...draft };
      changeEntry(g, part.change).apply(g, draft, part.change, part.active.ctx, row, part.active);
      if (before !== null) recorder?.steps.push(stepOf(row.id, part.ofCounter ?? part, before, draft));
      return false;
    });
    if (still.length === left.length) return;
    left = still;
  }
}

const NO_PARTS: readonly Part[] = [];

/** Those that are in order already with others among them, as a stable sort would have them. */
function inOrder(sorted: readonly Part[], others: readonly Part[]): readonly Part[] {
  const all = sorted.slice();
  for (const part of others) {
    let at = all.length;
    while (at > 0 && comparePart(all[at - 1] as Part, part) > 0) at--;
    if (at === all.length) all.push(part);
    else all.splice(at, 0, part);
  }
  return all;
}

function partsFor(g: CommonGame, row: ObjectRow, base: Base): readonly Part[] {
  const env = environment(g);
  const isPermanent = row.zone === g.rules.vocabulary.look.permanents;
  const open = isPermanent || env.modifiesElsewhere ? env.open : NO_PARTS;
  const onSource = env.onSource.size === 0 ? undefined : env.onSource.get(row.id);
  const own: Part[] = onSource === undefined ? [] : [...onSource];
  if (env.onHost.size > 0) for (const id of row.attachments) own.push(...(env.onHost.get(id) ?? NO_PARTS));
  for (const id of row.effects) {
    const effect = effectRow(g.state, id);
    const active = effect === null ? null : activeFloating(g, effect);
    if (active !== null && isModify(active)) own.push(...partsOfFloating(g, active));
  }
  for (const ability of base.defining) {
    for (const effect of ability.effects) {
      const active = activeDefining(row, ability, effect);
      if (isModify(active)) own.push(...partsOf(g, active));
    }
  }
  if (isPermanent) own.push(...g.rules.continuous.ofCounters(g, row));
  return own.length === 0 ? open : inOrder(open, own);
}
