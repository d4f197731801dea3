/** Clauses that only Magic has: a number that is counted as a spell is cast. */
import { Unclear } from '../../grammar/meaning.ts';
import { whereX } from '../../prose/clauses.ts';
import { rulesOf } from '../categories/index.ts';
import { withX } from '../values/x.ts';

export const clauses = rulesOf();
const { rule } = clauses;

/** What is only needed on announcement is the same whenever it is said to be counted. */
rule({
  name: 'clause.whereXAsCast',
  of: 'Clause',
  slots: { c: 'Chain', v: 'Value' },
  en: '{c}, where X is {v} as you cast this spell',
  mean: (parts, d) => {
    const made = parts.c;
    const later = made.filter((action) => !('divided' in action));
    if (later.some((action) => withX(action, 'X') !== action)) throw new Unclear('a number of another time');
    return whereX(
      d,
      () => made,
      () => parts.v,
    );
  },
});
