/** What noun phrases inside others stand for: what something is related to. */
import type { Selector } from '@rulewright/language/magic';
import type { Telling, Things } from '../game.ts';
import { eachOf } from './selectors.ts';

/** What something stands in a relation to: any one of them, if it is not said which. */
export function related(things: Things, d: Telling): Selector {
  return things.kind === 'definite' ? d.pick(things) : eachOf(things.described);
}
