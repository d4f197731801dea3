/** Keywords of permanents that die or go, and of what they leave behind. */
import type { Selector, TriggeredAbility } from '@rulewright/language/magic';
import type { Keywords } from './keyword.ts';
import {
  AT_YOUR_UPKEEP,
  all,
  amountOf,
  CREATURE,
  costOf,
  countersOn,
  entersWith,
  has,
  hasNo,
  IS_CARD,
  IS_THIS,
  put,
  TARGET,
  THIS,
  triggered,
  WHEN_DIES,
  WHEN_ENTERS,
  YOU,
} from './words.ts';

/** 702.79a, 702.93a: it comes back once, with a counter that keeps it from coming back again. */
const returning = (keyword: string, counter: string): TriggeredAbility =>
  triggered(
    keyword,
    WHEN_DIES,
    [
      {
        do: 'move',
        what: THIS,
        to: {
          zone: 'battlefield',
          controller: { kind: 'owner', of: THIS },
          counters: [{ counter, count: 1 }],
        },
      },
    ],
    { condition: hasNo(counter) },
  );

const HOST: Selector = { kind: 'host', of: THIS };

const lastTimeCounter: TriggeredAbility = triggered(
  'vanishing',
  { on: 'counters', what: IS_THIS, counter: 'time', removed: true },
  [{ do: 'sacrificeObjects', what: THIS }],
  { condition: hasNo('time') },
);

export const death: Keywords = {
  'cumulative upkeep': {
    rule: '702.24',
    means: (k) => [
      triggered(
        'cumulative upkeep',
        AT_YOUR_UPKEEP,
        [
          put('age', 1),
          {
            do: 'pay',
            cost: costOf(k),
            times: countersOn('age'),
            optional: true,
            else: [{ do: 'sacrificeObjects', what: THIS }],
          },
        ],
        { condition: { kind: 'matches', what: THIS, where: { kind: 'in', zones: ['battlefield'] } } },
      ),
    ],
  },
  dredge: {
    rule: '702.52',
    means: (k) => [
      {
        kind: 'replacement',
        zones: ['graveyard'],
        optional: true,
        on: { on: 'draw', who: YOU },
        condition: {
          kind: 'compare',
          value: { kind: 'count', of: { kind: 'top', of: YOU, count: amountOf(k) } },
          is: { op: '≥', to: amountOf(k) },
        },
        instead: {
          kind: 'instead',
          actions: [
            { do: 'mill', who: YOU, count: amountOf(k) },
            { do: 'move', what: THIS, to: { zone: 'hand' } },
          ],
        },
      },
    ],
  },
  'umbra armor': {
    rule: '702.89',
    means: () => [
      {
        kind: 'replacement',
        on: { on: 'destroy', what: { kind: 'is', what: HOST } },
        instead: {
          kind: 'instead',
          actions: [
            { do: 'heal', what: HOST },
            { do: 'destroy', what: THIS },
          ],
        },
      },
    ],
  },
  echo: {
    rule: '702.30',
    means: (k) => [
      triggered(
        'echo',
        AT_YOUR_UPKEEP,
        [{ do: 'pay', cost: costOf(k), optional: true, else: [{ do: 'sacrificeObjects', what: THIS }] }],
        { condition: { kind: 'matches', what: THIS, where: { kind: 'recent' } } },
      ),
    ],
  },
  fading: {
    rule: '702.32',
    means: (k) => [
      entersWith('fade', amountOf(k)),
      triggered('fading', AT_YOUR_UPKEEP, [
        {
          do: 'if',
          condition: has('fade'),
          then: [{ do: 'removeCounters', from: THIS, counter: 'fade', count: 1 }],
          else: [{ do: 'sacrificeObjects', what: THIS }],
        },
      ]),
    ],
  },
  modular: {
    rule: '702.43',
    means: (k) => [
      entersWith('+1/+1', amountOf(k)),
      triggered('modular', WHEN_DIES, [{ do: 'may', actions: [put('+1/+1', countersOn('+1/+1'), TARGET)] }], {
        targets: [{ name: 'target', what: all({ kind: 'type', type: 'artifact' }, CREATURE) }],
      }),
    ],
  },
  soulshift: {
    rule: '702.46',
    means: (k) => [
      triggered(
        'soulshift',
        WHEN_DIES,
        [{ do: 'may', actions: [{ do: 'move', what: TARGET, to: { zone: 'hand' } }] }],
        {
          targets: [
            {
              name: 'target',
              zones: ['graveyard'],
              what: all(
                IS_CARD,
                { kind: 'subtype', type: 'Spirit' },
                { kind: 'ownedBy', who: YOU },
                { kind: 'manaValue', is: { op: '≤', to: amountOf(k) } },
              ),
            },
          ],
        },
      ),
    ],
  },
  vanishing: {
    rule: '702.63',
    means: (k) => [
      ...(k.amount === undefined ? [] : [entersWith('time', k.amount)]),
      triggered('vanishing', AT_YOUR_UPKEEP, [{ do: 'removeCounters', from: THIS, counter: 'time', count: 1 }], {
        condition: has('time'),
      }),
      lastTimeCounter,
    ],
  },
  persist: { rule: '702.79', means: () => [returning('persist', '-1/-1')] },
  undying: { rule: '702.93', means: () => [returning('undying', '+1/+1')] },
  exploit: {
    rule: '702.110',
    means: () => [
      triggered('exploit', WHEN_ENTERS, [
        {
          do: 'may',
          actions: [
            { do: 'sacrifice', who: YOU, what: CREATURE, count: 1 },
            { do: 'acted', action: 'exploit', what: THIS },
          ],
        },
      ]),
    ],
  },
  afterlife: {
    rule: '702.135',
    means: (k) => [
      triggered('afterlife', WHEN_DIES, [
        {
          do: 'token',
          count: amountOf(k),
          token: {
            name: 'Spirit Token',
            colors: ['white', 'black'],
            types: ['creature'],
            subtypes: ['Spirit'],
            power: 1,
            toughness: 1,
            abilities: [{ kind: 'keyword', keyword: 'flying' }],
          },
        },
      ]),
    ],
  },
};
