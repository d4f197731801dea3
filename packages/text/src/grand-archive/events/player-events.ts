/** What players do, as events: activate, materialize, draw, discard, sacrifice, recover … */
import type { EventPattern, Filter, Selector, Zone } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import type { PlayerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling } from '../game.ts';
import { allOf } from '../nouns/selectors.ts';

export const playerEvents = rulesOf();
const { rule } = playerEvents;

rule({ name: 'playerEvents.one', of: 'PlayerEvents', slots: { a: 'PlayerEvent' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'playerEvents.or',
  of: 'PlayerEvents',
  slots: { a: 'PlayerEvent', b: 'PlayerEvents' },
  en: '{a} or {b}',
  mean: ({ a, b }): PlayerEvent => {
    const [first, second] = [a, b];
    const list = (on: EventPattern) => (on.on === 'any' ? on.of : [on]);
    return { on: (who) => ({ on: 'any', of: [...list(first.on(who)), ...list(second.on(who))] }) };
  },
});
const by = (who: Selector | undefined): { readonly who?: Selector } => (who === undefined ? {} : { who });
const OBJECT: Selector = { kind: 'event', role: 'object' };
const spoken = (n: Described, d: Telling): void => d.mention({ selector: OBJECT, kinds: n.kinds, several: false });
const whatOf = (n: Described): { readonly what?: Filter } => {
  const filters = n.filters.filter(({ kind }) => kind !== 'card' && kind !== 'ownedBy');
  return filters.length === 0 ? {} : { what: allOf(filters) };
};
const fromOf = (n: Described): { readonly from?: readonly Zone[] } => (n.zones === undefined ? {} : { from: n.zones });

/** Abilities 17.1: an ability that does something as a Spell is a Spell that is activated, though no Spell card. */
function withSpells(on: EventPattern & { readonly on: 'activate' }, n: Described): EventPattern {
  const isSpell = (f: Filter): boolean => f.kind === 'subtype' && f.type === 'Spell';
  if (!n.filters.some(isSpell) || n.filters.some(({ kind }) => kind === 'card') || n.zones !== undefined) return on;
  const rest = whatOf({ ...n, filters: n.filters.filter((f) => !isSpell(f)) });
  return { on: 'any', of: [on, { on: 'activateAbility', ...rest, ...by(on.who), asSpell: true }] };
}

const ACTS = [
  ['activate', 'activate'],
  ['materialize', 'materialize'],
  ['bestow', 'bestow'],
  ['discard', 'discard'],
  ['sacrifice', 'sacrifice'],
  ['banish', 'banish'],
  ['reserve', 'reserve'],
  ['brew', 'brew'],
  ['summon', 'summon'],
  ['reveal', 'reveal'],
  ['negate', 'negate'],
  ['suppress', 'suppress'],
  ['starcall', 'starcall'],
] as const;
for (const [on, verb] of ACTS) {
  const pattern = (who: Selector | undefined, n: Described): EventPattern => {
    const of = { ...whatOf(n), ...by(who) };
    if (on === 'activate') return withSpells({ on, ...of, ...fromOf(n) }, n);
    return on === 'banish' ? { on, ...of, ...fromOf(n) } : { on, ...of };
  };
  rule({
    name: `playerEvent.${on}`,
    of: 'PlayerEvent',
    slots: { n: 'Noun' },
    en: [`<${verb}> a {n#sg}`],
    mean: ({ n }, d) => {
      spoken(n, d);
      return { on: (who) => pattern(who, n) };
    },
  });
  rule({
    name: `playerEvent.${on}Another`,
    of: 'PlayerEvent',
    slots: { n: 'Noun' },
    en: [`<${verb}> another {n#sg}`],
    mean: ({ n }, d) => {
      spoken(n, d);
      const others = {
        ...n,
        filters: [...n.filters, { kind: 'not', of: { kind: 'is', what: { kind: 'this' } } } as const],
      };
      return { on: (who) => pattern(who, others) };
    },
  });
  rule({
    name: `playerEvent.${on}Joint`,
    of: 'PlayerEvent',
    slots: { n: 'Noun' },
    en: [`<${verb}> one or more {n#pl}`],
    mean: ({ n }) => ({ on: (who) => pattern(who, n), joint: n }),
  });
  rule({
    name: `playerEvent.${on}Nth`,
    of: 'PlayerEvent',
    slots: { o: 'Ordinal', n: 'Noun' },
    en: [
      `<${verb}> your {o} {n#sg} each turn`,
      `<${verb}> your {o} {n#sg} in a turn`,
      `<${verb}> their {o} {n#sg} each turn`,
    ],
    mean: ({ o, n }, d) => {
      spoken(n, d);
      return { on: (who) => pattern(who, n), nth: o };
    },
  });
}
rule({
  name: 'playerEvent.activateThis',
  of: 'PlayerEvent',
  slots: { s: 'Self' },
  en: '<activate> {s}',
  mean: ({ s }) => ({ on: (who) => ({ on: 'activate', what: { kind: 'is', what: s }, ...by(who) }), zones: ['stack'] }),
});
rule({
  name: 'playerEvent.revealThis',
  of: 'PlayerEvent',
  slots: { s: 'Self', z: 'Zone' },
  en: '<reveal> {s} from your {z}',
  mean: ({ s, z }) => ({ on: (who) => ({ on: 'reveal', what: { kind: 'is', what: s }, ...by(who) }), zones: [z] }),
});
rule({
  name: 'playerEvent.playCard',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<play> a {n#sg}',
  mean: ({ n }, d) => {
    spoken(n, d);
    return {
      on: (who) => ({
        on: 'any',
        // Playing cards 1.
        of: (['activate', 'materialize', 'bestow'] as const).map((way) => ({ on: way, ...whatOf(n), ...by(who) })),
      }),
    };
  },
});
rule({
  name: 'playerEvent.draw',
  of: 'PlayerEvent',
  en: '<draw> a card',
  mean: (_, d) => {
    d.mention({ selector: OBJECT, kinds: ['card', 'drawn'], several: false, byKind: true });
    return { on: (who) => ({ on: 'draw', ...by(who) }) };
  },
});
rule({
  name: 'playerEvent.drawJoint',
  of: 'PlayerEvent',
  en: '<draw> one or more cards',
  mean: () => ({ on: (who) => ({ on: 'draw', ...by(who) }), joint: { filters: [], kinds: ['card'] } }),
});
rule({
  name: 'playerEvent.drawNth',
  of: 'PlayerEvent',
  slots: { o: 'Ordinal' },
  en: ['<draw> your {o} card each turn', '<draw> their {o} card each turn', '<draw> your {o} card in a turn'],
  mean: ({ o }) => ({ on: (who) => ({ on: 'draw', ...by(who) }), nth: o }),
});
rule({
  name: 'playerEvent.drawIntoMemory',
  of: 'PlayerEvent',
  en: ['<draw> a card into your memory', '<draw> a card into their memory'],
  mean: () => ({ on: (who) => ({ on: 'draw', ...by(who), into: 'memory' }) }),
});
for (const [on, verb] of [
  ['recover', '<recover>'],
  ['glimpse', '<glimpse>'],
  ['empower', '<empower>'],
  ['shuffle', '<shuffle> your deck'],
  ['gather', '<gather>'],
] as const)
  rule({
    name: `playerEvent.${on}Plain`,
    of: 'PlayerEvent',
    en: on === 'shuffle' ? verb : [verb, `${verb} an amount`],
    mean: (_, d) => {
      d.mentionAmount({ kind: 'amount' });
      return { on: (who) => ({ on, ...by(who) }) };
    },
  });
rule({
  name: 'playerEvent.attackWith',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: ['<declare> an attack with a {n#sg}', '<attack> with a {n#sg}'],
  mean: ({ n }, d) => {
    spoken(n, d);
    return { on: (who) => ({ on: 'attack', what: allOf(n.filters), ...by(who) }) };
  },
});
rule({
  name: 'playerEvent.activateAbility',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<activate> an ability of a {n#sg}',
  mean: ({ n }, d) => {
    spoken(n, d);
    return { on: (who) => ({ on: 'activateAbility', what: allOf(n.filters), ...by(who) }) };
  },
});
rule({
  name: 'playerEvent.activateAnyAbility',
  of: 'PlayerEvent',
  en: ['<activate> an ability', '<activate> an activated ability'],
  mean: (_, d) => {
    spoken({ filters: [], kinds: ['object'] }, d);
    return { on: (who) => ({ on: 'activateAbility', ...by(who) }) };
  },
});
rule({
  name: 'playerEvent.gainStatus',
  of: 'PlayerEvent',
  slots: { name: 'Name' },
  en: '<gain> the {name} status',
  mean: ({ name }) => ({ on: (who) => ({ on: 'status', ...by(who), name }) }),
});
rule({
  name: 'playerEvent.activateCardistry',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<activate> a cardistry ability of a {n#sg}',
  mean: ({ n }, d) => {
    spoken(n, d);
    return { on: (who) => ({ on: 'activateAbility', what: allOf(n.filters), ...by(who), keyword: 'cardistry' }) };
  },
});
rule({
  name: 'playerEvent.gainAgility',
  of: 'PlayerEvent',
  slots: { k: 'KeywordName' },
  en: '<gain> {k}',
  mean: ({ k }) => ({
    on: (who) => ({
      on: 'gains',
      keyword: k,
      what: who === undefined ? { kind: 'player' } : { kind: 'is', what: who },
    }),
  }),
});
rule({
  name: 'playerEvent.removeCounters',
  of: 'PlayerEvent',
  slots: { k: 'Counter', t: 'Thing' },
  en: ['<remove> a {k} counter from {t}', '<remove> one or more {k} counters from {t}'],
  mean: ({ k, t }, d) => {
    const what = d.pick(t);
    d.mentionAmount({ kind: 'amount' });
    return { on: (who) => ({ on: 'counters', what: { kind: 'is', what }, counter: k, removed: true, ...by(who) }) };
  },
});
rule({
  name: 'playerEvent.putCounters',
  of: 'PlayerEvent',
  slots: { k: 'Counter', t: 'Thing' },
  en: ['<put> a {k} counter on {t}', '<put> one or more {k} counters on {t}'],
  mean: ({ k, t }, d) => {
    d.mentionAmount({ kind: 'amount' });
    const what = t.kind === 'choice' ? allOf(t.described.filters) : ({ kind: 'is', what: d.pick(t) } as const);
    return { on: (who) => ({ on: 'counters', what, counter: k, ...by(who) }) };
  },
});
const turned = (what: Selector): Extract<EventPattern, { on: 'turnDirection' }> => {
  if (what.kind !== 'mastery') throw new Unclear('only a mastery faces somewhere');
  return { on: 'turnDirection', who: what.of, ...(what.name === undefined ? {} : { name: what.name }) };
};
rule({
  name: 'event.currentsChange',
  of: 'Event',
  slots: { t: 'Thing', a: 'Direction', b: 'Direction' },
  en: '{t} change from facing {a} to {b}',
  mean: ({ t, a, b }, d) => ({ on: { ...turned(d.pick(t)), from: a, to: b } }),
});
rule({
  name: 'event.currentsChangeTo',
  of: 'Event',
  slots: { t: 'Thing', b: 'Direction' },
  en: ['{t} change to face {b}', '{t} change direction to {b}'],
  mean: ({ t, b }, d) => ({ on: { ...turned(d.pick(t)), to: b } }),
});
rule({
  name: 'event.currentsChangeAny',
  of: 'Event',
  slots: { t: 'Thing' },
  en: ['{t} change direction', '{t} change directions'],
  mean: ({ t }, d) => ({ on: turned(d.pick(t)) }),
});
