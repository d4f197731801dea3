/** The way of one object through the layers: the same functions that compute it, with a recorder. */

import type { ObjectId, ObjectRow } from '@rulewright/kernel';
import * as common from '@rulewright/rules';
import { copiable } from '../100-game/108-pool.ts';
import { type Characteristics, type Draft, draftOf, startOf } from '../100-game/109.3-draft.ts';
import { isAffected, type Part } from '../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import type { G } from '../state.ts';

export type LayerStep = common.LayerStep<Draft, Part>;
export type Ceased = common.Ceased<Part>;

export interface Recorded {
  /** Its copiable values (707.2). */
  readonly origin: Characteristics;
  /** The same with what was chosen for it on the stack. */
  readonly start: Characteristics;
  readonly steps: readonly LayerStep[];
  /** Effects that would have changed it, had others not made them cease (613.8). */
  readonly ceased: readonly Ceased[];
  readonly result: Characteristics;
}

export function record(g: G, row: ObjectRow): Recorded {
  const base = copiable(g.pool, row);
  const origin = draftOf(base, row.controller);
  const start = startOf(row, base);
  const steps: LayerStep[] = [];
  const ceased: Ceased[] = [];
  if (environment(g).board?.has(row.id) === true) {
    const board = common.workOutBoard(g, common.permanents(g), { steps, ceased }).board as ReadonlyMap<ObjectId, Draft>;
    const result = board.get(row.id) ?? origin;
    const own = ceased.filter(({ part }) => isAffected(g, part.active, row.id));
    return { origin, start, steps: steps.filter((s) => s.object === row.id), ceased: own, result };
  }
  const result = startOf(row, base);
  common.applyLayers(g, row, base, result, common.EVERY_LAYER, { steps, ceased });
  return { origin, start, steps, ceased, result };
}
