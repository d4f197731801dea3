/** Keywords by which a spell is cast for another cost: with a permanent given for it, from elsewhere, as something else. */
import type {
  AlternativeCost,
  Condition,
  Cost,
  Selector,
  StaticAbility,
  StaticEffect,
} from '@rulewright/language/magic';
import type { Keywords } from './keyword.ts';
import {
  all,
  amountOf,
  CREATURE,
  costOf,
  entersWith,
  has,
  IS_THIS,
  paid,
  THIS,
  triggered,
  WHEN_ENTERS,
  YOU,
} from './words.ts';

const GIVEN: Selector = { kind: 'var', name: 'given' };
const WARPED: Selector = { kind: 'var', name: 'warped' };

/** 601.2f: what the spell itself says it costs less, wherever it is cast from. */
const costsLess = (change: Partial<Extract<StaticEffect, { kind: 'cost' }>>): StaticAbility => ({
  kind: 'static',
  zones: ['hand', 'graveyard', 'exile', 'command', 'library', 'stack'],
  effects: [{ kind: 'cost', of: 'spell', what: IS_THIS, ...change }],
});

const instead = (name: string, cost: readonly Cost[], more: Partial<AlternativeCost> = {}): AlternativeCost => ({
  kind: 'alternativeCost',
  name,
  cost,
  ...more,
});

const DISCARDED_THIS_TURN: Condition = {
  kind: 'history',
  event: { on: 'move', what: IS_THIS, from: ['hand'], to: ['graveyard'], how: 'discarded' },
};

