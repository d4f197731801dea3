/** What is kept while the rest goes, what is returned except some, and what may be cast from where it is now. */
import type { Action, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Going } from '../categories/cards.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, bound } from '../nouns/selectors.ts';
import { until } from './libraries.ts';

export const putAndKept = rulesOf();
const { rule } = putAndKept;

const byWhom = (who: Selector): { readonly who?: Selector } => (who.kind === 'you' ? {} : { who });
rule({
  name: 'act.discardRest',
  of: 'Act',
  en: '<choose> a card in their hand and <discard> the rest',
  mean: (_, d) => (who) => {
    const as = d.fresh('chosen');
    const hand = (more: readonly Filter[]): Selector => ({
      kind: 'each',
      where: allOf([{ kind: 'ownedBy', who }, ...more]),
      zones: ['hand'],
    });
    const others = hand([{ kind: 'not', of: { kind: 'is', what: bound(as) } }]);
    return [
      { do: 'choose', ...byWhom(who), from: hand([]), as },
      { do: 'discardCards', what: others },
    ];
  },
});
rule({
  name: 'act.discardOfThem',
  of: 'Act',
  slots: { count: 'Count' },
  en: '<discard> {count} of them',
  mean:
    ({ count }, d) =>
    (who) => {
      const pool = d.refer({ kind: 'drawn', several: true });
      const what = d.pick({ kind: 'choice', described: { filters: [], kinds: ['card'], pool }, count }, who);
      return [{ do: 'discardCards', what }];
    },
});
rule({
  name: 'act.returnExcept',
  of: 'Act',
  slots: { n: 'Noun', to: 'ReturnTo', m: 'Noun' },
  en: '<return> all {n#pl} {to} except for {m#pl}',
  mean: ({ n, to, m }) => {
    const where = allOf([...n.filters, { kind: 'not', of: allOf(m.filters) }]);
    return (who): readonly Action[] => {
      const what: Selector = { kind: 'each', where };
      const [place, other] = to(what, who);
      if (place === undefined || other !== undefined || n.zones !== undefined) throw new Unclear('where they go');
      return [{ do: 'move', what, to: place }];
    };
  },
});
for (const [name, whose] of [
  ['yours', 'your'],
  ['theirs', 'their'],
] as const) {
  rule({
    name: `act.revealUntilOne.${name}`,
    of: 'Act',
    slots: { n: 'Noun' },
    en: `<reveal> cards from the top of ${whose} library until a {n#sg} is revealed`,
    mean: ({ n }, d) => until(n, 1, 'reveal', d),
  });
  rule({
    name: `act.revealUntilSome.${name}`,
    of: 'Act',
    slots: { count: 'Count', n: 'Noun' },
    en: `<reveal> cards from the top of ${whose} library until {count} {n#pl} are revealed`,
    mean: ({ count, n }, d) => {
      if (count.max === 'any') throw new Unclear('how many');
      return until(n, count.max, 'reveal', d);
    },
  });
}
rule({
  name: 'act.castFrom',
  of: 'Act',
  slots: { what: 'CardFrom' },
  en: '<cast> {what}',
  mean:
    ({ what: { what, from } }, d) =>
    (who) => [{ do: 'cast', ...byWhom(who), what: d.now(d.pick(what, who)), from, optional: false }],
});
for (const [verb, lands] of [
  ['cast', false],
  ['play', true],
] as const)
  rule({
    name: `simple.may.${verb}From`,
    of: 'Simple',
    slots: { what: 'CardFrom', duration: 'PlayTime' },
    en: [`you may ${verb} {what} {duration}`, `{duration}, you may ${verb} {what}`],
    mean: ({ what: { what, from }, duration }, d) => {
      const is: Filter = { kind: 'is', what: d.now(d.pick(what)) };
      return [
        {
          do: 'effect',
          effects: [
            {
              kind: 'may',
              action: 'play',
              who: { kind: 'you' },
              what: lands ? is : allOf([is, { kind: 'not', of: { kind: 'type', type: 'land' } }]),
              zones: [from],
            },
          ],
          duration,
        },
      ];
    },
  });
rule({
  name: 'manner.attackingWhom',
  of: 'Manner',
  slots: { p: 'Player' },
  en: 'attacking {p}',
  mean: ({ p }) => {
    const attacks = p;
    return () => ({ attacking: true, attacks });
  },
});
rule({
  name: 'returnTo.yours',
  of: 'ReturnTo',
  slots: { m: 'Manner' },
  en: 'under your control {m}',
  mean:
    ({ m }): Going =>
    (what) => [{ zone: 'battlefield', controller: { kind: 'you' }, ...m(what) }],
});
rule({
  name: 'entryCounters.plusForEach',
  of: 'EntryCounters',
  slots: { count: 'Count', c: 'Counter', e: 'Counter', times: 'ForEach' },
  en: '{count} {c} <counter#count> on it plus an additional {e} counter on it {times}',
  mean: ({ count, c, e, times }) => {
    if (c !== e || count.max === 'any') throw new Unclear('counters of one kind');
    return [{ counter: c, count: { kind: 'add', of: [count.max, times] } }];
  },
});
