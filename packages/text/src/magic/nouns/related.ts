/** What noun phrases inside others stand for: what something is related to, what it is other than. */
import type { Filter, Selector } from '@rulewright/language/magic';
import type { Described, Telling, Things } from '../game.ts';
import { eachOf } from './selectors.ts';

/** What something stands in a relation to: any one of them, if it is not said which. */
export function related(things: Things, d: Telling): Selector {
  return things.kind === 'definite' ? d.pick(things) : eachOf(things.described);
}

/** "Other": not this object, or not what was spoken of before. */
export const otherThan = (d: Telling, described: Described): Filter => ({
  kind: 'not',
  of: { kind: 'is', what: d.other(described.kinds, described.filters) },
});
