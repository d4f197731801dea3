/** What may not enter the battlefield (101.2, 701.40f, 701.58f). */
import { Aspect, fork, type MoveEvent } from '@rulewright/kernel';
import { writeObject } from '@rulewright/kernel/write';
import { forbidden } from '../restrictions.ts';
import { Flag, type G } from '../types.ts';

/** A card that would enter face down is turned face down first, where it is, and judged as what it is then. */
export function cannotEnter(g: G, e: MoveEvent): boolean {
  const flags = e.flags ?? 0;
  if ((flags & Flag.faceDown) === 0) return forbidden(g, 'enter', e.object) !== null;
  const ahead: G = { ...g, state: fork(g.state) };
  writeObject(ahead.state, e.object, { flags }, Aspect.all);
  return forbidden(ahead, 'enter', e.object) !== null;
}
