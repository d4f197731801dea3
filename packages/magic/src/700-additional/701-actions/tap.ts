/** Tapping and untapping permanents (701.26). */
import { objectRow } from '@rulewright/kernel';
import { type ActionOf, type Acts, emit, type Outcome, type Run } from '../../600-effects/608-resolve/run.ts';
import { Flag } from '../../state.ts';
import { permanentsOf } from './found.ts';

/** Only what is not yet so. */
const turning = (run: Run, action: ActionOf<'tap' | 'untap'>, kind: 'tap' | 'untap'): Outcome =>
  emit(
    permanentsOf(run, action.what)
      .filter((id) => ((objectRow(run.g.state, id).flags & Flag.tapped) === 0) === (kind === 'tap'))
      .map((object) => ({ kind, object, cause: run.ctx.source })),
  );

export const tapping: Acts<'tap' | 'untap'> = {
  tap: (run, action) => turning(run, action, 'tap'),
  untap: (run, action) => turning(run, action, 'untap'),
};
