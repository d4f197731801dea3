/** 简体中文: what is true of objects. */
import type { WordingTable } from '../../grammar/rule.ts';

export const predicates: WordingTable = {
  'predicates.one': '{a}',
  'predicates.and': [
    '{a}并{b}',
    '{a}且{b}',
    '{a}，且{b}',
    '{a}，并{b}',
    '{a}，{b}',
    '{a}与{b}',
    '{a}和{b}',
    '{a}，以及{b}',
    '{a}，并且{b}',
    '{a}并且{b}',
    '{a}及{b}',
  ],
  'predicate.has': ['具有{k}', '获得{k}', '得到{k}', '具{k}', '仍具有{k}'],
  'duration.endOfTurn': ['直到回合结束', '直到本回合结束', '本回合中'],
  'duration.yourNextTurn': ['直到你的下一个回合', '直到你的下个回合', '直到你下个回合'],
  'duration.while': ['只要{c}', '在{c}的时段内'],
};
