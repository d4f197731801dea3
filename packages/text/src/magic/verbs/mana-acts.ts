/** Adding mana: fixed, of any colour, so much of something, and what it may be spent on. */
import type { Filter, Mana } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { allOf, eachOf } from '../nouns/selectors.ts';
import { castFromThere } from '../nouns/spells-cast.ts';
import { exactly } from '../values/amounts.ts';

export const manaActs = rulesOf();
const { rule, lexicon } = manaActs;

/** 106.8: of a hybrid symbol that is added one half is chosen; a generic half is so much colourless mana. */
const halves = (symbol: string): readonly string[] => {
  const [, a, b] = /^\{(\d+|[WUBRGC])\/([WUBRG])\}$/.exec(symbol) ?? [];
  if (a === undefined || b === undefined) return [symbol];
  return [/^\d+$/.test(a) ? '{C}'.repeat(Number(a)) : `{${a}}`, `{${b}}`];
};
const inAllWays = (symbols: string): readonly string[] => {
  const each = (symbols.match(/\{[^}]*\}/g) ?? []).map(halves);
  return each.reduce<readonly string[]>((ways, half) => ways.flatMap((way) => half.map((one) => way + one)), ['']);
};

rule({
  name: 'mana.fixed',
  of: 'Mana',
  slots: { s: 'Symbols' },
  en: '{s}',
  mean: ({ s }) => {
    const ways = inAllWays(s);
    return ways.length > 1 ? { kind: 'oneOf', mana: ways } : { kind: 'fixed', mana: s };
  },
});
const oneOf = (...mana: readonly string[]): Mana => ({ kind: 'oneOf', mana });
rule({
  name: 'mana.two',
  of: 'Mana',
  slots: { a: 'Symbols', b: 'Symbols' },
  en: '{a} or {b}',
  mean: ({ a, b }) => oneOf(a, b),
});
rule({
  name: 'mana.three',
  of: 'Mana',
  slots: { a: 'Symbols', b: 'Symbols', c: 'Symbols' },
  en: '{a}, {b}, or {c}',
  mean: ({ a, b, c }) => oneOf(a, b, c),
});
rule({
  name: 'mana.four',
  of: 'Mana',
  slots: { a: 'Symbols', b: 'Symbols', c: 'Symbols', e: 'Symbols' },
  en: '{a}, {b}, {c}, or {e}',
  mean: ({ a, b, c, e }) => oneOf(a, b, c, e),
});
rule({
  name: 'mana.five',
  of: 'Mana',
  slots: { a: 'Symbols', b: 'Symbols', c: 'Symbols', e: 'Symbols', f: 'Symbols' },
  en: '{a}, {b}, {c}, {e}, or {f}',
  mean: ({ a, b, c, e, f }) => oneOf(a, b, c, e, f),
});
rule({
  name: 'mana.any',
  of: 'Mana',
  en: 'one mana of any color',
  mean: () => ({ kind: 'anyColor', amount: 1 }),
});
rule({
  name: 'mana.anyOne',
  of: 'Mana',
  slots: { count: 'Count' },
  en: ['{count} mana of any one color', '{count} mana of any one color they choose'],
  mean: ({ count }) => ({ kind: 'anyColor', amount: exactly(count) }),
});
rule({
  name: 'mana.combination',
  of: 'Mana',
  slots: { count: 'Count' },
  en: '{count} mana in any combination of colors',
  mean: ({ count }) => ({ kind: 'anyColor', amount: exactly(count), combination: true }),
});
const LETTERS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;
lexicon({
  of: 'ColorSymbol',
  en: Object.fromEntries(Object.keys(LETTERS).map((letter) => [letter, `{${letter}}`])),
  mean: (letter) => LETTERS[letter as keyof typeof LETTERS],
});
rule({
  name: 'mana.combinationOf',
  of: 'Mana',
  slots: { count: 'Count', a: 'ColorSymbol', b: 'ColorSymbol' },
  en: '{count} mana in any combination of {a} and/or {b}',
  mean: ({ count, a, b }) => ({ kind: 'anyColor', amount: exactly(count), combination: true, among: [a, b] }),
});
rule({
  name: 'mana.combinationOf3',
  of: 'Mana',
  slots: { count: 'Count', a: 'ColorSymbol', b: 'ColorSymbol', c: 'ColorSymbol' },
  en: '{count} mana in any combination of {a}, {b}, and/or {c}',
  mean: ({ count, a, b, c }) => ({ kind: 'anyColor', amount: exactly(count), combination: true, among: [a, b, c] }),
});
rule({
  name: 'mana.chosen',
  of: 'Mana',
  slots: { count: 'Count' },
  en: ['{count} mana of the chosen color', '{count} mana of that color'],
  mean: ({ count }) => ({ kind: 'chosenColor', key: 'color', amount: exactly(count) }),
});
rule({
  name: 'mana.chosenAmount',
  of: 'Mana',
  slots: { v: 'Value' },
  en: ['a amount of mana of that color equal to {v}', 'a amount of mana of the chosen color equal to {v}'],
  mean: ({ v }) => ({ kind: 'chosenColor', key: 'color', amount: v }),
});
rule({
  name: 'mana.amount',
  of: 'Mana',
  slots: { s: 'Symbols', v: 'Value' },
  en: 'a amount of {s} equal to {v}',
  mean: ({ s, v }) => ({ kind: 'times', mana: s, amount: v }),
});
rule({
  name: 'mana.count',
  of: 'Mana',
  slots: { count: 'Count', s: 'Symbols' },
  en: '{count} {s}',
  mean: ({ count, s }) => ({ kind: 'times', mana: s, amount: exactly(count) }),
});
rule({
  name: 'mana.thatMuch',
  of: 'Mana',
  slots: { s: 'Symbols' },
  en: 'that much {s}',
  mean: ({ s }, d) => ({ kind: 'times', mana: s, amount: d.thatMuch() }),
});
rule({
  name: 'act.mana',
  of: 'Act',
  slots: { m: 'Mana' },
  en: '<add> {m}',
  mean:
    ({ m }) =>
    (who) => [{ do: 'mana', ...(who.kind === 'you' ? {} : { who }), mana: m }],
});

