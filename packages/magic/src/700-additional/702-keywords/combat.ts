/** Keywords that trigger in combat. */
import type { Condition, Filter, Value } from '@rulewright/language/magic';
import type { Keywords } from './keyword.ts';
import {
  ANOTHER,
  all,
  amountOf,
  CREATURE,
  DAMAGES_PLAYER,
  DEFENDING_PLAYER,
  EVENT_OBJECT,
  EVENT_OTHER,
  IS_THIS,
  OPPONENTS,
  pump,
  put,
  TARGET,
  THIS,
  triggered,
  untilEndOfTurn,
  WHEN_ATTACKS,
  WHEN_BLOCKED,
  YOU,
  YOURS,
} from './words.ts';

const ATTACKING: Filter = { kind: 'attacking' };
const ownPower: Value = { kind: 'stat', stat: 'power', of: THIS };
const blockers: Value = { kind: 'count', of: { kind: 'each', where: { kind: 'blocking', what: THIS } } };

export const combat: Keywords = {
  rampage: {
    rule: '702.23',
    means: (k) => {
      const bonus: Value = {
        kind: 'times',
        of: [amountOf(k), { kind: 'max', of: [0, { kind: 'minus', a: blockers, b: 1 }] }],
      };
      return [triggered('rampage', WHEN_BLOCKED, [pump(THIS, bonus, bonus)])];
    },
  },
  flanking: {
    rule: '702.25',
    means: () => [
      triggered(
        'flanking',
        {
          on: 'becomesBlocked',
          what: IS_THIS,
          by: all(CREATURE, { kind: 'not', of: { kind: 'keyword', keyword: 'flanking' } }),
        },
        [pump(EVENT_OTHER, -1, -1)],
      ),
    ],
  },
  provoke: {
    rule: '702.39',
    means: () => [
      triggered(
        'provoke',
        WHEN_ATTACKS,
        [
          {
            do: 'may',
            actions: [
              {
                do: 'effect',
                effects: [{ kind: 'must', action: 'block', what: TARGET, whom: THIS }],
                duration: { kind: 'endOfCombat' },
              },
              { do: 'untap', what: TARGET },
            ],
          },
        ],
        {
          targets: [{ name: 'target', what: all(CREATURE, { kind: 'controlledBy', who: DEFENDING_PLAYER }) }],
        },
      ),
    ],
  },
  bushido: {
    rule: '702.45',
    means: (k) => [
      triggered('bushido', { on: 'any', of: [{ on: 'block', what: IS_THIS }, WHEN_BLOCKED] }, [
        pump(THIS, amountOf(k), amountOf(k)),
      ]),
    ],
  },
  exalted: {
    rule: '702.83',
    means: () => [triggered('exalted', { on: 'attack', what: YOURS, alone: true }, [pump(EVENT_OBJECT, 1, 1)])],
  },
  annihilator: {
    rule: '702.86',
    means: (k) => [
      triggered('annihilator', WHEN_ATTACKS, [
        { do: 'sacrifice', who: DEFENDING_PLAYER, what: { kind: 'permanent' }, count: amountOf(k) },
      ]),
    ],
  },
  'battle cry': {
    rule: '702.91',
    means: () => [
      triggered('battle cry', WHEN_ATTACKS, [
        untilEndOfTurn(
          { kind: 'each', where: all(CREATURE, ATTACKING, ANOTHER) },
          { kind: 'addPT', power: 1, toughness: 0 },
        ),
      ]),
    ],
  },
  frenzy: {
    rule: '702.68',
    means: (k) => [triggered('frenzy', { on: 'attacksUnblocked', what: IS_THIS }, [pump(THIS, amountOf(k), 0)])],
  },
  melee: {
    rule: '702.121',
    means: () => {
      const attacked: Value = {
        kind: 'count',
        of: {
          kind: 'players',
          which: 'opponents',
          where: {
            kind: 'history',
            event: {
              on: 'attack',
              what: all(CREATURE, YOURS),
              whom: { kind: 'is', what: { kind: 'var', name: 'it' } },
            },
            since: 'combat',
          },
        },
      };
      return [triggered('melee', WHEN_ATTACKS, [pump(THIS, attacked, attacked)])];
    },
  },
  firebending: {
    rule: '702.189',
    means: (k) => [
      triggered('firebending', WHEN_ATTACKS, [
        { do: 'mana', mana: { kind: 'times', mana: '{R}', amount: amountOf(k) }, lasts: 'combat' },
        { do: 'acted', action: 'firebend' },
      ]),
    ],
  },
  increment: {
    rule: '702.191',
    means: () => {
      const spent: Value = { kind: 'spent', of: EVENT_OBJECT };
      const more = (stat: 'power' | 'toughness'): Condition => ({
        kind: 'compare',
        value: spent,
        is: { op: '>', to: { kind: 'stat', stat, of: THIS } },
      });
      return [
        triggered('increment', { on: 'cast', who: YOU }, [put('+1/+1', 1)], {
          condition: {
            kind: 'all',
            of: [
              { kind: 'matches', what: THIS, where: CREATURE },
              { kind: 'any', of: [more('power'), more('toughness')] },
            ],
          },
        }),
      ];
    },
  },
  dethrone: {
    rule: '702.105',
    means: () => [
      triggered(
        'dethrone',
        {
          on: 'attack',
          what: IS_THIS,
          whom: all(
            { kind: 'player' },
            {
              kind: 'where',
              condition: {
                kind: 'not',
                of: {
                  kind: 'exists',
                  what: {
                    kind: 'players',
                    which: 'each',
                    where: {
                      kind: 'compare',
                      value: { kind: 'life', of: { kind: 'var', name: 'it' } },
                      is: { op: '>', to: { kind: 'life', of: EVENT_OTHER } },
                    },
                  },
                },
              },
            },
          ),
        },
        [put('+1/+1', 1)],
      ),
    ],
  },
  extort: {
    rule: '702.101',
    means: () => [
      triggered('extort', { on: 'cast', who: YOU }, [
        {
          do: 'pay',
          cost: [{ kind: 'mana', mana: '{W/B}' }],
          optional: true,
          then: [
            { do: 'loseLife', who: OPPONENTS, amount: 1, as: 'lost' },
            { do: 'gainLife', who: YOU, amount: { kind: 'var', name: 'lost' } },
          ],
        },
      ]),
    ],
  },
  prowess: {
    rule: '702.108',
    means: () => [
      triggered('prowess', { on: 'cast', what: { kind: 'not', of: CREATURE }, who: YOU }, [pump(THIS, 1, 1)]),
    ],
  },
  renown: {
    rule: '702.112',
    means: (k) => [
      triggered(
        'renown',
        DAMAGES_PLAYER,
        [put('+1/+1', amountOf(k)), { do: 'designate', what: THIS, as: 'renowned' }],
        {
          condition: {
            kind: 'matches',
            what: THIS,
            where: { kind: 'not', of: { kind: 'designated', as: 'renowned' } },
          },
        },
      ),
    ],
  },
  ingest: {
    rule: '702.115',
    means: () => [
      triggered('ingest', DAMAGES_PLAYER, [
        { do: 'move', what: { kind: 'top', of: EVENT_OBJECT, count: 1 }, to: { zone: 'exile' } },
      ]),
    ],
  },
  afflict: {
    rule: '702.130',
    means: (k) => [
      triggered('afflict', WHEN_BLOCKED, [{ do: 'loseLife', who: DEFENDING_PLAYER, amount: amountOf(k) }]),
    ],
  },
  mentor: {
    rule: '702.134',
    means: () => [
      triggered('mentor', WHEN_ATTACKS, [put('+1/+1', 1, TARGET)], {
        targets: [
          {
            name: 'target',
            what: all(CREATURE, ATTACKING, { kind: 'power', is: { op: '<', to: ownPower } }),
          },
        ],
      }),
    ],
  },
  decayed: {
    rule: '702.147',
    means: () => [
      { kind: 'static', effects: [{ kind: 'cant', action: 'block', what: THIS }] },
      triggered('decayed', WHEN_ATTACKS, [
        {
          do: 'delayed',
          trigger: triggered('decayed', { on: 'beginning', step: 'end-combat' }, [
            { do: 'sacrificeObjects', what: THIS },
          ]),
        },
      ]),
    ],
  },
  /** It is judged as the creatures attack, not later: others must be attacking with it. */
  training: {
    rule: '702.149',
    means: () => [
      triggered(
        'training',
        {
          on: 'attack',
          what: all(IS_THIS, {
            kind: 'where',
            condition: {
              kind: 'exists',
              what: {
                kind: 'each',
                where: all(CREATURE, ATTACKING, YOURS, ANOTHER, {
                  kind: 'power',
                  is: { op: '>', to: ownPower },
                }),
              },
            },
          }),
        },
        [put('+1/+1', 1)],
      ),
    ],
  },
};
