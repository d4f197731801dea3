/** 简体中文: what is done, and what it costs. */
import type { WordingTable } from '../../grammar/rule.ts';

export const verbs: WordingTable = {
  'alternatives.one': '{a}',
  'alternatives.or': '{a}或{b}',
  'act.again': '重复此流程',
};
