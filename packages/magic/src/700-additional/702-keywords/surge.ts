/** Surge (702.117). */
import type { Selector } from '@rulewright/language/magic';
import type { Keyword } from './keyword.ts';
import { costOf } from './words.ts';

/** 702.117a: you and your team. */
const TEAM: Selector = {
  kind: 'players',
  which: 'each',
  where: {
    kind: 'not',
    of: {
      kind: 'exists',
      what: { kind: 'filter', of: { kind: 'var', name: 'it' }, where: { kind: 'player', which: 'opponents' } },
    },
  },
};

export const surge: Keyword = {
  rule: '702.117',
  means: (k) => [
    {
      kind: 'alternativeCost',
      name: 'surge',
      cost: costOf(k),
      condition: { kind: 'history', event: { on: 'cast', who: TEAM } },
    },
  ],
};
