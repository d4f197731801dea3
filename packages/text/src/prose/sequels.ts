/** Sentences that follow one another: what one says of X goes for all, and what is offered may be spoken of next. */
import { type ProseRules, proseRules } from './categories.ts';
import type { Telling } from './discourse/telling.ts';
import type { Action, Game } from './game.ts';
import { isAction, same } from './nodes.ts';
import { closed } from './repeating.ts';
import { someIn, speaksOf, withX } from './substitute.ts';

/** What X is, said in one sentence, goes for all of them. */
function withItsX<G extends Game>(d: Telling<G>, work: () => readonly Action<G>[]): readonly Action<G>[] {
  const outer = d.told.clause.x;
  d.isX(undefined);
  const made = work();
  const { x } = d.told.clause;
  d.isX(outer);
  if (x === undefined) return made;
  const { xIn } = d.told.game;
  d.retarget((targets) => targets.map((target) => withX(target, x, xIn)));
  return withX(made, x, xIn);
}

/** What is done only if a condition holds, or if something that was offered is done. */
function conditionalIn<G extends Game>(action: Action<G>): readonly Action<G>[] | undefined {
  if (isAction(action, 'if')) return action.else === undefined ? action.then : undefined;
  if (isAction(action, 'may')) return action.actions;
  return isAction(action, 'pay') && action.else === undefined ? action.then : undefined;
}
function withConditional<G extends Game>(action: Action<G>, inside: readonly Action<G>[]): Action<G> {
  if (isAction(action, 'may')) return { ...action, actions: inside };
  return isAction(action, 'if') || isAction(action, 'pay') ? { ...action, then: inside } : action;
}

/**
 * A sentence about a target that only a conditional sentence asked for goes under the same condition: "If it is your turn,
 * destroy target object. Its controller …", "You may pay …. If you do, rest target object. It …". One with a condition of its own does
 * not go under another: "If you lose the flip, it …".
 */
function subordinate<G extends Game>(
  before: readonly Action<G>[],
  more: readonly Action<G>[],
  d: Telling<G>,
): readonly Action<G>[] {
  const last = before.at(-1);
  const [next, ...rest] = more.slice(before.length);
  const inside = last && conditionalIn(last);
  if (last === undefined || inside === undefined || next === undefined) return more;
  if ((isAction(last, 'if') && isAction(next, 'if')) || !same(more.slice(0, before.length), before)) return more;
  const isOfCondition = (name: string): boolean => speaksOf(inside, name) && speaksOf([next, ...rest], name);
  if (!d.told.asked.conditional.some(isOfCondition)) return more;
  return [...before.slice(0, -1), withConditional(last, [...inside, next, ...rest])];
}

/**
 * A sentence about what a reflexive ability targets or makes is part of that ability: "When you do, put a counter on target ally. It
 * can't be harmed this turn." (603.12)
 */
function intoReflexive<G extends Game>(
  before: readonly Action<G>[],
  more: readonly Action<G>[],
  targets: number,
  d: Telling<G>,
): readonly Action<G>[] {
  const next = more.slice(before.length);
  if (next.length === 0 || d.targets.length > targets || !same(more.slice(0, before.length), before)) return more;
  let moved = false;
  const action = before.at(-1);
  if (action === undefined) return more;
  const made = [...before.slice(0, -1), ...intoLast(intoOffer(action))];
  return moved ? made : more;

  function intoOffer(offer: Action<G>): readonly Action<G>[] {
    if (isAction(offer, 'may')) return [{ ...offer, actions: intoLast(offer.actions) }];
    if (isAction(offer, 'pay') && offer.then !== undefined) return [{ ...offer, then: intoLast(offer.then) }];
    if (isAction(offer, 'if') && offer.else === undefined) return [{ ...offer, then: intoLast(offer.then) }];
    return [offer];
  }
  function intoLast(actions: readonly Action<G>[]): readonly Action<G>[] {
    const reflexive = actions.at(-1);
    if (reflexive === undefined || !isAction(reflexive, 'reflexive')) return actions;
    const { effect } = reflexive;
    const names = new Set<string>((effect.targets ?? []).map((target) => (target as { readonly name: string }).name));
    someIn(effect.actions, (node) => {
      const as = (node as { readonly as?: unknown } | null)?.as;
      if (typeof as === 'string') names.add(as);
      return false;
    });
    if (![...names].some((name) => speaksOf(next, name))) return actions;
    moved = true;
    return [...actions.slice(0, -1), { ...reflexive, effect: { ...effect, actions: [...effect.actions, ...next] } }];
  }
}

/** `follow`: what a sentence makes of those before it, where that is more than both one after the other. */
export function sequels<G extends Game>(
  follow: (before: readonly Action<G>[], d: Telling<G>, work: () => readonly Action<G>[]) => readonly Action<G>[],
): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;
  rule({
    name: 'effect.one',
    of: 'Effect',
    slots: { s: 'Sentence' },
    en: '{s}',
    mean: ({ s }, d) => closed(s, d),
  });
  rule({
    name: 'effect.more',
    of: 'Effect',
    slots: { s: 'Sentence', more: 'Sequels' },
    en: '{s} ^{more}',
    mean: (parts, d) =>
      withItsX(d, () => {
        const { s } = parts;
        return parts.more(s);
      }),
  });
  /** After a trigger, an "if" belongs to the trigger, so the effect cannot begin with one. */
  rule({
    name: 'triggeredEffect.one',
    of: 'TriggeredEffect',
    slots: { s: 'PlainSentence' },
    en: '{s}',
    mean: ({ s }) => s,
  });
  rule({
    name: 'triggeredEffect.more',
    of: 'TriggeredEffect',
    slots: { s: 'PlainSentence', more: 'Sequels' },
    en: '{s} ^{more}',
    mean: (parts, d) =>
      withItsX(d, () => {
        const { s } = parts;
        return parts.more(s);
      }),
  });
  rule({
    name: 'sequels.one',
    of: 'Sequels',
    slots: { s: 'Sequel' },
    en: '{s}',
    mean: (parts, d) => (before) => closed(parts.s(before), d),
  });
  rule({
    name: 'sequels.more',
    of: 'Sequels',
    slots: { s: 'Sequel', more: 'Sequels' },
    en: '{s} ^{more}',
    mean: (parts, d) => (before) => {
      const after = closed(parts.s(before), d);
      return parts.more(after);
    },
  });
  rule({ name: 'sequel.linked', of: 'Sequel', slots: { l: 'Linked' }, en: '{l}', mean: ({ l }) => l });
  rule({
    name: 'sequel.sentence',
    of: 'Sequel',
    slots: { s: 'Sentence' },
    en: '{s}',
    mean: (parts, d) => (before) => {
      const last = before.at(-1);
      d.follows(last !== undefined && isAction(last, 'if') ? last : undefined);
      const targets = d.targets.length;
      const more = follow(before, d, () => parts.s);
      d.follows(undefined);
      const reflexive = before.length > 0 ? intoReflexive(before, more, targets, d) : more;
      return reflexive === more ? subordinate(before, more, d) : reflexive;
    },
  });
  return rules;
}
