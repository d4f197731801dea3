/** Putting, returning, banishing and shuffling away: acts that move things between zones. */
import type { Action, Selector, Zone } from '@rulewright/language/grand-archive';
import { Unclear } from '../../grammar/meaning.ts';
import type { Going } from '../categories/acts.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Telling, Things } from '../game.ts';
import { bound, countOf } from '../nouns/selectors.ts';

export const moving = rulesOf();
const { rule } = moving;

/** What was done to things before they moved is not done to what they become. */
const DONE = new Set(
  'looked revealed chosen milled banished drawn found discarded put returned shuffled zone'.split(' '),
);

/** What things can be called after they have moved: by their kinds, as cards, and by what was done to them. */
function mentionMoved(d: Telling, what: Selector, things: Things, as: string, done: string, zone: Zone): void {
  const before = d.spokenOf(what);
  const described = 'described' in things ? things.described : undefined;
  const kinds = (described?.kinds ?? before?.kinds ?? []).filter((kind) => !DONE.has(kind));
  const said = things.kind === 'definite' ? things.selector : what;
  const group =
    said.kind === 'each' ||
    said.kind === 'union' ||
    (said.kind === 'top' && (said.count !== 1 || said.of.kind === 'players'));
  const several = things.kind === 'choice' ? things.count.max !== 1 : (before?.several ?? group);
  const wasCard = kinds.includes('card') && what.kind !== 'this';
  const moved = bound(as);
  if (several) d.mentionAmount(countOf(moved));
  d.moved(what, moved);
  if (group && done === 'banished') d.lay(moved, ['card']);
  const zones = [zone];
  if (zone === 'field') {
    const called = [...kinds.filter((kind) => kind !== 'card'), ...(before?.was ?? []), 'object', 'card', done];
    d.mention({ selector: moved, kinds: [...new Set(called)], several, zones });
  } else if (wasCard || zone === 'banishment')
    d.mention({ selector: moved, kinds: [...new Set([...kinds, 'card', done])], several, zones });
  else d.mention({ selector: moved, kinds: ['card', done], several, byKind: true, zones, was: kinds });
}

/** The player's own deck. */
const isOwn = (of: Selector, who: Selector): boolean =>
  JSON.stringify(of) === JSON.stringify(who) || (of.kind === 'var' && who.kind === 'var');

const puts =
  (what: Things, to: () => Going, d: Telling, done: string): Act =>
  (who) => {
    const picked = d.pick(what, who);
    const selector = done === 'returned' && d.told.clause.isLater && what.kind === 'definite' ? d.now(picked) : picked;
    const going = to()(selector, who);
    if (selector.kind === 'top' && going.zone === 'graveyard' && isOwn(selector.of, who))
      throw new Unclear('an act of its own');
    const as = d.fresh(done);
    mentionMoved(d, selector, what, as, done, going.zone);
    return [{ do: 'move', what: selector, to: going, as }];
  };

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
rule({
  name: 'act.return',
  of: 'Act',
  slots: { what: 'Things', to: 'ReturnTo' },
  en: '<return> {what} {to}',
  mean: (parts, d) => puts(parts.what, () => parts.to, d, 'returned'),
});

// Banishing
const banishes =
  (what: Things, d: Telling, more: Partial<Extract<Action, { do: 'banish' }>> = {}): Act =>
  (who) => {
    const selector = d.pick(what, who);
    const as = d.fresh('banished');
    mentionMoved(d, selector, what, as, 'banished', 'banishment');
    return [{ do: 'banish', what: selector, ...more, as }];
  };
rule({
  name: 'act.banish',
  of: 'Act',
  slots: { what: 'Share' },
  en: '<banish> {what}',
  mean: ({ what }, d) => banishes(what, d),
});
rule({
  name: 'act.banishFaceDown',
  of: 'Act',
  slots: { what: 'Share' },
  en: '<banish> {what} face down',
  mean: ({ what }, d) => banishes(what, d, { faceDown: true }),
});
rule({
  name: 'act.banishUntilLeaves',
  of: 'Act',
  slots: { what: 'Things', s: 'Self' },
  en: '<banish> {what} until {s} leaves the field',
  mean: ({ what, s }, d) => banishes(what, d, { until: s }),
});
rule({
  name: 'act.banishWith',
  of: 'Act',
  slots: { what: 'Things', count: 'Count', c: 'Counter' },
  en: [
    '<banish> {what} with {count} {c} <counter#count> on it',
    '<banish> {what} with {count} {c} <counter#count> on them',
  ],
  mean: ({ what, count, c }, d) =>
    banishes(what, d, { counters: [{ counter: c, count: count.max === 'any' ? 0 : count.max }] }),
});

// Shuffling away
const shufflesInto =
  (what: Things, deck: (what: Selector, who: Selector) => Selector, d: Telling): Act =>
  (who) => {
    const selector = d.fixed(d.pick(what, who));
    const as = d.fresh('shuffled');
    mentionMoved(d, selector, what, as, 'shuffled', 'mainDeck');
    return [
      { do: 'move', what: selector, to: { zone: 'mainDeck' }, as },
      { do: 'shuffle', who: deck(selector, who) },
    ];
  };
rule({
  name: 'act.shuffleIntoOwn',
  of: 'Act',
  slots: { what: 'Share' },
  en: ['<shuffle> {what} into your deck', '<shuffle> {what} into their deck'],
  mean: ({ what }, d) => shufflesInto(what, (_, who) => who, d),
});
rule({
  name: 'act.shuffleIntoOwners',
  of: 'Act',
  slots: { what: 'Share' },
  en: [
    "<shuffle> {what} into its owner's deck",
    "<shuffle> {what} into their owner's deck",
    "<shuffle> {what} into their owners' decks",
  ],
  mean: ({ what }, d) => shufflesInto(what, (selector) => ({ kind: 'owner', of: selector }), d),
});
