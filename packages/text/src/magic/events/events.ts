/** Events that abilities wait for: whenever …, at the beginning of …. Who or what, and what happens: see `objectEvents.ts` and `player-objectEvents.ts`. */
import type { EventPattern, EventRole, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { EventSubject, ObjectEvent, PlayerEvent, TriggerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling } from '../game.ts';
import { isPlural } from '../nouns/plural-names.ts';
import { allOf, bound, self, you } from '../nouns/selectors.ts';

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
  en: [
    'whenever {a} or {b}',
    'whenever {a} and whenever {b}',
    'when {a} or {b}',
    'when {a} and when {b}',
    'when {a} and whenever {b}',
    'when {a} or whenever {b}',
  ],
  mean: ({ a, b }) => either(a, b),
});
rule({
  name: 'trigger.eventAndStep',
  of: 'Trigger',
  slots: { a: 'Event', b: 'Steps' },
  en: ['when {a} and at {b}', 'whenever {a} and at {b}', 'when {a} or at {b}', 'whenever {a} or at {b}'],
  mean: ({ a, b }) => either(a, { on: b }),
});
rule({
  name: 'trigger.stepAndEvent',
  of: 'Trigger',
  slots: { a: 'Steps', b: 'Event' },
  en: ['at {a} or whenever {b}', 'at {a} and whenever {b}'],
  mean: ({ a, b }) => either({ on: a }, b),
});
rule({
  name: 'trigger.while',
  of: 'Trigger',
  slots: { e: 'Event', c: 'Conditions' },
  en: ['whenever {e} while {c}', 'when {e} while {c}'],
  mean: ({ e, c }) => ({ ...e, on: withSubject(e.on, { kind: 'where', condition: c }) }),
});
rule({
  name: 'trigger.whileSaddled',
  of: 'Trigger',
  slots: { e: 'Event' },
  en: ['whenever {e} while saddled'],
  mean: ({ e }) => ({ ...e, on: withSubject(e.on, { kind: 'designated', as: 'saddled' }) }),
});
rule({
  name: 'trigger.twoSaddled',
  of: 'Trigger',
  slots: { a: 'Event', b: 'Event' },
  en: 'whenever {a} and whenever {b} while saddled',
  mean: (parts) => {
    const { a } = parts;
    const { b } = parts;
    return either(a, { ...b, on: withSubject(b.on, { kind: 'designated', as: 'saddled' }) });
  },
});
rule({
  name: 'trigger.duringYourTurn',
  of: 'Trigger',
  slots: { e: 'Event' },
  en: ['whenever {e} during your turn', 'whenever {e} on your turn'],
  mean: ({ e }) => duringYourTurn(e),
});
function duringYourTurn(e: TriggerEvent): TriggerEvent {
  return { ...e, on: withSubject(e.on, { kind: 'where', condition: { kind: 'turnOf', who: you } }) };
}
rule({
  name: 'trigger.step',
  of: 'Trigger',
  slots: { s: 'Steps' },
  en: 'at {s}',
  mean: ({ s }) => ({ on: s }),
});
/** A state of the game, not an event (603.8). */
rule({
  name: 'trigger.state',
  of: 'Trigger',
  slots: { c: 'Condition' },
  en: 'when {c}',
  mean: ({ c }) => {
    if (c.kind === 'wasCast' || c.kind === 'history' || c.kind === 'paid' || c.kind === 'turnOf')
      throw new Unclear('not a state of the game');
    if (c.kind === 'matches' && isDone(c.where)) throw new Unclear('what it does is an event, no state');
    return { on: { on: 'state', condition: c } };
  },
});

/** "When it attacks", "when it becomes monstrous" (508.3a, 509.3a, 701.37a): what one does, in a language that says it like what one is. */
const isDone = (f: Filter): boolean =>
  f.kind === 'any'
    ? f.of.every(isDone)
    : f.kind === 'attacking' || f.kind === 'blocking' || (f.kind === 'designated' && f.as === 'monstrous');

/** Something more that must be true of what the event happens to. */
export function withSubject(on: EventPattern, filter: Filter): EventPattern {
  if (on.on === 'any') return { ...on, of: on.of.map((part) => withSubject(part, filter)) };
  if (on.on === 'damage' && on.source !== undefined) return { ...on, source: allOf([on.source, filter]) };
  if (on.on === 'gainLife' || on.on === 'loseLife' || on.on === 'attackers')
    return { ...on, who: on.who === undefined ? everybody(filter) : { kind: 'filter', of: on.who, where: filter } };
  if (!('what' in on) || on.what === undefined) throw new Unclear('the event has nothing that could be described more');
  return { ...on, what: allOf([on.what, filter]) } as EventPattern;
}
const everybody = (where: Filter): Selector => ({ kind: 'filter', of: { kind: 'players', which: 'each' }, where });