rule({
  name: 'act.manaLasting',
  of: 'Act',
  slots: { m: 'Mana' },
  en: "<add> {m}. ^until end of turn, you don't lose this mana as steps and phases end",
  mean:
    ({ m }) =>
    (who) => [{ do: 'mana', ...(who.kind === 'you' ? {} : { who }), mana: m, lasts: 'turn' }],
});
rule({
  name: 'mana.fixedOrChosen',
  of: 'Mana',
  slots: { s: 'Symbols' },
  en: '{s} or one mana of the chosen color',
  mean: ({ s }) => ({
    kind: 'either',
    of: [
      { kind: 'fixed', mana: s },
      { kind: 'chosenColor', key: 'color', amount: 1 },
    ],
  }),
});
rule({
  name: 'mana.identity',
  of: 'Mana',
  en: "one mana of any color in your commander's color identity",
  mean: () => ({ kind: 'identity', amount: 1 }),
});

rule({
  name: 'mana.couldProduce',
  of: 'Mana',
  slots: { n: 'Noun' },
  en: ['one mana of any color that a {n#sg} could produce', 'one mana of any color that {n#pl} could produce'],
  mean: ({ n }) => ({ kind: 'couldProduce', of: eachOf(n), amount: 1 }),
});
rule({
  name: 'mana.couldProduceType',
  of: 'Mana',
  slots: { n: 'Noun' },
  en: 'one mana of any type that a {n#sg} could produce',
  mean: ({ n }) => ({ kind: 'couldProduce', of: eachOf(n), types: true, amount: 1 }),
});
rule({
  name: 'mana.couldProduceThat',
  of: 'Mana',
  en: ['one mana of any type that land could produce', 'one mana of any type that creature could produce'],
  mean: (_, d) => ({ kind: 'couldProduce', of: d.refer({ several: false }), types: true, amount: 1 }),
});
rule({
  name: 'mana.colorsOf',
  of: 'Mana',
  slots: { whose: 'ThingsWhose' },
  en: 'one mana of any of {whose} colors',
  mean: ({ whose }) => ({ kind: 'colorsOf', of: whose, amount: 1 }),
});
const PAIRS = ['W', 'U', 'B', 'R', 'G'].flatMap((a, i, all) => all.slice(i + 1).map((b) => `{${a}}{${b}}`));
rule({
  name: 'mana.twoDifferent',
  of: 'Mana',
  en: 'two mana of different colors',
  mean: () => oneOf(...PAIRS),
});
rule({
  name: 'mana.thatMuchAny',
  of: 'Mana',
  en: 'that much mana of any one color',
  mean: (_, d) => ({ kind: 'anyColor', amount: d.thatMuch() }),
});
rule({
  name: 'mana.thatMuchCombination',
  of: 'Mana',
  en: 'that much mana in any combination of colors',
  mean: (_, d) => ({ kind: 'anyColor', amount: d.thatMuch(), combination: true }),
});
rule({
  name: 'mana.sameType',
  of: 'Mana',
  en: ['one mana of any type that land produced', 'one mana of any type that permanent produced'],
  mean: () => ({ kind: 'sameType', amount: 1 }),
});
rule({
  name: 'mana.additional',
  of: 'Mana',
  slots: { s: 'Symbols' },
  en: 'a additional {s}',
  mean: ({ s }) => ({ kind: 'fixed', mana: s }),
});
rule({
  name: 'mana.additionalAny',
  of: 'Mana',
  en: 'a additional one mana of any color',
  mean: () => ({ kind: 'anyColor', amount: 1 }),
});

