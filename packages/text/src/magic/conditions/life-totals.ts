/** Life totals beside those that players began with, and colours that are the most common. */
import { COLORS, type ColorName, type Condition, type Selector, type Value } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { eachOf } from '../nouns/selectors.ts';

export const lifeTotals = rulesOf();
const { rule } = lifeTotals;

const begun = (of: Selector): Value => ({ kind: 'startingLife', of });
rule({
  name: 'condition.lifeAboveStart',
  of: 'Condition',
  slots: { whose: 'Whose', n: 'Number' },
  en: '{whose} life total is at least {n} greater than {whose} starting life total',
  mean: ({ whose, n }): Condition => ({
    kind: 'compare',
    value: { kind: 'life', of: whose },
    is: { op: '≥', to: { kind: 'add', of: [begun(whose), n] } },
  }),
});
rule({
  name: 'who.lifeAboveStart',
  of: 'Who',
  slots: { n: 'Number' },
  en: [
    '<have> at least {n} life more than your starting life total',
    '<have> at least {n} life more than their starting life total',
  ],
  mean:
    ({ n }) =>
    (who): Condition => ({
      kind: 'compare',
      value: { kind: 'life', of: who },
      is: { op: '≥', to: { kind: 'add', of: [begun(who), n] } },
    }),
});
/** Of whole numbers: no more than a half is no more than the half rounded down. */
rule({
  name: 'condition.lifeHalfOfStart',
  of: 'Condition',
  slots: { whose: 'Whose' },
  en: '{whose} life total is less than or equal to half {whose} starting life total',
  mean: ({ whose }): Condition => ({
    kind: 'compare',
    value: { kind: 'life', of: whose },
    is: { op: '≤', to: { kind: 'half', of: begun(whose), round: 'down' } },
  }),
});

/** 500.1: counted from the first turn that the player has begun. */
rule({
  name: 'condition.firstThreeTurns',
  of: 'Condition',
  en: "it's your first, second, or third turn of the game",
  mean: (): Condition => ({
    kind: 'all',
    of: [
      { kind: 'turnOf', who: { kind: 'you' } },
      { kind: 'compare', value: { kind: 'turnsTaken', of: { kind: 'you' } }, is: { op: '≤', to: 3 } },
    ],
  }),
});

const ofColor = (n: Described, color: ColorName): Selector =>
  eachOf({ ...n, filters: [...n.filters, { kind: 'color', color }] });
const count = (of: Selector): Value => ({ kind: 'count', of });
rule({
  name: 'condition.mostCommonColor',
  of: 'Condition',
  slots: { c: 'Color', n: 'Noun' },
  en: '{c} is the most common color among all {n#pl} or is tied for most common',
  mean: ({ c, n }): Condition => ({
    kind: 'all',
    of: [
      { kind: 'exists', what: ofColor(n, c) },
      ...COLORS.filter((color) => color !== c).map(
        (color): Condition => ({
          kind: 'compare',
          value: count(ofColor(n, c)),
          is: { op: '≥', to: count(ofColor(n, color)) },
        }),
      ),
    ],
  }),
});
