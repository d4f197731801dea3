/** Keywords that make tokens in combat or as something enters. */
import type { Action, Selector } from '@rulewright/language/magic';
import type { Keywords } from './keyword.ts';
import {
  all,
  amountOf,
  costOf,
  DEFENDING_PLAYER,
  IS_THIS,
  OPPONENTS,
  paid,
  THIS,
  triggered,
  WHEN_ATTACKS,
  WHEN_ENTERS,
} from './words.ts';

const MADE: Selector = { kind: 'var', name: 'made' };
const EVERY: Selector = { kind: 'var', name: 'every' };
const FOE: Selector = { kind: 'var', name: 'foe' };

/** Tokens of one round of a loop join those of the rounds before. */
const JOIN: Action = { do: 'let', name: 'every', objects: { kind: 'union', of: [EVERY, MADE] } };
const NONE_YET: Action = { do: 'let', name: 'every', objects: { kind: 'each', where: { kind: 'any', of: [] } } };
const ANY_MADE = { kind: 'exists', what: EVERY } as const;

/** The player, or a planeswalker that player controls. */
const PLAYER_OR_PLANESWALKER: Selector = {
  kind: 'union',
  of: [FOE, { kind: 'each', where: all({ kind: 'type', type: 'planeswalker' }, { kind: 'controlledBy', who: FOE }) }],
};

export const tokens: Keywords = {
  myriad: {
    rule: '702.116',
    means: () => [
      triggered('myriad', WHEN_ATTACKS, [
        NONE_YET,
        {
          do: 'forEach',
          in: { kind: 'filter', of: OPPONENTS, where: { kind: 'not', of: { kind: 'is', what: DEFENDING_PLAYER } } },
          as: 'foe',
          actions: [
            {
              do: 'may',
              actions: [
                {
                  do: 'copyToken',
                  of: THIS,
                  count: 1,
                  tapped: true,
                  attacking: true,
                  attacks: PLAYER_OR_PLANESWALKER,
                  as: 'made',
                },
                JOIN,
              ],
            },
          ],
        },
        {
          do: 'if',
          condition: ANY_MADE,
          then: [
            {
              do: 'delayed',
              trigger: triggered('myriad', { on: 'beginning', step: 'end-combat' }, [
                { do: 'move', what: EVERY, to: { zone: 'exile' } },
              ]),
            },
          ],
        },
      ]),
    ],
  },
  encore: {
    rule: '702.141',
    means: (k) => [
      {
        kind: 'activated',
        keyword: 'encore',
        zones: ['graveyard'],
        timing: 'sorcery',
        cost: [...costOf(k), { kind: 'exile', what: IS_THIS, from: 'graveyard', count: 1 }],
        actions: [
          NONE_YET,
          {
            do: 'forEach',
            in: OPPONENTS,
            as: 'foe',
            actions: [
              { do: 'copyToken', of: THIS, count: 1, as: 'made' },
              {
                do: 'effect',
                effects: [{ kind: 'must', action: 'attack', what: MADE, whom: FOE }],
                duration: { kind: 'endOfTurn' },
              },
              JOIN,
            ],
          },
          {
            do: 'effect',
            effects: [
              {
                kind: 'modify',
                what: EVERY,
                changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } }],
              },
            ],
            duration: { kind: 'forever' },
          },
          {
            do: 'delayed',
            trigger: triggered('encore', { on: 'beginning', step: 'end' }, [{ do: 'sacrificeObjects', what: EVERY }]),
          },
        ],
      },
    ],
  },
  mobilize: {
    rule: '702.181',
    means: (k) => [
      triggered('mobilize', WHEN_ATTACKS, [
        {
          do: 'token',
          count: amountOf(k),
          tapped: true,
          attacking: true,
          as: 'made',
          token: {
            name: 'Warrior Token',
            colors: ['red'],
            types: ['creature'],
            subtypes: ['Warrior'],
            power: 1,
            toughness: 1,
          },
        },
        {
          do: 'delayed',
          trigger: triggered('mobilize', { on: 'beginning', step: 'end' }, [{ do: 'sacrificeObjects', what: MADE }]),
        },
      ]),
    ],
  },
  'job select': {
    rule: '702.182',
    means: () => [
      triggered('job select', WHEN_ENTERS, [
        {
          do: 'token',
          count: 1,
          as: 'made',
          token: { name: 'Hero Token', colors: [], types: ['creature'], subtypes: ['Hero'], power: 1, toughness: 1 },
        },
        { do: 'attach', what: THIS, to: MADE },
      ]),
    ],
  },
  offspring: {
    rule: '702.175',
    means: (k) => [
      { kind: 'additionalCost', name: 'offspring', cost: costOf(k), optional: true },
      triggered(
        'offspring',
        WHEN_ENTERS,
        [{ do: 'copyToken', of: THIS, count: 1, changes: [{ kind: 'setPT', power: 1, toughness: 1 }] }],
        { condition: paid('offspring') },
      ),
    ],
  },
};
