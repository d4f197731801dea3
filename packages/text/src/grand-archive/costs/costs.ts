/** What is paid: reserve, resting, banishing, discarding, sacrificing, counters; what activating costs more or less. */
import type { Cost, CostChange, Filter, Value, Zone } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling, Things } from '../game.ts';
import { allOf, alone, bound, togetherOf, you } from '../nouns/selectors.ts';

export const costs = rulesOf();
const { rule, terminal } = costs;

terminal({
  name: 'reserve',
  of: 'Reserve',
  first: ['('],
  scan: (tokens, at) => {
    const end = tokens.findIndex((token, i) => i > at && token.text === ')');
    const inside = tokens
      .slice(at + 1, Math.max(end, at + 1))
      .map(({ raw }) => raw)
      .join('');
    return /^(?:\d+|X|LV)(?:\+(?:\d+|X|LV))?$/.test(inside) ? [{ end: end + 1, value: `(${inside})` }] : [];
  },
  print: (value) => [value],
  mean: (value) => {
    const parts = value
      .slice(1, -1)
      .split('+')
      .map((part): Value => (part === 'X' ? { kind: 'x' } : part === 'LV' ? { kind: 'level', of: you } : Number(part)));
    const [first = 0, second] = parts;
    return second === undefined ? first : { kind: 'add', of: parts };
  },
});

