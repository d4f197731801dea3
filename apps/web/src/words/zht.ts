/** 繁體中文，由簡體中文轉成。 Programs are called otherwise where it is written, and what is quoted stands in other marks. */
import { inTraditional, traditional } from '@rulewright/text';
import { zhs } from './zhs/index.ts';

const WORDS: Readonly<Record<string, string>> = {
  万智牌: '魔法風雲會',
  余烬: '餘燼',
  信息: '資訊',
  内置: '內建',
  列表: '清單',
  发送: '傳送',
  丢失: '遺失',
  图标: '圖示',
  字符: '字元',
  存储: '儲存',
  帮助: '說明',
  当前: '目前',
  快捷键: '快速鍵',
  快进: '快轉',
  恢复: '還原',
  拼写: '拼字',
  文本文件: '文字檔',
  文本: '文字',
  无痕窗口: '無痕式視窗',
  添加: '新增',
  示例: '範例',
  示范: '示範',
  访问: '造訪',
  跟踪: '追蹤',
  通过点击: '透過點擊',
  屏幕阅读器: '螢幕報讀器',
  '“': '「',
  '”': '」',
};

const longestFirst = Object.keys(WORDS).toSorted((a, b) => b.length - a.length);
const pattern = new RegExp(longestFirst.join('|'), 'gu');

/** What the app says, together with how a game's terms are converted. */
export const appIn =
  (convert: (text: string) => string) =>
  (text: string): string =>
    convert(text.replace(pattern, (word) => WORDS[word] ?? word));

export const zht = inTraditional(zhs, appIn(traditional));
