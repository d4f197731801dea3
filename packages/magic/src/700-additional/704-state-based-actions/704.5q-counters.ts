/** +1/+1 and -1/-1 counters take each other away (704.5q). */
import { countersEvent, NO_COUNTERS, type ObjectRow } from '@rulewright/kernel';
import type { PermanentAction } from './704-action.ts';

const PLUS = '+1/+1';
const MINUS = '-1/-1';

const pairs = ({ counters }: ObjectRow): number => Math.min(counters[PLUS] ?? 0, counters[MINUS] ?? 0);

export const opposedCounters: PermanentAction = {
  rule: '704.5q',
  concerns: { each: 'permanent', is: ({ counters }) => counters !== NO_COUNTERS },
  check: (_, row) => {
    const amount = -pairs(row);
    return amount === 0 ? null : [PLUS, MINUS].map((counter) => countersEvent(row.id, counter, amount));
  },
  facts: (_, { counters }) => ({ [PLUS]: counters[PLUS] ?? 0, [MINUS]: counters[MINUS] ?? 0 }),
};
