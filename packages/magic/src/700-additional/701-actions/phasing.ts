/** Permanents phase out at the word of an effect (702.26), perhaps until something leaves the battlefield (610.4). */

import { objectRow } from '@rulewright/kernel';
import type { Duration } from '@rulewright/language/magic';
import { BATTLEFIELD, PHASED_OUT } from '../../400-zones/400-zones.ts';
import { type ActionOf, type Acts, DONE, emit, type Outcome, type Run } from '../../600-effects/608-resolve/run.ts';
import type { Returning } from '../700.1-events/returning.ts';
import { isEvent, phaseOutEvent } from '../700.1-events/types.ts';
import { permanentsOf } from './found.ts';

function phaseOut(run: Run, action: ActionOf<'phaseOut'>): Outcome {
  if (run.work !== null) return waiting(run, action, run.work.watched as Returning['watched']);
  const objects = permanentsOf(run, action.what);
  // 702.26h: an attachment goes along with what it is attached to.
  const direct = objects.filter((id) => !objects.some((host) => host === objectRow(run.g.state, id).host));
  const cause = run.ctx.source;
  if (action.untilPlaneswalk === true)
    return emit(
      direct.map((object) => phaseOutEvent(object, { cause, until: [] })),
      { work: { watched: 'planeswalk' } },
    );
  if (action.until === undefined) return emit(direct.map((object) => phaseOutEvent(object, { cause })));
  const watched = permanentsOf(run, action.until);
  // 610.4b–c: what it would last until has happened already.
  if (watched.length === 0) return DONE;
  return emit(
    direct.map((object) => phaseOutEvent(object, { cause, until: watched })),
    { work: { watched } },
  );
}

/** 610.4: they phase in when that has happened. */
function waiting(run: Run, { tapped }: ActionOf<'phaseOut'>, watched: Returning['watched']): Outcome {
  const { source, controller } = run.ctx;
  const objects = run.happened.flatMap((e) =>
    isEvent(e, 'phaseOut') ? [{ id: e.object, in: PHASED_OUT, to: BATTLEFIELD }] : [],
  );
  const body: Returning = { kind: 'returning', watched, objects, ...(tapped === true ? { tapped } : {}) };
  const duration: Duration = { kind: 'forever' };
  const effect = { source, controller, objects: null, body, locals: {}, duration, left: -1 };
  return emit([{ kind: 'beginEffect', effect, cause: source }]);
}

export const phasing: Acts<'phaseOut'> = { phaseOut };