function either(a: TriggerEvent, b: TriggerEvent): TriggerEvent {
  if (a.oneOrMore !== undefined || b.oneOrMore !== undefined) throw new Unclear('one or more of two events');
  const patterns = (on: EventPattern) => (on.on === 'any' ? on.of : [on]);
  return { on: { on: 'any', of: [...patterns(a.on), ...patterns(b.on)] }, ...zonesOf(bothZones(a, b)) };
}
/** What waits on the battlefield for the one and elsewhere for the other works in both places. */
const bothZones = (a: TriggerEvent, b: TriggerEvent): TriggerEvent['zones'] => {
  if (a.zones === undefined && b.zones === undefined) return undefined;
  return [...new Set([...(a.zones ?? ['battlefield']), ...(b.zones ?? ['battlefield'])] as const)];
};
const zonesOf = (zones: TriggerEvent['zones']): Pick<TriggerEvent, 'zones'> => (zones === undefined ? {} : { zones });

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
    return {
      ...event,
      nth: { number: 1, ...(what.known === true ? {} : { per: parts.v.role === 'source' ? 'source' : 'object' }) },
    };
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
  if (v.role === 'several' && what.known !== true) throw new Unclear('the subject has two roles');
  if (v.role !== undefined && v.role !== 'several') role.role = v.role;
  const on = v.on(what.filter);
  const to = what.joint === true && on.on === 'damage' && v.role === 'source' ? d.fresh('damaged') : undefined;
  if (to !== undefined)
    d.mention({ selector: bound(to), kinds: ['player', 'damaged'], several: true, byKind: true, done: true });
  if (what.known === true && on.on === 'move' && on.from !== undefined) d.leaves();
  return {
    on,
    ...(what.joint === true
      ? {
          oneOrMore: { ...(v.per === undefined ? {} : { per: v.per }), as, ...(to === undefined ? {} : { to }), total },
        }
      : {}),
    ...zonesOf(what.zones ?? (what.known === true ? v.zones : undefined)),
  };
}

/** "A creature an opponent controls": that player can be spoken of. */
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
  name: 'event.playerFirstTimeOfYours',
  of: 'Event',
  slots: { who: 'EventPlayer', v: 'PlayerEvents' },
  en: '{who} {v@who} for the first time during each of your turns',
  mean: (parts, d) => duringYourTurn(played(parts.who, { ...parts.v, nth: 1 }, d)),
});
function played({ who }: { readonly who?: Selector }, v: PlayerEvent, d: Telling): TriggerEvent {
  const on = v.on(who);
  const counted = v.nth === undefined ? {} : { nth: { number: v.nth, ...(who?.kind === 'you' ? {} : PER_PLAYER) } };
  if (v.joint === undefined) return { on, ...counted, ...onceFor(v, d), ...zonesOf(v.zones) };
  const as = d.fresh('them');
  const total = d.fresh('number');
  d.mention({ selector: bound(as), kinds: v.joint.kinds, several: true });
  d.mentionAmount({ kind: 'var', name: total });
  return {
    on,
    ...counted,
    oneOrMore: { ...(v.per === undefined ? (who?.kind === 'you' ? {} : PER_PLAYER) : { per: v.per }), as, total },
  };
}

function onceFor({ once }: PlayerEvent, d: Telling): Pick<TriggerEvent, 'oneOrMore'> {
  if (once === undefined) return {};
  const total = d.fresh('number');
  d.mentionAmount({ kind: 'var', name: total });
  return { oneOrMore: { per: once, as: d.fresh('them'), total } };
}

const PER_PLAYER = { per: 'player' } as const;

