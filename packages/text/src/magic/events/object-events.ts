/** What objects do and what happens to them, as events: enters, dies, attacks, deals damage, becomes tapped … */
import type { EventPattern, EventRole, Filter, Selector, Zone } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { MagicEvents, ObjectEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { allOf, you } from '../nouns/selectors.ts';

export const objectEvents = rulesOf();
const { rule } = objectEvents;

const plain = (on: (what: Filter) => EventPattern): ObjectEvent => ({ on });
const object: Selector = { kind: 'event', role: 'object' };
const other: Selector = { kind: 'event', role: 'other' };
const byYou: Filter = { kind: 'controlledBy', who: you };
const opponents: Selector = { kind: 'players', which: 'opponents' };
const isYou: Filter = { kind: 'is', what: you };

rule({ name: 'objectEvents.one', of: 'ObjectEvents', slots: { a: 'ObjectEvent' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'objectEvents.or',
  of: 'ObjectEvents',
  slots: { a: 'ObjectEvent', b: 'ObjectEvents' },
  en: ['{a} or {b}', '{a}, {b}', '{a}, or {b}'],
  mean: (parts): ObjectEvent => {
    const { a } = parts;
    const { b } = parts;
    if (isPlainBlock(a) && isBlockedBy(b)) throw new Unclear('"by" belongs to both');
    const role = a.role === b.role ? a.role : 'several';
    const list = (on: EventPattern) => (on.on === 'any' ? on.of : [on]);
    return {
      on: (what) => ({ on: 'any', of: [...list(a.on(what)), ...list(b.on(what))] }),
      ...(role === undefined ? {} : { role }),
    };
  },
});

const ANY: Filter = { kind: 'all', of: [] };
const isPlainBlock = ({ on }: ObjectEvent): boolean =>
  JSON.stringify(on(ANY)) === JSON.stringify({ on: 'block', what: ANY });
const isBlockedBy = ({ on }: ObjectEvent): boolean => {
  const pattern = on(ANY);
  return pattern.on === 'becomesBlocked' && pattern.by !== undefined;
};

/** What is done to objects: are, were, would be, have been … */
rule({ name: 'objectEvent.passive', of: 'ObjectEvent', slots: { p: 'Passive' }, en: '<are> {p}', mean: ({ p }) => p });

// Zones
const moves = (
  pattern: { from?: readonly Zone[]; to?: readonly Zone[]; under?: Selector },
  more?: Filter,
): ObjectEvent => plain((what) => ({ on: 'move', what: more === undefined ? what : allOf([what, more]), ...pattern }));
/** "Into your graveyard from your library" says whose it is once: cards only ever go to their owner's zones (400.3). */
type FromZone = MagicEvents['FromZone'];
const zonesOf = ({ from }: FromZone): Pick<FromZone, 'from'> => (from === undefined ? {} : { from });
const ownedIn = ({ owner }: FromZone): Filter | undefined =>
  owner === undefined ? undefined : { kind: 'ownedBy', who: owner };
rule({
  name: 'objectEvent.enters',
  of: 'ObjectEvent',
  en: ['<enter>', '<enter> the battlefield'],
  mean: () => moves({ to: ['battlefield'] }),
});
rule({
  name: 'objectEvent.entersYours',
  of: 'ObjectEvent',
  en: ['<enter> under your control', '<enter> the battlefield under your control'],
  mean: () => moves({ to: ['battlefield'], under: you }),
});
rule({
  name: 'objectEvent.entersOpponents',
  of: 'ObjectEvent',
  en: ["<enter> under an opponent's control", "<enter> the battlefield under an opponent's control"],
  mean: (_, d) => {
    d.mentionPlayer({ kind: 'controller', of: object });
    return moves({ to: ['battlefield'], under: opponents });
  },
});
rule({
  name: 'objectEvent.entersFrom',
  of: 'ObjectEvent',
  slots: { from: 'FromZone' },
  en: '<enter> {from}',
  mean: ({ from }) => moves({ ...zonesOf(from), to: ['battlefield'] }, ownedIn(from)),
});
rule({
  name: 'objectEvent.dies',
  of: 'ObjectEvent',
  en: ['<die>', '<are> put into a graveyard from the battlefield'],
  mean: () => moves({ from: ['battlefield'], to: ['graveyard'] }),
});
rule({
  name: 'objectEvent.leaves',
  of: 'ObjectEvent',
  en: '<leave> the battlefield',
  mean: () => moves({ from: ['battlefield'] }),
});
rule({
  name: 'objectEvent.leavesGraveyard',
  of: 'ObjectEvent',
  slots: { whose: 'Whose', z: 'Zone' },
  en: '<leave> {whose} {z}',
  mean: ({ whose, z }) => moves({ from: [z] }, { kind: 'ownedBy', who: whose }),
});
rule({
  name: 'objectEvent.leavesOpponents',
  of: 'ObjectEvent',
  slots: { z: 'Zone' },
  en: "<leave> an opponent's {z}",
  mean: ({ z }, d) => {
    d.mentionPlayer({ kind: 'owner', of: object });
    return moves({ from: [z] }, { kind: 'ownedBy', who: opponents });
  },
});
for (const [zone, words] of [
  ['graveyard', 'graveyard'],
  ['hand', 'hand'],
] as const) {
  rule({
    name: `objectEvent.put.${zone}`,
    of: 'Passive',
    slots: { from: 'FromZone' },
    en: [`put into a ${words} {from}`, `put into <${words}#pl> {from}`],
    mean: ({ from }) => ({ ...moves({ ...zonesOf(from), to: [zone] }, ownedIn(from)), ...selfZones(from.from, zone) }),
  });
  rule({
    name: `objectEvent.putOwned.${zone}`,
    of: 'Passive',
    slots: { whose: 'Whose', from: 'FromZone' },
    en: `put into {whose} ${words} {from}`,
    mean: ({ whose, from }) => ({
      ...moves({ ...zonesOf(from), to: [zone] }, { kind: 'ownedBy', who: whose }),
      ...selfZones(from.from, zone),
    }),
  });
}
rule({
  name: 'objectEvent.putOpponents',
  of: 'Passive',
  slots: { from: 'FromZone' },
  en: "put into an opponent's graveyard {from}",
  mean: ({ from }, d) => {
    d.mentionPlayer({ kind: 'owner', of: object });
    return moves({ ...zonesOf(from), to: ['graveyard'] }, { kind: 'ownedBy', who: opponents });
  },
});
rule({
  name: 'objectEvent.putAnybodys',
  of: 'Passive',
  slots: { from: 'FromZone' },
  en: "put into a player's graveyard {from}",
  mean: ({ from }, d) => {
    d.mentionPlayer({ kind: 'owner', of: object });
    return moves({ ...zonesOf(from), to: ['graveyard'] });
  },
});
rule({
  name: 'objectEvent.returnedToHand',
  of: 'Passive',
  slots: { whose: 'Whose' },
  en: ['returned to {whose} hand', 'returned to {whose} hand from the battlefield'],
  mean: ({ whose }) => moves({ from: ['battlefield'], to: ['hand'] }, { kind: 'ownedBy', who: whose }),
});
rule({
  name: 'objectEvent.returnedToAnyHand',
  of: 'Passive',
  en: ["returned to a player's hand", 'returned to hand'],
  mean: (_, d) => {
    d.mentionPlayer({ kind: 'owner', of: object });
    return moves({ from: ['battlefield'], to: ['hand'] });
  },
});
rule({
  name: 'objectEvent.exiled',
  of: 'Passive',
  slots: { from: 'FromZone' },
  en: ['put into exile {from}', 'exiled {from}'],
  mean: ({ from }) => ({
    ...moves({ ...zonesOf(from), to: ['exile'] }, ownedIn(from)),
    ...selfZones(from.from, 'exile'),
  }),
});
rule({
  name: 'objectEvent.exiledFromAnywhere',
  of: 'Passive',
  en: 'put into exile',
  mean: () => ({ ...moves({ to: ['exile'] }), ...selfZones(undefined, 'exile') }),
});
/** 113.6k: what a card's own ability says of going to a zone works there; 603.10a: of leaving a graveyard, before it does. */
const selfZones = (from: readonly Zone[] | undefined, to: Zone): Pick<ObjectEvent, 'zones'> => {
  const only = from?.length === 1 ? from[0] : undefined;
  if (only === 'battlefield') return {};
  return { zones: [only === 'graveyard' ? only : to] };
};
rule({ name: 'fromZone.anywhere', of: 'FromZone', en: 'from anywhere', mean: () => ({}) });
rule({
  name: 'fromZone.notBattlefield',
  of: 'FromZone',
  en: 'from anywhere other than the battlefield',
  mean: () => ({ from: ['hand', 'library', 'exile', 'stack', 'command'] }),
});
rule({
  name: 'fromZone.battlefield',
  of: 'FromZone',
  en: 'from the battlefield',
  mean: () => ({ from: ['battlefield'] }),
});
rule({ name: 'fromZone.exile', of: 'FromZone', en: 'from exile', mean: () => ({ from: ['exile'] }) });
rule({
  name: 'fromZone.own',
  of: 'FromZone',
  slots: { z: 'Zone' },
  en: 'from your {z}',
  mean: ({ z }) => ({ from: [z], owner: you }),
});
rule({
  name: 'fromZone.any',
  of: 'FromZone',
  slots: { z: 'Zone' },
  en: ['from a {z}', 'from their {z}', "from its owner's {z}"],
  same: { their: '400.3: a card is only ever in the zone of its owner', "its owner 's": 'the same' },
  mean: ({ z }) => ({ from: [z] }),
});

// Combat
rule({
  name: 'objectEvent.attacks',
  of: 'ObjectEvent',
  en: '<attack>',
  mean: () => plain((what) => ({ on: 'attack', what })),
});
rule({
  name: 'objectEvent.attacksAlone',
  of: 'ObjectEvent',
  en: '<attack> alone',
  mean: () => plain((what) => ({ on: 'attack', what, alone: true })),
});
rule({
  name: 'objectEvent.attacksWhom',
  of: 'ObjectEvent',
  slots: { whom: 'AttackedOne' },
  en: '<attack> {whom}',
  // 603.2c: "one or more creatures attack a player" happens once for each player that is attacked so.
  mean: ({ whom }) => ({
    ...plain((what) => ({ on: 'attack', what, whom })),
    ...(whom.kind === 'is' || whom.kind === 'any' ? {} : { per: 'other' }),
  }),
});
rule({
  name: 'attackedOne.monarch',
  of: 'AttackedOne',
  en: 'the monarch',
  mean: (_, d) => {
    d.mentionPlayer({ kind: 'event', role: 'other' });
    return allOf([{ kind: 'player' }, { kind: 'designated', as: 'monarch' }]);
  },
});
rule({ name: 'attackedOne.you', of: 'AttackedOne', en: 'you', mean: () => isYou });
rule({
  name: 'attackedOne.youOrYours',
  of: 'AttackedOne',
  en: [
    'you or a planeswalker you control',
    'you or one or more planeswalkers you control',
    'you and/or one or more planeswalkers you control',
    'you and/or a planeswalker you control',
  ],
  mean: (): Filter => ({ kind: 'any', of: [isYou, allOf([{ kind: 'type', type: 'planeswalker' }, byYou])] }),
});
rule({
  name: 'attackedOne.enchanted',
  of: 'AttackedOne',
  en: 'enchanted player',
  mean: (_, d): Filter => {
    const host: Selector = { kind: 'host', of: { kind: 'this' } };
    d.mentionPlayer(host);
    return { kind: 'is', what: host };
  },
});
const defender: Selector = { kind: 'event', role: 'other' };
for (const [name, en, filter] of [
  ['player', 'a player', { kind: 'player' }],
  ['opponent', ['an opponent', 'one of your opponents'], { kind: 'player', which: 'opponents' }],
] as const)
  rule({
    name: `attackedOne.${name}`,
    of: 'AttackedOne',
    en,
    mean: (_, d) => {
      d.mentionPlayer(defender);
      return filter;
    },
  });
rule({
  name: 'attackedOne.a',
  of: 'AttackedOne',
  slots: { n: 'Noun' },
  en: 'a {n#sg}',
  mean: ({ n }, d) => {
    d.mention({ selector: defender, kinds: n.kinds, several: false, byKind: true });
    return allOf(n.filters);
  },
});
rule({
  name: 'objectEvent.unblocked',
  of: 'ObjectEvent',
  en: ["<attack> and <aren't> blocked"],
  mean: () => plain((what) => ({ on: 'attacksUnblocked', what })),
});
rule({
  name: 'objectEvent.blocks',
  of: 'ObjectEvent',
  en: '<block>',
  mean: () => plain((what) => ({ on: 'block', what })),
});
rule({
  name: 'objectEvent.becomesBlocked',
  of: 'ObjectEvent',
  en: '<become> blocked',
  mean: () => plain((what) => ({ on: 'becomesBlocked', what })),
});
const mentionOther = (kinds: readonly string[], d: Telling): void =>
  d.mention({ selector: other, kinds, several: false, byKind: true });
rule({
  name: 'objectEvent.blocksA',
  of: 'ObjectEvent',
  slots: { n: 'Noun' },
  en: '<block> a {n#sg}',
  mean: ({ n }, d) => {
    mentionOther([...n.kinds, 'attacked by'], d);
    return plain((what) => ({ on: 'block', what, blocked: allOf(n.filters) }));
  },
});
rule({
  name: 'objectEvent.becomesBlockedBy',
  of: 'ObjectEvent',
  slots: { n: 'Noun' },
  en: '<become> blocked by a {n#sg}',
  mean: ({ n }, d) => {
    mentionOther([...n.kinds, 'blocked by'], d);
    return plain((what) => ({ on: 'becomesBlocked', what, by: allOf(n.filters) }));
  },
});
/** 509.3c: once for all of them. */
rule({
  name: 'event.blockedBySome',
  of: 'Event',
  slots: { what: 'EventSubject', n: 'Noun' },
  en: '{what} <become@what> blocked by one or more {n#pl}',
  mean: ({ what, n }, d) => {
    if (what.joint === true) throw new Unclear('one or more by one or more');
    if (what.known !== true) d.mention({ selector: object, kinds: what.described.kinds, several: false });
    return {
      on: { on: 'becomesBlocked', what: what.filter, by: allOf(n.filters) },
      oneOrMore: { per: 'object', as: d.fresh('them'), total: d.fresh('number') },
    };
  },
});
rule({
  name: 'event.blocksOrBlockedBySome',
  of: 'Event',
  slots: { what: 'EventSubject', n: 'Noun' },
  en: '{what} <block@what> or <become@what> blocked by one or more {n#pl}',
  mean: ({ what, n }, d) => {
    if (what.joint === true) throw new Unclear('one or more by one or more');
    if (what.known !== true) d.mention({ selector: object, kinds: what.described.kinds, several: false });
    const such = allOf(n.filters);
    return {
      on: {
        on: 'any',
        of: [
          { on: 'block', what: what.filter, blocked: such },
          { on: 'becomesBlocked', what: what.filter, by: such },
        ],
      },
      oneOrMore: { per: 'object', as: d.fresh('them'), total: d.fresh('number') },
    };
  },
});
rule({
  name: 'objectEvent.blocksOrBlockedBy',
  of: 'ObjectEvent',
  slots: { n: 'Noun' },
  en: '<block> or <become> blocked by a {n#sg}',
  mean: ({ n }, d) => {
    mentionOther(n.kinds, d);
    const filter = allOf(n.filters);
    return plain((what) => ({
      on: 'any',
      of: [
        { on: 'block', what, blocked: filter },
        { on: 'becomesBlocked', what, by: filter },
      ],
    }));
  },
});

// Damage
const KINDS = [
  ['', '', undefined],
  ['Combat', 'combat ', true],
  ['Noncombat', 'non~combat ', false],
] as const;
for (const [name, word, combat] of KINDS) {
  const how = combat === undefined ? {} : { combat };
  rule({
    name: `objectEvent.deals${name}`,
    of: 'ObjectEvent',
    en: `<deal> ${word}damage`,
    mean: (_, d) => {
      d.mentionAmount({ kind: 'amount' });
      return { on: (source) => ({ on: 'damage', source, ...how }), role: 'source' };
    },
  });
  rule({
    name: `objectEvent.deals${name}To`,
    of: 'ObjectEvent',
    slots: { to: 'Recipient' },
    en: `<deal> ${word}damage to {to}`,
    mean: ({ to }, d) => {
      d.mentionAmount({ kind: 'amount' });
      return {
        on: (source) => ({ on: 'damage', source, to: to.filter, ...how }),
        role: 'source',
        ...(to.per === undefined ? {} : { per: to.per }),
      };
    },
  });
  rule({
    name: `objectEvent.dealt${name}`,
    of: 'Passive',
    en: `dealt ${word}damage`,
    mean: (_, d) => {
      d.mentionAmount({ kind: 'amount' });
      return { on: (to) => ({ on: 'damage', to, ...how }) };
    },
  });
  rule({
    name: `objectEvent.dealt${name}By`,
    of: 'Passive',
    slots: { n: 'Noun' },
    en: `dealt ${word}damage by a {n#sg}`,
    mean: ({ n }, d) => {
      d.mentionAmount({ kind: 'amount' });
      d.mention({ selector: { kind: 'event', role: 'source' }, kinds: n.kinds, several: false, byKind: true });
      return { on: (to) => ({ on: 'damage', to, source: allOf(n.filters), ...how }) };
    },
  });
}
const damaged: Selector = { kind: 'event', role: 'player' };
const PLAYER: Filter = { kind: 'player' };
const OPPONENT: Filter = { kind: 'player', which: 'opponents' };
const walker: Filter = { kind: 'type', type: 'planeswalker' };
const battle: Filter = { kind: 'type', type: 'battle' };
const RECIPIENTS: readonly (readonly [string, string | readonly string[], Filter, EventRole?])[] = [
  ['player', 'a player', PLAYER, 'player'],
  ['opponent', ['an opponent', 'one of your opponents'], OPPONENT, 'player'],
  ['players', 'one or more players', PLAYER],
  ['opponents', ['one or more of your opponents', 'one or more opponents'], OPPONENT],
  [
    'playerOrWalker',
    ['a player or planeswalker', 'a player or a planeswalker'],
    { kind: 'any', of: [PLAYER, walker] },
    'object',
  ],
  ['playerOrBattle', ['a player or battle', 'a player or a battle'], { kind: 'any', of: [PLAYER, battle] }, 'object'],
];
for (const [name, en, filter, per] of RECIPIENTS)
  rule({
    name: `recipient.${name}`,
    of: 'Recipient',
    en,
    mean: (_, d) => {
      if (per === 'player') d.mentionPlayer(damaged);
      return { filter, ...(per === undefined ? {} : { per }) };
    },
  });
rule({
  name: 'recipient.playerWho',
  of: 'Recipient',
  slots: { n: 'PlayerNoun' },
  en: 'a {n#sg}',
  mean: ({ n }, d) => {
    if (!n.filters.some(({ kind }) => kind === 'where')) throw new Unclear('any player at all');
    d.mentionPlayer(damaged);
    return { filter: allOf(n.filters), per: 'player' };
  },
});
rule({
  name: 'attackedOne.playerWho',
  of: 'AttackedOne',
  slots: { n: 'PlayerNoun' },
  en: 'a {n#sg}',
  mean: ({ n }, d) => {
    if (!n.filters.some(({ kind }) => kind === 'where')) throw new Unclear('any player at all');
    d.mentionPlayer(defender);
    return allOf(n.filters);
  },
});
for (const [name, words, of] of [
  ['enchanted', 'enchanted player', { kind: 'host', of: { kind: 'this' } }],
  ['defending', ['defending player', 'the defending player'], { kind: 'players', which: 'defending' }],
] as const)
  rule({
    name: `recipient.${name}Player`,
    of: 'Recipient',
    en: words,
    mean: (_, d) => {
      d.mentionPlayer(damaged);
      return { filter: { kind: 'is', what: of }, per: 'player' };
    },
  });
rule({ name: 'recipient.you', of: 'Recipient', en: 'you', mean: () => ({ filter: isYou }) });
rule({
  name: 'recipient.self',
  of: 'Recipient',
  slots: { s: 'Self' },
  en: '{s}',
  mean: ({ s }) => ({ filter: { kind: 'is', what: s } }),
});
rule({
  name: 'recipient.a',
  of: 'Recipient',
  slots: { n: 'Noun' },
  en: 'a {n#sg}',
  mean: ({ n }, d) => {
    d.mention({ selector: object, kinds: n.kinds, several: false, byKind: true });
    return { filter: allOf(n.filters), per: 'object' };
  },
});
