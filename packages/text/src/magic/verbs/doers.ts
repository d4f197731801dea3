/** Who does something, where the card language knows only of the controller. */
import type { Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';

/** Nobody else is said to do it: their name would be lost. */
export function onlyYou(who: Selector): void {
  if (who.kind !== 'you') throw new Unclear('only the controller can be told to do that');
}
