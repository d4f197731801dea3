/** 数え方。 How numbers stand in Japanese sentences: figures beside their nouns, worked out ones before them. */

/** 「カード3枚」は何枚か。 What a number of each unit is called. */
const NUMBER_OF: Readonly<Record<string, string>> = { 枚: '枚数', 人: '人数', 点: '点数', 個: '個数', 回: '回数' };

/** 「土地の数に等しい枚数」, 「その点数」 */
const asMany = (number: string, unit: string): string =>
  /^その[^の]*数$/u.test(number) ? number : `${number}に等しい${NUMBER_OF[unit] ?? '数'}`;

export interface Counting<V> {
  /** 「カード2枚」, 「土地の数に等しい枚数のカード」 */
  many(noun: string, v: V, unit: string): string;
  /** 「3点のダメージ」, 「土地の数に等しい点数のダメージ」 */
  points(v: V, of: string): string;
  /** 「2回」, 「土地の数に等しい回数」 */
  times(v: V): string;
  /** 「最大2枚」, 「最大X枚（Xは土地の数）」 */
  upTo(v: V, unit: string): string;
  /** 「占術2」, 「占術X（Xは土地の数）」 */
  withNumber(word: string, v: V): string;
  /** Before a noun: 「3以上の」. */
  measured(comparison: { readonly op: '=' | '≠' | '<' | '≤' | '>' | '≥'; readonly to: V }): string;
}

/** `isFigure`: it is written as a figure. */
export function countingWith<V>(value: (v: V) => string, isFigure: (v: V) => boolean): Counting<V> {
  const many = (noun: string, v: V, unit: string): string =>
    isFigure(v) ? `${noun}${value(v)}${unit}` : `${asMany(value(v), unit)}の${noun}`;
  return {
    many,
    points: (v, of) => (isFigure(v) ? `${value(v)}点の${of}` : many(of, v, '点')),
    times: (v) => (isFigure(v) ? `${value(v)}回` : asMany(value(v), '回')),
    upTo: (v, unit) => (isFigure(v) ? `最大${value(v)}${unit}` : `最大X${unit}（Xは${value(v)}）`),
    withNumber: (word, v) => (isFigure(v) ? `${word}${value(v)}` : `${word}X（Xは${value(v)}）`),
    measured({ op, to }) {
      const said = value(to);
      switch (op) {
        case '=':
          return isFigure(to) ? `${said}の` : `${said}に等しい`;
        case '≠':
          return `${said}以外の`;
        case '<':
          return `${said}未満の`;
        case '≤':
          return `${said}以下の`;
        case '>':
          return `${said}より大きい`;
        case '≥':
          return `${said}以上の`;
      }
    },
  };
}
