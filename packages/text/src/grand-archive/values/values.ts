/** Values of Grand Archive: LV, influence, sums of digits and X, amounts with a sign, multiples. */
import type { Value } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { counted } from '../../prose/counting.ts';
import { rulesOf } from '../categories/index.ts';
import { alone, countOf, eachOf, you } from '../nouns/selectors.ts';

export const values = rulesOf();
const { rule, terminal } = values;

const LV: Value = { kind: 'level', of: you };
const X: Value = { kind: 'x' };

rule({ name: 'amount.lv', of: 'Amount', en: 'LV', agreement: 'pl', mean: () => LV });
rule({ name: 'value.lv', of: 'SimpleValue', en: 'LV', mean: () => LV });
rule({ name: 'count.lv', of: 'Count', en: 'LV', agreement: 'pl', mean: () => ({ min: LV, max: LV }) });

/** 1+X, X+2, LV+1 */
const part = (text: string): Value => (/^x$/i.test(text) ? X : /^lv$/i.test(text) ? LV : Number(text));
const sum = (text: string): Value => ({ kind: 'add', of: text.split('+').map(part) });
const isPart = (text: string | undefined): boolean => text !== undefined && /^(?:\d+|x|lv)$/.test(text);
for (const of of ['Amount', 'SimpleValue'] as const)
  terminal({
    name: `sum.${of}`,
    of,
    first: ['#number', 'x', 'lv'],
    scan: (tokens, at) => {
      const [a, plus, b] = [tokens[at], tokens[at + 1], tokens[at + 2]];
      if (plus?.text !== '+' || !isPart(a?.text) || !isPart(b?.text)) return [];
      return [{ end: at + 3, value: `${a?.raw}+${b?.raw}` }];
    },
    print: (value) => [value],
    agreement: () => 'pl',
    mean: sum,
  });
