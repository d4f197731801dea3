/** Attaching and unattaching permanents (701.3). */
import { attachEvent, NO_OBJECT, objectRow } from '@rulewright/kernel';
import { controllerOf } from '../../100-game/109.3-characteristics.ts';
import {
  type ActionOf,
  type Acts,
  DONE,
  emit,
  entitiesOf,
  type Outcome,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { canBeAttached } from './701.3-attachment.ts';
import { permanentsOf } from './found.ts';

/** Where it cannot go it does not move. */
function attach(run: Run, action: ActionOf<'attach'>): Outcome {
  const [to] = entitiesOf(run, action.to);
  if (to === undefined) return DONE;
  return emit(
    permanentsOf(run, action.what)
      .filter((id) => objectRow(run.g.state, id).host !== to && canBeAttached(run.g, id, to, controllerOf(run.g, id)))
      .map((object) => attachEvent(object, to, { cause: run.ctx.source })),
  );
}

const unattach = (run: Run, action: ActionOf<'unattach'>): Outcome =>
  emit(
    permanentsOf(run, action.what)
      .filter((id) => objectRow(run.g.state, id).host !== NO_OBJECT)
      .map((object) => attachEvent(object, NO_OBJECT, { cause: run.ctx.source })),
  );

export const attaching: Acts<'attach' | 'unattach'> = { attach, unattach };
