/** Putting, returning, exiling and shuffling away: acts that move things between zones. */
import type { Action, Destination, Selector, Zone } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { THIS_WAY } from '../../prose/passes/bindings.ts';
import type { Going } from '../categories/cards.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Telling, Things } from '../game.ts';
import { bound, isGroup, self } from '../nouns/selectors.ts';
import { gone } from './destinations.ts';

export const moving = rulesOf();
const { rule } = moving;

/** What was done to things before they moved is not done to what they become. */
const DONE = new Set(
  'looked revealed chosen milled exiled drawn found discarded put returned shuffled zone'.split(' '),
);

/** What things can be called after they have moved: by their kinds, as cards, and by what was done to them. */
function mentionMoved(d: Telling, what: Selector, things: Things, as: string, done: string, zone: Zone): void {
  const before = d.spokenOf(what);
  const described = 'described' in things ? things.described : undefined;
  const kinds = (described?.kinds ?? before?.kinds ?? []).filter((kind) => !DONE.has(kind));
  const said = things.kind === 'definite' ? things.selector : what;
  const group =
    said.kind === 'each' || said.kind === 'union' || (said.kind === 'top' && (said.count !== 1 || isGroup(said.of)));
  const several = things.kind === 'choice' ? things.count.max !== 1 : (before?.several ?? group);
  // What was no card before is a card now, and no longer what "it" was: its power is the permanent's.
  const wasCard = kinds.includes('card') && what.kind !== 'this';
  const moved = bound(as);
  if (several) d.mentionAmount({ kind: 'count', of: moved });
  d.moved(what, moved);
  // "For each creature exiled this way, its controller …": permanents as they were, where something speaks of them.
  if (!wasCard && ['each', 'union', 'filter'].includes(what.kind)) {
    const name = `${d.fresh('those')}${THIS_WAY}`;
    d.precede({ do: 'let', name, objects: what });
    d.moved(bound(name), moved);
  }
  if (group && done === 'exiled') d.lay(moved, ['card']);
  const stays = zone === 'battlefield';
  const zones = [zone];
  if (stays) {
    const called = [...kinds.filter((kind) => kind !== 'card'), ...(before?.was ?? []), 'permanent', 'card', done];
    d.mention({ selector: moved, kinds: [...new Set(called)], several, zones });
  } else if (wasCard)
    d.mention({ selector: moved, kinds: [...kinds, done], several, zones, ...wasCalled(before?.was) });
  else {
    const anything = kinds.filter((kind) => kind === 'anything');
    d.mention({
      selector: moved,
      kinds: ['card', ...anything, done],
      several,
      byKind: true,
      zones,
      ...wasCalled(kinds),
    });
  }
}

const wasCalled = (kinds: readonly string[] | undefined): { readonly was?: readonly string[] } =>
  kinds === undefined ? {} : { was: kinds };

const puts =
  (what: Things, to: () => Going, d: Telling, done: string): Act =>
  (who) => {
    const picked = d.pick(what, who);
    // "Exile it. Return it … at the beginning of …": from where it was put, whatever its ability's source is by then.
    const selector = done === 'returned' && d.told.clause.isLater && what.kind === 'definite' ? d.now(picked) : picked;
    const going = to();
    const as = d.fresh(done);
    const actions = gone(selector, who, going, as);
    mentionMoved(d, selector, what, as, done, going(selector, who)[0]?.zone ?? 'exile');
    return actions;
  };

// Putting
rule({
  name: 'act.put',
  of: 'Act',
  slots: { what: 'Share', to: 'Destination' },
  en: '<put> {what} {to}',
  mean: (parts, d) => puts(parts.what, () => parts.to, d, 'put'),
});
rule({
  name: 'act.putTwo',
  of: 'Act',
  slots: { a: 'Share', ta: 'Destination', b: 'Share', tb: 'Destination' },
  en: '<put> {a} {ta} and {b} {tb}',
  mean: (parts, d) => (who) => [
    ...d.act(() => puts(parts.a, () => parts.ta, d, 'put')(who)),
    ...d.act(() => puts(parts.b, () => parts.tb, d, 'put')(who)),
  ],
});
rule({
  name: 'act.putThree',
  of: 'Act',
  slots: { a: 'Share', ta: 'Destination', b: 'Share', tb: 'Destination', c: 'Share', tc: 'Destination' },
  en: '<put> {a} {ta}, {b} {tb}, and {c} {tc}',
  mean: (parts, d) => (who) => [
    ...d.act(() => puts(parts.a, () => parts.ta, d, 'put')(who)),
    ...d.act(() => puts(parts.b, () => parts.tb, d, 'put')(who)),
    ...d.act(() => puts(parts.c, () => parts.tc, d, 'put')(who)),
  ],
});
rule({ name: 'share.things', of: 'Share', slots: { t: 'Cards' }, en: '{t}', mean: ({ t }) => t });
rule({
  name: 'share.some',
  of: 'Share',
  slots: { count: 'Count' },
  en: '{count}',
  agreement: { from: 'count' },
  mean: ({ count }, d) => {
    const { selector, kinds } = d.rest();
    return { kind: 'choice', described: { filters: [], kinds, pool: selector }, count };
  },
});

