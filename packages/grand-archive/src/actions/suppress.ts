/** Suppressing objects: they are banished, and come back as the next end phase begins (game terms, suppress). */
import { objectRow } from '@rulewright/kernel';
import type { TriggeredAbility } from '@rulewright/language/grand-archive';
import { effectBegins } from '@rulewright/rules';
import { banishEvent, propertyEvent } from '../events/make.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import { Flag } from '../state.ts';
import { BANISHMENT } from '../zones/zones.ts';
import { onField } from './found.ts';
import { type ActionOf, type Acts, emit, type Outcome, type Run, results } from './run.ts';

/** Suppress 1, 3: each has a trigger of its own, which finds the card only where it was put (2). */
const RETURN: TriggeredAbility = {
  kind: 'triggered',
  on: { on: 'beginning', step: 'end' },
  keyword: 'suppress',
  actions: [
    {
      do: 'move',
      what: { kind: 'var', name: 'suppressed' },
      to: { zone: 'field', controller: { kind: 'owner', of: { kind: 'var', name: 'suppressed' } } },
    },
  ],
};

function suppress(run: Run, action: ActionOf<'suppress'>): Outcome {
  const { g, ctx } = run;
  if (run.work === null)
    return emit(
      onField(run, action.what).map((id) => banishEvent(ctx.controller, id, { cause: ctx.source, suppressed: true })),
      { work: { at: 'banished' } },
    );
  const banished = results(run.happened).filter((id) => {
    const { zone, kind } = objectRow(g.state, id);
    return zone === BANISHMENT && kind === 'card';
  });
  const body = { kind: 'delayed', trigger: RETURN, once: true };
  return emit(
    banished.flatMap((id): readonly GrandArchiveEvent[] => [
      propertyEvent(id, Flag.suppressed, true, { cause: ctx.source }),
      effectBegins(ctx, { body, locals: { suppressed: [id] }, duration: { kind: 'forever' } }),
    ]),
  );
}

export const suppressing: Acts<'suppress'> = { suppress };
