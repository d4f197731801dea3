/** 日本語: conditions. */
import type { WordingTable } from '../../grammar/rule.ts';

export const nouns: WordingTable = {
  'conditions.one': '{a}',
  'conditions.or': ['{a}か{b}', '{a}または{b}'],
  'condition.valueIs': ['{v}が{c}である', '{v}が{c}', '{v}が{c}であった', '{v}が{c}であっ†'],
  'condition.thereIs': ['{n}がある', '{n}が1<つ#n>以上ある'],
};
