/** Actions that turn permanents over (701.27, 708, 710), and day and night (731). */
import { type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
import { PERMANENT_TYPES } from '../card-types.ts';
import type { MagicEvent } from '../event-types.ts';
import { FACE_DOWN_FLAGS, TRANSFORMED } from '../faces.ts';
import { copiable } from '../pool.ts';
import { Flag, type StackEntry } from '../types.ts';
import { STACK } from '../zones.ts';
import { permanentsOf } from './found.ts';
import { type ActionOf, type Acts, emit, type Outcome, type Run } from './run.ts';

const turning = (run: Run, action: ActionOf<'flip'>, kind: 'flip' | 'turnDown'): Outcome =>
  emit(permanentsOf(run, action.what).map((object): MagicEvent => ({ kind, object, cause: run.ctx.source })));

/** 701.40g, 701.58g: an instant or sorcery card is revealed and stays face down. */
function turnUp(run: Run, action: ActionOf<'turnUp'>): Outcome {
  const { g, ctx } = run;
  const down = permanentsOf(run, action.what).filter((id) => (objectRow(g.state, id).flags & Flag.faceDown) !== 0);
  return emit(
    down.map((object): MagicEvent => {
      const row = objectRow(g.state, object);
      const { types } = copiable(g.pool, { ...row, flags: row.flags & ~FACE_DOWN_FLAGS });
      return (types & PERMANENT_TYPES) === 0
        ? { kind: 'reveal', objects: [object], cause: ctx.source }
        : { kind: 'turnUp', object, cause: ctx.source };
    }),
  );
}

function transform(run: Run, action: ActionOf<'transform'>): Outcome {
  const objects = permanentsOf(run, action.what).filter((id) => !hasTransformedSince(run, id));
  return emit(objects.map((object): MagicEvent => ({ kind: 'transform', object, cause: run.ctx.source })));
}

/** 701.27f: an ability of the permanent itself does not transform it again. */
function hasTransformedSince({ g, ctx }: Run, id: ObjectId): boolean {
  const when = objectRow(g.state, id).notes[TRANSFORMED];
  if (ctx.source !== id || typeof when !== 'number') return false;
  const ability = zoneObjects(g, STACK, ctx.controller).findLast(
    (on) => (objectRow(g.state, on).stack as StackEntry | null)?.source === id,
  );
  return ability !== undefined && when > objectRow(g.state, ability).timestamp;
}

export const faces: Acts<'transform' | 'flip' | 'turnUp' | 'turnDown' | 'dayNight'> = {
  transform,
  flip: (run, action) => turning(run, action, 'flip'),
  turnUp,
  turnDown: (run, action) => turning(run, action, 'turnDown'),
  dayNight: (run, action) => emit([{ kind: 'dayNight', to: action.to, cause: run.ctx.source }]),
};