rule({ name: 'costs.one', of: 'Costs', slots: { a: 'Cost' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'costs.and',
  of: 'Costs',
  slots: { a: 'Cost', b: 'Costs' },
  en: ['{a}, ^{b}', '{a} and {b}', '{a}, and {b}'],
  mean: ({ a, b }) => [...a, ...b],
});
rule({
  name: 'cost.reserve',
  of: 'Cost',
  slots: { n: 'Reserve' },
  en: '{n}',
  mean: ({ n }) => [{ kind: 'reserve', amount: n }],
});
rule({
  name: 'cost.payReserve',
  of: 'Cost',
  slots: { n: 'Reserve' },
  en: '<pay> {n}',
  mean: ({ n }) => [{ kind: 'reserve', amount: n }],
});
rule({
  name: 'payment.reserve',
  of: 'Payment',
  slots: { n: 'Reserve' },
  en: '<pay> {n}',
  mean: ({ n }) => [{ kind: 'reserve', amount: n }],
});
rule({ name: 'cost.rest', of: 'Cost', en: 'REST', mean: () => [{ kind: 'rest' }] });

/** Something of the player's: chosen, or this object itself. */
function part(
  things: Things,
  isOwn = true,
): { readonly what: Filter; readonly count: Value; readonly anyNumber?: boolean } & {
  readonly described?: Described;
} {
  if (things.kind === 'definite') {
    const { selector } = things;
    if (selector.kind !== 'this' && selector.kind !== 'champion') throw new Unclear('what is paid with is chosen');
    return { what: { kind: 'is', what: selector }, count: 1 };
  }
  const { count } = things;
  const described = alone(things.described);
  const together = togetherOf(things.described);
  const any = count.max === 'any' || count.min !== count.max;
  return {
    what: allOf(described.filters.filter(({ kind }) => kind !== 'card' && !(isOwn && kind === 'ownedBy'))),
    count: count.min,
    ...(any ? { anyNumber: true } : {}),
    ...(together === undefined ? {} : { together }),
    described,
  };
}
const named = (
  d: Telling,
  described: Described | undefined,
  done: string,
  several: boolean,
): { readonly as?: string } => {
  if (described === undefined) return {};
  const as = d.fresh(done);
  // What was paid is called by its kind or by what was done to it, never by a bare pronoun.
  const kinds = [...described.kinds.filter((kind) => kind !== 'chosen'), done];
  d.mention({ selector: bound(as), kinds, several, byKind: true });
  d.mentionAmount({ kind: 'count', of: bound(as) });
  return { as };
};
/** For costs that are paid with what the payer chooses among objects: nothing else may be said of it. */
function chosenOnField(things: Things): Things {
  if (things.kind !== 'choice') return things;
  if (things.random === true) throw new Unclear('a cost that is paid at random');
  const { zones } = alone(things.described);
  if (zones !== undefined && !zones.every((zone) => zone === 'field')) throw new Unclear('a cost of another zone');
  return things;
}
const zonesOf = (described: Described | undefined, d: Telling): readonly Zone[] =>
  described?.zones ?? d.told.line.worksIn ?? ['field'];
function paid(kind: 'sacrifice' | 'restOthers', done: string, things: Things, d: Telling): readonly Cost[] {
  const { described, ...rest } = part(chosenOnField(things));
  return [{ kind, ...rest, ...named(d, described, done, rest.anyNumber === true || rest.count !== 1) }];
}
rule({
  name: 'cost.sacrifice',
  of: 'Cost',
  slots: { t: 'Thing' },
  en: '<sacrifice> {t}',
  mean: ({ t }, d) => paid('sacrifice', 'sacrificed', t, d),
});
rule({
  name: 'cost.restOthers',
  of: 'Cost',
  slots: { t: 'Thing' },
  en: '<rest> {t}',
  mean: ({ t }, d) => paid('restOthers', 'rested', t, d),
});
rule({
  name: 'cost.banish',
  of: 'Cost',
  slots: { t: 'Thing' },
  en: '<banish> {t}',
  mean: ({ t }, d) => {
    const { described, ...rest } = part(t, false);
    const random = t.kind === 'choice' && t.random === true ? { random: true } : {};
    const more = named(d, described, 'banished', rest.anyNumber === true || rest.count !== 1);
    return [{ kind: 'banish', ...rest, from: zonesOf(described, d), ...random, ...more }];
  },
});
rule({
  name: 'cost.discard',
  of: 'Cost',
  slots: { t: 'Thing' },
  en: '<discard> {t}',
  mean: ({ t }, d) => {
    const { described, ...rest } = part(t);
    const random = t.kind === 'choice' && t.random === true ? { random: true } : {};
    const from = described?.zones === undefined ? {} : { from: described.zones };
    const more = named(d, described, 'discarded', rest.anyNumber === true || rest.count !== 1);
    return [{ kind: 'discard', ...rest, ...from, ...random, ...more }];
  },
});
rule({
  name: 'cost.reveal',
  of: 'Cost',
  slots: { t: 'Thing' },
  en: '<reveal> {t}',
  mean: ({ t }, d) => {
    if (t.kind === 'choice' && t.random === true) throw new Unclear('a cost that is paid at random');
    const { described, ...rest } = part(t);
    const from = described?.zones === undefined ? {} : { from: described.zones };
    return [{ kind: 'reveal', ...rest, ...from, ...named(d, described, 'revealed', rest.count !== 1) }];
  },
});
const fromOf = (t: Things, d: Telling): Filter => {
  if (t.kind === 'choice') {
    chosenOnField(t);
    return allOf(t.described.filters);
  }
  const selector = d.pick(t);
  return { kind: 'is', what: selector };
};
rule({
  name: 'cost.removeCounters',
  of: 'Cost',
  slots: { n: 'Count', k: 'Counter', t: 'Thing' },
  en: '<remove> {n} {k} <counter#n> from {t}',
  mean: ({ n, k, t }, d) => {
    if (n.max !== n.min) throw new Unclear('an amount that the payer chooses');
    const as = d.fresh('removed');
    d.cameTo('removed', { kind: 'var', name: as });
    return [{ kind: 'removeCounters', counter: k, count: n.min, from: fromOf(t, d), as }];
  },
});
rule({
  name: 'cost.removeAnyCounters',
  of: 'Cost',
  slots: { n: 'Count', t: 'Thing' },
  en: '<remove> {n} <counter#n> from {t}',
  mean: ({ n, t }, d) => [{ kind: 'removeCounters', count: n.min, from: fromOf(t, d) }],
});
rule({
  name: 'cost.removeAmong',
  of: 'Cost',
  slots: { n: 'Count', k: 'Counter', t: 'Noun' },
  en: ['<remove> {n} {k} <counter#n> from among {t#pl}', '<remove> a total of {n} {k} counters from among {t#pl}'],
  mean: ({ n, k, t }) => [{ kind: 'removeCounters', counter: k, count: n.min, from: allOf(t.filters), among: true }],
});
rule({
  name: 'cost.putCounters',
  of: 'Cost',
  slots: { n: 'Count', k: 'Counter', t: 'Thing' },
  en: '<put> {n} {k} <counter#n> on {t}',
  mean: ({ n, k, t }, d) => [{ kind: 'putCounters', counter: k, count: n.min, on: fromOf(t, d) }],
});
rule({
  name: 'cost.putCards',
  of: 'Cost',
  slots: { t: 'Thing', to: 'Destination' },
  en: '<put> {t} {to}',
  mean: ({ t, to }, d) => {
    const { described, ...rest } = part(t, false);
    const { zone, position } = to(bound('it'), you);
    const at = position === 'top' || position === 'bottom' ? { position } : {};
    return [
      {
        kind: 'put',
        ...rest,
        from: zonesOf(described, d),
        to: zone,
        ...at,
        ...named(d, described, 'put', rest.count !== 1),
      },
    ];
  },
});
rule({
  name: 'cost.damage',
  of: 'Cost',
  slots: { n: 'Amount', t: 'Thing' },
  en: ['deal {n} damage to {t}', 'have {n} damage dealt to {t}'],
  mean: ({ n, t }, d) => [{ kind: 'damage', to: d.pick(t), amount: n }],
});
rule({
  name: 'cost.unpreventableDamage',
  of: 'Cost',
  slots: { n: 'Amount', t: 'Thing' },
  en: 'deal {n} unpreventable damage to {t}',
  mean: ({ n, t }, d) => [{ kind: 'damage', to: d.pick(t), amount: n, unpreventable: true }],
});
rule({
  name: 'cost.mill',
  of: 'Cost',
  slots: { n: 'Count' },
  en: ['put the top {n} cards of your deck into your graveyard'],
  mean: ({ n }) => [{ kind: 'mill', count: n.min }],
});

rule({
  name: 'cost.delevel',
  of: 'Cost',
  en: '<delevel> your champion',
  mean: () => [{ kind: 'delevel' }],
});
rule({
  name: 'cost.recover',
  of: 'Cost',
  slots: { n: 'Amount' },
  en: '<recover> {n}',
  mean: ({ n }) => [{ kind: 'recover', amount: n }],
});
rule({
  name: 'cost.return',
  of: 'Cost',
  slots: { t: 'Thing', to: 'ReturnTo' },
  en: '<return> {t} {to}',
  mean: ({ t, to }, d) => {
    const { described, ...rest } = part(t, false);
    const { zone } = to(bound('it'), you);
    return [
      {
        kind: 'put',
        ...rest,
        from: zonesOf(described, d),
        to: zone,
        ...named(d, described, 'returned', rest.count !== 1),
      },
    ];
  },
});

// What something costs more or less
rule({
  name: 'costDifference.less',
  of: 'CostDifference',
  slots: { n: 'Amount' },
  en: '<cost> {n} less',
  mean: ({ n }) => ({ less: n }),
});
rule({
  name: 'costDifference.more',
  of: 'CostDifference',
  slots: { n: 'Amount' },
  en: '<cost> {n} more',
  mean: ({ n }) => ({ more: n }),
});
rule({
  name: 'costDifference.lessReserve',
  of: 'CostDifference',
  slots: { n: 'Reserve' },
  en: '<cost> {n} less',
  mean: ({ n }) => ({ less: n }),
});
rule({
  name: 'costDifference.moreReserve',
  of: 'CostDifference',
  slots: { n: 'Reserve' },
  en: '<cost> {n} more',
  mean: ({ n }) => ({ more: n }),
});
rule({
  name: 'costDifference.set',
  of: 'CostDifference',
  slots: { n: 'Amount' },
  en: '<cost> {n}',
  mean: ({ n }) => ({ set: n }),
});
const ACTS = [
  ['activate', 'to activate'],
  ['materialize', 'to materialize'],
  ['bestow', 'to bestow'],
] as const;
const times = (value: Value | undefined, by: Value | undefined): Value | undefined =>
  value === undefined || by === undefined ? value : value === 1 ? by : { kind: 'times', of: [value, by] };
/** The same for each of so many. */
const multiplied = (difference: Pick<CostChange, 'set' | 'less' | 'more'>, by: Value | undefined) =>
  Object.fromEntries(
    (['set', 'less', 'more'] as const).flatMap((way) => {
      const value = times(difference[way], by);
      return value === undefined ? [] : [[way, value]];
    }),
  );
for (const [of, words] of ACTS) {
  rule({
    name: `statement.cost.${of}`,
    of: 'Statement',
    slots: { s: 'Self', c: 'CostDifference', f: 'ForEach?' },
    en: `{s} {c@s} ${words} [{f}]`,
    mean: ({ s, c, f }) => {
      const [what, difference, by] = [s, c, f];
      return [
        {
          kind: 'cost',
          of,
          what: { kind: 'is', what },
          ...multiplied(difference, by),
        },
      ];
    },
  });
  rule({
    name: `statement.costOf.${of}`,
    of: 'Statement',
    slots: { n: 'Noun', who: 'Player', c: 'CostDifference', f: 'ForEach?' },
    en: [`{n#pl} {who} <${of}@who> {c@base} ${words} [{f}]`, `{n#pl} {who} <${of}@who> {c@base} [{f}]`],
    mean: ({ n, who, c, f }) => {
      const [described, player, difference, by] = [n, who, c, f];
      return [
        {
          kind: 'cost',
          of,
          what: allOf(described.filters),
          who: player,
          ...multiplied(difference, by),
        },
      ];
    },
  });
  rule({
    name: `statement.costFirst.${of}`,
    of: 'Statement',
    slots: { n: 'Noun', c: 'CostDifference' },
    en: `the first {n#sg} you ${of} each turn {c@s} ${words}`,
    mean: ({ n, c }) => [
      {
        kind: 'cost',
        of,
        what: allOf([...n.filters, { kind: 'firstOfTurn', event: { on: of, what: allOf(n.filters), who: you } }]),
        who: you,
        ...c,
      },
    ],
  });
  rule({
    name: `statement.costAny.${of}`,
    of: 'Statement',
    slots: { n: 'Noun', c: 'CostDifference', f: 'ForEach?' },
    en: `{n#pl} {c@base} ${words} [{f}]`,
    mean: ({ n, c, f }) => {
      const [described, difference, by] = [n, c, f];
      return [
        {
          kind: 'cost',
          of,
          what: allOf(described.filters),
          ...multiplied(difference, by),
        },
      ];
    },
  });
}
