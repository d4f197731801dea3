/**
 * Grand Archive's vocabulary: what the nodes of its card language mean, one entry per concept, for the evaluator of the common engine.
 * To be imported by the rule set only; everything else evaluates through `evaluate.ts`, which finds these tables in the game.
 */
import { vocabulary as put, type Vocabulary } from '@rulewright/rules';
import { conditions, restrictions } from './conditions.ts';
import { REACH } from './facet.ts';
import { filters } from './filters.ts';
import { look } from './look.ts';
import { selectors } from './selectors.ts';
import { values } from './values.ts';

export const vocabulary: Vocabulary = put({
  filters,
  values,
  conditions: { ...conditions, ...restrictions },
  selectors,
  look,
  reach: REACH,
});
