/** Creatures that fight (701.14). */
import type { ObjectId } from '@rulewright/kernel';
import type { Selector } from '@rulewright/language/magic';
import { characteristics, controllerOf, isType } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { type ActionOf, type Acts, DONE, emit, type Outcome, type Run } from '../../600-effects/608-resolve/run.ts';
import { actedEvent, type MagicEvent } from '../700.1-events/types.ts';
import { permanentsOf } from './found.ts';

/** Each deals damage equal to its power to the other; both must be creatures on the battlefield. */
function fight(run: Run, action: ActionOf<'fight'>): Outcome {
  const { g, ctx } = run;
  const fighter = (selector: Selector): ObjectId | undefined =>
    permanentsOf(run, selector).find((id) => isType(characteristics(g, id), TypeBit.creature));
  const a = fighter(action.a);
  const b = fighter(action.b);
  if (a === undefined || b === undefined) return DONE;
  const strikes = (source: ObjectId, to: ObjectId, times = 1): MagicEvent => {
    const amount = Math.max(0, characteristics(g, source).power ?? 0) * times;
    return { kind: 'damage', source, to, amount, combat: false, cause: ctx.source };
  };
  const events = a === b ? [strikes(a, a, 2)] : [strikes(a, b), strikes(b, a)];
  const fought = (a === b ? [a] : [a, b]).map((object) =>
    actedEvent('fight', controllerOf(g, object), { object, cause: ctx.source }),
  );
  return emit([...events.filter((e) => e.kind === 'damage' && e.amount > 0), ...fought]);
}

export const fighting: Acts<'fight'> = { fight };
