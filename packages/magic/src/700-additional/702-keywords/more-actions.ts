/** More keyword actions (701) that are short for other actions. */
import type { Action, Filter, Selector } from '@rulewright/language/magic';
import type { Meaning, OfKind } from './actions.ts';
import { all, CREATURE, put, YOU, YOURS } from './words.ts';

export type MoreKeywordAction =
  | 'incubate'
  | 'learn'
  | 'timeTravel'
  | 'endure'
  | 'airbend'
  | 'earthbend'
  | 'blight'
  | 'behold'
  | 'harness';

const bound = (name: string): Selector => ({ kind: 'var', name });
const ONE = bound('keyword.one');
const CHOSEN = bound('keyword.chosen');
const CARD = bound('keyword.card');
const HERE = bound('keyword.here');

const eachOf = (what: Selector, actions: readonly Action[]): readonly Action[] => [
  { do: 'forEach', in: what, as: 'keyword.one', actions },
];
const on = (what: Selector): Selector => ({ kind: 'each', where: { kind: 'is', what } });
const TIMED: Filter = { kind: 'counters', counter: 'time', is: { op: '≥', to: 1 } };
/** 701.56a: permanents of yours, and suspended cards that you own in exile. */
const IN_TIME: Selector = {
  kind: 'union',
  of: [
    { kind: 'each', where: all(YOURS, TIMED) },
    {
      kind: 'each',
      zones: ['exile'],
      where: all({ kind: 'ownedBy', who: YOU }, TIMED, { kind: 'keyword', keyword: 'suspend' }),
    },
  ],
};

export const moreActions: { readonly [K in MoreKeywordAction]: Meaning<OfKind<K>> } = {
  behold: {
    rule: '701.4',
    means: ({ what, as }) => [
      {
        do: 'choose',
        from: {
          kind: 'union',
          of: [
            { kind: 'each', zones: ['hand'], where: all(what, { kind: 'ownedBy', who: YOU }) },
            { kind: 'each', where: all(what, YOURS) },
          ],
        },
        as,
      },
      { do: 'reveal', what: { kind: 'each', zones: ['hand'], where: { kind: 'is', what: bound(as) } } },
    ],
  },
  /** 701.48a: a Lesson card comes from outside the game. */
  learn: {
    rule: '701.48',
    means: () => [
      {
        do: 'may',
        name: 'keyword.discarded',
        actions: [
          { do: 'discard', who: YOU, count: 1, as: 'keyword.card' },
          {
            do: 'if',
            condition: { kind: 'exists', what: CARD },
            then: [{ do: 'draw', who: YOU, count: 1 }],
          },
        ],
      },
      {
        do: 'if',
        condition: { kind: 'not', of: { kind: 'did', name: 'keyword.discarded' } },
        then: [
          {
            do: 'choose',
            from: {
              kind: 'each',
              zones: ['outside'],
              where: all({ kind: 'subtype', type: 'Lesson' }, { kind: 'ownedBy', who: YOU }),
            },
            min: 0,
            max: 1,
            as: 'keyword.chosen',
          },
          { do: 'reveal', what: CHOSEN },
          { do: 'move', what: CHOSEN, to: { zone: 'hand' } },
        ],
      },
    ],
  },
  incubate: {
    rule: '701.53',
    means: ({ count }) => [
      { do: 'token', token: 'Incubator', count: 1, counters: [{ counter: '+1/+1', count }] },
      { do: 'acted', action: 'incubate' },
    ],
  },
  timeTravel: {
    rule: '701.56',
    means: () => [
      { do: 'choose', from: IN_TIME, min: 0, max: { kind: 'count', of: IN_TIME }, as: 'keyword.chosen' },
      ...eachOf(CHOSEN, [
        {
          do: 'either',
          options: [[put('time', 1, ONE)], [{ do: 'removeCounters', from: ONE, counter: 'time', count: 1 }]],
        },
      ]),
      { do: 'acted', action: 'time travel' },
    ],
  },
  /** 701.63: the controller puts the counters there, or else makes the Spirit. */
  endure: {
    rule: '701.63',
    means: ({ what, count }) => {
      const controller: Selector = { kind: 'controller', of: what };
      const spirit: Action = {
        do: 'token',
        count: 1,
        who: controller,
        token: {
          name: 'Spirit Token',
          colors: ['white'],
          types: ['creature'],
          subtypes: ['Spirit'],
          power: count,
          toughness: count,
        },
      };
      return [
        { do: 'let', name: 'keyword.here', objects: on(what) },
        {
          do: 'if',
          condition: { kind: 'compare', value: count, is: { op: '>', to: 0 } },
          then: [
            {
              do: 'if',
              condition: { kind: 'exists', what: HERE },
              then: [{ do: 'either', who: controller, options: [[put('+1/+1', count, HERE)], [spirit]] }],
              else: [spirit],
            },
          ],
        },
      ];
    },
  },
  harness: { rule: '701.64', means: ({ what }) => [{ do: 'designate', what, as: 'harnessed' }] },
  airbend: {
    rule: '701.65',
    means: ({ what }) => [
      { do: 'move', what, to: { zone: 'exile' }, as: 'keyword.chosen' },
      ...eachOf(CHOSEN, [
        {
          do: 'effect',
          effects: [
            {
              kind: 'may',
              action: 'play',
              who: { kind: 'owner', of: ONE },
              what: { kind: 'is', what: ONE },
              zones: ['exile'],
              cost: [{ kind: 'mana', mana: '{2}' }],
            },
          ],
          duration: {
            kind: 'while',
            condition: { kind: 'matches', what: ONE, where: { kind: 'in', zones: ['exile'] } },
          },
        },
      ]),
      { do: 'acted', action: 'airbend' },
    ],
  },
  earthbend: {
    rule: '701.66',
    means: ({ what, count }) => [
      { do: 'let', name: 'keyword.here', objects: on(what) },
      {
        do: 'effect',
        effects: [
          {
            kind: 'modify',
            what: HERE,
            changes: [
              { kind: 'types', types: ['creature'] },
              { kind: 'setPT', power: 0, toughness: 0 },
              { kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } },
            ],
          },
        ],
        duration: { kind: 'forever' },
      },
      put('+1/+1', count, HERE),
      {
        do: 'delayed',
        trigger: {
          kind: 'triggered',
          keyword: 'earthbend',
          on: {
            on: 'move',
            what: { kind: 'is', what: HERE },
            from: ['battlefield'],
            to: ['graveyard', 'exile'],
          },
          actions: [
            {
              do: 'move',
              what: { kind: 'event', role: 'object' },
              to: { zone: 'battlefield', tapped: true, controller: YOU },
            },
          ],
        },
      },
      { do: 'acted', action: 'earthbend' },
    ],
  },
  blight: {
    rule: '701.68',
    means: ({ who = YOU, count, as = 'keyword.chosen' }) => [
      { do: 'choose', who, from: { kind: 'each', where: all(CREATURE, { kind: 'controlledBy', who }) }, as },
      put('-1/-1', count, bound(as)),
      { do: 'acted', action: 'blight', who },
    ],
  },
};
