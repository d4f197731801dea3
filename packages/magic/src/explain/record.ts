/** The way of one object through the layers: the same functions that compute it, with a recorder. */
import { type ObjectRow, objectRow, zoneObjects } from '@rulewright/kernel';
import { workOutBoard } from '../board.ts';
import { type Characteristics, draftOf, startOf } from '../characteristics.ts';
import { environment, isAffected } from '../environment.ts';
import { EVERY_LAYER } from '../layer.ts';
import { applyLayers, type Ceased, type LayerStep } from '../layers.ts';
import { copiable } from '../pool.ts';
import type { G } from '../types.ts';
import { BATTLEFIELD } from '../zones.ts';

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
