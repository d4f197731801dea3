/** 繁體中文 as 简体中文, sign by sign: what stands where stays there. Many ways of writing come to one. */
import { SIMPLIFIED, TRADITIONAL } from './characters.ts';

/** Characters that were chosen by the word, and ways of writing that are not ours. */
const VARIANTS =
  '捨舍搾榨爲为裏里裡里羣群衆众複复製制徵征幹干乾干鬥斗餘余採采系系繫系係系隻只臺台準准閤合祕秘蹟迹髮发佔占併并捲卷藉借禦御誌志鬆松乾干殭僵甦苏嚮向巖岩峯峰託托' +
  '夥伙着着著着啟启啓启溼湿鏽锈衝冲鑑鉴鑒鉴喫吃癒愈歎叹嘆叹週周朵朵豔艳曆历匯汇彙汇災灾閒闲';

const written = new Map<string, string>([
  ...[...TRADITIONAL].map((sign, at): [string, string] => [sign, [...SIMPLIFIED][at] ?? sign]),
  ...(VARIANTS.match(/../gu) ?? []).map(([from = '', to = '']): [string, string] => [from, to]),
]);
/** `terms`: what a game calls otherwise, each as long as the other. */
export function simplifiedWith(terms: Readonly<Record<string, string>>): (text: string) => string {
  const parts = new RegExp(`${Object.keys(terms).join('|')}|\\p{Script=Han}`, 'gu');
  return (text) => text.replace(parts, (part) => terms[part] ?? written.get(part) ?? part);
}
