/** カードの書き方の問題。 What is wrong with a card as it is written, in 日本語. */
import type { ProblemWords } from './words.ts';

export const problems: ProblemWords = {
  tell: {
    unread: ({ words }) => (words === '' ? '文章が途中で終わっています。' : `「${words}」を理解できません。`),
    unclear: ({ words }) =>
      words === '' ? '何を指すのかはっきりしません。' : `「${words}」が何を指すのかはっきりしません。`,
    ambiguous: ({ words }) => `「${words}」には複数の読み方があります。`,
    'too deep': ({ words }) => `「${words}」から先は、つながりが長すぎて読めません。何行かに分けてください。`,
    language: ({ words }) => `「${words}」は英語ではありません。このカードは英語として読まれます。`,
    'type line': ({ words }) => `「${words}」は知られているタイプではありません。`,
    number: ({ words }) => `「${words}」は数ではありません。`,
    layout: ({ words }) => `「${words}」というレイアウトのカードは知られていません。`,
    cost: ({ words }) => `「${words}」はマナ・コストではありません。コストは{2}{G}のように書きます。`,
    'no size': ({ words }) => `タイプが「${words}」のカードにはパワーとタフネスが必要です。`,
    'no loyalty': () => 'プレインズウォーカーには忠誠度が必要です。',
    'no defense': () => 'バトルには守備値が必要です。',
    'no X': () => 'Xが何であるかが書かれていません。コストの中にもなく、「where X is …」による定義もありません。',
    'no text': () => '読むべき文章がありません。',
    invalid: () => '言葉は知られていますが、組み合わせた意味が理解できません。',
    fault: () => 'プログラムの不具合により、このカードを読めませんでした。',
    engine: ({ words }) => `エンジンはまだこれを実行できません：${words}。`,
  },
  at: (face, place) => {
    const where = place === null ? '' : `${place.line}行目${place.column}文字目`;
    if (face === null) return where === '' ? '' : `${where}：`;
    return where === '' ? `${face}：` : `${face}、${where}：`;
  },
  suggest: ({ kind, words, instead }) => {
    if (kind === 'spelling') return `「${instead}」のことですか？`;
    return instead === ''
      ? `現在のカードでは「${words.trim()}」は書かれません。`
      : `現在のカードでは「${instead}」と書かれます。`;
  },
};
