/** Magic in both ways of writing Chinese: 法术力 is 魔法力. */
import { traditionalWith } from '../lang/traditional/index.ts';
import { simplifiedWith } from '../lang/traditional/simplified.ts';

/** Each as long as the other: a text is read where it stands. */
const TERMS: Readonly<Record<string, string>> = {
  牌手: '玩家',
  法术力: '魔法力',
  法术: '巫術',
  法术师: '魔法師',
  抓: '抽',
  精怪: '精靈',
  灵俑: '殭屍',
  以太: '乙太',
};

export const traditionalMagic = traditionalWith(TERMS);
export const simplifiedMagic = simplifiedWith(
  Object.fromEntries(Object.entries(TERMS).map(([simplified, traditional]) => [traditional, simplified])),
);

/** Whether a text is written so that 简体中文 would write it otherwise. */
export const isTraditional = (text: string): boolean => simplifiedMagic(text) !== text;
