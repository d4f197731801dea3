/** Costs, and when something may be cast. */
import type { Condition, Cost, CostChange, Selector, Value } from '@rulewright/language/magic';

type Difference = Pick<CostChange, 'more' | 'less' | 'times'>;

export interface MagicCosts {
  Cost: readonly Cost[];
  /** What a spell or ability costs more or less. */
  CostDifference: Difference;
  SpellCost: Difference;
  AbilityCost: Difference;
  /** What is paid to cast a spell besides or instead of its mana cost. */
  CastingCost: readonly Cost[];
  /** This spell or the permanent that it became. */
  CastThing: Selector;
  /** When something may be cast or activated. */
  CastTime: Condition;
  Moment: Condition;
  LateMoment: Condition;
  /** {E}{E} */
  Energy: Value;
}
