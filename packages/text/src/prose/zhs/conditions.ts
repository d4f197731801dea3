/** 简体中文: conditions. */
import type { WordingTable } from '../../grammar/rule.ts';

export const conditions: WordingTable = {
  'conditions.one': '{a}',
  'conditions.or': ['{a}或{b}', '{a}或是{b}'],
  'condition.valueIs': ['{v}{c}', '{v}为{c}'],
  'condition.thereAreNo': '没有{n}',
  'condition.countersOn': { words: '{what}上有{c}个或更多{k}指示物', isEcho: true },
  'condition.hadCounter': '{what}上有{k}指示物',
  'condition.hasCounter': ['{what}上有{k}指示物', '{what}上有一个{k}指示物'],
  'condition.thereIs': ['有{n}', '有一<个#n>{n}'],
};
