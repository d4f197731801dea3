/** Words that the meanings of several keywords use. */
import type { Condition, Cost, Filter, KeywordAbility, Selector, Value } from '@rulewright/language/grand-archive';

export const THIS: Selector = { kind: 'this' };
export const YOU: Selector = { kind: 'you' };
export const IS_THIS: Filter = { kind: 'is', what: THIS };
export const YOUR_CHAMPION: Filter = {
  kind: 'all',
  of: [
    { kind: 'type', type: 'champion' },
    { kind: 'controlledBy', who: YOU },
  ],
};

export const thisIs = (where: Filter): Condition => ({ kind: 'matches', what: THIS, where });

/** The number of the keyword: Ranged 3. */
export const amountOf = ({ amount }: KeywordAbility): Value => amount ?? 1;
/** The cost of the keyword: Ephemerate — (2). */
export const costOf = ({ cost }: KeywordAbility): readonly Cost[] => cost ?? [];
