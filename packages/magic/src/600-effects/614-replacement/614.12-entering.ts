/** A look ahead at a permanent that is about to enter the battlefield (614.12): which effects apply to it is asked of what it would be there. */
import {
  type CreateEvent,
  eventKind,
  fork,
  isCreate,
  isMove,
  keepEnvironment,
  type MoveEvent,
  type ObjectId,
} from '@rulewright/kernel';
import type { G } from '../../state.ts';
import { noEffects } from '../613-continuous/environment.ts';

/**
 * The permanent as it would exist on the battlefield (614.12): in a fork of the game in which the event has happened. Null if
 * nothing would enter. The fork is for looking at and is thrown away.
 */
export function asEntered(g: G, e: MoveEvent | CreateEvent): { readonly g: G; readonly id: ObjectId } | null {
  const ahead: G = { ...g, state: fork(g.state) };
  const kind = eventKind(ahead, e);
  const applied = kind.apply(ahead, kind.prepare?.(ahead, e) ?? e);
  if (!(isMove(applied) || isCreate(applied)) || applied.became === undefined) return null;
  if (g.state.game.profile.entering === 'as-printed') keepEnvironment(ahead.state, noEffects(ahead));
  return { g: ahead, id: applied.became };
}
