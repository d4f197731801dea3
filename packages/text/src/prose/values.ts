/** Values that are worked out: numbers of things, their characteristics, sums and multiples. */
import { meantAnew, Unclear } from '../grammar/meaning.ts';
import { type ProseRules, proseRules } from './categories.ts';
import { counted } from './counting.ts';
import type { Telling } from './discourse/telling.ts';
import type { Game, Selector } from './game.ts';
import { X } from './numbers.ts';

/** What may be a player has a power only if nothing else is meant. */
function ofObject<G extends Game>(parts: { readonly whose: Selector<G> }, d: Telling<G>): Selector<G> {
  const { whose } = parts;
  if (d.spokenOf(whose)?.kinds.includes('anything') !== true) return whose;
  try {
    return d.besides(whose, () => meantAnew(parts, 'whose'));
  } catch (error) {
    if (error instanceof Unclear) return whose;
    throw error;
  }
}

/** `stats`: the characteristics of objects that are numbers, with their words. */
export function values<G extends Game>(stats: readonly (readonly [G['stat'], string])[]): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;
  // Simple values
  rule({ name: 'value.simple', of: 'Value', slots: { v: 'SimpleValue' }, en: '{v}', mean: ({ v }) => v });
  rule({ name: 'value.x', of: 'SimpleValue', en: 'X', mean: () => X });
  rule({ name: 'value.digits', of: 'SimpleValue', slots: { n: 'Number' }, en: '{n}', mean: ({ n }) => n });
  rule({ name: 'value.one', of: 'SimpleValue', en: 'one', mean: () => 1 });
  rule({ name: 'value.two', of: 'SimpleValue', en: 'two', mean: () => 2 });
  rule({ name: 'value.three', of: 'SimpleValue', en: 'three', mean: () => 3 });
  for (const [i, word] of 'four five six seven eight nine ten'.split(' ').entries())
    rule({ name: `value.word.${word}`, of: 'SimpleValue', en: word, mean: () => i + 4 });
  rule({
    name: 'value.that',
    of: 'SimpleValue',
    en: ['that much', 'that number', 'that amount'],
    mean: (_, d) => d.thatMuch(),
  });
  rule({
    name: 'value.number',
    of: 'SimpleValue',
    slots: { c: 'Counted' },
    en: ['the number of {c#pl}', 'the total number of {c#pl}'],
    mean: (parts, d) => counted(d, () => parts.c),
  });
  rule({
    name: 'value.chosenNumber',
    of: 'SimpleValue',
    en: 'the chosen number',
    mean: () => ({ kind: 'noted', key: 'number' }),
  });
  /** Of several things a characteristic is their total (608.2i). */
  for (const [stat, word] of stats) {
    rule({
      name: `value.${stat}`,
      of: 'SimpleValue',
      slots: { whose: 'ThingsWhose' },
      en: `{whose} ${word}`,
      mean: (parts, d) => ({ kind: 'stat', stat, of: ofObject(parts, d) }),
    });
    rule({
      name: `value.${stat}Of`,
      of: 'SimpleValue',
      slots: { t: 'Thing' },
      en: `the ${word} of {t}`,
      mean: ({ t }, d) => ({ kind: 'stat', stat, of: d.pick(t) }),
    });
    rule({
      name: `value.totalWhose.${stat}`,
      of: 'SimpleValue',
      slots: { whose: 'ThingsWhose' },
      en: [`{whose} total ${word}`, `{whose} combined ${word}`],
      mean: ({ whose }) => ({ kind: 'total', stat, of: whose }),
    });
    for (const [kind, words] of [
      ['greatest', ['greatest', 'highest']],
      ['least', ['least', 'lowest']],
    ] as const)
      rule({
        name: `value.${kind}.${stat}`,
        of: 'SimpleValue',
        slots: { t: 'Things' },
        en: words.map((each) => `the ${each} ${word} among {t}`),
        mean: (parts, d) => d.aside(() => ({ kind, stat, of: d.pick(parts.t) })),
      });
    rule({
      name: `value.total.${stat}`,
      of: 'SimpleValue',
      slots: { t: 'Things' },
      en: [`the total ${word} of {t}`, `the combined ${word} of {t}`, `the total ${word} among {t}`],
      mean: (parts, d) => d.aside(() => ({ kind: 'total', stat, of: d.pick(parts.t) })),
    });
  }
  // Arithmetic
  rule({
    name: 'value.sum',
    of: 'Value',
    slots: { a: 'SimpleValue', b: 'SimpleValue' },
    en: ['{a} plus {b}', '{a}, plus {b}'],
    mean: ({ a, b }) => ({ kind: 'add', of: [a, b] }),
  });
  rule({
    name: 'value.minus',
    of: 'Value',
    slots: { a: 'SimpleValue', b: 'SimpleValue' },
    en: '{a} minus {b}',
    mean: ({ a, b }) => ({ kind: 'minus', a, b }),
  });
  for (const [factor, word] of [
    [2, 'twice'],
    [2, 'two times'],
    [3, 'three times'],
    [4, 'four times'],
    [10, 'ten times'],
  ] as const)
    rule({
      name: `value.${word.replace(' ', '.')}`,
      of: 'Value',
      slots: { v: 'SimpleValue' },
      en: `${word} {v}`,
      mean: ({ v }) => ({ kind: 'times', of: [factor, v] }),
    });
  for (const round of ['up', 'down'] as const)
    rule({
      name: `value.half.${round}`,
      of: 'Value',
      slots: { v: 'SimpleValue' },
      en: [`half {v}, rounded ${round}`, `half {v} rounded ${round}`],
      mean: ({ v }) => ({ kind: 'half', of: v, round }),
    });
  rule({
    name: 'value.difference',
    of: 'Value',
    slots: { a: 'SimpleValue', b: 'SimpleValue' },
    en: 'the difference between {a} and {b}',
    mean: ({ a, b }) => ({
      kind: 'minus',
      a: { kind: 'max', of: [a, b] },
      b: { kind: 'min', of: [a, b] },
    }),
  });
  return rules;
}
