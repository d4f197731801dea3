/** 简体中文: nouns, their adjectives and what is added to them. */
import type { WordingTable } from '../../grammar/rule.ts';

export const nouns: WordingTable = {
  'counted.noun': '{n}',
  'counted.players': '{p}',
  'counted.counters': ['{on}上的{c}指示物', '{on}上{c}指示物'],
  'counted.allCounters': ['{on}上的指示物', '{on}上指示物'],
  'forEach.counted': ['每有一<个#c>{c}', '每有一{c}', '每有{c}', '每有一种{c}'],
};
