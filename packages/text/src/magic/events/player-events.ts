/** What players do and what happens to them, as events: casts a spell, draws a card, gains life … */
import type { EventPattern, Filter, Selector, Zone } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { PlayerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling } from '../game.ts';
import { allOf, self } from '../nouns/selectors.ts';
import { castPattern, NOT_FROM_OWN_HAND } from '../nouns/spells-cast.ts';

export const playerEvents = rulesOf();
const { rule, lexicon } = playerEvents;

type By = { readonly who?: Selector };
const by = (who: Selector | undefined): By => (who === undefined ? {} : { who });
const object: Selector = { kind: 'event', role: 'object' };
const doing = (on: (by: By) => EventPattern, more: Omit<PlayerEvent, 'on'> = {}): PlayerEvent => ({
  on: (who) => on(by(who)),
  ...more,
});
/** What the event is about, spoken of as the noun says. */
function spoken(n: Described, d: Telling, done: readonly string[] = []): Filter {
  d.mention({ selector: object, kinds: [...n.kinds, ...done], several: false });
  return allOf(n.filters);
}
/** A spell as it is cast: where it is cast from is said of the event. */
function castOf(n: Described, d: Telling): ReturnType<typeof castPattern> {
  spoken(n, d);
  const targets = n.filters.find((filter) => filter.kind === 'targets');
  // "That creature": the one thing that it targets (115.9a).
  if (targets?.kind === 'targets' && targets.only === true)
    d.mention({
      selector: { kind: 'targetsOf', of: object },
      kinds: kindsIn(targets.where),
      several: false,
      byKind: true,
    });
  return castPattern(n);
}
const kindsIn = (filter: Filter): readonly string[] => {
  if (filter.kind === 'all' || filter.kind === 'any') return filter.of.flatMap(kindsIn);
  return filter.kind === 'type' || filter.kind === 'subtype' ? [filter.type] : [filter.kind];
};
const notThis: Filter = { kind: 'not', of: { kind: 'is', what: self } };
const other = (n: Described): Described => ({ ...n, filters: [...n.filters, notThis] });

type Place = { readonly zones: readonly Zone[]; readonly filters: readonly Filter[] };
const from = ({ zones, filters }: Place): { readonly from: readonly Zone[]; readonly what?: Filter } => ({
  from: zones,
  ...(filters.length === 0 ? {} : { what: allOf(filters) }),
});
/** "Play a land or cast a spell from there": both from there. */
function isLandFromAnywhere(a: PlayerEvent, b: PlayerEvent): boolean {
  const [land, cast] = [a.on(undefined), b.on(undefined)];
  if (land.on !== 'playLand' || land.from !== undefined || cast.on !== 'cast') return false;
  const { what } = cast;
  return cast.from !== undefined || (what?.kind === 'all' && what.of.includes(NOT_FROM_OWN_HAND));
}

/** "Cast a spell or play a land that …": what follows may be said of both. */
function isOfBoth(a: PlayerEvent, b: PlayerEvent): boolean {
  const [cast, land] = [a.on(undefined), b.on(undefined)];
  if (cast.on !== 'cast' || cast.what?.kind !== 'spell' || cast.from !== undefined || land.on !== 'playLand')
    return false;
  const what = land.what?.kind === 'all' ? land.what.of : [];
  return land.from !== undefined || what.some((f) => (f.kind === 'not' ? f.of : f).kind === 'ownedBy');
}

