import { type ActionOf, type Acts, emit, type Outcome, type Run } from '../../600-effects/608-resolve/run.ts';
import { permanentsOf } from './found.ts';

/** 701.19a: a shield for the rest of the turn. */
const regenerate = (run: Run, action: ActionOf<'regenerate'>): Outcome =>
  emit(
    permanentsOf(run, action.what).map((id) => ({
      kind: 'beginEffect',
      cause: run.ctx.source,
      effect: {
        source: run.ctx.source,
        controller: run.ctx.controller,
        objects: [id],
        body: { kind: 'regenerationShield' },
        locals: {},
        duration: { kind: 'endOfTurn' },
        left: 1,
      },
    })),
  );

export const regenerating: Acts<'regenerate'> = { regenerate };
