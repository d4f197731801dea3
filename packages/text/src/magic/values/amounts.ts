/** What acts make of counts. */
import type { Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Count } from '../game.ts';

/** The one number that a count stands for; "up to" and "any number" are choices that the act has to offer itself. */
export function exactly({ min, max }: Count): Value {
  if (max === 'any' || min !== max) throw new Unclear('a number that is not chosen is needed here');
  return max;
}
