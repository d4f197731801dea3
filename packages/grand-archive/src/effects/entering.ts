/** A look ahead at an object that is about to enter the field: which effects apply to it is asked of what it would be there. */
import { type CreateEvent, eventKind, fork, isCreate, isMove, type MoveEvent, type ObjectId } from '@rulewright/kernel';
import type { G } from '../state.ts';

/**
 * The object as it would exist on the field: in a fork of the game in which the event has happened. Null if nothing would enter. The
 * fork is for looking at and is thrown away.
 */
export function asEntered(g: G, e: MoveEvent | CreateEvent): { readonly g: G; readonly id: ObjectId } | null {
  const ahead: G = { ...g, state: fork(g.state) };
  const kind = eventKind(ahead, e);
  const applied = kind.apply(ahead, kind.prepare?.(ahead, e) ?? e);
  if (!(isMove(applied) || isCreate(applied)) || applied.became === undefined) return null;
  return { g: ahead, id: applied.became };
}
