/** Keywords about cards in hands, libraries and graveyards. */
import type { Selector } from '@rulewright/language/magic';
import type { Keywords } from './keyword.ts';
import {
  all,
  amountOf,
  CREATURE,
  costOf,
  IS_CARD,
  IS_THIS,
  THIS,
  triggered,
  WHEN_CAST,
  WHEN_ENTERS,
  YOU,
} from './words.ts';

const FOUND: Selector = { kind: 'var', name: 'found' };
const REVEALED: Selector = { kind: 'var', name: 'revealed' };
const HOST: Selector = { kind: 'host', of: THIS };
const AURA = { kind: 'subtype', type: 'Aura' } as const;

export const cards: Keywords = {
  amplify: {
    rule: '702.38',
    means: (k) => [
      {
        kind: 'replacement',
        on: WHEN_ENTERS,
        instead: {
          kind: 'enters',
          actions: [
            {
              do: 'choose',
              from: {
                kind: 'each',
                zones: ['hand'],
                where: all(
                  { kind: 'ownedBy', who: YOU },
                  { kind: 'sharesType', with: THIS, of: 'creature' },
                  { kind: 'not', of: IS_THIS },
                ),
              },
              min: 0,
              max: { kind: 'count', of: { kind: 'each', zones: ['hand'], where: { kind: 'ownedBy', who: YOU } } },
              as: 'revealed',
            },
            { do: 'reveal', what: REVEALED },
          ],
          counters: [
            { counter: '+1/+1', count: { kind: 'times', of: [amountOf(k), { kind: 'count', of: REVEALED }] } },
          ],
        },
      },
    ],
  },
  recover: {
    rule: '702.59',
    means: (k) => [
      triggered(
        'recover',
        {
          on: 'move',
          what: all(CREATURE, { kind: 'ownedBy', who: YOU }),
          from: ['battlefield'],
          to: ['graveyard'],
        },
        [
          {
            do: 'pay',
            cost: costOf(k),
            optional: true,
            then: [{ do: 'move', what: THIS, to: { zone: 'hand' } }],
            else: [{ do: 'move', what: THIS, to: { zone: 'exile' } }],
          },
        ],
        { zones: ['graveyard'] },
      ),
    ],
  },
  ripple: {
    rule: '702.60',
    means: (k) => [
      triggered(
        'ripple',
        WHEN_CAST,
        [
          {
            do: 'may',
            actions: [
              { do: 'let', name: 'revealed', objects: { kind: 'top', of: YOU, count: amountOf(k) } },
              { do: 'reveal', what: REVEALED },
              {
                do: 'cast',
                what: { kind: 'filter', of: REVEALED, where: { kind: 'sharesName', with: THIS } },
                free: true,
              },
              {
                do: 'move',
                what: { kind: 'each', zones: ['library'], where: { kind: 'is', what: REVEALED } },
                to: { zone: 'library', position: 'bottom', order: 'chosen' },
              },
            ],
          },
        ],
        { zones: ['stack'] },
      ),
    ],
  },
  /** 702.65b: if the card cannot be put where this Aura is, nothing happens. */
  'aura swap': {
    rule: '702.65',
    means: (k) => [
      {
        kind: 'activated',
        keyword: 'aura swap',
        cost: costOf(k),
        actions: [
          {
            do: 'if',
            condition: {
              kind: 'matches',
              what: THIS,
              where: all({ kind: 'in', zones: ['battlefield'] }, { kind: 'ownedBy', who: YOU }),
            },
            then: [
              { do: 'let', name: 'host', objects: HOST },
              {
                do: 'choose',
                from: { kind: 'each', zones: ['hand'], where: all(IS_CARD, AURA, { kind: 'ownedBy', who: YOU }) },
                min: 0,
                max: 1,
                as: 'chosen',
              },
              {
                do: 'move',
                what: { kind: 'var', name: 'chosen' },
                to: { zone: 'battlefield', attachedTo: { kind: 'var', name: 'host' } },
                as: 'found',
              },
              {
                do: 'if',
                condition: { kind: 'exists', what: { kind: 'each', where: { kind: 'is', what: FOUND } } },
                then: [{ do: 'move', what: THIS, to: { zone: 'hand' } }],
              },
            ],
          },
        ],
      },
    ],
  },
  transfigure: {
    rule: '702.71',
    means: (k) => [
      {
        kind: 'activated',
        keyword: 'transfigure',
        timing: 'sorcery',
        cost: [...costOf(k), { kind: 'sacrifice', what: IS_THIS, count: 1 }],
        actions: [
          {
            do: 'search',
            zones: ['library'],
            what: all(IS_CARD, CREATURE, {
              kind: 'manaValue',
              is: { op: '=', to: { kind: 'stat', stat: 'manaValue', of: THIS } },
            }),
            max: 1,
            as: 'found',
          },
          { do: 'move', what: FOUND, to: { zone: 'battlefield' } },
          { do: 'shuffle', who: YOU },
        ],
      },
    ],
  },
  /** What it takes off: `../printed.ts`. */
  compleated: { rule: '702.150' },
  /** 702.75a: whoever controls the permanent may look at the card. */
  hideaway: {
    rule: '702.75',
    means: (k) => [
      triggered('hideaway', WHEN_ENTERS, [
        { do: 'let', name: 'revealed', objects: { kind: 'top', of: YOU, count: amountOf(k) } },
        { do: 'look', what: REVEALED },
        { do: 'choose', from: REVEALED, as: 'chosen' },
        {
          do: 'move',
          what: { kind: 'var', name: 'chosen' },
          to: { zone: 'exile', faceDown: true, seenBy: YOU, seenThrough: THIS },
          note: 'hideaway',
        },
        {
          do: 'move',
          what: { kind: 'each', zones: ['library'], where: { kind: 'is', what: REVEALED } },
          to: { zone: 'library', position: 'bottom', order: 'random' },
        },
      ]),
    ],
  },
};
