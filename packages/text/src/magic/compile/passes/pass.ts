/** What every pass over the abilities of a face looks like. */
import type { Ability } from '@rulewright/language/magic';
import type { FaceFacts } from '../../face-facts.ts';

/** A face whose lines have been put together, before the first pass. */
export interface ReadFace {
  readonly facts: FaceFacts;
  readonly abilities: readonly Ability[];
}

/** Looks at the face once, then at each of its abilities. */
export type Pass = (face: ReadFace) => (ability: Ability) => Ability;

/** What makes no sense after all, by the words that show it. */
export interface Refused {
  readonly reason: 'unclear' | 'no X';
  readonly words: string;
  readonly detail?: string;
}
