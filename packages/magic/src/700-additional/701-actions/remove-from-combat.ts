import { type Acts, emit } from '../../600-effects/608-resolve/run.ts';
import { permanentsOf } from './found.ts';

export const removing: Acts<'removeFromCombat'> = {
  removeFromCombat: (run, action) =>
    emit(permanentsOf(run, action.what).map((object) => ({ kind: 'removeFromCombat', object, cause: run.ctx.source }))),
};
