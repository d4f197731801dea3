/** 简体中文: players, and whose something is. */
import type { WordingTable } from '../../grammar/rule.ts';

export const players: WordingTable = {
  'players.defending': ['防御牌手'],
  'players.enchanted': ['所结附的牌手'],
  'players.ownersOf': ['{t}的拥有者'],
  'players.ownerOf': ['{t}的拥有者'],
  'players.orController': ['该牌手或该鹏洛客之操控者', '该牌手或该永久物之操控者', '该牌手或该鹏洛客的操控者'],
  'eventPlayer.you': '你',
  'eventPlayer.a': ['任一牌手', '一位牌手', '牌手', '任何牌手', '有牌手'],
  'eventPlayer.enchanted': '所结附的牌手',
  'eventPlayer.opponent': ['对手', '任一对手', '一位对手', '任何对手', '由对手'],
  'who.controls': ['操控{n}', '操控一<个#n>{n}', '操控任何{n}', '操控有{n}'],
  'who.controlsAnother': ['操控另一<个#n>{n}', '操控另一{n}', '操控其他{n}'],
  'who.controlsOrMore': [
    '操控{c}<个#n>或更多{n}',
    '操控{c}<个#n>或更多的{n}',
    '操控至少{c}<个#n>{n}',
    '操控{c}<个#n>以上的{n}',
  ],
  'who.controlsNo': ['未操控{n}', '没有操控{n}', '并未操控{n}', '不操控{n}', '未操控任何{n}'],
  'who.did': ['本回合中曾{v}', '本回合曾{v}', '于本回合中{v}', '本回合中{v}', '在本回合中曾{v}', '在本回合曾{v}'],
  'who.noHand': ['没有手牌', '手上没有牌'],
  'who.life': ['有{c}点生命', '的总生命{c}', '总生命为{c}'],
  'who.graveyardOrMore': [
    '的坟墓场中有{c}<个#n>或更多{n}',
    '的坟墓场中有{c}<个#n>或更多的{n}',
    '坟墓场中有{c}<个#n>或更多{n}',
  ],
  'who.libraryOrMore': ['的牌库中有{c}<个#n>或更多的{n}', '的牌库中有{c}<个#n>或更多{n}'],
  'who.controls.more': ['操控的{n}数量比{other}多', '操控的{n}比{other}多'],
};