// What it may be spent on (106.6)
rule({
  name: 'act.manaOnly',
  of: 'Act',
  slots: { m: 'Mana', only: 'Purpose' },
  en: '<add> {m}. ^spend this mana only to {only}',
  mean:
    ({ m, only }) =>
    (who) => [{ do: 'mana', ...(who.kind === 'you' ? {} : { who }), mana: m, restriction: only }],
});
const ABILITY: Filter = { kind: 'ability' };
/** Spells that the words describe; where they say a zone, those that are cast from there. */
const spells = ({ filters, zones }: Described): Filter =>
  allOf([...filters, ...(zones === undefined || zones.includes('stack') ? [] : [castFromThere(zones)])]);
rule({
  name: 'act.manaNotFor',
  of: 'Act',
  slots: { m: 'Mana', n: 'Noun' },
  en: "<add> {m}. ^this mana can't be spent to cast a {n#sg}",
  mean:
    ({ m, n }) =>
    (who) => [
      {
        do: 'mana',
        ...(who.kind === 'you' ? {} : { who }),
        mana: m,
        restriction: { kind: 'not', of: allOf([...n.filters]) },
      },
    ],
});
rule({
  name: 'purpose.cast',
  of: 'Purpose',
  slots: { n: 'Noun' },
  en: ['cast {n#pl}', 'cast a {n#sg}'],
  mean: ({ n }) => spells(n),
});
rule({
  name: 'purpose.castKicked',
  of: 'Purpose',
  slots: { n: 'Noun' },
  en: ['cast kicked {n#pl}', 'cast a kicked {n#sg}'],
  mean: ({ n }) => allOf([...n.filters, { kind: 'paid', cost: 'kicker' }]),
});
rule({ name: 'purpose.activate', of: 'Purpose', en: 'activate abilities', mean: () => ABILITY });
rule({
  name: 'purpose.activateOf',
  of: 'Purpose',
  slots: { n: 'Noun' },
  en: ['activate abilities of {n#pl}', 'activate a ability of a {n#sg}'],
  mean: ({ n }) => {
    if (n.filters.some(({ kind }) => kind === 'ability')) throw new Unclear('abilities have no abilities');
    return allOf([ABILITY, ...n.filters]);
  },
});
rule({
  name: 'purpose.castOrActivate',
  of: 'Purpose',
  slots: { n: 'Noun', b: 'Noun' },
  en: [
    'cast {n#pl} or activate abilities of {b#pl}',
    'cast a {n#sg} or activate a ability of a {b#sg}',
    'cast a {n#sg} or activate abilities of {b#pl}',
    'cast {n#pl} or to activate abilities of {b#pl}',
  ],
  mean: ({ n, b }) => ({ kind: 'any', of: [spells(n), allOf([ABILITY, ...b.filters])] }),
});
/** Of permanents, and of cards that are elsewhere. */
rule({
  name: 'purpose.castOrActivateOfCards',
  of: 'Purpose',
  slots: { n: 'Noun', b: 'TypeNoun', c: 'HeadNoun' },
  en: 'cast {n#pl} or activate abilities of a {b#sg} or {c#sg}',
  mean: ({ n, b, c }) => {
    if (!c.kinds.includes('card')) throw new Unclear('only permanents have a type alone');
    return {
      kind: 'any',
      of: [spells(n), allOf([ABILITY, { kind: 'any', of: [allOf(b.filters), allOf(c.filters)] }])],
    };
  },
});
const forCost = (of: string): Filter => ({ kind: 'forCost', of });
for (const keyword of ['disturb', 'evoke', 'dash', 'blitz', 'bestow', 'mutate', 'overload', 'prowl', 'awaken'])
  rule({
    name: `purpose.payOrCast.${keyword}`,
    of: 'Purpose',
    slots: { n: 'Noun' },
    en: [`pay a ${keyword} cost or cast a {n#sg}`, `pay ${keyword} costs or cast {n#pl}`],
    mean: ({ n }) => ({ kind: 'any', of: [forCost(keyword), spells(n)] }),
  });
rule({
  name: 'act.manaForX',
  of: 'Act',
  slots: { m: 'Mana' },
  en: '<add> {m}. ^spend this mana only on costs that contain {X}',
  mean:
    ({ m }) =>
    (who) => [{ do: 'mana', ...(who.kind === 'you' ? {} : { who }), mana: m, restriction: forCost('{X}') }],
});
rule({
  name: 'purpose.castOrActivateFrom',
  of: 'Purpose',
  slots: { n: 'Noun', b: 'Noun' },
  en: [
    'cast {n#pl} or activate abilities from {b#pl}',
    'cast {n#pl} and activate abilities of {b#pl}',
    'cast a {n#sg} or to activate a ability of a {b#sg}',
  ],
  mean: ({ n, b }) => ({ kind: 'any', of: [spells(n), allOf([ABILITY, ...b.filters])] }),
});
