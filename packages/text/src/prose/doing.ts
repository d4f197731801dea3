/** Clauses with a subject: who does what, may do it, pays; what happens to what and for how long; several acts of one subject. */
import { meantAnew, treeOf, Unclear } from '../grammar/meaning.ts';
import type { Tree } from '../grammar/tree.ts';
import { type Act, type ProseRules, proseRules } from './categories.ts';
import type { Telling } from './discourse/telling.ts';
import type { Action, Duration, Game, Selector, StaticEffect } from './game.ts';
import { byGroup, damagedIn, gathering } from './groups.ts';
import { bound, isAction, isSelector, self, you } from './nodes.ts';
import type { Things } from './phrases.ts';
import { areEach, isGroup } from './selecting.ts';
import { speaksOf, withBinding } from './substitute.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Who may pay any amount may pay nothing. */
function mayDo<G extends Game>(who: Selector<G>, d: Telling<G>, act: () => Act<G>): readonly Action<G>[] {
  return offered(who, d, (doer) => {
    const actions = d.acting(doer, () => d.act(() => act()(doer)));
    const [only] = actions;
    if (actions.length === 1 && only !== undefined && isAction(only, 'pay') && only.choosing !== undefined) return only;
    return { do: 'may', ...(doer.kind === 'you' ? {} : { who: doer }), actions };
  });
}
/** Something is offered to a player, or to each of several one after the other. */
function offered<G extends Game>(
  who: Selector<G>,
  d: Telling<G>,
  offer: (doer: Selector<G>) => Action<G>,
): readonly Action<G>[] {
  if (!areSeveral(who, d.told.game)) return [offer(who)];
  const name = d.fresh('player');
  d.mention({ selector: bound(name), kinds: ['player'], several: false });
  return byGroup([offer(bound(name))], who, name, name, d);
}

/** Several players, or possibly several. */
export const areSeveral = <G extends Game>(who: Selector<G>, game: Vocabulary<G>): boolean =>
  isGroup(who, game) || isSelector(who, 'union');
/** Something goes on with things for a while: for each of a group on its own, where the text speaks of each. */
export function lasting<G extends Game>(
  things: Things<G>,
  d: Telling<G>,
  effect: (what: Selector<G>) => { readonly effects: readonly StaticEffect<G>[]; readonly duration: Duration<G> },
): readonly Action<G>[] {
  if (!areEach(things, d.told.game)) return [{ do: 'effect', ...effect(d.pick(things)) }];
  const name = d.fresh('each');
  const made: Action<G> = { do: 'effect', ...d.ofEach(things, name, () => effect(bound(SUBJECT))) };
  if (!speaksOf(made, name)) return [withBinding(made, SUBJECT, things.selector)];
  return [{ do: 'forEach', in: things.selector, as: name, actions: [withBinding(made, SUBJECT, bound(name))] }];
}
const SUBJECT = 'the subject';

/** Something that things do: each of a group on its own, where the text speaks of each; some of it at once. */
function actOf<G extends Game>(things: Things<G>, d: Telling<G>, act: () => Act<G>): readonly Action<G>[] {
  if (!areEach(things, d.told.game)) {
    const what = d.pick(things);
    return d.doing(what, () => act()(what));
  }
  const name = d.fresh('each');
  const made = d.ofEach(things, name, () => d.doing(bound(name), () => act()(bound(SUBJECT))));
  if (!speaksOf(made, name)) return withBinding(made, SUBJECT, things.selector);
  const [only] = made;
  const atOnce =
    made.length === 1 && only !== undefined ? d.told.game.doneAtOnce(only, things.selector, name, SUBJECT) : undefined;
  if (atOnce !== undefined) return [atOnce];
  const actions = withBinding(made, SUBJECT, bound(name));
  return gathering(actions, things.selector, name, damagedIn(actions), d);
}

/**
 * A group of players does something: together, unless the text speaks of each of them ("their", "that player"); then it is
 * done for one after the other.
 */
