/** Keywords of how a permanent enters, and of what happens as others do. */
import type { Change, Condition, Filter, Selector, Value } from '@rulewright/language/magic';
import type { Keywords } from './keyword.ts';
import {
  ANOTHER,
  all,
  amountOf,
  CREATURE,
  EVENT_OBJECT,
  entersWith,
  has,
  OPPONENTS,
  PLAYER,
  put,
  TARGET,
  THIS,
  triggered,
  untilEndOfTurn,
  WHEN_ENTERS,
  YOU,
  YOURS,
} from './words.ts';

const greaterThanThis = (stat: 'power' | 'toughness'): Condition => ({
  kind: 'compare',
  value: { kind: 'stat', stat, of: EVENT_OBJECT },
  is: { op: '>', to: { kind: 'stat', stat, of: THIS } },
});
const DEVOURED: Selector = { kind: 'var', name: 'devoured' };
const MADE: Selector = { kind: 'var', name: 'made' };

const CHAMPIONED: Selector = { kind: 'noted', key: 'championed' };
const UNPAIRED: Filter = { kind: 'not', of: { kind: 'paired' } };
const UNPAIRED_OTHERS: Selector = { kind: 'each', where: all(CREATURE, YOURS, ANOTHER, UNPAIRED) };
const isUnpaired = (what: Selector): Condition => ({ kind: 'matches', what, where: UNPAIRED });

