/** How permanents enter (614.1c, 614.12): tapped, with counters, as copies, and what is chosen as they do. */
import type {
  Action,
  Change,
  Filter,
  Replacement,
  ReplacementAbility,
  Selector,
  StaticEffect,
  Value,
} from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling } from '../game.ts';
import { allOf, eachOf, self } from '../nouns/selectors.ts';
import { newSelf } from '../predicates/changes.ts';

export const entering = rulesOf();
const { rule } = entering;

export type Enters = Extract<Replacement, { kind: 'enters' }>;
export const entersAs = (what: Filter, instead: Enters): ReplacementAbility => ({
  kind: 'replacement',
  on: { on: 'move', what, to: ['battlefield'] },
  instead,
});
const isThis: Filter = { kind: 'is', what: self };

// What enters
rule({
  name: 'entrant.self',
  of: 'Entrant',
  slots: { s: 'Self' },
  en: '{s}',
  agreement: 'sg',
  mean: ({ s }): Filter => ({ kind: 'is', what: s }),
});
rule({
  name: 'entrant.it',
  of: 'Entrant',
  en: 'it',
  agreement: 'sg',
  mean: (_, d): Filter => ({ kind: 'is', what: d.refer({ several: false }) }),
});
const spoken = (n: Described, d: Telling): Filter => {
  d.mention({ selector: { kind: 'event', role: 'object' }, kinds: n.kinds, several: false });
  return allOf(n.filters);
};
rule({
  name: 'entrant.each',
  of: 'Entrant',
  slots: { n: 'Noun' },
  en: 'each {n#sg}',
  agreement: 'sg',
  mean: ({ n }, d) => spoken(n, d),
});
rule({
  name: 'entrant.all',
  of: 'Entrant',
  slots: { n: 'Noun' },
  en: '{n#pl}',
  agreement: 'pl',
  mean: ({ n }, d) => spoken(n, d),
});