export function doneBy<G extends Game>(who: Selector<G>, d: Telling<G>, act: () => Act<G>): readonly Action<G>[] {
  if (!areSeveral(who, d.told.game)) return d.acting(who, () => act()(who));
  const name = d.fresh('player');
  d.mention({ selector: bound(name), kinds: ['player'], several: false, doer: true });
  const done = d.acting(bound(name), () => d.act(() => act()(bound(DOER))));
  return byGroup(done, who, DOER, name, d);
}
/** Stands for the group until it is known whether its members act together. */
const DOER = 'the doer';

const isPronoun = (tree: Tree | undefined): boolean =>
  tree !== undefined &&
  (tree.rule.name === 'things.it' || (tree.rule.name === 'things.one' && isPronoun(tree.kids[0])));

const THEN = 1;
const OF_ACTS = new Set<string>(['Bare', 'Imperative', 'Simple', 'Acts']);

/** "Do this, then do that": what is said after it ("if …", "unless …") is of that only. */
export function goesOn(tree: Tree | undefined): boolean {
  if (tree === undefined || !OF_ACTS.has(tree.rule.of)) return false;
  if (tree.rule.name === 'acts.and' && tree.wording === THEN) return true;
  return tree.kids.some(goesOn);
}

export function doing<G extends Game>(game: Vocabulary<G>): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;

  rule({
    name: 'simple.imperative',
    of: 'Imperative',
    slots: { act: 'Acts' },
    en: '{act@base}',
    mean: (parts, d) => d.acting(you, () => parts.act(you)),
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
      if (!made.some((action) => isAction(action, 'forEach'))) throw new Unclear('nobody to start with');
      return made.map((action) => (isAction(action, 'forEach') ? { ...action, startingWith: you } : action));
    },
  });
  rule({
    name: 'simple.startingWithYou',
    of: 'Simple',
    slots: { who: 'Players', act: 'Acts' },
    en: ['starting with you, {who} {act@who}'],
    mean: (parts, d) => {
      const made = doneBy(parts.who, d, () => parts.act);
      if (!made.some((action) => isAction(action, 'forEach'))) throw new Unclear('nobody to start with');
      return made.map((action) => (isAction(action, 'forEach') ? { ...action, startingWith: you } : action));
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
  rule({
    name: 'simple.objectAct',
    of: 'Simple',
    slots: { what: 'Things', act: 'ObjectAct' },
    en: '{what} {act@what}',
    mean: (parts, d) => {
      const before = d.told;
      try {
        return actOf(parts.what, d, () => parts.act);
      } catch (error) {
        if (!(error instanceof Unclear) || !d.isSpell || !isPronoun(treeOf(parts, 'what'))) throw error;
        // "It deals damage to that one" is not said of the one: it is what is carried out that does.
        d.told = before;
        return actOf({ kind: 'definite', selector: self }, d, () => meantAnew(parts, 'act'));
      }
    },
  });
  rule({
    name: 'simple.lasting',
    of: 'Simple',
    slots: { what: 'Things', p: 'Predicates', duration: 'Duration' },
    en: ['{what} {p@what} {duration}', '{what} each {p@base} {duration}'],
    mean: (parts, d) =>
      lasting(parts.what, d, (what) => ({ effects: game.joined(parts.p(what)), duration: parts.duration })),
  });
  /** A duration at the beginning goes for all that the sentence says. */
  rule({
    name: 'simple.lastingFrom',
    of: 'Simple',
    slots: { duration: 'Duration', what: 'Things', p: 'Predicates' },
    en: ['{duration}, {what} {p@what}', '{duration}, {what} each {p@base}'],
    mean: (parts, d) => {
      const { duration } = parts;
      d.lastsFor(duration);
      return lasting(parts.what, d, (what) => ({ effects: game.joined(parts.p(what)), duration }));
    },
  });

  // Several acts of one player
  rule({ name: 'acts.one', of: 'Acts', slots: { a: 'Act' }, en: '{a}', mean: ({ a }) => a });
  rule({
    name: 'acts.and',
    of: 'Acts',
    slots: { a: 'Act', b: 'Acts' },
    en: ['{a} and {b}', '{a}, then {b}', '{a}, {b}', '{a}, and {b}'], // `THEN` is the second
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
  return rules;
}
