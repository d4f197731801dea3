/** How often an ability has resolved this turn: the pass `counted` (`../compile/passes`) has it count itself. */
import type { Condition, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { self } from '../nouns/selectors.ts';

export const resolved = rulesOf();
const { rule } = resolved;

/** What an ability notes of itself as it resolves. */
export const RESOLVED = 'ability resolved';
const TIMES: Value = { kind: 'history', event: { on: 'acted', action: RESOLVED, what: { kind: 'is', what: self } } };
const nthTime = (nth: number, d: Telling): Condition => {
  d.cameTo(RESOLVED, TIMES);
  return { kind: 'compare', value: TIMES, is: { op: '=', to: nth } };
};
rule({
  name: 'condition.nthTime',
  of: 'Condition',
  slots: { nth: 'Ordinal' },
  en: 'this is the {nth} time this ability has resolved this turn',
  mean: ({ nth }, d) => nthTime(nth, d),
});
rule({
  name: 'condition.eitherTime',
  of: 'Condition',
  slots: { a: 'Ordinal', b: 'Ordinal' },
  en: 'this is the {a} or {b} time this ability has resolved this turn',
  mean: ({ a, b }, d) => ({ kind: 'any', of: [nthTime(a, d), nthTime(b, d)] }),
});
rule({
  name: 'condition.itsNthTime',
  of: 'Condition',
  slots: { nth: 'Ordinal' },
  en: "it's the {nth} time",
  mean: ({ nth }, d) => {
    if (d.maybeResult(RESOLVED) === undefined) throw new Unclear('which time of what');
    return nthTime(nth, d);
  },
});
rule({
  name: 'value.timesResolved',
  of: 'Value',
  en: 'the number of times this ability has resolved this turn',
  mean: (_, d) => {
    d.cameTo(RESOLVED, TIMES);
    return TIMES;
  },
});
