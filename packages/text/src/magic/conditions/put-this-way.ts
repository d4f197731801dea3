/** Whether a card was put somewhere by the effect at hand, and what was so in exile or as it was cast. */
import type { Condition, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { substitute } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf } from '../nouns/selectors.ts';

export const putThisWay = rulesOf();
const { rule } = putThisWay;

rule({
  name: 'condition.putIntoHandThisWay',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: ['you put a {n#sg} into your hand this way', 'you put one or more {n#pl} into your hand this way'],
  mean: ({ n }, d): Condition => {
    const pool = d.refer({ kind: 'card', zone: 'hand' });
    return { kind: 'exists', what: { kind: 'filter', of: pool, where: allOf(n.filters) } };
  },
});
/** Whether it could not be offered, or was declined. */
for (const [zone, words] of [
  ['hand', 'into your hand'],
  ['battlefield', 'onto the battlefield'],
] as const)
  rule({
    name: `sequel.ifNonePut.${zone}`,
    of: 'Sequel',
    slots: { c: 'Clause' },
    en: `if you didn't put a card ${words} this way, {c}.`,
    mean: (parts, d) => (before) => {
      // "Put the rest on the bottom" may stand between.
      const at = before.findLastIndex((action) => JSON.stringify(action).includes('"do":"may"'));
      const offered = before[at];
      if (offered === undefined) throw new Unclear('nothing could be put anywhere');
      const name = d.fresh('did');
      let offers = 0;
      let goes = false;
      const named = substitute(offered, (node) => {
        if (typeof node !== 'object' || node === null) return undefined;
        const { do: act, to } = node as { readonly do?: unknown; readonly to?: { readonly zone?: unknown } };
        if (act === 'move' && to?.zone === zone) goes = true;
        if (act === 'may') offers++;
        return undefined;
      });
      if (offers !== 1 || !goes) throw new Unclear('nothing that could be put there or not');
      const done = substitute(named, (node) =>
        typeof node === 'object' && node !== null && (node as { do?: unknown }).do === 'may'
          ? { ...node, name }
          : undefined,
      );
      const then = d.without(offered, () => parts.c);
      return [
        ...before.slice(0, at),
        done,
        ...before.slice(at + 1),
        { do: 'if', condition: { kind: 'not', of: { kind: 'did', name } }, then },
      ];
    },
  });

// Counters
rule({
  name: 'condition.noSuchCounters',
  of: 'Condition',
  slots: { k: 'Counter', what: 'Thing' },
  en: ['there are no {k} counters on {what}', 'there are no more {k} counters on {what}'],
  mean: ({ k, what }, d): Condition => ({
    kind: 'matches',
    what: d.pick(what),
    where: { kind: 'counters', counter: k, is: { op: '=', to: 0 } },
  }),
});

// In exile (113.6b)
const inExile = (what: Selector): Condition => ({
  kind: 'matches',
  what,
  where: { kind: 'in', zones: ['exile'] },
});
rule({
  name: 'condition.isExiled',
  of: 'Condition',
  slots: { s: 'Self' },
  en: '{s} is exiled',
  mean: ({ s }, d) => {
    d.worksIn('exile');
    return inExile(s);
  },
});
rule({
  name: 'condition.itsExiled',
  of: 'Condition',
  en: "it's exiled",
  mean: (_, d) => {
    const it = d.refer({ several: false });
    if (it.kind !== 'this') throw new Unclear('where another object is');
    d.worksIn('exile');
    return inExile(it);
  },
});
rule({
  name: 'condition.isExiledWithCounter',
  of: 'Condition',
  slots: { s: 'Self', k: 'Counter' },
  en: '{s} is exiled with a {k} counter on (it|him|her)',
  mean: ({ s, k }, d): Condition => {
    d.worksIn('exile');
    return {
      kind: 'matches',
      what: s,
      where: allOf([
        { kind: 'in', zones: ['exile'] },
        { kind: 'counters', counter: k, is: { op: '≥', to: 1 } },
      ]),
    };
  },
});

// How it is cast (702.143, 702.166)
const PAID: readonly (readonly [cost: string, words: string])[] = [
  ['foretell', 'this spell was foretold'],
  ['bargain', "it's bargained"],
];
for (const [cost, words] of PAID)
  rule({
    name: `condition.paidFor.${cost}`,
    of: 'Condition',
    en: words,
    mean: (_, d): Condition => {
      if (
        words.startsWith('it') &&
        d.maybe({ several: false }) !== undefined &&
        d.refer({ several: false }).kind !== 'this'
      )
        throw new Unclear('how another object is cast');
      return { kind: 'paid', cost };
    },
  });