export const entering: Keywords = {
  bloodthirst: {
    rule: '702.54',
    means: (k) => [
      entersWith('+1/+1', amountOf(k), {
        kind: 'history',
        event: { on: 'damage', to: { kind: 'is', what: OPPONENTS } },
      }),
    ],
  },
  graft: {
    rule: '702.58',
    means: (k) => [
      entersWith('+1/+1', amountOf(k)),
      triggered(
        'graft',
        { on: 'move', what: all(CREATURE, ANOTHER), to: ['battlefield'] },
        [
          {
            do: 'may',
            actions: [{ do: 'moveCounters', from: THIS, to: EVENT_OBJECT, counter: '+1/+1', count: 1 }],
          },
        ],
        { condition: has('+1/+1') },
      ),
    ],
  },
  'living weapon': {
    rule: '702.92',
    means: () => [
      triggered('living weapon', WHEN_ENTERS, [
        {
          do: 'token',
          count: 1,
          as: 'made',
          token: {
            name: 'Phyrexian Germ Token',
            colors: ['black'],
            types: ['creature'],
            subtypes: ['Phyrexian', 'Germ'],
            power: 0,
            toughness: 0,
          },
        },
        { do: 'attach', what: THIS, to: MADE },
      ]),
    ],
  },
  'for mirrodin!': {
    rule: '702.163',
    means: () => [
      triggered('for mirrodin!', WHEN_ENTERS, [
        {
          do: 'token',
          count: 1,
          as: 'made',
          token: {
            name: 'Rebel Token',
            colors: ['red'],
            types: ['creature'],
            subtypes: ['Rebel'],
            power: 2,
            toughness: 2,
          },
        },
        { do: 'attach', what: THIS, to: MADE },
      ]),
    ],
  },
  'partner with': {
    rule: '702.124j',
    means: (k) => [
      triggered(
        'partner with',
        WHEN_ENTERS,
        [
          {
            do: 'may',
            who: TARGET,
            actions: [
              {
                do: 'search',
                who: TARGET,
                whose: TARGET,
                zones: ['library'],
                what: k.what ?? CREATURE,
                max: 1,
                as: 'found',
                reveal: true,
              },
              { do: 'move', what: { kind: 'var', name: 'found' }, to: { zone: 'hand' } },
              { do: 'shuffle', who: TARGET },
            ],
          },
        ],
        { targets: [{ name: 'target', what: PLAYER }] },
      ),
    ],
  },
  champion: {
    rule: '702.72',
    means: (k) => [
      triggered('champion', WHEN_ENTERS, [
        {
          do: 'choose',
          from: { kind: 'each', where: all(k.what ?? CREATURE, YOURS, ANOTHER) },
          min: 0,
          max: 1,
          as: 'chosen',
        },
        {
          do: 'if',
          condition: { kind: 'exists', what: { kind: 'var', name: 'chosen' } },
          then: [{ do: 'move', what: { kind: 'var', name: 'chosen' }, to: { zone: 'exile' }, note: 'championed' }],
          else: [{ do: 'sacrificeObjects', what: THIS }],
        },
      ]),
      triggered('champion', { on: 'move', what: { kind: 'is', what: THIS }, from: ['battlefield'] }, [
        {
          do: 'move',
          what: CHAMPIONED,
          to: { zone: 'battlefield', controller: { kind: 'owner', of: CHAMPIONED } },
        },
      ]),
    ],
  },
  /** 702.155b; which chapters trigger then is in `../sagas.ts`. */
  'read ahead': {
    rule: '702.155',
    means: () => [
      {
        kind: 'replacement',
        on: WHEN_ENTERS,
        instead: {
          kind: 'enters',
          actions: [{ do: 'chooseNumber', min: 1, max: { kind: 'finalChapter', of: THIS }, key: 'chapter' }],
          counters: [{ counter: 'lore', count: { kind: 'noted', key: 'chapter' } }],
        },
      },
    ],
  },
  /** Whether it was paid is noted: 1 or 0. */
  tribute: {
    rule: '702.104',
    means: (k) => [
      {
        kind: 'replacement',
        on: WHEN_ENTERS,
        instead: {
          kind: 'enters',
          actions: [
            { do: 'choose', from: OPPONENTS, as: 'tributary' },
            { do: 'may', who: { kind: 'var', name: 'tributary' }, actions: [], name: 'paid' },
            {
              do: 'note',
              key: 'tribute',
              value: { kind: 'if', condition: { kind: 'did', name: 'paid' }, then: 1, else: 0 },
            },
          ],
          counters: [
            {
              counter: '+1/+1',
              count: { kind: 'if', condition: { kind: 'did', name: 'paid' }, then: amountOf(k), else: 0 },
            },
          ],
        },
      },
    ],
  },
  /** 702.165a, 702.165d: the abilities printed after it, but for other instances of backup. */
  backup: {
    rule: '702.165',
    means: (k, after) => {
      const given = after.filter((a) => a.kind !== 'keyword' || a.keyword !== 'backup');
      return [
        triggered(
          'backup',
          WHEN_ENTERS,
          [
            put('+1/+1', amountOf(k), TARGET),
            {
              do: 'if',
              condition: { kind: 'matches', what: TARGET, where: ANOTHER },
              then: [untilEndOfTurn(TARGET, ...given.map((ability): Change => ({ kind: 'gain', ability })))],
            },
          ],
          { targets: [{ name: 'target', what: CREATURE }] },
        ),
      ];
    },
  },
  /** 702.44a: which counters depends on what it enters as, whatever would change its types. */
  sunburst: {
    rule: '702.44',
    means: () => {
      const colors: Value = { kind: 'spent', of: THIS, colors: true };
      const isCreature: Condition = { kind: 'matches', what: THIS, where: CREATURE };
      return [entersWith('+1/+1', colors, isCreature), entersWith('charge', colors, { kind: 'not', of: isCreature })];
    },
  },
  soulbond: {
    rule: '702.95',
    means: () => [
      triggered(
        'soulbond',
        WHEN_ENTERS,
        [
          { do: 'choose', from: UNPAIRED_OTHERS, min: 0, max: 1, as: 'mate' },
          { do: 'pair', a: THIS, b: { kind: 'var', name: 'mate' } },
        ],
        { condition: { kind: 'all', of: [isUnpaired(THIS), { kind: 'exists', what: UNPAIRED_OTHERS }] } },
      ),
      triggered(
        'soulbond',
        { on: 'move', what: all(CREATURE, YOURS, ANOTHER), to: ['battlefield'] },
        [{ do: 'may', actions: [{ do: 'pair', a: THIS, b: EVENT_OBJECT }] }],
        { condition: { kind: 'all', of: [isUnpaired(THIS), isUnpaired(EVENT_OBJECT)] } },
      ),
    ],
  },
  ravenous: {
    rule: '702.156',
    means: () => [
      entersWith('+1/+1', { kind: 'x' }),
      triggered('ravenous', WHEN_ENTERS, [{ do: 'draw', who: YOU, count: 1 }], {
        condition: { kind: 'compare', value: { kind: 'x' }, is: { op: '≥', to: 5 } },
      }),
    ],
  },
  unleash: {
    rule: '702.98',
    means: () => [
      { ...entersWith('+1/+1', 1), optional: true },
      { kind: 'static', condition: has('+1/+1'), effects: [{ kind: 'cant', action: 'block', what: THIS }] },
    ],
  },
  evolve: {
    rule: '702.100',
    means: () => [
      triggered('evolve', { on: 'move', what: all(CREATURE, YOURS), to: ['battlefield'] }, [put('+1/+1', 1)], {
        condition: { kind: 'any', of: [greaterThanThis('power'), greaterThanThis('toughness')] },
      }),
    ],
  },
  fabricate: {
    rule: '702.123',
    means: (k) => [
      triggered('fabricate', WHEN_ENTERS, [
        { do: 'may', actions: [put('+1/+1', amountOf(k))], name: 'keyword.counters' },
        {
          do: 'if',
          condition: { kind: 'not', of: { kind: 'did', name: 'keyword.counters' } },
          then: [
            {
              do: 'token',
              count: amountOf(k),
              token: {
                name: 'Servo Token',
                colors: [],
                types: ['artifact', 'creature'],
                subtypes: ['Servo'],
                power: 1,
                toughness: 1,
              },
            },
          ],
        },
      ]),
    ],
  },
  /** 702.136a: the first is chosen, or the second. */
  riot: {
    rule: '702.136',
    means: () => [
      {
        kind: 'replacement',
        on: WHEN_ENTERS,
        instead: {
          kind: 'enters',
          actions: [
            {
              do: 'either',
              options: [[{ do: 'note', key: '+1/+1 counter', value: 1 }], [{ do: 'note', key: 'haste', value: 1 }]],
            },
          ],
          counters: [{ counter: '+1/+1', count: { kind: 'noted', key: '+1/+1 counter' } }],
        },
      },
      {
        kind: 'static',
        condition: { kind: 'compare', value: { kind: 'noted', key: 'haste' }, is: { op: '=', to: 1 } },
        effects: [
          { kind: 'modify', what: THIS, changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } }] },
        ],
      },
    ],
  },
  devour: {
    rule: '702.82',
    means: (k) => [
      {
        kind: 'replacement',
        on: WHEN_ENTERS,
        instead: {
          kind: 'enters',
          actions: [
            {
              do: 'choose',
              from: { kind: 'each', where: all(CREATURE, YOURS) },
              min: 0,
              max: { kind: 'count', of: { kind: 'each', where: all(CREATURE, YOURS) } },
              as: 'devoured',
            },
            { do: 'sacrificeObjects', what: DEVOURED },
          ],
          counters: [
            { counter: '+1/+1', count: { kind: 'times', of: [amountOf(k), { kind: 'count', of: DEVOURED }] } },
          ],
        },
      },
    ],
  },
  changeling: {
    rule: '702.73',
    means: () => [
      {
        kind: 'static',
        defining: true,
        effects: [{ kind: 'modify', what: THIS, changes: [{ kind: 'everyCreatureType' }] }],
      },
    ],
  },
  devoid: {
    rule: '702.114',
    means: () => [
      {
        kind: 'static',
        defining: true,
        effects: [{ kind: 'modify', what: THIS, changes: [{ kind: 'colors', colors: [], set: true }] }],
      },
    ],
  },
};
