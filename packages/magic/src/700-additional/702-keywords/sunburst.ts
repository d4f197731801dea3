/** Sunburst (702.44). 702.44a: which counters depends on what it enters as, whatever would change its types. */
import type { Condition, Value } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { CREATURE, entersWith, THIS } from './words.ts';

export const sunburst: Keyword = {
  rule: '702.44',
  means: () => {
    const colors: Value = { kind: 'spent', of: THIS, colors: true };
    const isCreature: Condition = { kind: 'matches', what: THIS, where: CREATURE };
    return [entersWith('+1/+1', colors, isCreature), entersWith('charge', colors, { kind: 'not', of: isCreature })];
  },
};