// Returning
rule({
  name: 'act.return',
  of: 'Act',
  slots: { what: 'Things', to: 'ReturnTo' },
  en: '<return> {what} {to}',
  mean: (parts, d) => puts(parts.what, () => parts.to, d, 'returned'),
});

/** "Return to your hand all cards …": what is returned comes last where it is long. */
rule({
  name: 'act.returnTo',
  of: 'Act',
  slots: { what: 'Things', to: 'ReturnTo' },
  en: '<return> {to} {what}',
  mean: (parts, d) => puts(parts.what, () => parts.to, d, 'returned'),
});

// What is spoken of, from where it is now: what has come elsewhere is not found (400.7)
for (const zone of ['graveyard', 'hand', 'exile'] as const)
  rule({
    name: `fromWhere.${zone}`,
    of: 'FromWhere',
    en: zone === 'exile' ? 'from exile' : [`from your ${zone}`, `from their ${zone}`, `from that player's ${zone}`],
    mean: () => zone,
  });
for (const [name, words, several, kind] of [
  ['it', 'it', false, 'card'],
  ['card', 'that card', false, 'card'],
  ['discarded', 'the discarded card', false, 'discarded'],
  ['chosen', 'the chosen card', false, 'chosen'],
  ['cards', 'those cards', true, 'card'],
  ['them', 'them', true, 'card'],
] as const)
  rule({
    name: `cardFrom.${name}`,
    of: 'CardFrom',
    slots: { from: 'FromWhere' },
    en: `${words} {from}`,
    mean: ({ from }, d) => {
      const what =
        kind === 'discarded'
          ? d.refer({ kind, several })
          : (d.maybe({ kind, several }) ?? d.refer(kind === 'chosen' ? { kind: 'card', several } : { several }));
      if (kind === 'chosen' && what.kind === 'this') throw new Unclear('nothing was chosen');
      return { what: { kind: 'definite', selector: what }, from };
    },
  });
const fromThere =
  (act: Act, from: Zone): Act =>
  (who) =>
    act(who).map((action) => (action.do === 'move' ? { ...action, from } : action));
rule({
  name: 'act.returnFrom',
  of: 'Act',
  slots: { what: 'CardFrom', to: 'ReturnTo' },
  en: '<return> {what} {to}',
  mean: (parts, d) => {
    const { what, from } = parts.what;
    return fromThere(
      puts(what, () => parts.to, d, 'returned'),
      from,
    );
  },
});
rule({
  name: 'act.putFrom',
  of: 'Act',
  slots: { what: 'CardFrom', to: 'Destination' },
  en: '<put> {what} {to}',
  mean: (parts, d) => {
    const { what, from } = parts.what;
    return fromThere(
      puts(what, () => parts.to, d, 'put'),
      from,
    );
  },
});
rule({
  name: 'act.exileFrom',
  of: 'Act',
  slots: { what: 'CardFrom' },
  en: '<exile> {what}',
  mean: ({ what: { what, from } }, d) => fromThere(exiles(what, d), from),
});

// Exiling
const exile: Destination = { zone: 'exile' };
const exiles =
  (what: Things, d: Telling, more: Partial<Destination> = {}, until?: Selector): Act =>
  (who) => {
    const selector = d.pick(what, who);
    const as = d.fresh('exiled');
    mentionMoved(d, selector, what, as, 'exiled', 'exile');
    const action: Action = {
      do: 'move',
      what: selector,
      to: { ...exile, ...more },
      ...(until === undefined ? {} : { until }),
      as,
    };
    return [action];
  };
