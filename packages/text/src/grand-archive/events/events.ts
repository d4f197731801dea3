/** Events that abilities wait for: whenever …, at the beginning of …, On Enter. Who or what, and what happens. */
import type { EventPattern, EventRole, Filter, Selector } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import type { EventSubject, ObjectEvent, PlayerEvent, TriggerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling } from '../game.ts';
import { allOf, bound, championOf, isThis, not, self, you } from '../nouns/selectors.ts';

export const events = rulesOf();
const { rule } = events;

rule({
  name: 'trigger.whenever',
  of: 'Trigger',
  slots: { e: 'Event' },
  en: ['whenever {e}', 'when {e}'],
  mean: ({ e }) => e,
});
rule({
  name: 'trigger.two',
  of: 'Trigger',
  slots: { a: 'Event', b: 'Event' },
  en: ['whenever {a} or {b}', 'whenever {a} and whenever {b}', 'whenever {a} or whenever {b}', 'when {a} or {b}'],
  mean: ({ a, b }) => {
    const patterns = (on: EventPattern) => (on.on === 'any' ? on.of : [on]);
    if (a.oneOrMore !== undefined || b.oneOrMore !== undefined) throw new Unclear('one or more of two events');
    return { on: { on: 'any', of: [...patterns(a.on), ...patterns(b.on)] } };
  },
});
rule({ name: 'trigger.step', of: 'Trigger', slots: { s: 'Steps' }, en: 'at {s}', mean: ({ s }) => ({ on: s }) });
rule({
  name: 'trigger.stepAndEvent',
  of: 'Trigger',
  slots: { s: 'Steps', e: 'Event' },
  en: 'at {s} and whenever {e}',
  mean: ({ s, e }) => ({ on: { on: 'any', of: [s, ...(e.on.on === 'any' ? e.on.of : [e.on])] } }),
});
rule({
  name: 'trigger.while',
  of: 'Trigger',
  slots: { e: 'Event', c: 'Conditions' },
  en: ['whenever {e} while {c}', 'when {e} while {c}'],
  mean: ({ e, c }) => ({ ...e, on: withSubject(e.on, { kind: 'where', condition: c }) }),
});
rule({
  name: 'trigger.duringYourTurn',
  of: 'Trigger',
  slots: { e: 'Event' },
  en: ['whenever {e} during your turn', 'whenever {e} on your turn'],
  mean: ({ e }) => ({ ...e, on: withSubject(e.on, { kind: 'where', condition: { kind: 'turnOf', who: you } }) }),
});
function withSubject(on: EventPattern, filter: Filter): EventPattern {
  if (on.on === 'any') return { ...on, of: on.of.map((part) => withSubject(part, filter)) };
  if (on.on === 'damage' && on.source !== undefined) return { ...on, source: allOf([on.source, filter]) };
  if (!('what' in on)) throw new Unclear('the event has nothing that could be described more');
  return { ...on, what: on.what === undefined ? filter : allOf([on.what, filter]) } as EventPattern;
}

// Objects do something, or something happens to them
rule({
  name: 'event.object',
  of: 'Event',
  slots: { what: 'EventSubject', v: 'ObjectEvents' },
  en: '{what} {v@what}',
  mean: (parts, d) => happens(parts.what, () => parts.v, d),
});
rule({
  name: 'event.firstTime',
  of: 'Event',
  slots: { what: 'EventSubject', v: 'ObjectEvents' },
  en: '{what} {v@what} for the first time each turn',
  mean: (parts, d) => {
    const { what } = parts;
    const event = happens(what, () => parts.v, d);
    return { ...event, nth: { number: 1, ...(what.known === true ? {} : ({ per: 'object' } as const)) } };
  },
});
function happens(what: EventSubject, doing: () => ObjectEvent, d: Telling): TriggerEvent {
  const role: { kind: 'event'; role: EventRole } = { kind: 'event', role: 'object' };
  const as = what.joint === true ? d.fresh('them') : '';
  const total = what.joint === true ? d.fresh('number') : '';
  if (what.joint === true) {
    d.mention({ selector: bound(as), kinds: what.described.kinds, several: true });
    d.mentionAmount({ kind: 'var', name: total });
  } else if (what.known !== true) {
    d.mention({ selector: role, kinds: what.described.kinds, several: false });
    mentionController(what.described, role, d);
  }
  const v = doing();
  if (v.role !== undefined) role.role = v.role;
  const on = v.on(what.filter);
  if (what.known === true && (on.on === 'die' || on.on === 'leave')) d.leaves();
  return {
    on,
    ...(what.joint === true ? { oneOrMore: { as, total } } : {}),
    ...(what.known === true && v.zones !== undefined ? { zones: v.zones } : {}),
  };
}
function mentionController({ filters }: Described, of: Selector, d: Telling): void {
  for (const filter of filters) {
    if (filter.kind === 'controlledBy' && filter.who.kind === 'players') d.mentionPlayer({ kind: 'controller', of });
    if (filter.kind === 'ownedBy' && filter.who.kind === 'players') d.mentionPlayer({ kind: 'owner', of });
  }
}

