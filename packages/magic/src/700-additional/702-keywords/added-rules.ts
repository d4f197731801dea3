/** Keywords that add rules to the ability that follows them: when it may be activated, how often, or while it is there at all. */
import type { Ability, ActivatedAbility, Condition, KeywordAbility } from '@rulewright/language/magic';
import type { Keywords } from './keyword.ts';
import { IS_THIS, THIS, YOU } from './words.ts';

const both = (a: Condition, b: Condition | undefined): Condition => (b === undefined ? a : { kind: 'all', of: [a, b] });

/** The activated ability that follows, under the name of the keyword. */
const activated = (k: KeywordAbility, rules: Partial<ActivatedAbility>): readonly Ability[] => {
  if (k.ability?.kind !== 'activated') return [];
  const condition = rules.condition === undefined ? {} : { condition: both(rules.condition, k.ability.condition) };
  return [{ ...k.ability, keyword: k.keyword, ...rules, ...condition }];
};

/** The ability that follows is there while something is true. */
const whileTrue = (k: KeywordAbility, condition: Condition): readonly Ability[] => {
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

const is = (as: string): Condition => ({ kind: 'matches', what: THIS, where: { kind: 'designated', as } });

const ONCE = { times: 1, per: 'game' } as const;
const ONCE_EACH_TURN = { times: 1, per: 'turn' } as const;

export const addedRules: Keywords = {
  forecast: {
    rule: '702.57',
    needs: 'ability',
    means: (k) =>
      k.ability?.kind !== 'activated'
        ? []
        : activated(
            { ...k, ability: { ...k.ability, cost: [...k.ability.cost, { kind: 'reveal', what: IS_THIS, count: 1 }] } },
            {
              zones: ['hand'],
              limit: ONCE_EACH_TURN,
              condition: {
                kind: 'all',
                of: [
                  { kind: 'step', steps: ['upkeep'] },
                  { kind: 'turnOf', who: YOU },
                ],
              },
            },
          ),
  },
  boast: {
    rule: '702.142',
    needs: 'ability',
    means: (k) =>
      activated(k, {
        limit: ONCE_EACH_TURN,
        condition: { kind: 'history', event: { on: 'attack', what: IS_THIS } },
      }),
  },
  exhaust: { rule: '702.177', needs: 'ability', means: (k) => activated(k, { limit: ONCE }) },
  'power-up': {
    rule: '702.193',
    needs: 'ability',
    means: (k) => [
      ...activated(k, { limit: ONCE }),
      {
        kind: 'static',
        condition: { kind: 'history', event: { on: 'move', what: IS_THIS, to: ['battlefield'] } },
        effects: [{ kind: 'cost', of: 'ability', what: IS_THIS, keyword: 'power-up', lessCostOf: THIS }],
      },
    ],
  },
  /** 702.169b–d: a Case that is solved stays so, so asking again as it resolves changes nothing. */
  solved: {
    rule: '702.169',
    needs: 'ability',
    means: ({ ability }) => {
      if (ability?.kind !== 'static' && ability?.kind !== 'triggered' && ability?.kind !== 'activated') return [];
      return [{ ...ability, condition: both(is('solved'), ability.condition) }];
    },
  },
  /** The symbol ∞. */
  infinity: { rule: '702.186', needs: 'ability', means: (k) => whileTrue(k, is('harnessed')) },
  'max speed': {
    rule: '702.178',
    needs: 'ability',
    means: (k) => whileTrue(k, { kind: 'compare', value: { kind: 'speed', of: YOU }, is: { op: '≥', to: 4 } }),
  },
};
