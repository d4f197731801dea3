/** 简体中文: keywords. */
import type { WordingTable } from '../../grammar/rule.ts';

export const keywords: WordingTable = {
  'keyword.simple': '{k}',
  'keyword.enchant': ['结附于{n}', '结附{n}', '{n}结界'],
  'keyword.enchantPlayer': ['结附于牌手', '结附牌手', '牌手结界'],
  'keyword.protectionFrom': ['反{q}保护', '反{q}'],
  'keyword.hexproofFrom': '反{q}辟邪',
  'keyword.landwalk': '{w}',
  'keyword.affinity': ['{n}亲和力', '亲和{n}', '{n}共鸣'],
  'keyword.typecycling': '{w}{s}',
  'typecycling.land': '地循环',
  'typecycling.supertype': '{t}{w}',
  'keyword.equipQuality': '佩带{n}{s}',
  'Landwalk.islandwalk': ['海岛行者', '岛行者'],
  'Landwalk.mountainwalk': '山脉行者',
  'Landwalk.plainswalk': '平原行者',
  'Landwalk.forestwalk': ['树林行者', '树林行'],
  'Landwalk.swampwalk': '沼泽行者',
  'keywordName.plain': '{k}',
  "Activation.can't be activated": ['不能被起动', '不能起动', '不能使用'],
  'counter.pt': '{pt}',
  'quality.thatColor': ['该颜色', '该色'],
};
