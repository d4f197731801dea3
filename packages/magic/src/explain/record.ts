/** The way of one object through the layers: the same functions that compute it, with a recorder. */

import { type ObjectRow, objectRow, zoneObjects } from '@rulewright/kernel';
import { copiable } from '../100-game/108-pool.ts';
import { startOf } from '../100-game/109.3-characteristics.ts';
import { type Characteristics, draftOf } from '../100-game/109.3-draft.ts';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import { isAffected } from '../600-effects/613-continuous/611-active-effect.ts';
import type { Ceased, LayerStep } from '../600-effects/613-continuous/613.1-apply.ts';
import { EVERY_LAYER } from '../600-effects/613-continuous/613.1-layer.ts';
import { workOutBoard } from '../600-effects/613-continuous/613.8-board.ts';
import { applyLayers } from '../600-effects/613-continuous/613-layers.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import type { G } from '../state.ts';

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
    const rows = zoneObjects(g, BATTLEFIELD, g.state.game.turn.active).map((id) => objectRow(g.state, id));
    const result = workOutBoard(g, rows, { steps, ceased }).get(row.id) ?? origin;
    const own = ceased.filter(({ part }) => isAffected(g, part.active, row.id));
    return { origin, start, steps: steps.filter((s) => s.object === row.id), ceased: own, result };
  }
  const result = startOf(row, base);
  applyLayers(g, row, base, result, EVERY_LAYER, { steps, ceased });
  return { origin, start, steps, ceased, result };
}
