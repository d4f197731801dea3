/** Bestow (702.103): a creature card that may be cast as an Aura. */
import type { Condition, KeywordAbility, Selector } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { CREATURE, costOf, paid, THIS } from './words.ts';

export const ENCHANT_CREATURE: KeywordAbility = { kind: 'keyword', keyword: 'enchant', what: CREATURE };

const HOST: Selector = { kind: 'host', of: THIS };

const ON_STACK: Condition = { kind: 'matches', what: THIS, where: { kind: 'in', zones: ['stack'] } };

/** 702.103f: to something that is still there. */
const ATTACHED: Condition = { kind: 'exists', what: { kind: 'each', where: { kind: 'is', what: HOST } } };

export const bestow: Keyword = {
  rule: '702.103',
  means: (k) => [
    { kind: 'alternativeCost', name: 'bestow', cost: costOf(k) },
    {
      kind: 'static',
      zones: ['stack', 'battlefield'],
      condition: { kind: 'all', of: [paid('bestow'), { kind: 'any', of: [ON_STACK, ATTACHED] }] },
      effects: [
        {
          kind: 'modify',
          what: THIS,
          changes: [
            { kind: 'types', types: ['enchantment'], subtypes: ['Aura'], set: true },
            { kind: 'gain', ability: ENCHANT_CREATURE },
          ],
        },
      ],
    },
  ],
};
