/**
 * How far objects are worked out for a question that is asked while layers are applied. An effect of one layer sees other objects as
 * the layers up to its own have made them, and no further than the question needs; the object it is being applied to is seen as far
 * as it has got. So working out one object never waits for another that waits for it.
 */

import { NO_OBJECT, type ObjectId } from '@rulewright/kernel';
import type { Draft } from './effect.ts';
import { EVERY_LAYER } from './rules.ts';

interface Horizon {
  /** Effects of lower layers count, others do not. */
  layer: number;
  /** The object that is being worked out, and what has become of it. */
  object: ObjectId;
  draft: Draft | null;
  /** All permanents in the making, where effects depend on one another. */
  board: ReadonlyMap<ObjectId, Draft> | null;
}

/** Not state: it is back where it was when a question has been answered. */
export const horizon: Horizon = { layer: EVERY_LAYER, object: NO_OBJECT, draft: null, board: null };
