/** What becomes of permanents, as events: tapped, targeted, transformed, turned face up, given counters, attached … */
import type { EventPattern, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { ObjectEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf } from '../nouns/selectors.ts';

export const states = rulesOf();
const { rule } = states;

const plain = (on: (what: Filter) => EventPattern): ObjectEvent => ({ on });
const acted = (action: string) => () => plain((what) => ({ on: 'acted', action, what }));
const other: Selector = { kind: 'event', role: 'other' };

rule({
  name: 'objectEvent.tapped',
  of: 'ObjectEvent',
  en: '<become> tapped',
  mean: () => plain((what) => ({ on: 'tap', what })),
});
rule({
  name: 'objectEvent.untapped',
  of: 'ObjectEvent',
  en: ['<become> untapped', '<untap>'],
  mean: () => plain((what) => ({ on: 'untap', what })),
});
rule({
  name: 'objectEvent.tappedForMana',
  of: 'Passive',
  en: 'tapped for mana',
  mean: (_, d) => {
    d.mentionPlayer({ kind: 'event', role: 'player' });
    return plain((from) => ({ on: 'mana', from, tapped: true }));
  },
});
rule({
  name: 'objectEvent.transforms',
  of: 'ObjectEvent',
  en: '<transform>',
  mean: () => plain((what) => ({ on: 'transform', what })),
});
/** A face's ability: the permanent has transformed into the face that has it. */
rule({
  name: 'objectEvent.transformsInto',
  of: 'ObjectEvent',
  slots: { s: 'Self' },
  en: '<transform> into {s}',
  mean: (parts, d) => {
    void parts.s;
    const named: Filter = { kind: 'named', name: d.told.face.name };
    return plain((what) => ({ on: 'transform', what: allOf([what, named]) }));
  },
});
rule({
  name: 'objectEvent.transformsIntoA',
  of: 'ObjectEvent',
  slots: { n: 'Noun' },
  en: '<transform> into a {n#sg}',
  mean: ({ n }) => plain((what) => ({ on: 'transform', what: allOf([what, ...n.filters]) })),
});
rule({
  name: 'objectEvent.turnedFaceUp',
  of: 'Passive',
  en: 'turned face up',
  mean: () => plain((what) => ({ on: 'turnUp', what })),
});
rule({
  name: 'objectEvent.phasesIn',
  of: 'ObjectEvent',
  en: '<phase> in',
  mean: () => plain((what) => ({ on: 'phaseIn', what })),
});
rule({
  name: 'objectEvent.phasesOut',
  of: 'ObjectEvent',
  en: '<phase> out',
  mean: () => plain((what) => ({ on: 'phaseOut', what })),
});
/** 109.2: "a creature" is one on the battlefield, unless the words say spell, card or player. */
function inPlay(what: Filter): Filter {
  const kinds = filtersIn(what);
  if (kinds.some((kind) => ELSEWHERE.has(kind))) return what;
  return kinds.some((kind) => OF_TYPE.has(kind)) ? allOf([what, { kind: 'permanent' }]) : what;
}
const ELSEWHERE = new Set<string>(['spell', 'card', 'player', 'permanent', 'in', 'is']);
const OF_TYPE = new Set<string>(['type', 'subtype', 'supertype']);
const filtersIn = (what: Filter): readonly string[] =>
  what.kind === 'all' || what.kind === 'any' ? what.of.flatMap(filtersIn) : [what.kind];

rule({
  name: 'objectEvent.targeted',
  of: 'ObjectEvent',
  slots: { by: 'Targeter' },
  en: '<become> the target of {by}',
  mean: ({ by }, d) => {
    d.mention({ selector: other, kinds: ['spell', 'ability'], several: false, byKind: true });
    return plain((what) => ({ on: 'targeted', what: inPlay(what), ...(by === undefined ? {} : { by }) }));
  },
});
rule({
  name: 'targeter.a',
  of: 'Targeter',
  slots: { n: 'Noun' },
  en: 'a {n#sg}',
  mean: ({ n }, d) => {
    if (!n.kinds.includes('spell') && !n.kinds.includes('ability'))
      throw new Unclear('only spells and abilities target');
    if (n.filters.some((f) => f.kind === 'controlledBy' && f.who.kind === 'players'))
      d.mentionPlayer({ kind: 'controller', of: other });
    // Any spell or ability goes without saying.
    const filters = n.filters.filter(
      (f) => f.kind !== 'any' || !f.of.every(({ kind }) => kind === 'spell' || kind === 'ability'),
    );
    return filters.length === 0 ? undefined : allOf(filters);
  },
});

// Keyword actions and designations
for (const [verb, action] of [
  ['<explore>', 'explore'],
  ['<connive>', 'connive'],
  ['<become> monstrous', 'monstrosity'],
  ['<mutate>', 'mutate'],
  ['<exploit> a creature', 'exploit'],
  ['<become> renowned', 'renowned'],
] as const)
  rule({ name: `objectEvent.${action}`, of: 'ObjectEvent', en: verb, mean: acted(action) });

for (const [acts, verb, done] of [
  ['crew', '<crew>', 'crewed'],
  ['saddle', '<saddle>', 'saddled'],
] as const) {
  rule({
    name: `objectEvent.${acts}s`,
    of: 'ObjectEvent',
    slots: { n: 'Noun' },
    en: `${verb} a {n#sg}`,
    mean: ({ n }, d) => {
      d.mention({ selector: other, kinds: n.kinds, several: false, byKind: true });
      return plain((what) => ({ on: 'tap', what, acts, by: allOf(n.filters) }));
    },
  });
  rule({ name: `objectEvent.becomes.${done}`, of: 'ObjectEvent', en: `<become> ${done}`, mean: acted(acts) });
}
rule({
  name: 'simple.itsNoLongerSuspected',
  of: 'Simple',
  en: ["it's no longer suspected", "they're no longer suspected"],
  mean: (_, d) => [{ do: 'designate', what: d.refer({}), as: 'suspected', not: true }],
});

// Counters
rule({
  name: 'event.lastCounter',
  of: 'Event',
  slots: { c: 'Counter', s: 'Self' },
  en: 'the last {c} counter is removed from {s}',
  mean: ({ c, s }) => ({
    on: { on: 'counters', what: { kind: 'is', what: s }, counter: c, removed: true, last: true },
  }),
});
rule({
  name: 'event.nthCounter',
  of: 'Event',
  slots: { nth: 'Ordinal', c: 'Counter', s: 'Self' },
  en: 'the {nth} {c} counter is put on {s}',
  mean: ({ nth, c, s }) => ({ on: { on: 'counters', what: { kind: 'is', what: s }, counter: c, reaches: nth } }),
});
rule({
  name: 'event.removeLastCounter',
  of: 'Event',
  slots: { c: 'Counter', s: 'Self' },
  en: 'you remove the last {c} counter from {s}',
  mean: ({ c, s }) => ({
    on: { on: 'counters', who: { kind: 'you' }, what: { kind: 'is', what: s }, counter: c, removed: true, last: true },
  }),
});
rule({
  name: 'objectEvent.attached',
  of: 'ObjectEvent',
  slots: { n: 'Noun' },
  en: '<become> attached to a {n#sg}',
  mean: ({ n }, d) => {
    d.mention({ selector: other, kinds: n.kinds, several: false, byKind: true });
    return plain((what) => ({ on: 'attach', what, to: allOf(n.filters) }));
  },
});

// The game
rule({
  name: 'event.dayNight',
  of: 'Event',
  en: ['day becomes night or night becomes day'],
  mean: () => ({ on: { on: 'dayNight' } }),
});

// How it enters (110.5b)
for (const [word, filter] of [
  ['tapped', { kind: 'tapped' }],
  ['untapped', { kind: 'not', of: { kind: 'tapped' } }],
] as const satisfies readonly (readonly [string, Filter])[])
  rule({
    name: `objectEvent.enters.${word}`,
    of: 'ObjectEvent',
    en: [`<enter> ${word}`, `<enter> the battlefield ${word}`],
    mean: () => plain((what) => ({ on: 'move', what: allOf([what, filter]), to: ['battlefield'] })),
  });

// Players and permanents that become targets
for (const [name, words, who] of [
  ['you', 'you', { kind: 'is', what: { kind: 'you' } }],
  ['player', 'a player', { kind: 'player' }],
] as const satisfies readonly (readonly [string, string, Filter])[]) {
  rule({
    name: `event.targeted.${name}`,
    of: 'Event',
    slots: { by: 'Targeter' },
    en: name === 'you' ? 'you become the target of {by}' : `${words} becomes the target of {by}`,
    mean: ({ by }, d) => {
      d.mention({ selector: other, kinds: ['spell', 'ability'], several: false, byKind: true });
      return { on: { on: 'targeted', what: who, ...(by === undefined ? {} : { by }) } };
    },
  });
  rule({
    name: `event.targetedOr.${name}`,
    of: 'Event',
    slots: { n: 'Noun', by: 'Targeter' },
    en: [
      `${words} or a {n#sg} becomes the target of {by}`,
      ...(name === 'you' ? [] : [`${words} or {n#sg} becomes the target of {by}`]),
    ],
    mean: ({ n, by }, d) => {
      d.mention({ selector: other, kinds: ['spell', 'ability'], several: false, byKind: true });
      const what: Filter = { kind: 'any', of: [who, inPlay(allOf(n.filters))] };
      return { on: { on: 'targeted', what, ...(by === undefined ? {} : { by }) } };
    },
  });
}
