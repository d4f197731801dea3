/** What objects do and what happens to them, as events: enters, dies, attacks, hits, deals damage, becomes distant … */
import type { EventPattern, Filter, Property, Selector, Zone } from '@rulewright/language/grand-archive';
import type { ObjectEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling, Things } from '../game.ts';
import { allOf, you } from '../nouns/selectors.ts';

export const objectEvents = rulesOf();
const { rule } = objectEvents;

export const plain = (on: (what: Filter) => EventPattern): ObjectEvent => ({ on });
rule({ name: 'objectEvents.one', of: 'ObjectEvents', slots: { a: 'ObjectEvent' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'objectEvents.or',
  of: 'ObjectEvents',
  slots: { a: 'ObjectEvent', b: 'ObjectEvents' },
  en: '{a} or {b}',
  mean: ({ a, b }): ObjectEvent => {
    const [first, second] = [a, b];
    const list = (on: EventPattern) => (on.on === 'any' ? on.of : [on]);
    return { on: (what) => ({ on: 'any', of: [...list(first.on(what)), ...list(second.on(what))] }) };
  },
});

rule({
  name: 'objectEvent.enters',
  of: 'ObjectEvent',
  en: ['<enter> the field', '<enter>'],
  mean: () => plain((what) => ({ on: 'enter', what })),
});
rule({
  name: 'objectEvent.entersYours',
  of: 'ObjectEvent',
  en: ['<enter> the field under your control', '<enter> under your control'],
  mean: () => plain((what) => ({ on: 'enter', what, under: you })),
});
rule({
  name: 'objectEvent.entersOpponents',
  of: 'ObjectEvent',
  en: "<enter> the field under an opponent's control",
  mean: (_, d) => {
    d.mentionPlayer({ kind: 'controller', of: { kind: 'event', role: 'object' } });
    return plain((what) => ({ on: 'enter', what, under: { kind: 'players', which: 'opponents' } }));
  },
});
rule({
  name: 'objectEvent.entersFrom',
  of: 'ObjectEvent',
  slots: { whose: 'Whose', z: 'Zone' },
  en: '<enter> the field from {whose} {z}',
  mean: ({ whose, z }) =>
    plain((what) => ({ on: 'enter', what: allOf([what, { kind: 'ownedBy', who: whose }]), from: [z] })),
});
for (const [on, words] of [
  ['die', '<die>'],
  ['leave', '<leave> the field'],
  ['destroy', '<are> destroyed'],
  ['sacrifice', '<are> sacrificed'],
  ['retaliate', '<retaliate>'],
  ['levelUp', '<level> up'],
  ['rest', '<become> rested'],
  ['wake', '<wake> up'],
  ['foster', '<become> fostered'],
  ['transform', '<transform>'],
  ['targeted', '<are> targeted'],
  ['discard', '<are> discarded'],
  ['hit', '<hit>'],
  ['kill', '<kill>'],
] as const)
  rule({ name: `objectEvent.${on}`, of: 'ObjectEvent', en: words, mean: () => plain((what) => ({ on, what })) });
for (const property of ['distant', 'imbued', 'prepared', 'ephemeral'] as const satisfies readonly Property[])
  rule({
    name: `objectEvent.becomes.${property}`,
    of: 'ObjectEvent',
    en: `<become> ${property}`,
    mean: () => plain((what) => ({ on: 'becomes', property, what })),
  });
rule({
  name: 'objectEvent.gainsKeyword',
  of: 'ObjectEvent',
  slots: { k: 'KeywordName' },
  en: '<gain> {k}',
  mean: ({ k }) => plain((what) => ({ on: 'gains', keyword: k, what })),
});

// Zones
rule({
  name: 'objectEvent.putInto',
  of: 'ObjectEvent',
  slots: { whose: 'Whose', z: 'Zone', from: 'FromZone?' },
  en: '<are> put into {whose} {z} [{from}]',
  mean: ({ whose, z, from }) => moves([z], whose, from?.from),
});
rule({
  name: 'objectEvent.putIntoAny',
  of: 'ObjectEvent',
  slots: { z: 'Zone', from: 'FromZone?' },
  en: ['<are> put into a {z} [{from}]', '<are> put into any {z} [{from}]'],
  mean: ({ z, from }) => moves([z], undefined, from?.from),
});
rule({
  name: 'objectEvent.banished',
  of: 'ObjectEvent',
  slots: { from: 'FromZone?' },
  en: '<are> banished [{from}]',
  mean: ({ from }) => {
    const place = from;
    return {
      ...plain((what) => ({
        on: 'banish',
        what: place?.whose === undefined ? what : allOf([what, { kind: 'ownedBy', who: place.whose }]),
        ...(place?.from === undefined ? {} : { from: place.from }),
      })),
      zones: ['banishment'],
    };
  },
});
rule({
  name: 'objectEvent.banishedToPay',
  of: 'ObjectEvent',
  slots: { from: 'FromZone' },
  en: ['<are> banished {from} to pay for a memory cost', '<are> banished {from} while paying for a memory cost'],
  mean: ({ from }) => {
    const place = from.from;
    return {
      ...plain((what) => ({ on: 'banish', what, ...(place === undefined ? {} : { from: place }), paying: 'memory' })),
      zones: ['banishment'],
    };
  },
});
rule({
  name: 'objectEvent.levelsInto',
  of: 'ObjectEvent',
  slots: { n: 'Noun' },
  en: ['<level> up into a {n#sg}'],
  mean: ({ n }) => {
    const into = allOf(n.filters.filter(({ kind }) => kind !== 'card'));
    return plain((what) => ({ on: 'levelUp', what, into }));
  },
});
rule({
  name: 'objectEvent.loaded',
  of: 'ObjectEvent',
  en: ['<become> loaded', '<are> loaded'],
  mean: () => plain((what) => ({ on: 'load', what })),
});
rule({
  name: 'objectEvent.negated',
  of: 'ObjectEvent',
  en: '<are> negated',
  mean: () => plain((what) => ({ on: 'negate', what })),
});
rule({
  name: 'objectEvent.leavesZone',
  of: 'ObjectEvent',
  slots: { whose: 'Whose', z: 'Zone' },
  en: '<leave> {whose} {z}',
  mean: ({ whose, z }) =>
    plain((what) => ({ on: 'move', what: allOf([what, { kind: 'ownedBy', who: whose }]), from: [z] })),
});
const moves = (to: readonly Zone[], whose: Selector | undefined, from: readonly Zone[] | undefined): ObjectEvent => ({
  on: (subject) => {
    const { what, there } = whereItWas(subject);
    const left = from ?? there;
    return {
      on: 'move',
      what,
      ...(left === undefined ? {} : { from: left }),
      to,
      ...(whose === undefined ? {} : { whose }),
    };
  },
  zones: to,
});
/** "A card from your memory is put …": where it was before it moved. */
function whereItWas(what: Filter): { readonly what: Filter; readonly there?: readonly Zone[] } {
  const of = what.kind === 'all' ? what.of : [what];
  const place = of.find((each) => each.kind === 'in');
  return place?.kind === 'in' ? { what: allOf(of.filter((each) => each !== place)), there: place.zones } : { what };
}
rule({
  name: 'fromZone.own',
  of: 'FromZone',
  slots: { whose: 'Whose', z: 'Zone' },
  en: 'from {whose} {z}',
  mean: ({ whose, z }) => ({ from: [z], whose }),
});
rule({
  name: 'fromZone.ownTwo',
  of: 'FromZone',
  slots: { whose: 'Whose', a: 'Zone', b: 'Zone' },
  en: 'from {whose} {a} or {b}',
  mean: ({ whose, a, b }) => ({ from: [a, b], whose }),
});
rule({
  name: 'fromZone.any',
  of: 'FromZone',
  slots: { z: 'Zone' },
  en: ['from a {z}', 'from any {z}'],
  mean: ({ z }) => ({ from: [z] }),
});
rule({ name: 'fromZone.field', of: 'FromZone', en: 'from the field', mean: () => ({ from: ['field'] }) });
rule({ name: 'fromZone.anywhere', of: 'FromZone', en: 'from anywhere', mean: () => ({}) });

// Combat
rule({
  name: 'objectEvent.attacks',
  of: 'ObjectEvent',
  en: ['<attack>', '<declare> an attack'],
  mean: () => plain((what) => ({ on: 'attack', what })),
});
rule({
  name: 'objectEvent.attacksWhom',
  of: 'ObjectEvent',
  slots: { n: 'Noun' },
  en: '<attack> a {n#sg}',
  mean: ({ n }) => {
    const whom = allOf(n.filters);
    return plain((what) => ({ on: 'attack', what, whom }));
  },
});
rule({
  name: 'objectEvent.attacksUsing',
  of: 'ObjectEvent',
  slots: { n: 'Noun' },
  en: ['<attack> using a {n#sg}', '<attack> with a {n#sg}'],
  mean: ({ n }) => {
    const using = allOf(n.filters);
    return plain((what) => ({ on: 'attack', what, using }));
  },
});
rule({
  name: 'objectEvent.hitsWhom',
  of: 'ObjectEvent',
  slots: { n: 'Noun' },
  en: '<hit> a {n#sg}',
  mean: ({ n }, d) => {
    const whom = allOf(n.filters);
    d.mention({ selector: { kind: 'event', role: 'other' }, kinds: n.kinds, several: false, byKind: true });
    return plain((what) => ({ on: 'hit', what, whom }));
  },
});
rule({
  name: 'objectEvent.killsWhom',
  of: 'ObjectEvent',
  slots: { n: 'Noun' },
  en: '<kill> a {n#sg}',
  mean: ({ n }, d) => {
    const whom = allOf(n.filters);
    d.mention({ selector: { kind: 'event', role: 'other' }, kinds: n.kinds, several: false, byKind: true });
    return plain((what) => ({ on: 'kill', what, whom }));
  },
});
rule({
  name: 'objectEvent.isAttacked',
  of: 'ObjectEvent',
  en: '<are> attacked',
  mean: () => ({ on: (whom) => ({ on: 'attack', whom }), role: 'other' }),
});
rule({
  name: 'objectEvent.isTargetOfAttack',
  of: 'ObjectEvent',
  en: ['<become> the target of an attack', '<are> targeted for an attack', '<are> targeted by an attack'],
  mean: () => ({ on: (whom) => ({ on: 'attack', whom, targeting: true }), role: 'other' }),
});
for (const [name, words, more] of [
  ['', 'damage', {}],
  ['Combat', 'combat damage', { combat: true }],
  ['NonCombat', 'non~ combat damage', { combat: false }],
] as const) {
  rule({
    name: `objectEvent.isDealt${name}`,
    of: 'ObjectEvent',
    en: [`<are> dealt ${words}`, `<take> ${words}`],
    mean: (_, d) => {
      d.mentionAmount({ kind: 'amount' });
      return plain((to) => ({ on: 'damage', to, ...more }));
    },
  });
  rule({
    name: `objectEvent.isDealtAtLeast${name}`,
    of: 'ObjectEvent',
    slots: { n: 'Count' },
    en: [`<are> dealt {n} or more ${words}`, `<take> {n} or more ${words}`],
    mean: ({ n }, d) => {
      d.mentionAmount({ kind: 'amount' });
      return plain((to) => ({ on: 'damage', to, ...more, amount: { op: '≥', to: n.min } }));
    },
  });
  rule({
    name: `objectEvent.deals${name}`,
    of: 'ObjectEvent',
    en: `<deal> ${words}`,
    mean: (_, d) => {
      d.mentionAmount({ kind: 'amount' });
      // Damage 16: one amount for several objects is dealt once by its source.
      return { on: (source) => ({ on: 'damage', source, ...more, once: true }), role: 'source' };
    },
  });
  rule({
    name: `objectEvent.dealsTo${name}`,
    of: 'ObjectEvent',
    slots: { n: 'Noun' },
    en: `<deal> ${words} to a {n#sg}`,
    mean: ({ n }, d) => {
      const to = allOf(n.filters);
      d.mentionAmount({ kind: 'amount' });
      d.mention({ selector: { kind: 'event', role: 'object' }, kinds: n.kinds, several: false, byKind: true });
      d.mentionPlayer({ kind: 'controller', of: { kind: 'event', role: 'object' } });
      return { on: (source) => ({ on: 'damage', source, to, ...more }), role: 'source' };
    },
  });
}
rule({
  name: 'objectEvent.counters',
  of: 'ObjectEvent',
  slots: { k: 'Counter' },
  en: ['<have> a {k} counter put on it', '<have> one or more {k} counters put on it'],
  mean: ({ k }) => plain((what) => ({ on: 'counters', what, counter: k })),
});
rule({
  name: 'event.abilityActivated',
  of: 'Event',
  slots: { n: 'Noun' },
  en: 'an ability of a {n#sg} is activated',
  mean: ({ n }, d) => {
    d.mention({ selector: { kind: 'event', role: 'object' }, kinds: n.kinds, several: false });
    return { on: { on: 'activateAbility', what: allOf(n.filters) } };
  },
});
rule({
  name: 'event.targets',
  of: 'Event',
  slots: { n: 'Noun', t: 'Thing' },
  en: 'a {n#sg} targets {t}',
  mean: ({ n, t }, d) => {
    const what = ofThing(t, d);
    d.mention({ selector: { kind: 'event', role: 'other' }, kinds: n.kinds, several: false });
    return { on: { on: 'targeted', what, by: allOf(n.filters) } };
  },
});
rule({
  name: 'objectEvent.usesForAttack',
  of: 'ObjectEvent',
  slots: { s: 'Self' },
  en: ['<use> {s} for an attack', '<attack> using {s}', '<wield> {s}'],
  mean: ({ s }) => plain((what) => ({ on: 'attack', what, using: { kind: 'is', what: s } })),
});
rule({
  name: 'event.damagePrevented',
  of: 'Event',
  en: 'damage is prevented',
  mean: (_, d) => {
    d.mentionAmount({ kind: 'amount' });
    return { on: { on: 'prevented' } };
  },
});
rule({
  name: 'event.damageToPrevented',
  of: 'Event',
  slots: { t: 'Thing' },
  en: ['damage that would be dealt to {t} is prevented', 'damage to {t} is prevented'],
  mean: ({ t }, d) => {
    d.mentionAmount({ kind: 'amount' });
    return { on: { on: 'prevented', to: ofThing(t, d) } };
  },
});
rule({
  name: 'event.countersPut',
  of: 'Event',
  slots: { k: 'Counter', t: 'Thing' },
  en: ['a {k} counter is put on {t}', 'one or more {k} counters are put on {t}'],
  mean: ({ k, t }, d) => ({ on: { on: 'counters', what: ofThing(t, d), counter: k } }),
});
rule({
  name: 'event.countersRemoved',
  of: 'Event',
  slots: { k: 'Counter', t: 'Thing' },
  en: ['a {k} counter is removed from {t}', 'one or more {k} counters are removed from {t}'],
  mean: ({ k, t }, d) => ({
    on: { on: 'counters', what: ofThing(t, d), counter: k, removed: true },
  }),
});

/** Any such thing, or the one that is meant. */
function ofThing(t: Things, d: Telling): Filter {
  if (t.kind === 'definite') return { kind: 'is', what: d.pick(t) };
  const { filters, zones } = t.described;
  return allOf([...filters, ...(zones === undefined ? [] : [{ kind: 'in', zones } as const])]);
}
