/** Applies continuous effects to one object in the order of rule 613. */

import { effectRow, type ObjectRow } from '@rulewright/kernel';
import type { Draft } from '../../100-game/109.3-draft.ts';
import { keywordCounters, partsOfCounter } from '../../100-game/122.1-keyword-counters.ts';
import type { Printed } from '../../200-cards/printed.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';
import { type ActiveEffect, activeFloating, activeStatic, isAffected, type Modify } from './611-active-effect.ts';
import { applyChange, applyCounters, keepBase, type Recorder, stepOf } from './613.1-apply.ts';
import { EVERY_LAYER, Layer } from './613.1-layer.ts';
import { comparePart, type Part, partsOf } from './613.7-parts.ts';
import { environment } from './environment.ts';
import { horizon } from './horizon.ts';
import { isInForce } from './in-force.ts';

/** Applies the effects of the layers below `limit`. */
export function applyLayers(
  g: G,
  row: ObjectRow,
  base: Printed,
  draft: Draft,
  limit: number,
  recorder: Recorder = null,
): void {
  const parts = partsFor(g, row, base);
  // An effect sees those of its own layer on other objects, which it may depend on (613.8), but not what those see there.
  const own = limit === EVERY_LAYER ? 1 : 0;
  // 613.6: an effect that applies in one layer goes on applying in later ones, even to what no longer fits.
  let decided: Map<ActiveEffect<Modify>, boolean> | null = null;
  let counters = row.zone === BATTLEFIELD;
  let based = false;
  const { layer, object, draft: outer } = horizon;
  for (const part of parts) {
    if (part.layer >= limit) break;
    if (!based && part.layer > Layer.setPT) {
      keepBase(draft);
      based = true;
    }
    if (counters && part.layer > Layer.addPT) {
      applyCounters(row, draft, recorder);
      counters = false;
    }
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
    if (!applies) continue;
    horizon.layer = Math.min(part.changeReach, seen);
    horizon.object = row.id;
    horizon.draft = draft;
    const before = recorder === null ? null : { ...draft };
    applyChange(g, draft, part.change, active.ctx, row);
    if (before !== null) recorder?.steps.push(stepOf(row, part.ofCounter ?? part, before, draft));
  }
  horizon.layer = layer;
  horizon.object = object;
  horizon.draft = outer;
  if (!based) keepBase(draft);
  if (counters && limit > Layer.addPT) applyCounters(row, draft, recorder);
}

const NO_PARTS: readonly Part[] = [];

function partsFor(g: G, row: ObjectRow, base: Printed): readonly Part[] {
  const env = environment(g);
  const open = row.zone === BATTLEFIELD || env.modifiesElsewhere ? env.open : NO_PARTS;
  const own: Part[] = [...(env.onSource.get(row.id) ?? NO_PARTS)];
  if (env.onHost.size > 0) for (const id of row.attachments) own.push(...(env.onHost.get(id) ?? NO_PARTS));
  for (const id of row.effects) {
    const effect = effectRow(g.state, id);
    const active = effect === null ? null : activeFloating(effect);
    if (active !== null && active.effect.kind === 'modify') own.push(...partsOf(g, active as ActiveEffect<Modify>));
  }
  for (const ability of base.defining) {
    for (const effect of ability.effects) {
      if (effect.kind !== 'modify') continue;
      const active = { ...activeStatic(row, ability, effect), effect, defining: true, objects: [row.id] };
      own.push(...partsOf(g, active));
    }
  }
  if (row.zone === BATTLEFIELD) for (const a of keywordCounters(row)) own.push(...partsOfCounter(g, a));
  if (own.length === 0) return open;
  return [...open, ...own].sort(comparePart);
}
