/** 简体中文: numbers, comparisons and values. */
import type { WordingTable } from '../../grammar/rule.ts';

export const numbers: WordingTable = {
  'comparison.ShortComparison': '{c}',
  'comparison.LongComparison': '{c}',
  'value.power': '{whose}力量',
  'value.toughness': '{whose}防御力',
  'value.manaValue': '{whose}法术力值',
  'value.life': ['{whose}总生命', '{whose}生命总数'],
  'value.greatest.power': [
    '{t}中力量最大者的力量',
    '{t}中最大的力量',
    '{t}中力量最大者',
    '{t}中力量最大者的数值',
    '{t}中力量最大的数值',
  ],
  'value.half.up': ['{v}的一半，小数点后进位', '{v}之一半，小数点后进位', '{v}的一半（小数点后进位）'],
  'value.thatNumber': ['该数量', '该数字', '此数量'],
  'value.damageDealt': '以此法造成的伤害',
  'times.twice': '两次',
  'times.number': '{count}次',
  'Ordinal.2': '二',
  'Ordinal.3': '三',
  'value.total.power': ['{t}的力量总和', '{t}力量总和'],
  'value.greatest.manaValue': '{t}中最大的法术力值',
  'value.devotion': '你对{c}的献力',
  'value.gainLifeThisTurn': '{who}本回合中获得的生命数量',
  'value.powerOf': { words: '{t}的力量', isEcho: true },
};
