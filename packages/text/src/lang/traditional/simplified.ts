/** 繁體中文 as 简体中文, sign by sign: what stands where stays there. Many ways of writing come to one. */
import { SIMPLIFIED, TRADITIONAL } from './characters.ts';

/** Characters that were chosen by the word, and ways of writing that are not ours. */
const VARIANTS =
  '爲为裏里裡里羣群衆众複复製制徵征幹干乾干鬥斗餘余採采系系繫系係系隻只臺台準准閤合祕秘蹟迹髮发佔占併并捲卷藉借禦御誌志鬆松乾干殭僵甦苏嚮向巖岩峯峰託托' +
  '夥伙着着著着啟启啓启溼湿鏽锈衝冲鑑鉴鑒鉴喫吃癒愈歎叹嘆叹週周朵朵豔艳曆历匯汇彙汇災灾閒闲';

/** The terms of Magic that differ, each as long as the other. */
const TERMS: Readonly<Record<string, string>> = {
  玩家: '牌手',
  魔法力: '法术力',
  巫術: '法术',
  魔法師: '法术师',
  抽: '抓',
  殭屍: '灵俑',
  精靈: '精怪',
  乙太: '以太',
};

const written = new Map<string, string>([
  ...[...TRADITIONAL].map((sign, at): [string, string] => [sign, [...SIMPLIFIED][at] ?? sign]),
  ...(VARIANTS.match(/../gu) ?? []).map(([from = '', to = '']): [string, string] => [from, to]),
]);
const parts = new RegExp(`${Object.keys(TERMS).join('|')}|\\p{Script=Han}`, 'gu');

export const simplifiedMagic = (text: string): string =>
  text.replace(parts, (part) => TERMS[part] ?? written.get(part) ?? part);

/** Whether a text is written so that 简体中文 would write it otherwise. */
export const isTraditional = (text: string): boolean => simplifiedMagic(text) !== text;