rule({
  name: 'act.exile',
  of: 'Act',
  slots: { what: 'Cards' },
  en: '<exile> {what}',
  mean: ({ what }, d) => exiles(what, d),
});
rule({
  name: 'act.exileUntil',
  of: 'Act',
  slots: { what: 'Things', s: 'Self' },
  en: '<exile> {what} until {s} leaves the battlefield',
  mean: ({ what }, d) => exiles(what, d, {}, self),
});
rule({
  name: 'act.exileFaceDown',
  of: 'Act',
  slots: { what: 'Cards' },
  en: '<exile> {what} face down',
  mean: ({ what }, d) => exiles(what, d, { faceDown: true }),
});
rule({
  name: 'act.exileTopEqual',
  of: 'Act',
  slots: { whose: 'Whose', v: 'Value' },
  en: [
    '<exile> cards from the top of {whose} library equal to {v}',
    '<exile> a number of cards from the top of {whose} library equal to {v}',
  ],
  mean: (parts, d) => (who) => {
    const of = parts.whose;
    const selector: Selector = { kind: 'top', of, count: parts.v };
    return exiles({ kind: 'definite', selector, described: { filters: [], kinds: ['card'] } }, d)(who);
  },
});
rule({
  name: 'act.exileWith',
  of: 'Act',
  slots: { what: 'Things', count: 'Count', c: 'Counter' },
  en: [
    '<exile> {what} with {count} {c} <counter#count> on it',
    '<exile> {what} with {count} {c} <counter#count> on them',
  ],
  mean: ({ what, count, c }, d) =>
    exiles(what, d, { counters: [{ counter: c, count: count.max === 'any' ? 0 : count.max }] }),
});

// Shuffling away
/** 701.24c–d: the library is shuffled even if nothing goes there. */
const shufflesInto =
  (what: Things, library: (what: Selector, who: Selector) => Selector, d: Telling): Act =>
  (who) => {
    const selector = d.fixed(d.pick(what, who));
    const as = d.fresh('shuffled');
    mentionMoved(d, selector, what, as, 'shuffled', 'library');
    return [
      { do: 'move', what: selector, to: { zone: 'library' }, as },
      { do: 'shuffle', who: library(selector, who) },
    ];
  };
rule({
  name: 'act.shuffleIntoOwn',
  of: 'Act',
  slots: { what: 'Cards' },
  en: [
    '<shuffle> {what} into your library',
    '<shuffle> {what} into their library',
    '<shuffle> {what} into their libraries',
  ],
  mean: ({ what }, d) => shufflesInto(what, (_, who) => who, d),
});
rule({
  name: 'act.shuffleIntoOwners',
  of: 'Act',
  slots: { what: 'Cards' },
  en: [
    "<shuffle> {what} into its owner's library",
    "<shuffle> {what} into their owner's library",
    "<shuffle> {what} into their owners' libraries",
    "<shuffle> {what} into that player's library",
  ],
  mean: ({ what }, d) => shufflesInto(what, (selector) => ({ kind: 'owner', of: selector }), d),
});
rule({
  name: 'act.shuffle',
  of: 'Act',
  en: ['<shuffle>', '<shuffle> your library', '<shuffle> their library', '<shuffle> their libraries'],
  mean: () => (who) => [{ do: 'shuffle', who }],
});
rule({
  name: 'act.shuffleOf',
  of: 'Act',
  slots: { who: 'Players' },
  en: "<shuffle> {who}'s library",
  mean: ({ who }) => {
    const whose = who;
    return () => [{ do: 'shuffle', who: whose }];
  },
});
/** 701.12: both are moved at the same time. */
const EXCHANGED = ['hand', 'graveyard', 'library'] as const;
for (const [i, a] of EXCHANGED.entries())
  for (const b of EXCHANGED.slice(i + 1))
    rule({
      name: `act.exchangeZones.${a}.${b}`,
      of: 'Act',
      en: [`<exchange> your ${a} and ${b}`, `<exchange> your ${b} and ${a}`],
      same: { [`${a} and ${b}`]: 'both are exchanged', [`${b} and ${a}`]: 'the same' },
      mean: (_, d) => (who) => {
        const [first, second] = [d.fresh('those'), d.fresh('those')];
        const all = (zone: Zone): Selector => ({ kind: 'each', where: { kind: 'ownedBy', who }, zones: [zone] });
        return [
          { do: 'let', name: first, objects: all(a) },
          { do: 'let', name: second, objects: all(b) },
          { do: 'move', what: bound(first), to: { zone: b } },
          { do: 'move', what: bound(second), to: { zone: a }, alongside: true },
        ];
      },
    });
