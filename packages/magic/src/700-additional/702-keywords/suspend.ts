/** Suspend (702.62). */
import type { Action, ActivatedAbility, KeywordAbility, Selector } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { AT_YOUR_UPKEEP, all, amountOf, CREATURE, costOf, has, hasNo, IS_THIS, THIS, triggered } from './words.ts';

/** The spell that it is cast as, and the permanent that that becomes (400.7a). */
const CAST: Selector = { kind: 'became', of: THIS };

/** "It gains haste until you lose control of the spell or the permanent it becomes." */
const hasteWhileYours: Action = {
  do: 'effect',
  effects: [
    {
      kind: 'modify',
      what: { kind: 'filter', of: CAST, where: all(CREATURE, { kind: 'paid', cost: 'suspend' }) },
      changes: [{ kind: 'gain', ability: { kind: 'keyword', keyword: 'haste' } }],
    },
  ],
  duration: {
    kind: 'while',
    condition: {
      kind: 'not',
      of: {
        kind: 'exists',
        what: {
          kind: 'filter',
          of: { kind: 'union', of: [CAST, { kind: 'became', of: CAST }] },
          where: all(
            { kind: 'in', zones: ['stack', 'battlefield'] },
            { kind: 'not', of: { kind: 'controlledBy', who: { kind: 'you' } } },
          ),
        },
      },
    },
  },
};

const fromHand = (k: KeywordAbility): ActivatedAbility => ({
  kind: 'activated',
  keyword: 'suspend',
  special: true,
  timing: 'spell',
  zones: ['hand'],
  cost: costOf(k),
  actions: [{ do: 'move', what: THIS, to: { zone: 'exile', counters: [{ counter: 'time', count: amountOf(k) }] } }],
});

export const suspend: Keyword = {
  rule: '702.62',
  means: (k) => [
    // A card that is only said to gain suspend has no cost for it (702.62a: the other two abilities work in exile).
    ...(k.cost === undefined ? [] : [fromHand(k)]),
    triggered('suspend', AT_YOUR_UPKEEP, [{ do: 'removeCounters', from: THIS, counter: 'time', count: 1 }], {
      zones: ['exile'],
      condition: has('time'),
    }),
    triggered(
      'suspend',
      { on: 'counters', what: IS_THIS, counter: 'time', removed: true },
      [{ do: 'cast', what: THIS, free: true, by: 'suspend' }, hasteWhileYours],
      { zones: ['exile'], condition: hasNo('time') },
    ),
  ],
};
