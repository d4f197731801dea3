/** Revealing cards (701.20), and looking at them (701.20e). */
import { revealEvent } from '@rulewright/kernel';
import { type Acts, DONE, emit, objectsOf } from '../../600-effects/608-resolve/run.ts';
import { playerOf } from './found.ts';

export const revealing: Acts<'reveal' | 'look'> = {
  reveal: (run, action) => {
    const objects = objectsOf(run, action.what);
    return objects.length === 0 ? DONE : emit([revealEvent(objects, { cause: run.ctx.source })]);
  },
  look: (run, action) => {
    const objects = objectsOf(run, action.what);
    const to = playerOf(run, action.who);
    if (objects.length === 0 || to === undefined) return DONE;
    return emit([revealEvent(objects, { to, cause: run.ctx.source })]);
  },
};
