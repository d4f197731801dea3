/** Numbers: digits, number words, X, counts of things, comparisons. */
import type { Comparison } from '@rulewright/language';
import { Unclear } from '../grammar/meaning.ts';
import { type ProseRules, proseRules } from './categories.ts';
import type { Game, Known, Value } from './game.ts';
import type { Count } from './phrases.ts';

export const X = { kind: 'x' } as const;

const WORDS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const asWord: Readonly<Record<string, string>> = Object.fromEntries([
  ...WORDS.slice(1).map((word, i) => [String(i + 2), word]),
  ['20', 'twenty'],
  ['30', 'thirty'],
  ['50', 'fifty'],
  ['100', 'one hundred'],
]);

export function numbers<G extends Game>(): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule, lexicon, terminal } = rules;
  const exactly = (value: Value<G>): Count<G> => ({ min: value, max: value });
  const compare = (op: Comparison<Known<G>>['op'], to: Value<G>): Comparison<Known<G>> => ({ op, to });

  terminal({
    name: 'number',
    of: 'Number',
    first: ['#number'],
    scan: (tokens, at) => [{ end: at + 1, value: tokens[at]?.text ?? '' }],
    print: (value) => [value],
    agreement: (value) => (value === '1' ? 'sg' : 'pl'),
    mean: (value) => Number(value.replaceAll(',', '')),
  });

  lexicon({ of: 'Count', agreement: 'pl', en: asWord, mean: (value) => exactly(Number(value)) });
  rule({ name: 'count.a', of: 'Count', en: ['a', 'one'], agreement: 'sg', mean: () => exactly(1) });
  rule({ name: 'count.x', of: 'Count', en: 'X', agreement: 'pl', mean: () => exactly(X) });
  rule({
    name: 'count.digits',
    of: 'Count',
    slots: { n: 'Number' },
    en: '{n}',
    agreement: { from: 'n' },
    mean: ({ n }) => exactly(n),
  });
  rule({
    name: 'count.thatMany',
    of: 'Count',
    en: 'that many',
    agreement: 'pl',
    mean: (_, d) => exactly(d.thatMuch()),
  });
  rule({
    name: 'count.thatManyPlus',
    of: 'Count',
    slots: { n: 'Count' },
    en: 'that many plus {n}',
    agreement: 'pl',
    mean: ({ n }, d) => exactly({ kind: 'add', of: [d.thatMuch(), n.min] }),
  });
  rule({
    name: 'count.twiceThatMany',
    of: 'Count',
    en: 'twice that many',
    agreement: 'pl',
    mean: (_, d) => exactly({ kind: 'times', of: [2, d.thatMuch()] }),
  });
  rule({
    name: 'count.twiceX',
    of: 'Count',
    en: 'twice X',
    agreement: 'pl',
    mean: () => exactly({ kind: 'times', of: [2, X] }),
  });
  rule({
    name: 'count.upTo',
    of: 'Count',
    slots: { n: 'Count' },
    en: 'up to {n}',
    agreement: { from: 'n' },
    mean: ({ n }) => ({ min: 0, max: n.max }),
  });
  rule({
    name: 'count.any',
    of: 'Count',
    en: 'any number of',
    agreement: 'pl',
    mean: (): Count<G> => ({ min: 0, max: 'any' }),
  });
  for (const [words, min, max] of [
    ['two or three', 2, 3],
    ['one, two, or three', 1, 3],
    ['one, two or three', 1, 3],
    ['one to three', 1, 3],
    ['three or four', 3, 4],
  ] as const)
    rule({
      name: `count.${words.replaceAll(' ', '-')}`,
      of: 'Count',
      en: words,
      agreement: 'pl',
      mean: () => ({ min, max }),
    });
  rule({
    name: 'count.oneOrMore',
    of: 'Count',
    en: 'one or more',
    agreement: 'pl',
    mean: (): Count<G> => ({ min: 1, max: 'any' }),
  });
  rule({ name: 'count.oneOrTwo', of: 'Count', en: 'one or two', agreement: 'pl', mean: () => ({ min: 1, max: 2 }) });

  // Amounts of damage or life: always in digits.
  rule({
    name: 'amount.digits',
    of: 'Amount',
    slots: { n: 'Number' },
    en: '{n}',
    agreement: { from: 'n' },
    mean: ({ n }) => n,
  });
  rule({ name: 'amount.x', of: 'Amount', en: 'X', agreement: 'pl', mean: () => X });
  rule({
    name: 'amount.twiceX',
    of: 'Amount',
    en: ['twice X', 'two times X'],
    agreement: 'pl',
    mean: () => ({ kind: 'times', of: [2, X] }),
  });
  for (const [times, word] of [
    [3, 'three'],
    [4, 'four'],
    [5, 'five'],
  ] as const)
    rule({
      name: `amount.timesX.${times}`,
      of: 'Amount',
      en: `${word} times X`,
      agreement: 'pl',
      mean: () => ({ kind: 'times', of: [times, X] }),
    });
  rule({
    name: 'amount.twiceThat',
    of: 'Amount',
    en: ['twice that much', 'twice that many'],
    agreement: 'pl',
    mean: (_, d) => ({ kind: 'times', of: [2, d.thatMuch()] }),
  });
  rule({
    name: 'amount.thatPlus',
    of: 'Amount',
    slots: { n: 'Number' },
    en: ['that much plus {n}', 'that many plus {n}'],
    agreement: 'pl',
    mean: ({ n }, d) => ({ kind: 'add', of: [d.thatMuch(), n] }),
  });
  rule({
    name: 'amount.xPlus',
    of: 'Amount',
    slots: { n: 'Number' },
    en: 'X plus {n}',
    agreement: 'pl',
    mean: ({ n }) => ({ kind: 'add', of: [X, n] }),
  });
  rule({
    name: 'amount.that',
    of: 'Amount',
    en: ['that much', 'that many', 'that amount of'],
    agreement: 'pl',
    mean: (_, d) => d.thatMuch(),
  });

  // Comparisons: "3 or less", "4 or greater"; long ones end with a value, to which all that follows belongs.
  for (const length of ['ShortComparison', 'LongComparison'] as const)
    rule({ name: `comparison.${length}`, of: 'Comparison', slots: { c: length }, en: '{c}', mean: ({ c }) => c });
  rule({
    name: 'comparison.atMost',
    of: 'ShortComparison',
    slots: { v: 'Amount' },
    en: ['{v} or less', '{v} or fewer'],
    mean: ({ v }) => compare('≤', v),
  });
  rule({
    name: 'comparison.atLeast',
    of: 'ShortComparison',
    slots: { v: 'Amount' },
    en: ['{v} or greater', '{v} or more'],
    mean: ({ v }) => compare('≥', v),
  });
  /** Of what is worked out, numbers are written in words, too. */
  rule({
    name: 'comparison.atLeastWord',
    of: 'ShortComparison',
    slots: { n: 'Count' },
    en: '{n} or greater',
    mean: ({ n }) => {
      if (typeof n.max !== 'number') throw new Unclear('no number');
      return compare('≥', n.max);
    },
  });
  rule({
    name: 'comparison.equal',
    of: 'ShortComparison',
    slots: { v: 'Amount' },
    en: '{v}',
    mean: ({ v }) => compare('=', v),
  });
  rule({
    name: 'comparison.lessOrEqual',
    of: 'LongComparison',
    slots: { v: 'Value' },
    en: 'less than or equal to {v}',
    mean: ({ v }) => compare('≤', v),
  });
  rule({
    name: 'comparison.less',
    of: 'LongComparison',
    slots: { v: 'Value' },
    en: 'less than {v}',
    mean: ({ v }) => compare('<', v),
  });
  rule({
    name: 'comparison.greater',
    of: 'LongComparison',
    slots: { v: 'Value' },
    en: 'greater than {v}',
    mean: ({ v }) => compare('>', v),
  });
  rule({
    name: 'comparison.greaterOrEqual',
    of: 'LongComparison',
    slots: { v: 'Value' },
    en: 'greater than or equal to {v}',
    mean: ({ v }) => compare('≥', v),
  });
  rule({
    name: 'comparison.equalTo',
    of: 'LongComparison',
    slots: { v: 'Value' },
    en: 'equal to {v}',
    mean: ({ v }) => compare('=', v),
  });
  return rules;
}
