/** The way of one object through the layers: the same functions that compute it, with a recorder. */
import type { ObjectRow } from '@rulewright/kernel';
import {
  applyLayers,
  type Ceased,
  type Draft,
  EVERY_LAYER,
  isAffected,
  type LayerStep,
  permanents,
  type Recorder,
  settledEnvironment,
  workOutBoard,
} from '../continuous/index.ts';
import type { CommonGame } from '../game.ts';

export interface Recorded {
  /** Its copiable values. */
  readonly origin: Draft;
  /** The same with what was chosen for it. */
  readonly start: Draft;
  readonly steps: readonly LayerStep[];
  /** Effects that would have changed it, had others not made them cease. */
  readonly ceased: readonly Ceased[];
  readonly result: Draft;
}

export function record(g: CommonGame, row: ObjectRow): Recorded {
  const { baseOf, draftOf, startOf } = g.rules.continuous;
  const base = baseOf(g, row);
  const origin = draftOf(base, row.controller);
  const start = startOf(row, base);
  const recorder: Recorder = { steps: [], ceased: [] };
  const { steps, ceased } = recorder;
  if (settledEnvironment(g).board?.has(row.id) === true) {
    const { board } = workOutBoard(g, permanents(g), recorder);
    const own = ceased.filter(({ part }) => isAffected(g, part.active, row.id));
    return {
      origin,
      start,
      steps: steps.filter((s) => s.object === row.id),
      ceased: own,
      result: board.get(row.id) ?? origin,
    };
  }
  const result = startOf(row, base);
  applyLayers(g, row, base, result, EVERY_LAYER, recorder);
  return { origin, start, steps, ceased, result };
}
