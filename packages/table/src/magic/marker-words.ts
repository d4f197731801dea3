/** What the markers of designations are called. They are no cards, so that no printed name is known of them. */
import { type Lang, traditionalMagic } from '@rulewright/text/magic';

const WORDS: Readonly<Record<string, { readonly zhs: string; readonly ja: string }>> = {
  'The Monarch': { zhs: '君主', ja: '統治者' },
  'The Initiative': { zhs: '先机', ja: 'イニシアチブ' },
  "The City's Blessing": { zhs: '黄金城祝福', ja: '都市の承認' },
  'An Enduring Story': { zhs: '永恒故事', ja: '永続する物語' },
  'The Ring': { zhs: '魔戒', ja: '指輪' },
  Speed: { zhs: '速度', ja: '速度' },
  'Completed Dungeons': { zhs: '已完成的地城', ja: '踏破したダンジョン' },
};

export function markerWord(name: string, lang: Lang): string | undefined {
  if (lang === 'en' || !Object.hasOwn(WORDS, name)) return undefined;
  const words = WORDS[name];
  return lang === 'zht' ? words && traditionalMagic(words.zhs) : words?.[lang];
}
