/** Names in abilities that are given away (201.5a); see `../../../prose/passes/granters.ts`. */
import type { Ability } from '@rulewright/language/magic';
import * as prose from '../../../prose/passes/granters.ts';
import type { Pass, Refused } from './pass.ts';

export const withGranters: Pass = () => prose.withGranters;

/** Nothing but an effect that changes objects knows whose it is. */
export const lacksGranter = (abilities: readonly Ability[]): Refused | undefined =>
  abilities.some(prose.isUngiven)
    ? {
        reason: 'unclear',
        words: 'the name of the card',
        detail: 'the name stands for the object that gives the ability',
      }
    : undefined;
