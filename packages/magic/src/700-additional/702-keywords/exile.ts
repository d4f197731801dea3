/** Keywords of cards that wait in exile to be cast: suspend, madness, plot. */
import type { Condition, Selector } from '@rulewright/language/magic';
import type { Keywords } from './keyword.ts';
import {
  AT_YOUR_UPKEEP,
  all,
  amountOf,
  costOf,
  EVENT_OBJECT,
  has,
  hasNo,
  IS_THIS,
  paid,
  THIS,
  triggered,
  YOU,
} from './words.ts';

const EXILED: Selector = { kind: 'var', name: 'exiled' };
const OWNERS_OWN: Condition = {
  kind: 'matches',
  what: THIS,
  where: { kind: 'controlledBy', who: { kind: 'owner', of: THIS } },
};

/** During the player's main phase while the stack is empty. */
const AS_A_SORCERY: readonly Condition[] = [
  { kind: 'turnOf', who: YOU },
  { kind: 'step', steps: ['main1', 'main2'] },
  { kind: 'not', of: { kind: 'exists', what: { kind: 'each', zones: ['stack'], where: all() } } },
];

export const exile: Keywords = {
  madness: {
    rule: '702.35',
    means: (k) => [
      {
        kind: 'replacement',
        on: { on: 'move', what: IS_THIS, from: ['hand'], how: 'discarded' },
        instead: { kind: 'change', zone: 'exile' },
      },
      triggered(
        'madness',
        { on: 'move', what: IS_THIS, from: ['hand'], to: ['exile'], how: 'discarded' },
        [
          { do: 'cast', what: EVENT_OBJECT, cost: costOf(k), by: 'madness' },
          {
            do: 'move',
            what: { kind: 'each', zones: ['exile'], where: { kind: 'is', what: EVENT_OBJECT } },
            to: { zone: 'graveyard' },
          },
        ],
        { zones: ['hand'] },
      ),
    ],
  },
  suspend: {
    rule: '702.62',
    means: (k) => [
      {
        kind: 'activated',
        keyword: 'suspend',
        special: true,
        timing: 'spell',
        zones: ['hand'],
        cost: costOf(k),
        actions: [
          { do: 'move', what: THIS, to: { zone: 'exile', counters: [{ counter: 'time', count: amountOf(k) }] } },
        ],
      },
      triggered('suspend', AT_YOUR_UPKEEP, [{ do: 'removeCounters', from: THIS, counter: 'time', count: 1 }], {
        zones: ['exile'],
        condition: has('time'),
      }),
      triggered(
        'suspend',
        { on: 'counters', what: IS_THIS, counter: 'time', removed: true },
        [{ do: 'cast', what: THIS, free: true, by: 'suspend' }],
        { zones: ['exile'], condition: hasNo('time') },
      ),
      {
        kind: 'static',
        condition: { kind: 'all', of: [paid('suspend'), OWNERS_OWN] },
        effects: [
          { kind: 'modify', what: THIS, changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } }] },
        ],
      },
    ],
  },
  /** 702.143a: face down in exile, where its owner may look at it; castable once the turn is over. */
  foretell: {
    rule: '702.143',
    means: (k) => [
      {
        kind: 'activated',
        keyword: 'foretell',
        special: true,
        zones: ['hand'],
        condition: { kind: 'turnOf', who: YOU },
        cost: [{ kind: 'mana', mana: '{2}' }],
        actions: [
          { do: 'move', what: THIS, to: { zone: 'exile', faceDown: true, seenBy: YOU }, as: 'exiled' },
          { do: 'designate', what: EXILED, as: 'foretold' },
        ],
      },
      {
        kind: 'alternativeCost',
        name: 'foretell',
        cost: costOf(k),
        zone: 'exile',
        condition: {
          kind: 'all',
          of: [
            { kind: 'matches', what: THIS, where: { kind: 'designated', as: 'foretold' } },
            { kind: 'not', of: { kind: 'history', event: { on: 'move', what: IS_THIS, to: ['exile'] } } },
          ],
        },
      },
    ],
  },
  plot: {
    rule: '702.170',
    means: (k) => [
      {
        kind: 'activated',
        keyword: 'plot',
        special: true,
        timing: 'sorcery',
        zones: ['hand'],
        cost: costOf(k),
        actions: [
          { do: 'move', what: THIS, to: { zone: 'exile' }, as: 'exiled' },
          { do: 'designate', what: EXILED, as: 'plotted' },
        ],
      },
      {
        kind: 'alternativeCost',
        name: 'plot',
        cost: [],
        zone: 'exile',
        condition: {
          kind: 'all',
          of: [
            { kind: 'matches', what: THIS, where: { kind: 'designated', as: 'plotted' } },
            { kind: 'not', of: { kind: 'history', event: { on: 'move', what: IS_THIS, to: ['exile'] } } },
            ...AS_A_SORCERY,
          ],
        },
      },
    ],
  },
};
