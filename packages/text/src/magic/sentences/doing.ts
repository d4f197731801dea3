/** Clauses with a subject: who does what, may do it, pays; what happens to what and for how long; several acts of one subject. */
import type { Action, Duration, Selector, StaticEffect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { byGroup } from '../../prose/groups.ts';
import { speaksOf, withBinding } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import type { Act, Telling, Things } from '../game.ts';
import { areEach, bound, isGroup, you } from '../nouns/selectors.ts';
import { joined } from '../predicates/predicates.ts';

export const doing = rulesOf();
const { rule } = doing;

rule({
  name: 'simple.imperative',
  of: 'Imperative',
  slots: { act: 'Acts' },
  en: '{act@base}',
  mean: ({ act }) => act(you),
});
rule({
  name: 'simple.subject',
  of: 'Simple',
  slots: { who: 'Players', act: 'Acts' },
  en: '{who} {act@who}',
  mean: (parts, d) => doneBy(parts.who, d, () => parts.act),
});
rule({
  name: 'simple.may',
  of: 'Simple',
  slots: { who: 'Players', act: 'Acts' },
  en: '{who} may {act@base}',
  mean: (parts, d) => {
    const { who } = parts;
    return mayDo(who, d, () => parts.act);
  },
});
/** Who may pay any amount may pay nothing. */
function mayDo(who: Selector, d: Telling, act: () => Act): readonly Action[] {
  return offered(who, d, (doer) => {
    const actions = d.act(() => act()(doer));
    const [only] = actions;
    if (actions.length === 1 && only?.do === 'pay' && only.choosing !== undefined) return only;
    return { do: 'may', ...(doer.kind === 'you' ? {} : { who: doer }), actions };
  });
}
/** In turn order from that player on. */
rule({
  name: 'simple.mayStartingWithYou',
  of: 'Simple',
  slots: { who: 'Players', act: 'Acts' },
  en: [
    'starting with you, {who} may {act@base}',
    '{who}, starting with you, may {act@base}',
    '{who} starting with you may {act@base}',
  ],
  mean: (parts, d) => {
    const made = mayDo(parts.who, d, () => parts.act);
    if (!made.some((action) => action.do === 'forEach')) throw new Unclear('nobody to start with');
    return made.map((action) => (action.do === 'forEach' ? { ...action, startingWith: you } : action));
  },
});
rule({
  name: 'simple.mayPayOften',
  of: 'Simple',
  slots: { cost: 'Payment' },
  en: 'you may {cost@base} any number of times',
  mean: ({ cost }, d) => [{ do: 'pay', cost, asOften: d.fresh('times'), optional: true }],
});
rule({
  name: 'simple.mayPay',
  of: 'Simple',
  slots: { who: 'Players', cost: 'Payment' },
  en: '{who} may {cost@base}',
  mean: (parts, d) => {
    const { who } = parts;
    return offered(who, d, (doer) => ({
      do: 'pay',
      ...(doer.kind === 'you' ? {} : { who: doer }),
      cost: parts.cost,
      optional: true,
    }));
  },
});
/** Something is offered to a player, or to each of several one after the other. */
function offered(who: Selector, d: Telling, offer: (doer: Selector) => Action): readonly Action[] {
  if (!areSeveral(who)) return [offer(who)];
  const name = d.fresh('player');
  d.mention({ selector: bound(name), kinds: ['player'], several: false });
  return byGroup([offer(bound(name))], who, name, name, d);
}

/** Several players, or possibly several. */
export const areSeveral = (who: Selector): boolean => isGroup(who) || who.kind === 'union';
rule({
  name: 'simple.objectAct',
  of: 'Simple',
  slots: { what: 'Things', act: 'ObjectAct' },
  en: '{what} {act@what}',
  mean: (parts, d) => actOf(parts.what, d, () => parts.act),
});
rule({
  name: 'simple.lasting',
  of: 'Simple',
  slots: { what: 'Things', p: 'Predicates', duration: 'Duration' },
  en: ['{what} {p@what} {duration}', '{what} each {p@base} {duration}'],
  mean: (parts, d) => lasting(parts.what, d, (what) => ({ effects: joined(parts.p(what)), duration: parts.duration })),
});
/** A duration at the beginning goes for all that the sentence says. */
rule({
  name: 'simple.lastingFrom',
  of: 'Simple',
  slots: { duration: 'Duration', what: 'Things', p: 'Predicates' },
  en: '{duration}, {what} {p@what}',
  mean: (parts, d) => {
    const { duration } = parts;
    d.lastsFor(duration);
    return lasting(parts.what, d, (what) => ({ effects: joined(parts.p(what)), duration }));
  },
});

/** Something goes on with things for a while: for each of a group on its own, where the text speaks of each. */
export function lasting(
  things: Things,
  d: Telling,
  effect: (what: Selector) => { readonly effects: readonly StaticEffect[]; readonly duration: Duration },
): readonly Action[] {
  if (!areEach(things)) return [{ do: 'effect', ...effect(d.pick(things)) }];
  const name = d.fresh('each');
  const made: Action = { do: 'effect', ...d.ofEach(things, name, () => effect(bound(SUBJECT))) };
  if (!speaksOf(made, name)) return [withBinding(made, SUBJECT, things.selector)];
  return [{ do: 'forEach', in: things.selector, as: name, actions: [withBinding(made, SUBJECT, bound(name))] }];
}
const SUBJECT = 'the subject';

/** Something that things do: each of a group on its own, where the text speaks of each; damage of several is dealt at once. */
function actOf(things: Things, d: Telling, act: () => Act): readonly Action[] {
  if (!areEach(things)) {
    const what = d.pick(things);
    return d.doing(what, () => act()(what));
  }
  const name = d.fresh('each');
  const made = d.ofEach(things, name, () => d.doing(bound(name), () => act()(bound(SUBJECT))));
  if (!speaksOf(made, name)) return withBinding(made, SUBJECT, things.selector);
  const [only] = made;
  if (made.length === 1 && only?.do === 'damage' && !speaksOf(only.to, name) && !speaksOf(only.to, SUBJECT))
    return [{ ...only, source: things.selector, amount: withBinding(only.amount, name, bound('it')) }];
  const actions = withBinding(made, SUBJECT, bound(name));
  return [{ do: 'forEach', in: things.selector, as: name, actions }];
}

/**
 * A group of players does something: together, unless the text speaks of each of them ("their", "that player"); then it is
 * done for one after the other.
 */
export function doneBy(who: Selector, d: Telling, act: () => Act): readonly Action[] {
  if (!areSeveral(who)) return act()(who);
  const name = d.fresh('player');
  d.mention({ selector: bound(name), kinds: ['player'], several: false });
  const done = d.act(() => act()(bound(DOER)));
  return byGroup(done, who, DOER, name, d);
}
/** Stands for the group until it is known whether its members act together. */
const DOER = 'the doer';

// Several acts of one player
rule({ name: 'acts.one', of: 'Acts', slots: { a: 'Act' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'acts.and',
  of: 'Acts',
  slots: { a: 'Act', b: 'Acts' },
  en: ['{a} and {b}', '{a}, then {b}', '{a}, {b}', '{a}, and {b}'],
  mean: (parts, d) => (who) => [...d.act(() => parts.a(who)), ...d.act(() => parts.b(who))],
});

// Several predicates of one subject
rule({ name: 'predicates.one', of: 'Predicates', slots: { a: 'Predicate' }, en: '{a}', mean: ({ a }) => a });
rule({
  name: 'predicates.and',
  of: 'Predicates',
  slots: { a: 'Predicate', b: 'Predicates' },
  en: ['{a} and {b}', '{a}, {b}', '{a}, and {b}'],
  mean:
    ({ a, b }) =>
    (subject) => [...a(subject), ...b(subject)],
});
