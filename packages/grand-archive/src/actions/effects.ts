/** What goes on after resolution: continuous effects, delayed and reflexive triggers (types of effects; game terms, reflexive trigger). */
import { type EntityId, isPlayer, type LocalValue } from '@rulewright/kernel';
import type { Selector, TriggeredAbility } from '@rulewright/language/grand-archive';
import { begin, begun, effectBegins, fixedWords } from '@rulewright/rules';
import { triggerEvent } from '../events/make.ts';
import { followed } from './found.ts';
import { type ActionOf, type Acts, DONE, emit, type Outcome, type Run } from './run.ts';

/** "Get, gain, become" are about what is found now, everything else about whatever fits while it lasts. */
const effect = (run: Run, action: ActionOf<'effect'>): Outcome =>
  emit(begin(run.g, run.ctx, action.effects, action.duration));

/** Objects that this ability can find where they went are meant there; if they move on, they are lost. */
function whereTheyAre(run: Run): Record<string, LocalValue> {
  const now = (id: EntityId): EntityId => (isPlayer(id) ? id : (followed(run, id, MEANT) ?? id));
  const isList = (v: LocalValue): v is readonly EntityId[] => Array.isArray(v) && typeof v[0] === 'number';
  return Object.fromEntries(Object.entries(run.ctx.locals).map(([name, v]) => [name, isList(v) ? v.map(now) : v]));
}
const MEANT: Selector = { kind: 'event', role: 'object' };

/** It triggers only once, unless it has a stated duration. */
function delayed(run: Run, action: ActionOf<'delayed'>): Outcome {
  const duration = begun(run.g, action.until ?? { kind: 'forever' }, run.ctx);
  if (duration === null) return DONE;
  const locals = whereTheyAre(run);
  const trigger = fixedWords(run.g, run.ctx, action.trigger, { events: false, locals });
  const once = action.once ?? action.until === undefined;
  return emit([effectBegins(run.ctx, { body: { kind: 'delayed', trigger, once }, locals, duration })]);
}

/** It has triggered; its source is that of the ability that made it (reflexive trigger 2). */
function reflexive(run: Run, action: ActionOf<'reflexive'>): Outcome {
  const { source, controller } = run.ctx;
  const locals: Record<string, LocalValue> = { ...run.ctx.locals };
  const does = fixedWords(run.g, run.ctx, action.effect, { events: true, locals });
  const ability: TriggeredAbility = { kind: 'triggered', on: { on: 'any', of: [] }, ...does };
  return emit([triggerEvent({ source, controller, ability, event: null, locals })]);
}

export const effects: Acts<'effect' | 'delayed' | 'reflexive'> = { effect, delayed, reflexive };
