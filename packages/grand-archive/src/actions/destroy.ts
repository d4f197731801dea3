/** Destroying objects (game terms, destruction). */

import { forbidden } from '../effects/restrictions.ts';
import { destroyEvent } from '../events/make.ts';
import { doneTo, onField } from './found.ts';
import { type ActionOf, type Acts, bind, emit, type Outcome, type Run } from './run.ts';

/** All at once. `as` binds what was destroyed, as it last existed. */
function destroy(run: Run, action: ActionOf<'destroy'>): Outcome {
  if (run.work !== null) return bind(action.as, doneTo(run, 'destroy', 'sacrifice'));
  const events = onField(run, action.what)
    .filter((id) => forbidden(run.g, 'beDestroyed', id, run.ctx.source) === null)
    .map((object) => destroyEvent(object, { cause: run.ctx.source }));
  return action.as === undefined ? emit(events) : emit(events, { work: { at: 'destroyed' } });
}

export const destroying: Acts<'destroy'> = { destroy };
