/** Resting and waking objects: what is rested already cannot rest, what is awake cannot wake (game terms, rest 5, wake up 2). */
import { objectRow } from '@rulewright/kernel';
import { forbidden } from '../effects/restrictions.ts';
import { turnedEvent } from '../events/make.ts';
import { Flag } from '../state.ts';
import { onField } from './found.ts';
import { type ActionOf, type Acts, emit, type Outcome, type Run } from './run.ts';

function turn(run: Run, action: ActionOf<'rest' | 'wake'>, kind: 'rest' | 'wake'): Outcome {
  const { g, ctx } = run;
  const [before, barred] = kind === 'rest' ? ([0, 'beRested'] as const) : ([Flag.rested, 'wake'] as const);
  return emit(
    onField(run, action.what)
      .filter((id) => (objectRow(g.state, id).flags & Flag.rested) === before && forbidden(g, barred, id) === null)
      .map((object) => turnedEvent(kind, object, { cause: ctx.source })),
  );
}

export const orientation: Acts<'rest' | 'wake'> = {
  rest: (run, action) => turn(run, action, 'rest'),
  wake: (run, action) => turn(run, action, 'wake'),
};
