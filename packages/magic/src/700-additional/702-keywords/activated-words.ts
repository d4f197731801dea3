/** Words of keywords that are activated abilities, or add rules to the ability that follows them. */
import type {
  Ability,
  ActivatedAbility,
  Change,
  Condition,
  Cost,
  Filter,
  KeywordAbility,
  Target,
  Zone,
} from '@rulewright/language/magic';
import { all, CREATURE, costOf, IS_THIS, THIS } from './words.ts';

export const DISCARD_THIS: Cost = { kind: 'discard', what: IS_THIS, count: 1 };

export const EXILE_THIS: Cost = { kind: 'exile', what: IS_THIS, from: 'graveyard', count: 1 };

export const oneTarget = (...what: readonly Filter[]): readonly Target[] => [{ name: 'target', what: all(...what) }];

type Rest = Omit<ActivatedAbility, 'kind' | 'keyword'>;

export const activated = (keyword: string, rest: Rest): ActivatedAbility => ({ kind: 'activated', keyword, ...rest });

/** 702.128a, 702.129a: a token that is a copy of the card, except so, without a mana cost, and a Zombie as well. */
export const madeFromCard = (keyword: string, k: KeywordAbility, ...changes: readonly Change[]): ActivatedAbility =>
  activated(keyword, {
    zones: ['graveyard'],
    timing: 'sorcery',
    cost: [...costOf(k), EXILE_THIS],
    actions: [
      {
        do: 'copyToken',
        of: THIS,
        count: 1,
        changes: [...changes, { kind: 'noManaCost' }, { kind: 'types', subtypes: ['Zombie'] }],
      },
    ],
  });

/** 702.49a: for an unblocked attacker that is returned it attacks the same player, planeswalker or battle. */
export const swapAttacker = (keyword: string, k: KeywordAbility, zones: readonly Zone[]): ActivatedAbility =>
  activated(keyword, {
    zones,
    cost: [...costOf(k), { kind: 'return', what: all(CREATURE, { kind: 'unblocked' }), count: 1, as: 'returned' }],
    actions: [
      {
        do: 'move',
        what: THIS,
        to: {
          zone: 'battlefield',
          tapped: true,
          attacking: true,
          attacks: { kind: 'attacked', by: { kind: 'var', name: 'returned' } },
        },
      },
    ],
  });

export const bothTrue = (a: Condition, b: Condition | undefined): Condition =>
  b === undefined ? a : { kind: 'all', of: [a, b] };

/** The activated ability that follows, under the name of the keyword. */
export const ruledAbility = (k: KeywordAbility, rules: Partial<ActivatedAbility>): readonly Ability[] => {
  if (k.ability?.kind !== 'activated') return [];
  const condition = rules.condition === undefined ? {} : { condition: bothTrue(rules.condition, k.ability.condition) };
  return [{ ...k.ability, keyword: k.keyword, ...rules, ...condition }];
};

/** The ability that follows is there while something is true. */
export const whileTrue = (k: KeywordAbility, condition: Condition): readonly Ability[] => {
  const { ability } = k;
  if (ability === undefined) return [];
  const zones = 'zones' in ability && ability.zones !== undefined ? { zones: ability.zones } : {};
  return [
    {
      kind: 'static',
      condition,
      effects: [{ kind: 'modify', what: THIS, changes: [{ kind: 'gain', ability }] }],
      ...zones,
    },
  ];
};

export const isDesignated = (as: string): Condition => ({
  kind: 'matches',
  what: THIS,
  where: { kind: 'designated', as },
});

export const ONCE = { times: 1, per: 'game' } as const;

export const ONCE_EACH_TURN = { times: 1, per: 'turn' } as const;
