/** Increment (702.191). */
import type { Condition, Value } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { CREATURE, EVENT_OBJECT, put, THIS, triggered, YOU } from './words.ts';

export const increment: Keyword = {
  rule: '702.191',
  means: () => {
    const spent: Value = { kind: 'spent', of: EVENT_OBJECT };
    const more = (stat: 'power' | 'toughness'): Condition => ({
      kind: 'compare',
      value: spent,
      is: { op: '>', to: { kind: 'stat', stat, of: THIS } },
    });
    return [
      triggered('increment', { on: 'cast', who: YOU }, [put('+1/+1', 1)], {
        condition: {
          kind: 'all',
          of: [
            { kind: 'matches', what: THIS, where: CREATURE },
            { kind: 'any', of: [more('power'), more('toughness')] },
          ],
        },
      }),
    ];
  },
};