// Players do something
rule({
  name: 'event.player',
  of: 'Event',
  slots: { who: 'EventPlayer', v: 'PlayerEvents' },
  en: '{who} {v@who}',
  mean: (parts, d) => played(parts.who, parts.v, d),
});
rule({
  name: 'event.playerFirstTime',
  of: 'Event',
  slots: { who: 'EventPlayer', v: 'PlayerEvents' },
  en: '{who} {v@who} for the first time each turn',
  mean: (parts, d) => played(parts.who, { ...parts.v, nth: 1 }, d),
});
rule({
  name: 'event.playerNthTime',
  of: 'Event',
  slots: { who: 'EventPlayer', v: 'PlayerEvents', o: 'Ordinal' },
  en: '{who} {v@who} for the {o} time each turn',
  mean: (parts, d) => {
    if (parts.o === 1) throw new Unclear('said of the first');
    return played(parts.who, { ...parts.v, nth: parts.o }, d);
  },
});
const PER_PLAYER = { per: 'player' } as const;
function played({ who }: { readonly who?: Selector }, v: PlayerEvent, d: Telling): TriggerEvent {
  const on = v.on(who);
  const counted = v.nth === undefined ? {} : { nth: { number: v.nth, ...(who?.kind === 'you' ? {} : PER_PLAYER) } };
  const zones = v.zones === undefined ? {} : { zones: v.zones };
  if (v.joint === undefined) return { on, ...counted, ...zones };
  const as = d.fresh('them');
  const total = d.fresh('number');
  d.mention({ selector: bound(as), kinds: v.joint.kinds, several: true });
  d.mentionAmount({ kind: 'var', name: total });
  return { on, ...counted, oneOrMore: { ...(who?.kind === 'you' ? {} : PER_PLAYER), as, total }, ...zones };
}

// Who or what it happens to
const subject = (n: Described): EventSubject => ({
  filter: allOf([...n.filters, ...(n.zones === undefined ? [] : [{ kind: 'in', zones: n.zones } as const])]),
  described: n,
});
const other = (n: Described): Described => ({ ...n, filters: [...n.filters, not(isThis)] });
const THIS: Described = { filters: [isThis], kinds: [] };
rule({
  name: 'eventSubject.self',
  of: 'EventSubject',
  slots: { s: 'Self' },
  en: '{s}',
  mean: ({ s }) => ({ filter: { kind: 'is', what: s }, described: THIS, known: true }),
});
/** An attack card speaks of the attack that it is used for. */
rule({
  name: 'eventSubject.thisAttack',
  of: 'EventSubject',
  en: 'this attack',
  agreement: 'sg',
  mean: (_, d) => {
    if (!d.told.face.types.includes('attack')) throw new Unclear('no attack');
    return { filter: isThis, described: THIS, known: true };
  },
});
rule({
  name: 'eventSubject.champion',
  of: 'EventSubject',
  en: 'your champion',
  agreement: 'sg',
  mean: (_, d) => {
    const what = championOf(you);
    d.mention({ selector: what, kinds: ['champion', 'unit', 'person', 'object'], several: false });
    return { filter: { kind: 'is', what }, described: THIS, known: true };
  },
});
rule({
  name: 'eventSubject.linked',
  of: 'EventSubject',
  slots: { t: 'Thing' },
  en: '{t}',
  agreement: { from: 't' },
  mean: ({ t }) => {
    if (t.kind !== 'definite' || t.selector.kind !== 'host') throw new Unclear('not what it is linked to');
    return { filter: { kind: 'is', what: t.selector }, described: THIS, known: true };
  },
});
rule({
  name: 'eventSubject.selfOrChampion',
  of: 'EventSubject',
  slots: { s: 'Self' },
  en: ['{s} or your champion', 'your champion or {s}'],
  agreement: 'sg',
  mean: ({ s }) => ({
    filter: { kind: 'is', what: { kind: 'union', of: [s, championOf(you)] } },
    described: { filters: [], kinds: ['unit', 'person', 'object'] },
  }),
});
rule({ name: 'eventSubject.a', of: 'EventSubject', slots: { n: 'Noun' }, en: 'a {n#sg}', mean: ({ n }) => subject(n) });
rule({
  name: 'eventSubject.another',
  of: 'EventSubject',
  slots: { n: 'Noun' },
  en: 'another {n#sg}',
  mean: ({ n }) => subject(other(n)),
});
rule({
  name: 'eventSubject.orAnother',
  of: 'EventSubject',
  slots: { s: 'Self', n: 'Noun' },
  en: ['{s} or another {n#sg}', '{s} or a {n#sg}'],
  agreement: 'sg',
  mean: ({ s, n }) => ({ filter: { kind: 'any', of: [{ kind: 'is', what: s }, allOf(n.filters)] }, described: n }),
});
rule({
  name: 'eventSubject.oneOrMore',
  of: 'EventSubject',
  slots: { n: 'Noun' },
  en: 'one or more {n#pl}',
  agreement: 'pl',
  mean: ({ n }) => ({ ...subject(n), joint: true }),
});
const eventPlayer: Selector = { kind: 'event', role: 'player' };
rule({ name: 'eventPlayer.you', of: 'EventPlayer', en: 'you', agreement: 'you', mean: () => ({ who: you }) });
for (const [name, en, which] of [
  ['a', 'a player', 'each'],
  ['opponent', 'an opponent', 'opponents'],
  ['another', 'another player', 'others'],
] as const)
  rule({
    name: `eventPlayer.${name}`,
    of: 'EventPlayer',
    en,
    agreement: 'sg',
    mean: (_, d) => {
      d.mentionPlayer(eventPlayer);
      return which === 'each' ? {} : { who: { kind: 'players', which } };
    },
  });