rule({ name: 'playerEvents.one', of: 'PlayerEvents', slots: { a: 'PlayerEvent' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'playerEvents.or',
  of: 'PlayerEvents',
  slots: { a: 'PlayerEvent', b: 'PlayerEvents' },
  en: '{a} or {b}',
  mean: ({ a, b }) => {
    if (a.nth !== undefined || b.nth !== undefined) throw new Unclear('which of the events are counted');
    if (isOfBoth(a, b)) throw new Unclear('whether that is said of the spell, too');
    if (isLandFromAnywhere(a, b)) throw new Unclear('where the land is played from is said after it');
    const list = (on: EventPattern) => (on.on === 'any' ? on.of : [on]);
    return { on: (who) => ({ on: 'any', of: [...list(a.on(who)), ...list(b.on(who))] }) };
  },
});
lexicon({
  of: 'Ordinal',
  en: {
    1: 'first',
    2: 'second',
    3: 'third',
    4: 'fourth',
    5: 'fifth',
    6: 'sixth',
    7: 'seventh',
    8: 'eighth',
    9: 'ninth',
    10: 'tenth',
    12: 'twelfth',
  },
  mean: (n) => Number(n),
});

// Spells and abilities
rule({
  name: 'playerEvent.cast',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<cast> a {n#sg}',
  mean: ({ n }, d) => {
    const cast = castOf(n, d);
    return doing((who) => ({ on: 'cast', ...cast, ...who }));
  },
});
rule({
  name: 'playerEvent.castElsewhere',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: ['<cast> a {n#sg} from anywhere other than your hand', '<cast> a {n#sg} from anywhere other than their hand'],
  mean: ({ n }, d) => {
    const what = spoken(n, d);
    return doing((who) => ({ on: 'cast', what: allOf([what, NOT_FROM_OWN_HAND]), ...who }));
  },
});
rule({
  name: 'playerEvent.castAnother',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<cast> another {n#sg}',
  mean: ({ n }, d) => {
    const cast = castOf(other(n), d);
    return doing((who) => ({ on: 'cast', ...cast, ...who }));
  },
});
rule({
  name: 'playerEvent.castThis',
  of: 'PlayerEvent',
  slots: { s: 'Self' },
  en: '<cast> {s}',
  mean: ({ s }) => doing(() => ({ on: 'cast', what: { kind: 'is', what: s } }), { zones: ['stack'] }),
});
rule({
  name: 'playerEvent.castNth',
  of: 'PlayerEvent',
  slots: { nth: 'Ordinal', n: 'Noun' },
  en: ['<cast> your {nth} {n#sg} each turn', '<cast> their {nth} {n#sg} each turn'],
  mean: ({ nth, n }, d) => {
    const cast = castOf(n, d);
    return doing((who) => ({ on: 'cast', ...cast, ...who }), { nth });
  },
});
rule({
  name: 'playerEvent.castBesidesFirst',
  of: 'PlayerEvent',
  slots: { n: 'Noun', m: 'Noun' },
  en: [
    ...['you cast', 'they cast', 'that player casts'].map(
      (they) => `<cast> a {n#sg} other than the first {m#sg} ${they} each turn`,
    ),
    '<cast> a {n#sg} other than your first {m#sg} each turn',
    '<cast> a {n#sg} other than their first {m#sg} each turn',
  ],
  mean: (parts, d) => {
    const cast = castOf(parts.n, d);
    const besidesFirst = allOf(parts.m.filters);
    return doing((who) => ({ on: 'cast', ...cast, ...who, besidesFirst }));
  },
});
rule({
  name: 'playerEvent.castNthDuring',
  of: 'PlayerEvent',
  slots: { nth: 'Ordinal', n: 'Noun' },
  en: "<cast> your {nth} {n#sg} during each opponent's turn",
  mean: ({ nth, n }, d) => {
    const { what, ...from } = castOf(n, d);
    d.mentionPlayer({ kind: 'players', which: 'active' });
    const theirs: Filter = {
      kind: 'where',
      condition: { kind: 'turnOf', who: { kind: 'players', which: 'opponents' } },
    };
    return doing((who) => ({ on: 'cast', what: allOf([what, theirs]), ...from, ...who }), { nth });
  },
});
rule({
  name: 'playerEvent.castNthOfYourTurns',
  of: 'PlayerEvent',
  slots: { nth: 'Ordinal', n: 'Noun' },
  en: '<cast> your {nth} {n#sg} during each of your turns',
  mean: ({ nth, n }, d) => {
    const { what, ...from } = castOf(n, d);
    const yours: Filter = { kind: 'where', condition: { kind: 'turnOf', who: { kind: 'you' } } };
    return doing((who) => ({ on: 'cast', what: allOf([what, yours]), ...from, ...who }), { nth });
  },
});
rule({
  name: 'playerEvent.castDuring',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: "<cast> a {n#sg} during an opponent's turn",
  mean: ({ n }, d) => {
    const what = allOf([
      spoken(n, d),
      { kind: 'where', condition: { kind: 'turnOf', who: { kind: 'players', which: 'opponents' } } },
    ]);
    return doing((who) => ({ on: 'cast', what, ...who }));
  },
});

// Lands
rule({
  name: 'playerEvent.playLand',
  of: 'PlayerEvent',
  en: '<play> a land',
  mean: (_, d) => {
    d.mention({ selector: object, kinds: ['land', 'permanent', 'card'], several: false });
    return doing((who) => ({ on: 'playLand', ...who }));
  },
});
rule({
  name: 'playerEvent.playLandFrom',
  of: 'PlayerEvent',
  slots: { z: 'ZonePhrase' },
  en: '<play> a land {z}',
  mean: ({ z }, d) => {
    d.mention({ selector: object, kinds: ['land', 'permanent', 'card'], several: false });
    return doing((who) => ({ on: 'playLand', ...from(z), ...who }));
  },
});
rule({
  name: 'playerEvent.playLandOrCastFrom',
  of: 'PlayerEvent',
  slots: { n: 'Noun', z: 'ZonePhrase' },
  en: '<play> a land or <cast> a {n#sg} {z}',
  mean: ({ n, z }, d) => {
    if (n.zones?.some((zone) => zone !== 'stack') === true) throw new Unclear('from two places');
    d.mention({ selector: object, kinds: ['permanent', 'spell', 'card'], several: false });
    const cast = castPattern({ ...n, zones: z.zones, filters: [...n.filters, ...z.filters] });
    return doing((who) => ({
      on: 'any',
      of: [
        { on: 'playLand', ...from(z), ...who },
        { on: 'cast', ...cast, ...who },
      ],
    }));
  },
});
rule({
  name: 'playerEvent.tapForMana',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<tap> a {n#sg} for mana',
  mean: ({ n }, d) => {
    const from = spoken(n, d);
    return doing((who) => ({ on: 'mana', from, tapped: true, ...who }));
  },
});

// Cards
rule({
  name: 'playerEvent.draw',
  of: 'PlayerEvent',
  en: '<draw> a card',
  mean: (_, d) => {
    d.mention({ selector: object, kinds: ['card'], several: false });
    return doing((who) => ({ on: 'draw', ...who }));
  },
});
rule({
  name: 'playerEvent.drawNth',
  of: 'PlayerEvent',
  slots: { nth: 'Ordinal' },
  en: ['<draw> your {nth} card each turn', '<draw> their {nth} card each turn'],
  mean: ({ nth }, d) => {
    d.mention({ selector: object, kinds: ['card'], several: false });
    return doing((who) => ({ on: 'draw', ...who }), { nth });
  },
});
rule({
  name: 'playerEvent.drawBesidesFirst',
  of: 'PlayerEvent',
  en: [
    '<draw> a card except the first one you draw in each of your draw steps',
    '<draw> a card except the first one they draw in each of their draw steps',
  ],
  mean: () => doing((who) => ({ on: 'draw', besidesFirst: true, ...who })),
});
/** "The discarded card". */
const DONE = { discard: ['discarded'], sacrifice: ['sacrificed'], mill: ['milled'] } as const;
for (const verb of ['discard', 'sacrifice', 'mill'] as const) {
  rule({
    name: `playerEvent.${verb}`,
    of: 'PlayerEvent',
    slots: { n: 'Noun' },
    en: `<${verb}> a {n#sg}`,
    mean: ({ n }, d) => {
      const what = spoken(n, d, DONE[verb]);
      return doing((who) => ({ on: verb, what, ...who }));
    },
  });
  rule({
    name: `playerEvent.${verb}Another`,
    of: 'PlayerEvent',
    slots: { n: 'Noun' },
    en: `<${verb}> another {n#sg}`,
    mean: ({ n }, d) => {
      const what = spoken(other(n), d, DONE[verb]);
      return doing((who) => ({ on: verb, what, ...who }));
    },
  });
  rule({
    name: `playerEvent.${verb}Some`,
    of: 'PlayerEvent',
    slots: { n: 'Noun' },
    en: `<${verb}> one or more {n#pl}`,
    mean: ({ n }) => {
      const what = allOf(n.filters);
      return doing((who) => ({ on: verb, what, ...who }), { joint: n });
    },
  });
  rule({
    name: `playerEvent.${verb}This`,
    of: 'PlayerEvent',
    slots: { s: 'Self' },
    en: `<${verb}> {s}`,
    mean: ({ s }) =>
      doing(() => ({ on: verb, what: { kind: 'is', what: s } }), {
        ...(verb === 'sacrifice' ? {} : { zones: ['graveyard', 'exile'] }),
      }),
  });
}
rule({
  name: 'playerEvent.cycleThis',
  of: 'PlayerEvent',
  slots: { s: 'Self' },
  en: '<cycle> {s}',
  mean: ({ s }) =>
    doing(() => ({ on: 'activate', what: { kind: 'is', what: s }, keyword: 'cycling' }), {
      zones: ['graveyard', 'exile'],
    }),
});
rule({
  name: 'playerEvent.cycle',
  of: 'PlayerEvent',
  en: '<cycle> a card',
  mean: (_, d) => {
    d.mention({ selector: object, kinds: ['card'], several: false });
    return doing((who) => ({ on: 'activate', keyword: 'cycling', ...who }));
  },
});
rule({
  name: 'playerEvent.cycleAnother',
  of: 'PlayerEvent',
  en: '<cycle> another card',
  mean: (_, d) => {
    d.mention({ selector: object, kinds: ['card'], several: false });
    return doing((who) => ({ on: 'activate', what: notThis, keyword: 'cycling', ...who }));
  },
});
/** A card that is cycled is discarded, so one event tells both. */
rule({
  name: 'playerEvent.cycleOrDiscard',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: ['<cycle> or <discard> a {n#sg}'],
  mean: ({ n }, d) => {
    const what = spoken(n, d);
    return doing((who) => ({ on: 'discard', what, ...who }));
  },
});
rule({
  name: 'playerEvent.cycleOrDiscardAnother',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: ['<cycle> or <discard> another {n#sg}'],
  mean: ({ n }, d) => {
    const what = spoken(other(n), d);
    return doing((who) => ({ on: 'discard', what, ...who }));
  },
});
for (const [name, en, on] of [
  ['scry', '<scry>', 'scry'],
  ['surveil', '<surveil>', 'surveil'],
  ['search', ['<search> your library', '<search> their library'], 'search'],
  ['shuffle', ['<shuffle> your library', '<shuffle> their library', '<shuffle>'], 'shuffle'],
  ['loseGame', '<lose> the game', 'lose'],
] as const)
  rule({ name: `playerEvent.${name}`, of: 'PlayerEvent', en, mean: () => doing((who) => ({ on, ...who })) });

// Life
for (const [on, verb] of [
  ['gainLife', 'gain'],
  ['loseLife', 'lose'],
] as const)
  rule({
    name: `playerEvent.${on}`,
    of: 'PlayerEvent',
    en: `<${verb}> life`,
    mean: (_, d) => {
      d.mentionAmount({ kind: 'amount' });
      d.cameTo(`event ${on}`, { kind: 'amount' });
      return doing((who) => ({ on, ...who }));
    },
  });

// Combat
rule({
  name: 'playerEvent.attacks',
  of: 'PlayerEvent',
  en: ['<attack>', '<attack> with one or more creatures'],
  mean: () => doing((who) => ({ on: 'attackers', ...who })),
});
rule({
  name: 'playerEvent.attacksWith',
  of: 'PlayerEvent',
  slots: { n: 'Count' },
  en: '<attack> with {n} or more creatures',
  mean: ({ n }) => doing((who) => ({ on: 'attackers', count: { op: '≥', to: n.min }, ...who })),
});

// Tokens
rule({
  name: 'playerEvent.create',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<create> a {n#sg}',
  mean: ({ n }, d) => {
    const what = spoken(n, d);
    return doing((who) => ({ on: 'create', what, ...who }));
  },
});
rule({
  name: 'playerEvent.createSome',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<create> one or more {n#pl}',
  mean: ({ n }) => {
    const what = allOf(n.filters);
    return doing((who) => ({ on: 'create', what, ...who }), { joint: n });
  },
});

// Keyword actions
for (const [action, verb] of [
  ['proliferate', '<proliferate>'],
  ['investigate', '<investigate>'],
  ['clash', '<clash>'],
  ['roll', '<roll> a die'],
  ['win flip', '<win> a coin flip'],
  ['lose flip', '<lose> a coin flip'],
  ['monarch', '<become> the monarch'],
  ['collect evidence', '<collect> evidence'],
  ['manifest dread', '<manifest> dread'],
  ['solve', '<solve> a Case'],
] as const)
  rule({
    name: `playerEvent.${action.replace(' ', '')}`,
    of: 'PlayerEvent',
    en: verb,
    mean: () => doing((who) => ({ on: 'acted', action, ...who })),
  });
