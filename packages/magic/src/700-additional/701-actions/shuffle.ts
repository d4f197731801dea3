/** Shuffling a library (701.24). */
import { shuffleEvent } from '@rulewright/kernel';
import { LIBRARY } from '../../400-zones/400-zones.ts';
import { type Acts, emit } from '../../600-effects/608-resolve/run.ts';
import { playersOf } from './found.ts';

export const shuffling: Acts<'shuffle'> = {
  shuffle: (run, action) =>
    emit(playersOf(run, action.who).map((player) => shuffleEvent(player, LIBRARY, { cause: run.ctx.source }))),
};
