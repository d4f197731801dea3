/** What was done with a thing this turn, all but some, and what has an Adventure, after a noun. */
import type { EventPattern, Filter } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { withFilters } from './additions.ts';
import { any, not } from './adjectives.ts';
import { related } from './related.ts';
import { allOf } from './selectors.ts';

export const lately = rulesOf();
const { rule } = lately;

const took = (event: EventPattern): Filter => ({ kind: 'history', event });
rule({
  name: 'addition.past.damaged',
  of: 'Addition',
  en: 'dealt damage this turn',
  mean: () => withFilters(took({ on: 'damage' })),
});
/** 702.122c, 702.171c: it was tapped to pay for that ability. */
for (const [acts, done] of [
  ['crew', 'crewed'],
  ['saddle', 'saddled'],
] as const)
  rule({
    name: `addition.past.${done}`,
    of: 'Addition',
    slots: { t: 'Thing' },
    en: `that ${done} {t} this turn`,
    mean: ({ t }) => {
      if (t.kind === 'choice') throw new Unclear('which of them');
      return withFilters(took({ on: 'tap', acts, by: { kind: 'is', what: t.selector } }));
    },
  });
rule({
  name: 'addition.adventure',
  of: 'Addition',
  en: ['that has an Adventure', 'that have an Adventure'],
  mean: () => withFilters({ kind: 'asSpell', of: { kind: 'subtype', type: 'Adventure' } }),
});
rule({
  name: 'addition.exceptThing',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: 'except for {t}',
  mean: ({ t }, d) => {
    if (t.kind === 'choice' || t.described !== undefined) throw new Unclear('except for which');
    return withFilters(not({ kind: 'is', what: related(t, d) }));
  },
});
rule({
  name: 'addition.exceptNoun',
  of: 'LastAddition',
  slots: { n: 'Noun' },
  en: 'except for {n#pl}',
  mean: ({ n }) => withFilters(not(allOf(n.filters))),
});
rule({
  name: 'addition.otherThanA',
  of: 'Addition',
  slots: { n: 'Item' },
  en: 'other than a {n#sg}',
  mean: ({ n }) => withFilters(not(allOf(n.filters))),
});
rule({
  name: 'addition.ownedByAnother',
  of: 'Addition',
  en: 'owned by another player',
  mean: () => withFilters(not({ kind: 'ownedBy', who: { kind: 'you' } })),
});
rule({
  name: 'addition.notCastFromHand',
  of: 'Addition',
  en: "that wasn't cast from its owner's hand",
  mean: () => withFilters(not({ kind: 'castFrom', zones: ['hand'] })),
});
/** What was cast has left: what of it is still there. */
rule({
  name: 'addition.notCastThisWay',
  of: 'Addition',
  en: ['not cast this way', "that weren't cast this way", "that weren't cast", "that wasn't cast this way"],
  mean: () => (it) => ({ ...it, filters: [...it.filters, { kind: 'in', zones: ['exile', 'library'] }] }),
});
/** Of certain attackers or blockers. */
for (const [name, words, pattern] of [
  [
    'blockedIt',
    ['that blocked {t} this turn'],
    (is: Filter): readonly EventPattern[] => [{ on: 'block', blocked: is }],
  ],
  [
    'blockedByIt',
    ['that was blocked by {t} this turn', 'that were blocked by {t} this turn'],
    (is: Filter): readonly EventPattern[] => [{ on: 'becomesBlocked', by: is }],
  ],
  [
    'blockedOrByIt',
    ['that blocked or were blocked by {t} this turn', 'that blocked or was blocked by {t} this turn'],
    (is: Filter): readonly EventPattern[] => [
      { on: 'block', blocked: is },
      { on: 'becomesBlocked', by: is },
    ],
  ],
] as const)
  rule({
    name: `addition.past.${name}`,
    of: 'Addition',
    slots: { t: 'Thing' },
    en: words,
    mean: ({ t }) => {
      if (t.kind === 'choice') throw new Unclear('which of them');
      return withFilters(any(pattern({ kind: 'is', what: t.selector }).map(took)));
    },
  });
