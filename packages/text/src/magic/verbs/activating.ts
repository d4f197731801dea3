/** Players activate abilities, and are offered something one after the other; one or the other of two things. */
import type { Action, Condition, Cost, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { PlayerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling, Things } from '../game.ts';
import { allOf, bound, eachOf, you } from '../nouns/selectors.ts';
import { exactly } from '../values/amounts.ts';

export const activating = rulesOf();
const { rule } = activating;

// Whenever somebody activates an ability
const activates = (what: Filter | undefined, mana?: false): PlayerEvent => ({
  on: (who) => ({
    on: 'activate',
    ...(what === undefined ? {} : { what }),
    ...(mana === undefined ? {} : { mana }),
    ...(who === undefined ? {} : { who }),
  }),
});
const NO_MANA = ["that isn't a mana ability", ", if it isn't a mana ability"] as const;
rule({
  name: 'playerEvent.activates',
  of: 'PlayerEvent',
  en: NO_MANA.map((words) => `<activate> an ability ${words}`.replace(' ,', ',')),
  mean: (_, d) => {
    mentionAbility(d);
    return activates(undefined, false);
  },
});
/** "Copy that ability." */
const mentionAbility = (d: Telling): void =>
  d.mention({ selector: { kind: 'event', role: 'other' }, kinds: ['ability'], several: false, byKind: true });
const ofNoun = (n: Described, d: Telling, mana?: false): PlayerEvent => {
  mentionAbility(d);
  d.mention({ selector: { kind: 'event', role: 'object' }, kinds: n.kinds, several: false });
  return activates(allOf(n.filters), mana);
};
rule({
  name: 'playerEvent.activatesOf',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: NO_MANA.map((words) => `<activate> an ability of a {n#sg} ${words}`.replace(' ,', ',')),
  mean: ({ n }, d) => ofNoun(n, d, false),
});
rule({
  name: 'playerEvent.activatesAnyOf',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<activate> an ability of a {n#sg}',
  mean: ({ n }, d) => ofNoun(n, d),
});

// Any player may
/** Each of them is asked in turn order (101.4); more than one may do it. */
rule({
  name: 'simple.anyMay',
  of: 'Simple',
  slots: { n: 'PlayerNoun', act: 'Acts' },
  en: 'any {n#sg} may {act@base}',
  mean: (parts, d) => offeredToAny(parts.n, d, (player) => parts.act(player)),
});
rule({
  name: 'simple.anyMayHave',
  of: 'Simple',
  slots: { n: 'PlayerNoun', what: 'Thing', act: 'ObjectAct' },
  en: 'any {n#sg} may have {what} {act@base}',
  mean: (parts, d) =>
    offeredToAny(parts.n, d, () => {
      const what = d.pick(parts.what);
      return d.doing(what, () => parts.act(what));
    }),
});
/** Whether "a player does", or "an opponent does" where only opponents were asked, is known by this name. */
export function askedOf(n: Described, d: Telling, did: string): void {
  d.cameTo('anyone', { kind: 'var', name: did });
  const those = eachOf(n);
  if (those.kind === 'players' && those.which === 'opponents') d.cameTo('any opponent', { kind: 'var', name: did });
}
function offeredToAny(n: Described, d: Telling, act: (player: Selector) => readonly Action[]): readonly Action[] {
  const name = d.fresh('player');
  d.mention({ selector: bound(name), kinds: ['player'], several: false });
  const actions = d.act(() => act(bound(name)));
  const did = d.fresh('anyone');
  askedOf(n, d, did);
  const offer: Action = { do: 'may', who: bound(name), actions: [...actions, { do: 'let', name: did, value: 1 }] };
  return [
    { do: 'let', name: did, value: 0 },
    { do: 'forEach', in: eachOf(n), as: name, actions: [offer] },
  ];
}
/** Each player in turn order may pay; what is told is done if nobody did. */
rule({
  name: 'chain.unlessAnyPays',
  of: 'Chain',
  slots: { a: 'Bare', n: 'PlayerNoun', cost: 'Payment' },
  en: '{a} unless any {n#sg} {cost@s}',
  mean: (parts, d) => {
    const otherwise = d.act(() => parts.a);
    return unlessAnyPays(parts.n, parts.cost, otherwise, d);
  },
});
rule({
  name: 'chain.unlessAnyPaysBefore',
  of: 'Chain',
  slots: { n: 'PlayerNoun', cost: 'Payment', a: 'Bare' },
  en: 'unless any {n#sg} {cost@s}, {a}',
  mean: (parts, d) => {
    const { n, cost } = parts;
    return unlessAnyPays(
      n,
      cost,
      d.act(() => parts.a),
      d,
    );
  },
});
function unlessAnyPays(
  n: Described,
  cost: readonly Cost[],
  otherwise: readonly Action[],
  d: Telling,
): readonly Action[] {
  const [name, did] = [d.fresh('player'), d.fresh('anyone')];
  const paid = (to: 0 | 1): Condition => ({ kind: 'compare', value: { kind: 'var', name: did }, is: { op: '=', to } });
  const offer: Action = {
    do: 'pay',
    who: bound(name),
    cost,
    optional: true,
    then: [{ do: 'let', name: did, value: 1 }],
  };
  return [
    { do: 'let', name: did, value: 0 },
    { do: 'forEach', in: eachOf(n), as: name, actions: [{ do: 'if', condition: paid(0), then: [offer] }] },
    { do: 'if', condition: paid(0), then: otherwise },
  ];
}
const anyone = (d: Telling, to: 0 | 1, whoever: 'anyone' | 'any opponent' = 'anyone'): Condition => {
  const value = d.maybeResult(whoever);
  if (value === undefined) throw new Unclear('nobody was offered anything');
  return { kind: 'compare', value, is: { op: '=', to } };
};
rule({
  name: 'condition.aPlayerDoes',
  of: 'Condition',
  en: ['a player does', 'any player does', 'anyone does'],
  mean: (_, d) => anyone(d, 1),
});
rule({
  name: 'condition.anOpponentDoes',
  of: 'Condition',
  en: 'an opponent does',
  mean: (_, d) => anyone(d, 1, 'any opponent'),
});
rule({
  name: 'condition.noOneDoes',
  of: 'Condition',
  en: ['no one does', 'no player does'],
  mean: (_, d) => anyone(d, 0),
});

// Chosen names
rule({
  name: 'condition.hasChosenName',
  of: 'Condition',
  slots: { what: 'Thing' },
  en: ['{what} <have@what> the chosen name', '{what} <have@what> that name'],
  mean: ({ what }, d) => ({ kind: 'matches', what: d.pick(what), where: { kind: 'chosenName', key: 'name' } }),
});

// One or the other
rule({
  name: 'act.putEitherCounter',
  of: 'Act',
  slots: { count: 'Count', c: 'Counter', more: 'Count', b: 'Counter', on: 'Things' },
  en: '<put> {count} {c} <counter#count> or {more} {b} <counter#more> on {on}',
  mean:
    ({ count, c, more, b, on }, d) =>
    (who) => {
      const what = d.pick(on, who);
      const put = (counter: string, n: Value): readonly Action[] => [{ do: 'counters', on: what, counter, count: n }];
      const by = who.kind === 'you' ? {} : { who };
      return [{ do: 'either', ...by, options: [put(c, exactly(count)), put(b, exactly(more))] }];
    },
});
/** "A creature card and/or a land card from your hand": up to one of each, never one card for both. */
rule({
  name: 'things.andOr',
  of: 'Thing',
  slots: { a: 'Item', b: 'Noun' },
  en: ['a {a#sg} and/or a {b#sg}', 'a {a#sg} and/or {b#sg}'],
  agreement: 'pl',
  mean: ({ a, b }, d): Things => {
    const pick = (described: Described): Selector => d.pick({ kind: 'choice', described, count: { min: 0, max: 1 } });
    const { pool, zones, filters } = b;
    if (pool === undefined && zones === undefined) throw new Unclear('where are they?');
    const owned = filters.filter(({ kind }) => kind === 'ownedBy');
    const place = { ...(pool === undefined ? {} : { pool }), ...(zones === undefined ? {} : { zones }) };
    const first = pick({ ...a, ...place, filters: [...a.filters, ...owned] });
    const second = pick({ ...b, filters: [...filters, { kind: 'not', of: { kind: 'is', what: first } }] });
    const selector: Selector = { kind: 'union', of: [first, second] };
    d.mention({ selector, kinds: ['card', 'chosen'], several: true });
    return { kind: 'definite', selector };
  },
});

/** It is chosen while the effect resolves (608.2d), unless it describes targets. */
rule({
  name: 'addition.typeOfYourChoice',
  of: 'Addition',
  en: 'of the creature type of your choice',
  mean: (_, d) => {
    d.precede({ do: 'chooseWord', domain: 'creatureType', key: 'type' });
    return (it) => ({ ...it, filters: [...it.filters, { kind: 'chosenType', key: 'type' }] });
  },
});
rule({
  name: 'act.chooseAtRandom',
  of: 'Act',
  slots: { n: 'PlayerNoun' },
  en: '<choose> a {n#sg} at random',
  mean:
    ({ n }, d) =>
    (who) => {
      const as = d.fresh('player');
      d.mentionPlayer(bound(as));
      const by = who.kind === 'you' ? {} : { who };
      return [{ do: 'choose', ...by, from: eachOf(n), as, random: true }];
    },
});

// Counted
rule({
  name: 'counted.intoYourGraveyard',
  of: 'Counted',
  slots: { n: 'Item' },
  en: [
    '{n} put into your graveyard from the battlefield this turn',
    '{n} that was put into your graveyard from the battlefield this turn',
    '{n} that were put into your graveyard from the battlefield this turn',
  ],
  mean: ({ n }) => ({
    kind: 'history',
    event: {
      on: 'move',
      what: allOf([...n.filters, { kind: 'ownedBy', who: you }]),
      from: ['battlefield'],
      to: ['graveyard'],
    },
  }),
});
rule({
  name: 'simple.cantBeBlockedExceptBy',
  of: 'Simple',
  slots: { what: 'Things', n: 'Noun' },
  en: "{what} can't be blocked this turn except by {n#pl}",
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    const by: Filter = { kind: 'not', of: allOf(parts.n.filters) };
    return [
      { do: 'effect', effects: [{ kind: 'cant', action: 'beBlocked', what, by }], duration: { kind: 'endOfTurn' } },
    ];
  },
});
