/** Damage and life in parts: divided evenly (120.1), a third of it, half of a number; damage divided that is equal to something. */
import type { Action, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { doneBy } from '../../prose/doing.ts';
import { same } from '../../prose/nodes.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Described, Telling } from '../game.ts';
import { eachOf } from '../nouns/selectors.ts';

export const damageShared = rulesOf();
const { rule } = damageShared;

const from = (source: Selector): { readonly source?: Selector } => (source.kind === 'this' ? {} : { source });
/** 107.1a: rounded down for each, as the effect is carried out: among those that it is dealt to then. */
const evenly = (n: Value, to: Selector): Value => ({
  kind: 'part',
  of: n,
  by: { kind: 'count', of: to },
  round: 'down',
});
const ANY: Described = { filters: [{ kind: 'anyTarget' }], kinds: ['anything'] };
rule({
  name: 'damage.evenlyAmongTargets',
  of: 'Damage',
  slots: { n: 'Amount', count: 'Count' },
  en: '{n} damage divided evenly, rounded down, among {count} <target#count>',
  mean: ({ n, count }, d) => {
    const to = d.target(ANY, count, true);
    return (source): readonly Action[] => [{ do: 'damage', ...from(source), to, amount: evenly(n, to) }];
  },
});
rule({
  name: 'damage.evenlyAmong',
  of: 'Damage',
  slots: { n: 'Amount', what: 'Noun' },
  en: '{n} damage divided evenly, rounded down, among all {what#pl}',
  mean: ({ n, what }) => {
    const to = eachOf(what);
    return (source): readonly Action[] => [{ do: 'damage', ...from(source), to, amount: evenly(n, to) }];
  },
});
rule({
  name: 'damage.halfOfX',
  of: 'Damage',
  slots: { to: 'Anything' },
  en: 'half X damage, rounded up, to {to}',
  mean: (parts, d) => {
    const to = d.notDoer(parts);
    const amount: Value = { kind: 'half', of: { kind: 'x' }, round: 'up' };
    return (source): readonly Action[] => [{ do: 'damage', ...from(source), to, amount }];
  },
});
rule({
  name: 'damage.equalDivided',
  of: 'Damage',
  slots: { v: 'Value', count: 'Count' },
  en: 'damage equal to {v} divided as you choose among {count} <target#count>',
  mean: ({ v, count }, d) => {
    const to = d.target(ANY, count, true);
    if (to.kind !== 'var') throw new Unclear('among which targets');
    const { name } = to;
    d.retarget((targets) => targets.map((each) => (each.name === name ? { ...each, divide: v } : each)));
    return (source): readonly Action[] => [{ do: 'damage', ...from(source), to, amount: v, divided: name }];
  },
});

// A part of it
for (const round of ['up', 'down'] as const) {
  rule({
    name: `act.loseThird.${round}`,
    of: 'Act',
    en: [`<lose> a third of their life, rounded ${round}`, `<lose> a third of your life, rounded ${round}`],
    mean: (_, d) => (who) =>
      doneBy(who, d, () => (player) => [
        { do: 'loseLife', who: player, amount: { kind: 'part', of: { kind: 'life', of: player }, by: 3, round } },
      ]),
  });
  rule({
    name: `act.getHalfCounters.${round}`,
    of: 'Act',
    slots: { c: 'Counter' },
    en: `<get> half X {c} counters, rounded ${round}`,
    mean:
      ({ c }) =>
      (who) => [{ do: 'counters', on: who, counter: c, count: { kind: 'half', of: { kind: 'x' }, round } }],
  });
  rule({
    name: `act.drawHalf.${round}`,
    of: 'Act',
    en: `<draw> half that many cards, rounded ${round}`,
    mean: (_, d) => {
      const count: Value = { kind: 'half', of: d.thatMuch(), round };
      return (who) => [{ do: 'draw', who, count }];
    },
  });
  rule({
    name: `tokenSet.halfX.${round}`,
    of: 'TokenSet',
    slots: { t: 'Token' },
    en: `half X {t#pl}, rounded ${round}`,
    mean: ({ t }) => ({ ...t, count: { kind: 'half', of: { kind: 'x' }, round } }),
  });
}

// The one with the most or the least of all; of several, one that is chosen
const STATS = [
  ['power', 'power'],
  ['toughness', 'toughness'],
] as const;
const EXTREMES = [
  ['greatest', 'greatest'],
  ['least', 'least'],
] as const;
const ONE: Count = { min: 1, max: 1 };
for (const [stat, word] of STATS)
  for (const [kind, words] of EXTREMES) {
    const extreme = (n: Described, m: Described, d: Telling): Selector => {
      if (!m.filters.every((one) => n.filters.some((each) => same(each, one)))) throw new Unclear('others are tied');
      const is = { op: '=', to: { kind, stat, of: eachOf(n) } } as const;
      return d.pick({ kind: 'choice', described: { ...n, filters: [...n.filters, { kind: stat, is }] }, count: ONE });
    };
    const tied = `If two or more {m#pl} are tied for ${words} ${word}, you choose one of them`;
    rule({
      name: `act.destroyExtreme.${kind}.${stat}`,
      of: 'Act',
      slots: { n: 'Noun', m: 'Noun' },
      en: `<destroy> the {n#sg} with the ${words} ${word}. ^It can't be regenerated. ^${tied}`,
      mean:
        ({ n, m }, d) =>
        () => [{ do: 'destroy', what: extreme(n, m, d), noRegeneration: true }],
    });
    rule({
      name: `damage.toExtreme.${kind}.${stat}`,
      of: 'Damage',
      slots: { a: 'Amount', n: 'Noun', m: 'Noun' },
      en: `{a} damage to the {n#sg} with the ${words} ${word}. ^${tied}`,
      mean:
        ({ a, n, m }, d) =>
        (source): readonly Action[] => [{ do: 'damage', ...from(source), to: extreme(n, m, d), amount: a }],
    });
    rule({
      name: `act.returnExtreme.${kind}.${stat}`,
      of: 'Act',
      slots: { n: 'Noun', m: 'Noun' },
      en: `<return> to your hand the {n#sg} with the ${words} ${word}. ^${tied}`,
      mean:
        ({ n, m }, d) =>
        () => [{ do: 'move', what: extreme(n, m, d), to: { zone: 'hand' } }],
    });
  }
