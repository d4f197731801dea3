/** What goes on after resolution: continuous effects (611.2), delayed and reflexive triggers (603.7, 603.12). */

import { type EntityId, isPlayer, type LocalValue } from '@rulewright/kernel';
import type { Selector, TriggeredAbility } from '@rulewright/language/magic';
import { begin, begun, effectBegins, fixedWords } from '@rulewright/rules';
import { type ActionOf, type Acts, DONE, emit, type Outcome, type Run } from '../../600-effects/608-resolve/run.ts';
import { triggerEvent } from '../700.1-events/types.ts';
import { allFollowed, leftBehind } from './found.ts';

/** 611.2c: those that change characteristics or control apply to what they find now (608.2h), others to whatever fits while they last. */
const effect = (run: Run, action: ActionOf<'effect'>): Outcome =>
  emit(begin(run.g, run.ctx, action.effects, action.duration));

/** 400.7e, 603.7c: objects that this ability can find where they went are meant there; if they move on, they are lost. */
function whereTheyAre(run: Run): Record<string, LocalValue> {
  const now = (id: EntityId): readonly EntityId[] => {
    // 730.3c: each component of what was merged.
    const found = isPlayer(id) ? [] : allFollowed(run, id, MEANT);
    return found.length === 0 ? [id] : found;
  };
  const isList = (v: LocalValue): v is readonly EntityId[] => Array.isArray(v) && typeof v[0] === 'number';
  return Object.fromEntries(Object.entries(run.ctx.locals).map(([name, v]) => [name, isList(v) ? v.flatMap(now) : v]));
}
const MEANT: Selector = { kind: 'event', role: 'object' };

/** 603.7b: it triggers only once, unless it has a stated duration. */
function delayed(run: Run, action: ActionOf<'delayed'>): Outcome {
  const duration = begun(run.g, action.until ?? { kind: 'forever' }, run.ctx);
  if (duration === null) return DONE;
  const locals = whereTheyAre(run);
  const trigger = fixedWords(run.g, run.ctx, action.trigger, { events: false, locals });
  const once = action.once ?? action.until === undefined;
  const source = leftBehind(run) ?? run.ctx.source;
  return emit([effectBegins(run.ctx, { source, body: { kind: 'delayed', trigger, once }, locals, duration })]);
}

/** 603.12: it has triggered; it goes on the stack when a player would next receive priority. */
function reflexive(run: Run, action: ActionOf<'reflexive'>): Outcome {
  const { source, controller } = run.ctx;
  const locals: Record<string, LocalValue> = { ...run.ctx.locals };
  const does = fixedWords(run.g, run.ctx, action.effect, { events: true, locals });
  const ability: TriggeredAbility = { kind: 'triggered', on: { on: 'any', of: [] }, ...does };
  return emit([triggerEvent({ source, controller, ability, event: null, locals })]);
}

export const effects: Acts<'effect' | 'delayed' | 'reflexive'> = { effect, delayed, reflexive };
