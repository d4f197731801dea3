/** Evolve (702.100). */
import type { Condition } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { all, CREATURE, EVENT_OBJECT, put, THIS, triggered, YOURS } from './words.ts';

const greaterThanThis = (stat: 'power' | 'toughness'): Condition => ({
  kind: 'compare',
  value: { kind: 'stat', stat, of: EVENT_OBJECT },
  is: { op: '>', to: { kind: 'stat', stat, of: THIS } },
});

export const evolve: Keyword = {
  rule: '702.100',
  means: () => [
    triggered('evolve', { on: 'move', what: all(CREATURE, YOURS), to: ['battlefield'] }, [put('+1/+1', 1)], {
      condition: { kind: 'any', of: [greaterThanThis('power'), greaterThanThis('toughness')] },
    }),
  ],
};
