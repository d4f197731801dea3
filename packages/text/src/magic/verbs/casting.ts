/** Casting and playing cards as an effect says: at once while it resolves, or later by its permission. */
import type { Action, Cost, Duration, Filter, May, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { AnyMana, PlayTerms } from '../categories/cards.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling, Things } from '../game.ts';
import { allOf, eachOf, you } from '../nouns/selectors.ts';
import { SEEN } from '../sentences/marks.ts';

export const casting = rulesOf();
const { rule } = casting;

const LAND: Filter = { kind: 'type', type: 'land' };
const NOT_LAND: Filter = { kind: 'not', of: LAND };

const isOfSpells = (what: Things): what is Extract<Things, { kind: 'choice' }> =>
  what.kind === 'choice' && what.described.filters.some(({ kind }) => kind === 'spell');

/** "Instant and sorcery spells from among them": any number of those cards. */
function anyOfSpells(what: Things): Things {
  const { described } = what;
  if (what.kind === 'choice' || described?.pool === undefined || !described.kinds.includes('spell')) return what;
  if (what.plural !== true) throw new Unclear('how many of them');
  return { kind: 'choice', described, count: { min: 0, max: 'any' } };
}

/** Filters about whose it is or where, not about what it would be as a spell. */
const PLACES: ReadonlySet<string> = new Set(['spell', 'ownedBy', 'in', 'is']);

/** What is said of the spell itself; null if that is only that it is one. */
function spellIn(what: Things): Filter | null {
  if (!isOfSpells(what)) return null;
  const filters = what.described.filters.filter(({ kind }) => !PLACES.has(kind));
  return filters.length === 0 ? null : allOf(filters);
}

/** A spell that is cast is chosen as the card that it will be: one that can be cast as such a spell. */
function asCards(what: Things): Things {
  if (!isOfSpells(what)) return what;
  const { described } = what;
  const { zones, ...rest } = described;
  const spell = spellIn(what);
  const places = described.filters.filter(({ kind }) => kind !== 'spell' && PLACES.has(kind));
  const filters: readonly Filter[] = [
    { kind: 'asSpell', of: allOf([...(spell === null ? [] : [spell]), NOT_LAND]) },
    ...places,
  ];
  const elsewhere = zones?.filter((zone) => zone !== 'stack') ?? [];
  return { ...what, described: { ...rest, filters, ...(elsewhere.length > 0 ? { zones: elsewhere } : {}) } };
}
/** It is cast as such a spell, if it could be another. */
const as = (what: Things): { readonly as?: Filter } => {
  const spell = spellIn(what);
  return spell === null ? {} : { as: spell };
};
const current = (what: Things, d: Telling, who?: Selector): Selector => d.now(d.pick(asCards(what), who));

/** "That spell": what the card becomes as it is cast. */
const mentionSpell = (card: Selector, d: Telling): void =>
  d.mention({
    selector: { kind: 'became', of: card },
    kinds: ['spell'],
    several: d.spokenOf(card)?.several ?? false,
    byKind: true,
  });

// At once (608.2g)
rule({
  name: 'act.playFree',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<play> {what} without paying its mana cost',
  mean:
    ({ what }, d) =>
    (who) => [
      {
        do: 'cast',
        ...(who.kind === 'you' ? {} : { who }),
        what: current(what, d, who),
        free: true,
        lands: true,
        optional: false,
      },
    ],
});
rule({
  name: 'act.castFree',
  of: 'Act',
  slots: { what: 'Things' },
  en: ['<cast> {what} without paying its mana cost', '<cast> {what} without paying their mana costs'],
  mean:
    ({ what: said }, d) =>
    (who) => {
      const what = anyOfSpells(said);
      if (what.kind === 'definite' && what.selector.kind === 'this' && d.isSpell)
        throw new Unclear('a spell does not cast itself');
      // Any number of them: the player is asked for each.
      const any = what.kind === 'choice' && what.count.max === 'any';
      const cards = asCards(what);
      const selector = any && cards.kind === 'choice' ? eachOf(cards.described) : current(what, d, who);
      if (!any) mentionSpell(selector, d);
      const action: Action = {
        do: 'cast',
        ...(who.kind === 'you' ? {} : { who }),
        what: selector,
        ...as(what),
        free: true,
        ...(any ? {} : { optional: false }),
      };
      return [action];
    },
});
rule({
  name: 'act.cast',
  of: 'Act',
  slots: { what: 'Things' },
  en: '<cast> {what}',
  mean:
    ({ what }, d) =>
    (who) => {
      const selector = current(what, d, who);
      mentionSpell(selector, d);
      return [{ do: 'cast', ...(who.kind === 'you' ? {} : { who }), what: selector, ...as(what), optional: false }];
    },
});
/** For another cost, or for its mana cost and more; in the cost "this" is the spell. */
const costIn = ({ cost, extra, ...rest }: PlayTerms): readonly Cost[] => {
  if (Object.keys(rest).length > 0) throw new Unclear('this is not what is paid');
  return cost ?? [{ kind: 'manaCostOf', what: { kind: 'this' } }, ...(extra ?? [])];
};
rule({
  name: 'act.castFor',
  of: 'Act',
  slots: { what: 'Things', t: 'CastFor' },
  en: '<cast> {what} {t}',
  mean:
    ({ what, t }, d) =>
    (who) => {
      const selector = current(what, d, who);
      const cost = costIn(t);
      mentionSpell(selector, d);
      return [
        { do: 'cast', ...(who.kind === 'you' ? {} : { who }), what: selector, ...as(what), cost, optional: false },
      ];
    },
});
rule({
  name: 'simple.castCopyFor',
  of: 'Simple',
  slots: { what: 'Things', t: 'CastFor' },
  en: ['copy {what}. ^You may cast the copy {t}', 'copy {what}, and you may cast the copy {t}'],
  mean: ({ what, t }, d) => [{ do: 'cast', what: current(what, d), cost: costIn(t), copies: true }],
});
/** 707.12: a copy of a card is made and cast. */
rule({
  name: 'simple.castCopy',
  of: 'Simple',
  slots: { what: 'Things' },
  en: [
    'copy {what}. ^You may cast the copy without paying its mana cost',
    'you may copy {what}. ^If you do, you may cast the copy without paying its mana cost',
    'copy {what}, then you may cast the copy without paying its mana cost',
    'copy {what} and you may cast the copy without paying its mana cost',
    'copy {what}, and you may cast the copy without paying its mana cost',
  ],
  mean: ({ what }, d) => [{ do: 'cast', what: current(what, d), free: true, copies: true }],
});
rule({
  name: 'simple.castCopies',
  of: 'Simple',
  slots: { what: 'Things' },
  en: [
    'copy {what}. ^You may cast the copies without paying their mana costs',
    'copy {what}. ^You may cast any number of the copies without paying their mana costs',
  ],
  mean: ({ what }, d) => [{ do: 'cast', what: current(what, d), free: true, copies: true }],
});
rule({
  name: 'simple.mustCastCopies',
  of: 'Simple',
  slots: { what: 'Things' },
  en: 'copy {what}. ^Cast the copies if able without paying their mana costs',
  mean: ({ what }, d) => [{ do: 'cast', what: current(what, d), free: true, copies: true, optional: false }],
});
rule({
  name: 'simple.castCopyPaying',
  of: 'Simple',
  slots: { what: 'Things' },
  en: [
    'copy {what}. ^You may cast the copy',
    'copy {what} and you may cast the copy',
    'copy {what}, and you may cast the copy',
  ],
  mean: ({ what }, d) => [{ do: 'cast', what: current(what, d), copies: true }],
});

// Permissions
const IMPLIED: ReadonlySet<string> = new Set(['spell', 'card']);
interface Terms {
  readonly free?: boolean;
  readonly anyMana?: true | 'color' | undefined;
}
function permission(
  what: Things,
  who: Selector,
  lands: boolean,
  duration: Duration,
  terms: Terms,
  d: Telling,
): readonly Action[] {
  if (what.kind === 'choice') throw new Unclear('which card it is, is not chosen while the effect resolves');
  const { described } = what;
  if (what.plural === true && what.selector.kind === 'each')
    throw new Unclear('whatever fits there, also what comes there later: a permission of its own');
  const now = described?.pool ?? d.now(what.selector);
  const moved = described?.pool === undefined && now !== what.selector;
  // Spells from among cards are where those cards are.
  const stated = described?.pool === undefined ? described?.zones : undefined;
  const is: Filter = { kind: 'is', what: now };
  const spells = described?.pool === undefined ? [] : described.filters.filter(({ kind }) => !IMPLIED.has(kind));
  const zones = moved ? undefined : (stated ?? d.spokenOf(now)?.zones);
  const effect: May = {
    kind: 'may',
    action: 'play',
    who,
    what: allOf([is, ...spells, ...(lands ? [] : [NOT_LAND])]),
    zones: zones ?? ['exile'],
    ...(terms.free === true ? { free: true } : {}),
    ...(terms.anyMana === undefined ? {} : { anyMana: terms.anyMana }),
  };
  if (described?.pool === undefined) mentionSpell(now, d);
  return [{ do: 'effect', effects: [effect], duration }];
}
for (const [verb, lands] of [
  ['play', true],
  ['cast', false],
] as const)
  for (const [name, words, free] of [
    ['', '', false],
    ['Free', ' without paying its mana cost', true],
    ['FreeAll', ' without paying their mana costs', true],
  ] as const)
    rule({
      name: `simple.may.${verb}${name}`,
      of: 'Simple',
      slots: { who: 'Players', what: 'Things', duration: 'PlayTime', any: 'AnyMana?' },
      en: [
        `{who} may ${verb} {what}${words} {duration} [{any}]`,
        `{duration}, {who} may ${verb} {what}${words} [{any}]`,
        ...(free ? [`{who} may ${verb} {what} {duration}${words} [{any}]`] : []),
      ],
      mean: (parts, d) => {
        const { who, what } = parts;
        const { duration } = parts;
        return permission(what, who, lands, duration, { free, anyMana: anyManaFor(parts.any, who) }, d);
      },
    });
rule({ name: 'playTime.duration', of: 'PlayTime', slots: { d: 'Duration' }, en: '{d}', mean: ({ d }) => d });
/** A card that leaves exile is another object (400.7): nothing has to end the permission. */
rule({
  name: 'playTime.exiled',
  of: 'PlayTime',
  en: [
    'for as long as it remains exiled',
    'for as long as they remain exiled',
    'for as long as that card remains exiled',
    'for as long as those cards remain exiled',
    'as long as it remains exiled',
    'as long as they remain exiled',
  ],
  mean: () => ({ kind: 'forever' }),
});
rule({
  name: 'playTime.theirNextTurn',
  of: 'PlayTime',
  en: 'until the end of their next turn',
  mean: (_, d) => ({ kind: 'endOfNextTurn', of: d.refer({ player: true }) }),
});
/** What was cast as the effect was carried out. */
rule({
  name: 'things.castThisWay',
  of: 'Thing',
  en: ['a spell cast this way', 'the spell cast this way'],
  agreement: 'sg',
  mean: (_, d) => {
    const selector = d.refer({ kind: 'spell', several: false });
    // What may be cast for a while is said with the permission.
    if (selector.kind !== 'became' || selector.of.kind !== 'var') throw new Unclear('a spell that may be cast later');
    return { kind: 'definite', selector };
  },
});
const THEM = ['it', 'them', 'that spell', 'those spells', 'spells this way', 'a spell this way'];
/** 609.4b: colourless is a type of mana and no colour. */
const ANY_MANA = [
  ['type', true, ''],
  ['color', 'color', '.color'],
] as const;
/** 118.14: "mana of any type can be spent" is said of the player who may cast it. */
const SAME_PERMISSION = { '*': '118.14, 609.4b: both say how the player who may cast it pays for it' };
for (const [kind, any, name] of ANY_MANA) {
  rule({
    name: `anyMana${name}`,
    of: 'AnyMana',
    en: THEM.flatMap((it) => [
      `, and mana of any ${kind} can be spent to cast ${it}`,
      `. ^Mana of any ${kind} can be spent to cast ${it}`,
    ]),
    same: SAME_PERMISSION,
    mean: () => ({ any }),
  });
  rule({
    name: `anyMana.you${name}`,
    of: 'AnyMana',
    en: [
      `. ^If you cast a spell this way, you may spend mana as though it were mana of any ${kind} to cast it`,
      ...THEM.flatMap((it) => [
        `, and you may spend mana as though it were mana of any ${kind} to cast ${it}`,
        `. ^You may spend mana as though it were mana of any ${kind} to cast ${it}`,
        `and you may spend mana as though it were mana of any ${kind} to cast ${it}`,
      ]),
    ],
    same: SAME_PERMISSION,
    mean: () => ({ any, who: 'you' }),
  });
  rule({
    name: `anyMana.they${name}`,
    of: 'AnyMana',
    en: THEM.flatMap((it) => [
      `, and they may spend mana as though it were mana of any ${kind} to cast ${it}`,
      `and they may spend mana as though it were mana of any ${kind} to cast ${it}`,
    ]),
    same: SAME_PERMISSION,
    mean: () => ({ any, who: 'they' }),
  });
}
/** Who may spend it so is who may cast it. */
export function anyManaFor(said: AnyMana | undefined, who: Selector): true | 'color' | undefined {
  if (said?.who !== undefined && (said.who === 'you') !== (who.kind === 'you'))
    throw new Unclear('another player than the one who may cast it');
  return said?.any;
}

// Face-down cards that a player may look at (406.3a)
/** The card goes to exile so that the player may look at it there; put into the move when the ability is finished. */
const seen = (what: Selector): readonly Action[] => [{ do: 'let', name: SEEN, objects: what }];
const CARD_WORDS = ['that card', 'it', 'those cards', 'them', 'the exiled card', 'the exiled cards'] as const;
for (const it of CARD_WORDS) {
  const several = it.endsWith('s') || it === 'them';
  const kind = it.includes('exiled') ? 'exiled' : 'card';
  const refer = (d: Telling): Selector => d.now(d.refer({ kind, several }));
  rule({
    name: `simple.mayLook.${it}`,
    of: 'Simple',
    en: `you may look at ${it} for as long as ${several ? 'they remain' : 'it remains'} exiled`,
    mean: (_, d) => seen(refer(d)),
  });
  for (const [verb, lands] of [
    ['play', true],
    ['cast', false],
  ] as const)
    rule({
      name: `simple.mayLookAnd.${verb}.${it}`,
      of: 'Simple',
      slots: { duration: 'PlayTime', any: 'AnyMana?' },
      en: [
        `you may look at and ${verb} ${it} {duration} [{any}]`,
        `{duration}, you may look at and ${verb} ${it} [{any}]`,
      ],
      mean: (parts, d) => {
        const what = refer(d);
        const { duration } = parts;
        const things: Things = { kind: 'definite', selector: what };
        return [...seen(what), ...permission(things, you, lands, duration, { anyMana: anyManaFor(parts.any, you) }, d)];
      },
    });
}
/** 702.170d: a card in exile that it is said of. */
rule({
  name: 'objectAct.plotted',
  of: 'ObjectAct',
  en: '<become> plotted',
  mean: (_, d) => (what) => [{ do: 'designate', what: d.now(what), as: 'plotted' }],
});
/** Some of them only, in all. */
rule({
  name: 'simple.mayPlaySome',
  of: 'Simple',
  slots: { count: 'Count', k: 'SpokenKind', duration: 'Duration' },
  en: ['you may play {count} of those {k#pl} {duration}', '{duration}, you may play {count} of those {k#pl}'],
  mean: ({ count, k, duration }, d) => {
    if (typeof count.max !== 'number' || (count.max > 1 && count.min !== 0)) throw new Unclear('how many of them');
    const what: Filter = { kind: 'is', what: d.now(d.refer({ kinds: k, several: true })) };
    const may: May = { kind: 'may', action: 'play', who: you, what, zones: ['exile'], limit: count.max };
    return [{ do: 'effect', effects: [may], duration }];
  },
});
/** What was cast has left; the others are still there. */
rule({
  name: 'things.doneNotCast',
  of: 'Thing',
  slots: { p: 'Participle' },
  en: [
    'all {p} cards not cast this way',
    "the {p} cards that weren't cast this way",
    'all other {p} cards not cast this way',
  ],
  agreement: 'pl',
  mean: ({ p }, d) => ({
    kind: 'definite',
    selector: { kind: 'filter', of: d.refer({ kinds: [p, 'card'], several: true }), where: STILL_THERE },
  }),
});
const STILL_THERE: Filter = { kind: 'in', zones: ['exile', 'library'] };
