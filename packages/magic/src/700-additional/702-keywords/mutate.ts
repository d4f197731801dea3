/** Mutate (702.140): a creature spell that merges with a creature instead of entering. */
import type { Ability, Effect, KeywordAbility } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { all, CREATURE, costOf, THIS } from './words.ts';

/** What a spell has that was cast for its mutate cost. */
export const MUTATING: KeywordAbility = { kind: 'keyword', keyword: 'mutating' };
export const isMutating = (a: Ability): boolean => a.kind === 'keyword' && a.keyword === MUTATING.keyword;

/** 702.140a: its target; what becomes of the two is said where spells resolve. */
export const MUTATION: Effect = {
  targets: [
    {
      name: 'host',
      what: all(
        CREATURE,
        { kind: 'not', of: { kind: 'subtype', type: 'Human' } },
        { kind: 'ownedBy', who: { kind: 'owner', of: THIS } },
      ),
    },
  ],
  actions: [],
};

export const mutate: Keyword = {
  rule: '702.140',
  means: (k) => [{ kind: 'alternativeCost', name: 'mutate', cost: costOf(k) }],
};