terminal({
  name: 'sum.Count',
  of: 'Count',
  first: ['#number', 'x', 'lv'],
  scan: (tokens, at) => {
    const [a, plus, b] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (plus?.text !== '+' || !isPart(a?.text) || !isPart(b?.text)) return [];
    return [{ end: at + 3, value: `${a?.raw}+${b?.raw}` }];
  },
  print: (value) => [value],
  agreement: () => 'pl',
  mean: (value) => ({ min: sum(value), max: sum(value) }),
});
/** Die results 1: D6 is what a die of six sides shows as the effect is carried out. */
const DIE = /^d[1-9]\d*$/;
terminal({
  name: 'dice',
  of: 'Dice',
  first: ['#capital'],
  scan: (tokens, at) => {
    let end = at;
    while (DIE.test(tokens[end]?.text ?? '') && tokens[end + 1]?.text === '+') end += 2;
    if (!DIE.test(tokens[end]?.text ?? '')) return [];
    return [
      {
        end: end + 1,
        value: tokens
          .slice(at, end + 1)
          .map((token) => token.raw)
          .join(''),
      },
    ];
  },
  print: (value) => [value],
  mean: (value) => value.split('+').map((die) => Number(die.slice(1))),
});
rule({
  name: 'amount.dice',
  of: 'Amount',
  slots: { n: 'Dice' },
  en: '{n}',
  agreement: 'pl',
  mean: ({ n }, d) => {
    const rolls = n.map((sides): Value => {
      const as = d.fresh('rolled');
      d.precede({ do: 'roll', sides, as });
      return { kind: 'var', name: as };
    });
    const [only] = rolls;
    return only !== undefined && rolls.length === 1 ? only : { kind: 'add', of: rolls };
  },
});
terminal({
  name: 'signed',
  of: 'Signed',
  first: ['#loyalty', '+', '-'],
  scan: (tokens, at) => {
    const token = tokens[at];
    if (token?.kind === 'loyalty') return [{ end: at + 1, value: token.raw }];
    const next = tokens[at + 1];
    return next?.text === 'lv' && next.start === token?.end ? [{ end: at + 2, value: `${token.raw}${next.raw}` }] : [];
  },
  print: (value) => [value],
  mean: (value) => {
    const amount = part(value.slice(1));
    if (value.startsWith('+')) return amount;
    return typeof amount === 'number' ? -amount : { kind: 'times', of: [-1, amount] };
  },
});
rule({
  name: 'value.amountOf',
  of: 'SimpleValue',
  slots: { c: 'Counted' },
  en: ['the amount of {c#pl}', 'the total amount of {c#pl}'],
  mean: (parts, d) => counted(d, () => parts.c),
});
rule({
  name: 'count.anyAmount',
  of: 'Count',
  en: 'any amount of',
  agreement: 'pl',
  mean: () => ({ min: 0, max: 'any' as const }),
});
const STATS = [
  ['power', 'power'],
  ['life', 'life'],
  ['basePower', 'base power'],
] as const;
for (const [stat, word] of STATS) {
  rule({
    name: `value.${stat}Stat`,
    of: 'SimpleValue',
    slots: { whose: 'ThingsWhose' },
    en: `{whose} ${word} stat`,
    mean: ({ whose }) => ({ kind: 'stat', stat, of: whose }),
  });
  for (const [kind, most] of [
    ['greatest', 'highest'],
    ['least', 'lowest'],
  ] as const)
    rule({
      name: `value.${kind}.${stat}Stat`,
      of: 'SimpleValue',
      slots: { t: 'Things' },
      en: `the ${most} ${word} stat among {t}`,
      mean: (parts, d) => d.aside(() => ({ kind, stat, of: d.pick(parts.t) })),
    });
}
rule({
  name: 'value.influence',
  of: 'SimpleValue',
  slots: { whose: 'Whose' },
  en: '{whose} influence',
  mean: ({ whose }) => ({ kind: 'influence', of: whose }),
});
rule({
  name: 'forEach.every',
  of: 'ForEach',
  slots: { n: 'Count', c: 'Counted' },
  en: 'for every {n} {c#pl}',
  mean: (parts, d) => {
    const by = typeof parts.n.min === 'number' ? parts.n.min : 1;
    return { kind: 'every', of: counted(d, () => parts.c), by };
  },
});
rule({
  name: 'value.differentNames',
  of: 'SimpleValue',
  slots: { n: 'Noun' },
  en: 'the amount of {n#pl} with different names',
  mean: ({ n }) => ({ kind: 'different', what: 'names', of: eachOf(n) }),
});
rule({
  name: 'value.elementsAmong',
  of: 'SimpleValue',
  slots: { t: 'Things' },
  en: 'the amount of different elements among {t}',
  mean: (parts, d) => d.aside(() => ({ kind: 'different', what: 'elements', of: d.pick(parts.t) })),
});
rule({
  name: 'value.damageOn',
  of: 'SimpleValue',
  slots: { t: 'Thing' },
  en: 'the damage on {t}',
  mean: ({ t }, d) => ({ kind: 'damage', of: d.pick(t) }),
});
rule({
  name: 'value.damageDealt',
  of: 'SimpleValue',
  en: ['the amount of damage dealt this way', 'the damage dealt this way', 'the damage dealt'],
  mean: (_, d) => d.result('damage'),
});
rule({
  name: 'value.damageOfHit',
  of: 'SimpleValue',
  en: 'the amount of damage dealt by this hit',
  mean: () => ({ kind: 'amount' }),
});
rule({
  name: 'value.countersThere',
  of: 'SimpleValue',
  slots: { k: 'Counter', t: 'Thing' },
  en: 'the amount of {k} counters that were on {t}',
  mean: ({ k, t }, d) => ({ kind: 'counters', counter: k, on: d.pick(t) }),
});
rule({
  name: 'forEach.countersThere',
  of: 'ForEach',
  slots: { n: 'Count', k: 'Counter', t: 'Thing' },
  en: ['for every {n} {k} counters that were on {t}', 'for every {n} {k} counters that was on {t}'],
  mean: ({ n, k, t }, d) => ({
    kind: 'every',
    of: { kind: 'counters', counter: k, on: d.pick(t) },
    by: typeof n.min === 'number' ? n.min : 1,
  }),
});
rule({
  name: 'value.highestInfluence',
  of: 'SimpleValue',
  en: 'the highest influence among your opponents',
  mean: () => ({
    kind: 'most',
    among: { kind: 'players', which: 'opponents' },
    value: { kind: 'influence', of: { kind: 'var', name: 'it' } },
  }),
});
rule({
  name: 'value.damagePrevented',
  of: 'SimpleValue',
  en: 'the amount of damage prevented this way',
  mean: (_, d) => d.result('prevented'),
});
/** Different things are counted once for each way in which they differ. */
rule({
  name: 'counted.different',
  of: 'Counted',
  slots: { n: 'Noun' },
  en: '{n}',
  mean: ({ n }) => {
    const { together } = n;
    if (together?.kind !== 'different' || together.what === 'owners' || together.what === 'controllers')
      throw new Unclear('not told apart');
    return { kind: 'different', what: together.what, of: eachOf(alone(n)) };
  },
});
rule({
  name: 'forEach.ofUpTo',
  of: 'ForEach',
  slots: { n: 'Count', c: 'Counted' },
  en: 'for each of up to {n} {c#pl}',
  mean: (parts, d) => {
    const most = parts.n.min;
    return { kind: 'min', of: [most, counted(d, () => parts.c)] };
  },
});
rule({
  name: 'value.doneThisWay',
  of: 'SimpleValue',
  slots: { k: 'Counter' },
  en: ['the amount of {k} counters removed this way', 'the amount of {k} counters removed'],
  mean: (_, d) => d.result('removed'),
});
rule({
  name: 'value.removedThisWay',
  of: 'SimpleValue',
  en: [
    'the amount of counters removed this way',
    'the amount of counters moved this way',
    'the amount of counters removed',
  ],
  mean: (_, d) => d.result('removed'),
});
rule({
  name: 'forEach.removed',
  of: 'ForEach',
  slots: { k: 'Counter' },
  en: 'for each {k} counter removed this way',
  mean: (_, d) => d.result('removed'),
});
rule({
  name: 'forEach.everyRemoved',
  of: 'ForEach',
  slots: { n: 'Count', k: 'Counter' },
  en: 'for every {n} {k} counters removed this way',
  mean: ({ n }, d) => ({ kind: 'every', of: d.result('removed'), by: typeof n.min === 'number' ? n.min : 1 }),
});
rule({
  name: 'forEach.removedAny',
  of: 'ForEach',
  en: 'for each counter removed this way',
  mean: (_, d) => d.result('removed'),
});
for (const by of [2, 3] as const)
  rule({
    name: `value.divided.${by}`,
    of: 'Value',
    slots: { v: 'SimpleValue' },
    en: `{v} divided by ${by === 2 ? 'two' : 'three'}, rounded down`,
    mean: ({ v }) => ({ kind: 'every', of: v, by }),
  });
rule({
  name: 'counted.omens',
  of: 'Counted',
  slots: { whose: 'Whose' },
  en: 'of {whose} omens',
  mean: ({ whose }) =>
    countOf({
      kind: 'each',
      where: { kind: 'all', of: [{ kind: 'omen' }, { kind: 'ownedBy', who: whose }] },
      zones: ['banishment'],
    }),
});
rule({
  name: 'things.omens',
  of: 'Thing',
  slots: { whose: 'Possessor' },
  en: '{whose} omens',
  agreement: 'pl',
  mean: ({ whose }) => ({
    kind: 'definite',
    selector: {
      kind: 'each',
      where: { kind: 'all', of: [{ kind: 'omen' }, { kind: 'ownedBy', who: whose }] },
      zones: ['banishment'],
    },
    plural: true,
  }),
});
