/** What cannot be done to players or with things of a kind, and what may be cast or blocked in a few words more. */
import type { Ability, Action, Filter, Selector, StaticEffect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { spellFilter } from '../nouns/spells-cast.ts';

export const saidOfPlayers = rulesOf();
const { rule } = saidOfPlayers;

const creaturesOf = (who: Selector): Selector => ({
  kind: 'each',
  where: allOf([
    { kind: 'type', type: 'creature' },
    { kind: 'controlledBy', who },
  ]),
});
/** 508.1: with creatures; planeswalkers of that player can still be attacked. */
rule({
  name: 'playerPredicate.cantAttackPlayer',
  of: 'PlayerPredicate',
  slots: { p: 'Player' },
  en: "can't attack {p}",
  mean: ({ p }) => {
    const whom: Filter = { kind: 'is', what: p };
    return (who) => [{ kind: 'cant', action: 'attack', what: creaturesOf(who), whom }];
  },
});
rule({
  name: 'playerPredicate.cantSacrifice',
  of: 'PlayerPredicate',
  slots: { what: 'Things' },
  en: "can't sacrifice {what}",
  mean: ({ what }, d) => {
    if (what.kind === 'choice') throw new Unclear('which of them');
    const selector = d.pick(what);
    return (who) => {
      if (who.kind !== 'you') throw new Unclear('others would have to control it');
      return [{ kind: 'cant', action: 'beSacrificed', what: selector }];
    };
  },
});
rule({
  name: 'predicate.blockAsThoughUntapped',
  of: 'Predicate',
  en: 'can block as though <they> were untapped',
  mean: () => (what) => [{ kind: 'may', action: 'blockAsThoughUntapped', what }],
});
rule({
  name: 'predicate.cantAttackYoursUnlessPaid',
  of: 'Predicate',
  slots: { cost: 'Symbols' },
  en: "can't attack planeswalkers you control unless their controller pays {cost} for each creature they control that's attacking a planeswalker you control",
  mean: ({ cost }) => {
    const whom = allOf([
      { kind: 'type', type: 'planeswalker' },
      { kind: 'controlledBy', who: you },
    ]);
    return (what) => [{ kind: 'cant', action: 'attack', what, whom, cost: [{ kind: 'mana', mana: cost }] }];
  },
});
/** 118.9, 601.3b */
rule({
  name: 'static.anyPlayerFreeFlash',
  of: 'Statement',
  slots: { n: 'Noun' },
  en: 'any player may cast {n#pl} without paying their mana costs and as though they had flash',
  mean: ({ n }): readonly StaticEffect[] => {
    const who: Selector = { kind: 'players', which: 'each' };
    const what = spellFilter(n);
    return [
      { kind: 'may', action: 'payInstead', who, what, cost: [] },
      { kind: 'may', action: 'flash', who, what },
    ];
  },
});
rule({
  name: 'standing.freeFlash',
  of: 'Rewriting',
  slots: { s: 'Self' },
  en: 'you may cast {s} without paying its mana cost and as though it had flash',
  mean: (parts): readonly Ability[] => {
    void parts.s;
    return [{ kind: 'alternativeCost', name: 'free', cost: [], flash: true }];
  },
});
rule({
  name: 'static.each',
  of: 'Static',
  slots: { what: 'Things', p: 'Predicates' },
  en: '{what} each {p@base}',
  mean: ({ what, p }, d) => {
    if (what.kind === 'choice') throw new Unclear('nothing is chosen by a static ability');
    return p(d.pick(what));
  },
});
rule({
  name: 'predicate.isAlso',
  of: 'Predicate',
  slots: { a: 'Subtype', b: 'Subtype', c: 'Subtype', e: 'Subtype' },
  en: '<are> also a {a#sg}, {b#sg}, {c#sg}, and {e#sg}',
  mean:
    ({ a, b, c, e }) =>
    (what) => [{ kind: 'modify', what, changes: [{ kind: 'types', subtypes: [a, b, c, e] }] }],
});
rule({
  name: 'simple.mayAssignAsUnblocked',
  of: 'Simple',
  slots: { what: 'Things' },
  en: "you may have {what} assign their combat damage this turn as though they weren't blocked",
  mean: ({ what }, d): readonly Action[] => [
    {
      do: 'may',
      actions: [
        {
          do: 'effect',
          effects: [{ kind: 'may', action: 'assignAsUnblocked', what: d.pick(what) }],
          duration: { kind: 'endOfTurn' },
        },
      ],
    },
  ],
});
rule({
  name: 'static.lureOf',
  of: 'Statement',
  slots: { n: 'TypeNoun', what: 'Thing' },
  en: 'all {n#pl} able to block {what} do so',
  mean: ({ n, what }, d) => {
    if (n.filters.length === 1 && n.kinds.includes('creature') && n.filters[0]?.kind === 'type')
      throw new Unclear('any creatures');
    const blockers: Selector = { kind: 'each', where: allOf(n.filters) };
    return [{ kind: 'must', action: 'block', what: blockers, whom: d.pick(what) }];
  },
});