// In what way
rule({ name: 'entry.tapped', of: 'Entry', en: 'tapped', mean: () => ({ kind: 'enters', tapped: true }) });
rule({ name: 'entry.untapped', of: 'Entry', en: 'untapped', mean: () => ({ kind: 'enters', tapped: false }) });
/** 722.3a */
rule({ name: 'entry.prepared', of: 'Entry', en: 'prepared', mean: () => ({ kind: 'enters', prepared: true }) });
rule({
  name: 'entry.counters',
  of: 'Entry',
  slots: { c: 'EntryCounters' },
  en: 'with {c}',
  mean: ({ c }) => ({ kind: 'enters', counters: c }),
});
rule({
  name: 'entry.tappedCounters',
  of: 'Entry',
  slots: { c: 'EntryCounters' },
  en: ['tapped with {c}', 'tapped and with {c}'],
  mean: ({ c }) => ({ kind: 'enters', tapped: true, counters: c }),
});
/** 707.5 */
rule({
  name: 'entry.copyOfThis',
  of: 'Entry',
  slots: { s: 'Self' },
  en: 'as a copy of {s}',
  mean: ({ s }) => ({ kind: 'enters', copyOf: s }),
});
const amount = (count: { readonly max: Value | 'any' }): Value => (count.max === 'any' ? 0 : count.max);
rule({
  name: 'entryCounters.some',
  of: 'EntryCounters',
  slots: { count: 'Count', c: 'Counter' },
  en: [
    '{count} {c} <counter#count> on (it|them|him|her)',
    '{count} additional {c} <counter#count> on (it|them|him|her)',
    'a additional {count} {c} counters on (it|them)',
  ],
  mean: ({ count, c }) => [{ counter: c, count: amount(count) }],
});
rule({
  name: 'entryCounters.forEach',
  of: 'EntryCounters',
  slots: { count: 'Count', c: 'Counter', times: 'ForEach' },
  en: [
    '{count} {c} <counter#count> on (it|them|him|her) {times}',
    '{count} additional {c} <counter#count> on (it|them|him|her) {times}',
  ],
  mean: ({ count, c, times }) => [
    { counter: c, count: amount(count) === 1 ? times : { kind: 'times', of: [amount(count), times] } },
  ],
});
rule({
  name: 'entryCounters.two',
  of: 'EntryCounters',
  slots: { count: 'Count', c: 'Counter', count2: 'Count', c2: 'Counter' },
  en: '{count} {c} <counter#count> and {count2} {c2} <counter#count2> on (it|them)',
  mean: ({ count, c, count2, c2 }) => [
    { counter: c, count: amount(count) },
    { counter: c2, count: amount(count2) },
  ],
});
rule({
  name: 'entryCounters.number',
  of: 'EntryCounters',
  slots: { c: 'Counter', v: 'Value' },
  en: [
    'a number of {c} counters on (it|them|him|her) equal to {v}',
    'a number of additional {c} counters on (it|them) equal to {v}',
    '{c} counters on (it|them) equal to {v}',
  ],
  mean: ({ c, v }) => [{ counter: c, count: v }],
});
/** Which counter, is chosen as it enters. */
rule({
  name: 'entry.counterOfChoice',
  of: 'Entry',
  slots: { list: 'CounterList' },
  en: ['with your choice of {list} on it'],
  mean: ({ list }) => ({
    kind: 'enters',
    actions: [{ do: 'chooseNumber', min: 1, max: list.length, key: 'counter' }],
    counters: list.map((counter, i) => ({
      counter,
      count: {
        kind: 'if',
        condition: { kind: 'compare', value: { kind: 'noted', key: 'counter' }, is: { op: '=', to: i + 1 } },
        then: 1,
        else: 0,
      },
    })),
  }),
});
rule({
  name: 'counterList.two',
  of: 'CounterList',
  slots: { a: 'Counter', b: 'Counter' },
  en: ['a {a} counter or a {b} counter'],
  mean: ({ a, b }) => [a, b],
});
rule({
  name: 'counterList.three',
  of: 'CounterList',
  slots: { a: 'Counter', b: 'Counter', c: 'Counter' },
  en: ['a {a} counter, a {b} counter, or a {c} counter', 'a {a}, {b}, or {c} counter'],
  mean: ({ a, b, c }) => [a, b, c],
});
rule({
  name: 'standing.enters',
  of: 'Rewriting',
  slots: { what: 'Entrant', how: 'Entry' },
  en: ['{what} <enter@what> {how}', '{what} <enter@what> the battlefield {how}'],
  mean: ({ what, how }) => [entersAs(what, how)],
});

/** For a while: the effect watches for what enters. */
const watching = (what: Filter, instead: Enters): StaticEffect => ({
  kind: 'replace',
  on: { on: 'move', what, to: ['battlefield'] },
  instead,
});
rule({
  name: 'simple.enterFor',
  of: 'Simple',
  slots: { what: 'Entrant', how: 'Entry', duration: 'Duration' },
  en: ['{what} <enter@what> {how} {duration}', '{duration}, {what} <enter@what> {how}'],
  mean: ({ what, how, duration }) => [{ do: 'effect', effects: [watching(what, how)], duration }],
});
rule({
  name: 'simple.statementAndEnter',
  of: 'Simple',
  slots: { duration: 'Duration', s: 'Statement', what: 'Entrant', how: 'Entry' },
  en: '{duration}, {s}, and {what} <enter@what> {how}',
  mean: ({ duration, s, what, how }) => [{ do: 'effect', effects: [...s, watching(what, how)], duration }],
});

/** 702.138e */
rule({
  name: 'standing.escapesWith',
  of: 'Rewriting',
  slots: { s: 'Self', c: 'EntryCounters' },
  en: '{s} escapes with {c}',
  mean: ({ s, c }) => [
    {
      ...entersAs({ kind: 'is', what: s }, { kind: 'enters', counters: c }),
      condition: { kind: 'paid', cost: 'escape' },
    },
  ],
});