// The beginnings of phases
rule({
  name: 'steps.your',
  of: 'Steps',
  slots: { step: 'Step' },
  en: 'the beginning of your {step}',
  mean: ({ step }) => ({ on: 'beginning', step, whose: you }),
});
rule({
  name: 'steps.endOfCombat',
  of: 'Steps',
  en: ['the end of combat', 'end of combat'],
  mean: () => ({ on: 'endOfCombat' }),
});
rule({
  name: 'steps.each',
  of: 'Steps',
  slots: { step: 'Step' },
  en: [
    'the beginning of each {step}',
    'the beginning of the {step}',
    "the beginning of each player's {step}",
    "the beginning of a player's {step}",
  ],
  mean: ({ step }, d) => {
    d.mentionPlayer(eventPlayer);
    return { on: 'beginning', step };
  },
});
rule({
  name: 'steps.opponents',
  of: 'Steps',
  slots: { step: 'Step' },
  en: ["the beginning of each opponent's {step}", "the beginning of an opponent's {step}"],
  mean: ({ step }, d) => {
    d.mentionPlayer(eventPlayer);
    return { on: 'beginning', step, whose: { kind: 'players', which: 'opponents' } };
  },
});

// Labels: On Enter, On Hit …
const LABELS: readonly (readonly [string, string, () => EventPattern])[] = [
  ['on enter', 'On Enter', () => ({ on: 'enter', what: isThis })],
  ['on leave', 'On Leave', () => ({ on: 'leave', what: isThis })],
  ['on death', 'On Death', () => ({ on: 'die', what: isThis })],
  ['on destroy', 'On Destroy', () => ({ on: 'destroy', what: isThis })],
  ['on banish', 'On Banish', () => ({ on: 'banish', what: isThis })],
  ['on attack', 'On Attack', () => ({ on: 'attack', what: isThis })],
  ['on hit', 'On Hit', () => ({ on: 'hit', what: isThis })],
  ['on champion hit', 'On Champion Hit', () => ({ on: 'hit', what: isThis, whom: { kind: 'type', type: 'champion' } })],
  ['on ally hit', 'On Ally Hit', () => ({ on: 'hit', what: isThis, whom: { kind: 'type', type: 'ally' } })],
  ['on kill', 'On Kill', () => ({ on: 'kill', what: isThis })],
  ['on ally kill', 'On Ally Kill', () => ({ on: 'kill', what: isThis, whom: { kind: 'type', type: 'ally' } })],
  [
    'on champion kill',
    'On Champion Kill',
    () => ({ on: 'kill', what: isThis, whom: { kind: 'type', type: 'champion' } }),
  ],
  ['on sacrifice', 'On Sacrifice', () => ({ on: 'sacrifice', what: isThis })],
  ['on foster', 'On Foster', () => ({ on: 'foster', what: isThis })],
  ['on retaliate', 'On Retaliate', () => ({ on: 'retaliate', what: isThis })],
];
const OTHER: Selector = { kind: 'event', role: 'other' };
for (const [keyword, words, on] of LABELS)
  rule({
    name: `label.${keyword.replaceAll(' ', '.')}`,
    of: 'Label',
    en: words,
    mean: (_, d) => {
      d.mention({ selector: self, kinds: d.told.game.ownKinds(d.told.face), several: false });
      if (/hit|kill/.test(keyword))
        d.mention({
          selector: OTHER,
          kinds: ['unit', 'person', 'object', 'hit', 'ally', 'champion', 'killed'],
          several: false,
          byKind: true,
        });
      if (/hit|kill/.test(keyword)) {
        d.mentionAmount({ kind: 'amount' });
        d.mentionPlayer({ kind: 'controller', of: OTHER });
      }
      if (keyword === 'on death' || keyword === 'on leave') d.leaves();
      return { keyword, event: { on: on() } };
    },
  });
rule({
  name: 'label.on.charge',
  of: 'Label',
  slots: { n: 'Number' },
  en: 'On Charge {n}',
  mean: ({ n }, d) => {
    d.mention({ selector: self, kinds: d.told.game.ownKinds(d.told.face), several: false });
    return { keyword: 'on charge', event: { on: { on: 'charge', what: isThis, count: n } } };
  },
});
