/** Prowl (702.76). The source must have had one of the spell's creature types. */
import type { Filter } from '@rulewright/language/magic';
import { damagedBy } from './casting-words.ts';
import type { Keyword } from './keyword.ts';
import { costOf, THIS } from './words.ts';

/** 702.76a: one of the spell's own creature types. */
const SHARES_CREATURE_TYPE: Filter = { kind: 'sharesType', with: THIS, of: 'creature' };

export const prowl: Keyword = {
  rule: '702.76',
  means: (k) => [
    { kind: 'alternativeCost', name: 'prowl', cost: costOf(k), condition: damagedBy(k.what ?? SHARES_CREATURE_TYPE) },
  ],
};
