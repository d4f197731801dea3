import { type ActionOf, type Acts, countFor, emit, type Outcome, type Run } from '../../600-effects/608-resolve/run.ts';
import { topOfLibrary } from '../../600-effects/614-replacement/614.13-entering-now.ts';
import { millEvent } from '../700.1-events/types.ts';
import { playersOf } from './found.ts';

function mill(run: Run, action: ActionOf<'mill'>): Outcome {
  return emit(
    playersOf(run, action.who).flatMap((player) =>
      topOfLibrary(run.g, player, countFor(run, action.count, player)).map((object) =>
        millEvent(player, object, { cause: run.ctx.source }),
      ),
    ),
    { as: action.as },
  );
}

export const milling: Acts<'mill'> = { mill };