export const alternative: Keywords = {
  /** The quality of the permanent, where it is not a creature (702.48a). It is a way of casting: with it the timing differs. */
  offering: {
    rule: '702.48',
    means: (k) => [
      instead(
        'offering',
        [
          { kind: 'manaCostOf', what: THIS },
          { kind: 'sacrifice', what: k.what ?? CREATURE, count: 1, as: 'given', announced: true },
        ],
        { flash: true },
      ),
      costsLess({ lessCostOf: GIVEN }),
    ],
  },
  emerge: {
    rule: '702.119',
    means: (k) => [
      instead('emerge', [
        ...costOf(k),
        { kind: 'sacrifice', what: k.what ?? CREATURE, count: 1, as: 'given', announced: true },
      ]),
      costsLess({ less: '{1}', times: { kind: 'stat', stat: 'manaValue', of: GIVEN } }),
    ],
  },
  harmonize: {
    rule: '702.180',
    means: (k) => [
      instead(
        'harmonize',
        [...costOf(k), { kind: 'tapOthers', what: CREATURE, count: 1, upTo: true, as: 'given', announced: true }],
        { zone: 'graveyard' },
      ),
      costsLess({ less: '{1}', times: { kind: 'stat', stat: 'power', of: GIVEN } }),
    ],
  },
  /** What becomes of its text: `600-effects/601-cast/cast-otherwise.ts`. */
  cleave: { rule: '702.148', needs: 'ability', means: (k) => [instead('cleave', costOf(k))] },
  /** 718: the second set of numbers is the second face of the card. */
  prototype: { rule: '702.160' },
  /** 702.127a: which half may be cast from where is read where cards are cast (`600-effects/601-cast/601.3-ways.ts`). */
  aftermath: {
    rule: '702.127',
    means: () => [
      {
        kind: 'replacement',
        on: { on: 'move', what: IS_THIS, from: ['stack'] },
        condition: { kind: 'wasCast', from: 'graveyard' },
        instead: { kind: 'change', zone: 'exile' },
      },
    ],
  },
  'more than meets the eye': {
    rule: '702.162',
    means: (k) => [instead('more than meets the eye', costOf(k), { transformed: true })],
  },
  impending: {
    rule: '702.176',
    means: (k) => {
      const waiting: Condition = { kind: 'all', of: [paid('impending'), has('time')] };
      return [
        instead('impending', costOf(k)),
        entersWith('time', amountOf(k), paid('impending')),
        {
          kind: 'static',
          condition: waiting,
          effects: [{ kind: 'modify', what: THIS, changes: [{ kind: 'removeTypes', types: ['creature'] }] }],
        },
        triggered(
          'impending',
          { on: 'beginning', step: 'end', whose: YOU },
          [{ do: 'removeCounters', from: THIS, counter: 'time', count: 1 }],
          { condition: waiting },
        ),
      ];
    },
  },
  /** 702.185a: the permanent is exiled by a delayed triggered ability, whatever becomes of its own. */
  warp: {
    rule: '702.185',
    means: (k) => [
      instead('warp', costOf(k), { zone: 'hand' }),
      {
        kind: 'replacement',
        on: WHEN_ENTERS,
        condition: paid('warp'),
        instead: {
          kind: 'enters',
          actions: [
            {
              do: 'delayed',
              trigger: triggered('warp', { on: 'beginning', step: 'end' }, [
                { do: 'move', what: { kind: 'became', of: THIS }, to: { zone: 'exile' }, as: 'warped' },
                { do: 'designate', what: WARPED, as: 'warped' },
              ]),
            },
          ],
        },
      },
      {
        kind: 'static',
        zones: ['exile'],
        condition: {
          kind: 'all',
          of: [
            { kind: 'matches', what: THIS, where: { kind: 'designated', as: 'warped' } },
            { kind: 'not', of: { kind: 'history', event: { on: 'move', what: IS_THIS, to: ['exile'] } } },
          ],
        },
        effects: [{ kind: 'may', action: 'play', who: { kind: 'owner', of: THIS }, what: IS_THIS, zones: ['exile'] }],
      },
    ],
  },
  mayhem: {
    rule: '702.187',
    means: (k) =>
      k.cost !== undefined
        ? [instead('mayhem', k.cost, { zone: 'graveyard', condition: DISCARDED_THIS_TURN })]
        : [
            {
              kind: 'static',
              zones: ['graveyard'],
              condition: DISCARDED_THIS_TURN,
              effects: [{ kind: 'may', action: 'play', who: YOU, what: IS_THIS, zones: ['graveyard'] }],
            },
          ],
  },
  'web-slinging': {
    rule: '702.188',
    means: (k) => [
      instead('web-slinging', [...costOf(k), { kind: 'return', what: all(CREATURE, { kind: 'tapped' }), count: 1 }]),
    ],
  },
  /** 702.190b: it attacks what the creature that was returned attacked. */
  sneak: {
    rule: '702.190',
    means: (k) => [
      instead(
        'sneak',
        [...costOf(k), { kind: 'return', what: all(CREATURE, { kind: 'unblocked' }), count: 1, as: 'given' }],
        {
          flash: true,
          condition: {
            kind: 'all',
            of: [
              { kind: 'turnOf', who: YOU },
              { kind: 'step', steps: ['blockers'] },
            ],
          },
        },
      ),
      {
        kind: 'replacement',
        on: WHEN_ENTERS,
        condition: paid('sneak'),
        instead: { kind: 'enters', tapped: true, attacks: { kind: 'attacked', by: GIVEN } },
      },
    ],
  },
  /** 702.94a: the card is revealed as it is drawn, and the ability triggers. */
  miracle: {
    rule: '702.94',
    means: (k) => [
      {
        kind: 'replacement',
        on: { on: 'move', what: IS_THIS, from: ['library'], to: ['hand'], how: 'drawn' },
        condition: {
          kind: 'not',
          of: {
            kind: 'history',
            event: {
              on: 'move',
              what: { kind: 'ownedBy', who: YOU },
              from: ['library'],
              to: ['hand'],
              how: 'drawn',
            },
          },
        },
        optional: true,
        instead: { kind: 'change', reveal: true, note: 'miracle' },
      },
      triggered(
        'miracle',
        { on: 'move', what: IS_THIS, to: ['hand'], how: 'drawn' },
        [{ do: 'cast', what: THIS, cost: costOf(k), by: 'miracle' }],
        {
          zones: ['hand'],
          condition: { kind: 'compare', value: { kind: 'noted', key: 'miracle', on: THIS }, is: { op: '=', to: 1 } },
        },
      ),
    ],
  },
};
