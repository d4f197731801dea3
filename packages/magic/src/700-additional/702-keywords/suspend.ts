/** Suspend (702.62). */
import type { ActivatedAbility, Condition, KeywordAbility } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { AT_YOUR_UPKEEP, amountOf, costOf, has, hasNo, IS_THIS, paid, THIS, triggered } from './words.ts';

const OWNERS_OWN: Condition = {
  kind: 'matches',
  what: THIS,
  where: { kind: 'controlledBy', who: { kind: 'owner', of: THIS } },
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
};
