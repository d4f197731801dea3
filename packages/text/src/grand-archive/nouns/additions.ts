/** Additions after a noun: whose it is, what it has, where it is, what was done to it. */
import type { Filter, Selector } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Adding } from '../categories/nouns.ts';
import type { Telling, Things } from '../game.ts';
import { allOf, any, controlledBy, eachOf, not, opponents, ownedBy, TOGETHER } from './selectors.ts';

export const additions = rulesOf();
const { rule } = additions;

rule({ name: 'additions.one', of: 'Additions', slots: { a: 'Addition' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'additions.last',
  of: 'Additions',
  slots: { a: 'LastAddition' },
  en: '{a}',
  mean: ({ a }): Adding => {
    const last = a;
    return (it) => ({ ...last(it), plain: true });
  },
});
rule({
  name: 'additions.more',
  of: 'Additions',
  slots: { a: 'Addition', more: 'Additions' },
  en: '{a} {more}',
  mean: ({ a, more }): Adding => {
    const [first, rest] = [a, more];
    return (it) => rest(first(it));
  },
});
/** Something more that must be true of it. */
export const withFilters =
  (...filters: readonly Filter[]): Adding =>
  (described) => ({ ...described, filters: [...described.filters, ...filters] });

// Whose it is
rule({
  name: 'addition.controls',
  of: 'Addition',
  slots: { who: 'Player' },
  en: '{who} <control@who>',
  mean: ({ who }) => withFilters(controlledBy(who)),
});
rule({
  name: 'addition.doesntControl',
  of: 'Addition',
  slots: { who: 'Player' },
  en: "{who} <don't@who> control",
  mean: ({ who }) => withFilters(not(controlledBy(who))),
});
rule({
  name: 'addition.opponentControls',
  of: 'Addition',
  en: ['an opponent controls', 'your opponents control', 'opponents control'],
  mean: (): Adding => (it) => ({ ...withFilters(controlledBy(opponents))(it), ofOpponent: true }),
});
rule({
  name: 'addition.owns',
  of: 'Addition',
  slots: { who: 'Player' },
  en: '{who} <own@who>',
  mean: ({ who }) => withFilters(ownedBy(who)),
});
rule({
  name: 'addition.yourChoice',
  of: 'Addition',
  en: ['of your choice', 'of their choice'],
  mean: (): Adding => (it) => it,
});

// What it has
const having = (keyword: string): Filter => ({ kind: 'keyword', keyword });
rule({
  name: 'addition.with',
  of: 'Addition',
  slots: { k: 'KeywordName' },
  en: 'with {k}',
  mean: ({ k }) => withFilters(having(k)),
});
rule({
  name: 'addition.withLabel',
  of: 'Addition',
  slots: { l: 'LabelName' },
  en: 'with {l}',
  mean: ({ l }) => withFilters({ kind: 'label', label: l }),
});
rule({
  name: 'addition.withoutLabel',
  of: 'Addition',
  slots: { l: 'LabelName' },
  en: 'without {l}',
  mean: ({ l }) => withFilters(not({ kind: 'label', label: l })),
});
rule({
  name: 'addition.withOr',
  of: 'Addition',
  slots: { a: 'KeywordName', b: 'KeywordName' },
  en: ['with {a} or {b}', 'with {a} and/or {b}'],
  mean: ({ a, b }) => withFilters(any([having(a), having(b)])),
});
rule({
  name: 'addition.without',
  of: 'Addition',
  slots: { k: 'KeywordName' },
  en: ['without {k}', "that doesn't have {k}", "that don't have {k}"],
  mean: ({ k }) => withFilters(not(having(k))),
});
rule({
  name: 'addition.stat',
  of: 'Addition',
  slots: { s: 'Stat', c: 'Comparison' },
  en: ['with {s} {c}', 'with a {s} {c}', 'with a {s} of {c}'],
  mean: ({ s, c }) => withFilters({ kind: 'stat', stat: s, is: c }),
});
rule({
  name: 'addition.statBefore',
  of: 'Addition',
  slots: { v: 'Amount', s: 'Stat' },
  en: ['with {v} {s} or less', 'with {v} or less {s}'],
  mean: ({ v, s }) => withFilters({ kind: 'stat', stat: s, is: { op: '≤', to: v } }),
});
rule({
  name: 'addition.statBeforeMore',
  of: 'Addition',
  slots: { v: 'Amount', s: 'Stat' },
  en: ['with {v} {s} or more', 'with {v} or more {s}', 'with {v} {s} or greater'],
  mean: ({ v, s }) => withFilters({ kind: 'stat', stat: s, is: { op: '≥', to: v } }),
});
rule({
  name: 'addition.cost',
  of: 'Addition',
  slots: { a: 'Comparison', b: 'Comparison' },
  en: ['with memory cost {a} or reserve cost {b}', 'with a memory cost {a} or reserve cost {b}'],
  mean: ({ a, b }) =>
    withFilters(
      any([
        { kind: 'stat', stat: 'memoryCost', is: a },
        { kind: 'stat', stat: 'reserveCost', is: b },
      ]),
    ),
});
rule({
  name: 'addition.hasCost',
  of: 'Addition',
  en: ['with a memory cost', 'with memory cost'],
  mean: () => withFilters({ kind: 'hasCost', cost: 'memory' }),
});
rule({
  name: 'addition.hasReserveCost',
  of: 'Addition',
  en: 'with a reserve cost',
  mean: () => withFilters({ kind: 'hasCost', cost: 'reserve' }),
});
rule({
  name: 'addition.counter',
  of: 'Addition',
  slots: { k: 'Counter' },
  en: [
    'with a {k} counter on it',
    'with a {k} counter on them',
    'with one or more {k} counters on it',
    'with one or more {k} counters on them',
  ],
  mean: ({ k }) => withFilters({ kind: 'counters', counter: k, is: { op: '≥', to: 1 } }),
});
rule({
  name: 'addition.counters',
  of: 'Addition',
  slots: { n: 'Count', k: 'Counter' },
  en: ['with {n} or more {k} counters on it', 'with {n} or more {k} counters on them'],
  mean: ({ n, k }) => withFilters({ kind: 'counters', counter: k, is: { op: '≥', to: n.min } }),
});
rule({
  name: 'addition.noCounters',
  of: 'Addition',
  slots: { k: 'Counter' },
  en: ['with no {k} counters on it', 'with no {k} counters on them', 'without a {k} counter on it'],
  mean: ({ k }) => withFilters({ kind: 'counters', counter: k, is: { op: '=', to: 0 } }),
});
rule({
  name: 'addition.costsApart',
  of: 'Addition',
  slots: { a: 'ShortComparison', b: 'ShortComparison' },
  en: [
    'with memory cost {a}, or with reserve cost {b}',
    'with memory cost {a}, or reserve cost {b}',
    'with memory cost {a} or with reserve cost {b}',
  ],
  mean: ({ a, b }) =>
    withFilters(
      any([
        { kind: 'stat', stat: 'memoryCost', is: a },
        { kind: 'stat', stat: 'reserveCost', is: b },
      ]),
    ),
});
rule({
  name: 'addition.costsReversed',
  of: 'Addition',
  slots: { a: 'ShortComparison', b: 'ShortComparison' },
  en: 'with reserve cost {a} or memory cost {b}',
  mean: ({ a, b }) =>
    withFilters(
      any([
        { kind: 'stat', stat: 'reserveCost', is: a },
        { kind: 'stat', stat: 'memoryCost', is: b },
      ]),
    ),
});
for (const is of ['even', 'odd'] as const)
  rule({
    name: `addition.${is}`,
    of: 'Addition',
    slots: { s: 'Stat' },
    en: `with an ${is} {s}`,
    mean: ({ s }) => withFilters({ kind: 'parity', stat: s, is }),
  });
// Names
rule({
  name: 'addition.named',
  of: 'Addition',
  slots: { name: 'Name' },
  en: 'named {name}',
  mean: ({ name }) => withFilters({ kind: 'named', name }),
});
rule({
  name: 'addition.notNamed',
  of: 'Addition',
  slots: { name: 'Name' },
  en: 'not named {name}',
  mean: ({ name }) => withFilters(not({ kind: 'named', name })),
});
rule({
  name: 'addition.chosenName',
  of: 'Addition',
  en: ['with the chosen name', 'with that name'],
  mean: () => withFilters({ kind: 'chosenName', key: 'name' }),
});
rule({
  name: 'addition.chosenElement',
  of: 'Addition',
  en: ['of the chosen element', 'of that element', 'of the chosen elements', 'of those elements'],
  mean: () => withFilters({ kind: 'chosen', what: 'element', key: 'element' }),
});
rule({
  name: 'addition.chosenType',
  of: 'Addition',
  en: ['of the chosen type', 'of that type', 'with the chosen type'],
  mean: () => withFilters({ kind: 'chosen', what: 'type', key: 'type' }),
});
/** What something else has to be like: a choice would be any of them. */
export const related = (t: Things, d: Telling): Selector => (t.kind === 'choice' ? eachOf(t.described) : d.pick(t));
rule({
  name: 'addition.sameName',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: 'with the same name as {t}',
  mean: ({ t }, d) => withFilters({ kind: 'sharesName', with: related(t, d) }),
});
for (const [words, what] of [
  ['with different names', 'names'],
  ['with different reserve costs', 'reserveCosts'],
  ['with different elements', 'elements'],
  ['with different costs', 'reserveCosts'],
  ['with a different reserve cost', 'reserveCosts'],
] as const)
  rule({
    name: `addition.different.${words}`,
    of: 'Addition',
    en: words,
    mean: (): Adding => (it) => ({ ...it, filters: [...it.filters, TOGETHER], together: { kind: 'different', what } }),
  });
for (const [words, what] of [
  ['with the same name', 'names'],
  ['with the same reserve cost', 'reserveCosts'],
  ['with the same reserve costs', 'reserveCosts'],
  ['with the same element', 'elements'],
] as const)
  rule({
    name: `addition.same.${words}`,
    of: 'Addition',
    en: words,
    mean: (): Adding => (it) => ({ ...it, filters: [...it.filters, TOGETHER], together: { kind: 'same', what } }),
  });
rule({
  name: 'addition.totalCost',
  of: 'Addition',
  slots: { s: 'Stat', c: 'Comparison' },
  en: 'with total {s} {c}',
  mean: ({ s, c }): Adding => {
    const [stat, is] = [s, c];
    return (it) => ({ ...it, filters: [...it.filters, TOGETHER], together: { kind: 'total', stat, is } });
  },
});
// What it does or what was done to it
rule({
  name: 'addition.thatEntered',
  of: 'Addition',
  en: ['that entered the field this turn', 'that entered this turn'],
  mean: () => withFilters({ kind: 'history', event: { on: 'enter', what: allOf([]) } }),
});
rule({
  name: 'addition.thatIs',
  of: 'Addition',
  slots: { b: 'Being' },
  en: ["that's {b}", 'that is {b}', 'that are {b}'],
  mean: ({ b }) => withFilters(...b),
});
rule({
  name: 'addition.targeting',
  of: 'LastAddition',
  slots: { n: 'Noun' },
  en: ['that targets a {n#sg}', 'targeting a {n#sg}', 'that targets one or more {n#pl}', 'that target a {n#sg}'],
  mean: ({ n }) => withFilters({ kind: 'targets', where: allOf(n.filters) }),
});
rule({
  name: 'addition.targetingThing',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: ['that targets {t}', 'targeting {t}'],
  mean: ({ t }, d) => {
    if (t.kind === 'choice') throw new Unclear('which one?');
    return withFilters({ kind: 'targets', where: { kind: 'is', what: d.pick(t) } });
  },
});
rule({
  name: 'addition.inLineage',
  of: 'Addition',
  slots: { t: 'ThingsWhose' },
  en: ['in {t} lineage', 'in {t} inner lineage', 'from {t} lineage', 'from {t} inner lineage'],
  mean: ({ t }): Adding => {
    const pool: Selector = { kind: 'lineage', of: t };
    return (it) => ({ ...it, pool });
  },
});
rule({
  name: 'addition.loaded',
  of: 'Addition',
  slots: { t: 'Thing' },
  en: ['loaded into {t}', 'loaded in {t}'],
  mean: ({ t }, d): Adding => {
    const pool: Selector = { kind: 'loadedInto', of: d.pick(t) };
    return (it) => ({ ...it, pool });
  },
});
rule({
  name: 'addition.except',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: ['except for {t}', 'except {t}', 'other than {t}'],
  mean: ({ t }, d) => {
    if (t.kind === 'choice') throw new Unclear('which one?');
    return withFilters(not({ kind: 'is', what: d.pick(t) }));
  },
});