// Who or what it happens to
const isThis: Filter = { kind: 'is', what: self };
const notThis: Filter = { kind: 'not', of: isThis };
export const subject = (n: Described): EventSubject => {
  if (n.zones !== undefined && !n.zones.includes('stack')) throw new Unclear('where it is before or after the event');
  return { filter: allOf(n.filters), described: n };
};
const other = (n: Described): Described => ({ ...n, filters: [...n.filters, notThis] });
const THIS: Described = { filters: [isThis], kinds: [] };
rule({
  name: 'eventSubject.self',
  of: 'EventSubject',
  slots: { s: 'Self' },
  en: '{s}',
  mean: ({ s }) => ({ filter: { kind: 'is', what: s }, described: THIS, known: true }),
});
/** A name for several: "When This and That enter". */
rule({
  name: 'eventSubject.selves',
  of: 'EventSubject',
  slots: { s: 'Self' },
  en: '{s}',
  agreement: 'pl',
  mean: (parts, d) => {
    if (!isPlural(d.told.face.name)) throw new Unclear('one thing');
    return { filter: { kind: 'is', what: parts.s }, described: THIS, known: true };
  },
});
rule({
  name: 'eventSubject.a',
  of: 'EventSubject',
  slots: { n: 'Noun' },
  en: 'a {n#sg}',
  mean: ({ n }) => subject(n),
});
rule({
  name: 'eventSubject.another',
  of: 'EventSubject',
  slots: { n: 'Noun' },
  en: 'another {n#sg}',
  mean: ({ n }) => subject(other(n)),
});
/** 702.55c: the card in exile still waits for it. */
rule({
  name: 'eventSubject.haunted',
  of: 'EventSubject',
  slots: { s: 'Self' },
  en: ['the creature {s} haunts'],
  agreement: 'sg',
  mean: () => haunted,
});
rule({ name: 'eventSubject.itHaunts', of: 'EventSubject', en: 'the creature it haunts', mean: () => haunted });
const HAUNTED: Filter = { kind: 'is', what: { kind: 'noted', key: 'haunt' } };
const haunted: EventSubject = {
  filter: HAUNTED,
  described: { filters: [HAUNTED], kinds: ['creature', 'permanent'] },
  zones: ['battlefield', 'exile'],
};
rule({
  name: 'eventSubject.orAnother',
  of: 'EventSubject',
  slots: { s: 'Self', n: 'Noun' },
  en: ['{s} or another {n#sg}', '{s} or a {n#sg}'],
  agreement: 'sg',
  mean: ({ s, n }) => ({
    filter: { kind: 'any', of: [{ kind: 'is', what: s }, allOf(n.filters)] },
    described: n,
  }),
});
rule({
  name: 'eventSubject.oneOrMore',
  of: 'EventSubject',
  slots: { n: 'Noun' },
  en: 'one or more {n#pl}',
  agreement: 'pl',
  mean: ({ n }) => ({ ...subject(n), joint: true }),
});
rule({
  name: 'eventSubject.andOrOthers',
  of: 'EventSubject',
  slots: { s: 'Self', n: 'Noun' },
  en: ['{s} and/or one or more {n#pl}', '{s} or one or more {n#pl}'],
  agreement: 'pl',
  mean: ({ s, n }) => ({
    filter: { kind: 'any', of: [{ kind: 'is', what: s }, allOf(n.filters)] },
    described: n,
    joint: true,
  }),
});
const host: Selector = { kind: 'host', of: self };
for (const [word, kinds] of [
  ['enchanted', 'creature permanent land artifact planeswalker enchantment'],
  ['equipped', 'creature'],
  ['fortified', 'land'],
] as const)
  for (const kind of kinds.split(' '))
    rule({
      name: `eventSubject.${word}.${kind}`,
      of: 'EventSubject',
      en: `${word} ${kind}`,
      agreement: 'sg',
      mean: () => ({
        filter: { kind: 'is', what: host },
        described: { filters: [{ kind: 'is', what: host }], kinds: [kind, 'permanent'] },
      }),
    });

// Players it happens to
const eventPlayer: Selector = { kind: 'event', role: 'player' };
const GROUPS = [
  ['a', 'a player', 'each'],
  ['opponent', 'an opponent', 'opponents'],
  ['oneOfYourOpponents', 'one of your opponents', 'opponents'],
  ['another', 'another player', 'others'],
] as const;
rule({ name: 'eventPlayer.you', of: 'EventPlayer', en: 'you', agreement: 'you', mean: () => ({ who: you }) });
for (const [name, en, which] of GROUPS)
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
rule({
  name: 'eventPlayer.enchanted',
  of: 'EventPlayer',
  en: ['enchanted player', 'enchanted opponent'],
  agreement: 'sg',
  mean: (_, d) => {
    d.mentionPlayer(host);
    return { who: host };
  },
});

// The beginnings of steps
rule({
  name: 'steps.your',
  of: 'Steps',
  slots: { step: 'Step' },
  en: ['the beginning of your {step}', 'the beginning of {step} on your turn'],
  mean: ({ step }) => ({ on: 'beginning', step, whose: you }),
});
rule({
  name: 'steps.each',
  of: 'Steps',
  slots: { step: 'Step' },
  en: ['the beginning of each {step}', 'the beginning of the {step}', 'the beginning of {step}'],
  mean: ({ step }, d) => {
    d.mentionPlayer({ kind: 'event', role: 'player' });
    return { on: 'beginning', step };
  },
});
const OTHERS: readonly (readonly [string, string, Selector])[] = [
  ['players', "each player's", { kind: 'players', which: 'each' }],
  ['opponents', "each opponent's", { kind: 'players', which: 'opponents' }],
  ['others', "each other player's", { kind: 'players', which: 'others' }],
  ['enchantedPlayer', "enchanted player's", host],
  ['enchantedOpponent', "enchanted opponent's", host],
];
for (const [name, words, whose] of OTHERS)
  rule({
    name: `steps.${name}`,
    of: 'Steps',
    slots: { step: 'Step' },
    en: [`the beginning of ${words} {step}`, `the beginning of {step} on ${words} turn`],
    mean: ({ step }, d) => {
      d.mentionPlayer({ kind: 'event', role: 'player' });
      return { on: 'beginning', step, whose };
    },
  });
rule({
  name: 'steps.hostController',
  of: 'Steps',
  slots: { whose: 'ThingsWhose', step: 'Step' },
  en: 'the beginning of the {step} of {whose} controller',
  mean: ({ whose, step }, d) => {
    d.mentionPlayer({ kind: 'event', role: 'player' });
    return { on: 'beginning', step, whose: { kind: 'controller', of: whose } };
  },
});
rule({
  name: 'steps.endOfCombat',
  of: 'Steps',
  en: 'end of combat',
  mean: () => ({ on: 'beginning', step: 'end-combat' }),
});
