/** What "it" is where it is said how it was cast. */
import type { Selector } from '@rulewright/language/magic';
import type { Telling } from '../game.ts';
import { self } from './selectors.ts';

/** A token is not cast, and a permanent that is targeted is spoken of as it is: it is this that was cast. */
export function castOne(found: Selector, d: Telling): Selector {
  const kinds = d.spokenOf(found)?.kinds ?? [];
  const isTarget = found.kind === 'var' && d.targets.some(({ name }) => name === found.name);
  return kinds.includes('token') || (isTarget && !kinds.includes('spell')) ? self : found;
}
