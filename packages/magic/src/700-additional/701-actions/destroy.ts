/** Destroying permanents (701.8). */
import type { ObjectId } from '@rulewright/kernel';
import { type ActionOf, type Acts, bind, emit, type Outcome, type Run } from '../../600-effects/608-resolve/run.ts';
import { destroyEvent } from '../700.1-events/types.ts';
import { gone, permanentsOf } from './found.ts';

/** All at once. `as` binds what was destroyed, as it last existed. */
function destroy(run: Run, action: ActionOf<'destroy'>): Outcome {
  if (run.work !== null) return bind(action.as, gone(run, run.work.those as readonly ObjectId[]));
  const those = permanentsOf(run, action.what);
  const no = action.noRegeneration === true ? { noRegeneration: true } : {};
  const events = those.map((object) => destroyEvent(object, { cause: run.ctx.source, ...no }));
  return action.as === undefined ? emit(events) : emit(events, { work: { those } });
}

export const destroying: Acts<'destroy'> = { destroy };
