/** Transforming double-faced cards (game terms, transform). */
import { type ObjectId, objectRow } from '@rulewright/kernel';
import type { GrandArchiveEvent } from '../events/types.ts';
import { cardOf } from '../parts-of-a-card/pool.ts';
import type { G } from '../state.ts';
import { onField } from './found.ts';
import { type Acts, emit } from './run.ts';

/** Transform 1.1; copying objects 6: only what has another side. */
export function canTransform(g: G, id: ObjectId): boolean {
  const { def, base, copy } = objectRow(g.state, id);
  return def >= 0 && base === null && copy === null && cardOf(g.pool, def).faces.length > 1;
}

export const transforming: Acts<'transform'> = {
  transform: (run, action) =>
    emit(
      onField(run, action.what)
        .filter((id) => canTransform(run.g, id))
        .map((object): GrandArchiveEvent => ({ kind: 'transform', object, cause: run.ctx.source })),
    ),
};