// As it enters
rule({
  name: 'standing.asEnters',
  of: 'Rewriting',
  slots: { what: 'Entrant', c: 'Clause' },
  en: ['as {what} <enter@what>, {c}', 'as {what} <enter@what> the battlefield, {c}'],
  mean: ({ what, c }) => [entersAs(what, { kind: 'enters', actions: c })],
});
/** 707.2: what is chosen so is copied with it. */
rule({
  name: 'standing.entersAsOneOf',
  of: 'Rewriting',
  slots: { s: 'Self', a: 'Shape', ga: 'Granted?', b: 'Shape', gb: 'Granted?', c: 'Shape', gc: 'Granted?' },
  en: 'as {s} enters, it becomes your choice of a {a#sg} [with {ga}], a {b#sg} [with {gb}], or a {c#sg} [with {gc}] in addition to its other types',
  mean: ({ a, ga, b, gb, c, gc }) => [
    entersAs(isThis, {
      kind: 'enters',
      choice: [newSelf(a, ga, 'types'), newSelf(b, gb, 'types'), newSelf(c, gc, 'types')],
    }),
  ],
});
/** 707.2: of these sizes, with these abilities; its types it has already. */
rule({
  name: 'standing.entersAsCreatureOfThree',
  of: 'Rewriting',
  slots: { s: 'Self', a: 'Shape', b: 'Shape', gb: 'Granted', c: 'Shape', gc: 'Granted' },
  en: 'as {s} enters, it becomes your choice of a {a#sg}, a {b#sg} with {gb}, or a {c#sg} with {gc}',
  mean: ({ a, b, gb, c, gc }, d) => {
    if (d.told.face.types.join() !== 'creature' || [a, b, c].some(({ types }) => types.join() !== 'creature'))
      throw new Unclear('it becomes something else');
    return [
      entersAs(isThis, {
        kind: 'enters',
        choice: [newSelf(a, undefined, 'types'), newSelf(b, gb, 'types'), newSelf(c, gc, 'types')],
      }),
    ];
  },
});
const sized = ({ signed, power, toughness }: { signed: boolean; power: Value; toughness: Value }): Change[] => {
  if (signed) throw new Unclear('it does not become more or less');
  return [{ kind: 'setPT', power, toughness }];
};
rule({
  name: 'standing.entersSizedAsEither',
  of: 'Rewriting',
  slots: { s: 'Self', a: 'PT', b: 'PT' },
  en: 'as {s} enters, it becomes your choice of {a} or {b}',
  mean: ({ a, b }) => [entersAs(isThis, { kind: 'enters', choice: [a, b].map(sized) })],
});
rule({
  name: 'standing.asEntersUnlessDone',
  of: 'StaticSentence',
  slots: { what: 'Entrant', cost: 'Cost', how: 'Self' },
  en: ["as {what} <enter@what>, you may {cost@base}. If you don't, {how} enters tapped."],
  mean: ({ what, cost }) => [entersAs(what, entersUnless(cost))],
});
rule({
  name: 'standing.asEntersUnlessDoneIt',
  of: 'StaticSentence',
  slots: { what: 'Entrant', cost: 'Cost' },
  en: ["as {what} <enter@what>, you may {cost@base}. If you don't, it enters tapped."],
  mean: ({ what, cost }) => [entersAs(what, entersUnless(cost))],
});
const PAID = 'paid';
const entersUnless = (cost: readonly import('@rulewright/language/magic').Cost[]): Enters => ({
  kind: 'enters',
  actions: [
    { do: 'let', name: PAID, value: 0 },
    { do: 'pay', cost, optional: true, then: [{ do: 'let', name: PAID, value: 1 }] },
  ],
  tappedIf: { kind: 'compare', value: { kind: 'var', name: PAID }, is: { op: '=', to: 0 } },
});

