/** What is wrong with a card as it is written, in Simplified Chinese. */
import type { ProblemWords } from './words.ts';

export const problems: ProblemWords = {
  tell: {
    unread: ({ words }) => (words === '' ? '文字到此中断，后面还应有内容。' : `读不懂“${words}”。`),
    unclear: ({ words }) => (words === '' ? '不清楚指的是什么。' : `不清楚“${words}”指的是什么。`),
    ambiguous: ({ words }) => `“${words}”有不止一种读法。`,
    'too deep': ({ words }) => `从“${words}”起连在一起的内容太多，读不了：请分成几行。`,
    language: ({ words }) => `“${words}”不是英文：这张牌按英文读取。`,
    'type line': ({ words }) => `“${words}”不是已知的类别。`,
    number: ({ words }) => `“${words}”不是数字。`,
    layout: ({ words }) => `未知的牌样式“${words}”。`,
    cost: ({ words }) => `“${words}”不是法术力费用：费用写作 {2}{G} 这样的形式。`,
    'no size': ({ words }) => `类别为“${words}”的牌需要力量与防御力。`,
    'no loyalty': () => '鹏洛客需要忠诚值。',
    'no defense': () => '战役需要守军值。',
    'no X': () => '没有说明 X 是多少：它既不在费用里，也没有“where X is …”来定义。',
    'no text': () => '没有可读的文字。',
    invalid: () => '这些字词都认识，但合在一起的意思还不认识。',
    fault: () => '程序出错，无法读取这张牌。',
    engine: ({ words }) => `引擎暂时不能执行：${words}。`,
  },
  at: (face, place) => {
    const where = place === null ? '' : `第 ${place.line} 行第 ${place.column} 列`;
    if (face === null) return where === '' ? '' : `${where}：`;
    return where === '' ? `${face}：` : `${face}，${where}：`;
  },
  suggest: ({ kind, words, instead }) => {
    if (kind === 'spelling') return `是不是“${instead}”？`;
    return instead === '' ? `如今的牌不再写“${words.trim()}”。` : `如今的牌写作“${instead}”。`;
  },
};