// As a copy (707.5)
rule({
  name: 'standing.entersAsCopy',
  of: 'Rewriting',
  slots: { s: 'Self', o: 'Original', e: 'Exceptions?' },
  en: [
    'you may have {s} enter as a copy of {o}[, except {e}]',
    'you may have {s} enter the battlefield as a copy of {o}[, except {e}]',
  ],
  mean: ({ o, e }) => [{ ...entersAs(isThis, copy(o, e)), optional: true }],
});
rule({
  name: 'standing.entersTappedAsCopy',
  of: 'Rewriting',
  slots: { s: 'Self', o: 'Original', e: 'Exceptions?' },
  en: 'you may have {s} enter tapped as a copy of {o}[, except {e}]',
  mean: ({ o, e }) => [{ ...entersAs(isThis, { ...copy(o, e), tapped: true }), optional: true }],
});
rule({
  name: 'standing.entersAsCopyWith',
  of: 'Rewriting',
  slots: { s: 'Self', o: 'Original', c: 'EntryCounters' },
  en: 'you may have {s} enter as a copy of {o}, except it enters with {c}',
  mean: ({ o, c }) => [{ ...entersAs(isThis, { ...copy(o, undefined), counters: c }), optional: true }],
});
const copy = (original: Selector, changes: readonly Change[] | undefined): Enters => ({
  kind: 'enters',
  copyOf: original,
  ...(changes === undefined ? {} : { copyChanges: changes }),
});
rule({
  name: 'original.any',
  of: 'Original',
  slots: { n: 'Noun' },
  en: ['any {n#sg} on the battlefield', 'a {n#sg} on the battlefield', 'a {n#sg}', 'any {n#sg}'],
  mean: ({ n }) => eachOf(n),
});
rule({
  name: 'original.another',
  of: 'Original',
  slots: { n: 'Noun' },
  en: ['another {n#sg}', 'another {n#sg} on the battlefield'],
  mean: ({ n }) => eachOf({ ...n, filters: [...n.filters, { kind: 'not', of: isThis }] }),
});
rule({
  name: 'standing.dayAsEnters',
  of: 'Rewriting',
  slots: { t: 'DayNight', s: 'Self' },
  en: "if it's neither day nor night, it becomes {t} as {s} enters",
  mean: ({ t }) => [
    {
      ...entersAs(isThis, { kind: 'enters', actions: [{ do: 'dayNight', to: t }] }),
      condition: { kind: 'dayNight', is: 'neither' },
    },
  ],
});

// As it is turned face up or transforms (708.11, 712.20)
const turning = (on: 'turnUp' | 'transform', what: Selector, actions: readonly Action[]): ReplacementAbility => ({
  kind: 'replacement',
  on: { on, what: { kind: 'is', what } },
  instead: { kind: 'also', actions },
});
rule({
  name: 'standing.asTurnedUp',
  of: 'Rewriting',
  slots: { s: 'Self', c: 'Clause' },
  en: 'as {s} is turned face up, {c}',
  mean: ({ s, c }) => [turning('turnUp', s, c)],
});
rule({
  name: 'standing.asEntersOrTurnedUp',
  of: 'Rewriting',
  slots: { s: 'Self', c: 'Clause' },
  en: 'as {s} enters or is turned face up, {c}',
  mean: (parts) => {
    const { s } = parts;
    const { c } = parts;
    return [entersAs({ kind: 'is', what: s }, { kind: 'enters', actions: c }), turning('turnUp', s, c)];
  },
});
rule({
  name: 'standing.asTransforms',
  of: 'Rewriting',
  slots: { s: 'Self', c: 'Clause' },
  en: [
    'as this permanent transforms into {s}, {c}',
    'as this creature transforms into {s}, {c}',
    'as this land transforms into {s}, {c}',
    'as this artifact transforms into {s}, {c}',
  ],
  mean: ({ s, c }) => [turning('transform', s, c)],
});
rule({
  name: 'standing.asTransformsMore',
  of: 'Rewriting',
  slots: { s: 'Self', c: 'Clause', more: 'Clause' },
  en: 'as this creature transforms into {s}, {c}. ^{more}',
  mean: (parts) => {
    const { s } = parts;
    const { c } = parts;
    return [turning('transform', s, [...c, ...parts.more])];
  },
});
