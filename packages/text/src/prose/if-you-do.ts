/** Sentences that hang on what was done: if you do, otherwise, when you do. */
import { Unclear } from '../grammar/meaning.ts';
import { type ProseRules, proseRules } from './categories.ts';
import type { Telling } from './discourse/telling.ts';
import type { Action, Condition, Game } from './game.ts';
import { OF_ALL } from './groups.ts';
import { bound, isAction, isCondition, same } from './nodes.ts';
import { offersIf } from './offers.ts';
import { substitute } from './substitute.ts';

/** How a game's actions are known to have been done. */
export interface Doing<G extends Game> {
  /** Who did, and did not: "they do", "that player doesn't". */
  readonly does: readonly string[];
  readonly doesnt: readonly string[];
  /** What is done with an action and what follows it, where it can be seen beforehand whether it can be done. */
  course(action: Action<G>, then: readonly Action<G>[]): readonly Action<G>[] | undefined;
  /** An action that may fail, with what says that it was done. */
  asTold(action: Action<G>, d: Telling<G>): { readonly action: Action<G>; readonly done: Condition<G> } | undefined;
}

/** Puts actions in the place of the last one, inside the loops and conditions that hold it. */
export function last<G extends Game>(
  before: readonly Action<G>[],
  change: (action: Action<G>) => readonly Action<G>[] | undefined,
): readonly Action<G>[] {
  // What the members of a group did is only put together after it.
  const at = before.findLastIndex((action) => !isAction(action, 'let') || !action.name.endsWith(OF_ALL));
  const action = before[at];
  const changed = action === undefined ? undefined : within(action, change, before);
  if (changed === undefined) throw new Unclear('nothing before it can be done or not');
  return [...before.slice(0, at), ...changed, ...before.slice(at + 1)];
}

/** What the event at hand was about is called by the names that it was remembered by, because later another event will be at hand. */
function remembered<G extends Game>(later: readonly Action<G>[], before: readonly Action<G>[]): readonly Action<G>[] {
  const lets = before.flatMap((action) =>
    isAction(action, 'let') && 'objects' in action && isEvent(action.objects) ? [action] : [],
  );
  return substitute(later, (node) => {
    const known = lets.find(({ objects }) => same(objects, node));
    return known === undefined ? undefined : bound(known.name);
  });
}
const isEvent = (of: unknown): boolean => typeof of === 'object' && of !== null && 'kind' in of && of.kind === 'event';

function within<G extends Game>(
  action: Action<G>,
  change: (action: Action<G>) => readonly Action<G>[] | undefined,
  before: readonly Action<G>[],
): readonly Action<G>[] | undefined {
  const changed = change(action);
  if (changed !== undefined) return changed;
  if (isAction(action, 'forEach')) return [{ ...action, actions: last(action.actions, change) }];
  if (isAction(action, 'delayed'))
    return [
      { ...action, trigger: { ...action.trigger, actions: remembered(last(action.trigger.actions, change), before) } },
    ];
  if (isAction(action, 'if') && action.else === undefined) return [{ ...action, then: last(action.then, change) }];
  return undefined;
}

/** "If it is this, …. If it is that, …. Otherwise, …": one thing is told of by cases, and otherwise is in none of them. */
function casesAtEnd<G extends Game>(before: readonly Action<G>[]): readonly Condition<G>[] {
  const cases: Condition<G>[] = [];
  let about: string | undefined;
  for (const action of before.toReversed()) {
    if (!isAction(action, 'if') || action.else !== undefined || !isCondition(action.condition, 'matches')) break;
    const of = JSON.stringify(action.condition.what);
    if (about !== undefined && about !== of) break;
    about = of;
    cases.unshift(action.condition);
  }
  return cases;
}

export function ifYouDo<G extends Game>(game: Doing<G>): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;
  const not = (of: Condition<G>): Condition<G> => ({ kind: 'not', of });

  /** What is done once something that was offered or told has been done. */
  function afterDoing(
    before: readonly Action<G>[],
    work: () => readonly Action<G>[],
    d: Telling<G>,
  ): readonly Action<G>[] {
    const then = work();
    return last<G>(before, (action) => {
      if (isAction(action, 'may')) return [{ ...action, actions: [...action.actions, ...then] }];
      if (isAction(action, 'pay')) return [{ ...action, then: [...(action.then ?? []), ...then] }];
      const course = game.course(action, then);
      if (course !== undefined) return course;
      const told = game.asTold(action, d);
      return told === undefined ? undefined : [told.action, { do: 'if', condition: told.done, then }];
    });
  }

  /** With `offered`, it is about what was not done, whether because it was declined or because it was not offered. */
  function otherwise(
    before: readonly Action<G>[],
    work: () => readonly Action<G>[],
    d: Telling<G>,
    offered = false,
  ): readonly Action<G>[] {
    const undone = before.at(-1);
    const rest = undone === undefined ? work() : d.without(undone, work);
    const cases = casesAtEnd(before);
    if (cases.length > 1) {
      const then = before.slice(-cases.length);
      return [...before.slice(0, -cases.length), { do: 'if', condition: { kind: 'any', of: cases }, then, else: rest }];
    }
    return last<G>(before, (action) => {
      if (isAction(action, 'pay') && action.else === undefined) return [{ ...action, else: rest }];
      if (isAction(action, 'may')) {
        const name = action.name ?? d.fresh('did');
        return [
          { ...action, name },
          { do: 'if', condition: not({ kind: 'did', name }), then: rest },
        ];
      }
      if (isAction(action, 'if') && action.else === undefined) {
        const [offer, more] = action.then;
        if ((!offered && !offersIf.has(action)) || offer === undefined || !isAction(offer, 'may') || more !== undefined)
          return [{ ...action, else: rest }];
        const name = offer.name ?? d.fresh('did');
        return [
          { ...action, then: [{ ...offer, name }] },
          { do: 'if', condition: not({ kind: 'did', name }), then: rest },
        ];
      }
      const told = game.asTold(action, d);
      return told === undefined ? undefined : [told.action, { do: 'if', condition: not(told.done), then: rest }];
    });
  }

  rule({
    name: 'sequel.ifYouDo',
    of: 'Linked',
    slots: { c: 'Clause' },
    en: game.does.map((does) => `if ${does}, {c}.`),
    mean: (parts, d) => (before) => {
      // Whether any of several players did is a condition of its own.
      if (d.maybeResult('anyone') !== undefined) throw new Unclear('one of them, or each of them?');
      return afterDoing(before, () => d.conditionally(() => parts.c), d);
    },
  });
  rule({
    name: 'sequel.ifYouDont',
    of: 'Linked',
    slots: { c: 'Clause' },
    en: game.doesnt.map((doesnt) => `if ${doesnt}, {c}.`),
    mean: (parts, d) => (before) => otherwise(before, () => parts.c, d, true),
  });
  rule({
    name: 'sequel.otherwise',
    of: 'Linked',
    slots: { c: 'Clause' },
    en: 'otherwise, {c}.',
    mean: (parts, d) => (before) => otherwise(before, () => parts.c, d),
  });
  rule({
    name: 'sequel.whenYouDo',
    of: 'Linked',
    slots: { c: 'Clause' },
    en: ['when you do, {c}.', 'when they do, {c}.'],
    mean: (parts, d) => (before) =>
      afterDoing(before, () => [{ do: 'reflexive', effect: d.effect(() => d.act(() => parts.c)) }], d),
  });
  return rules;
}
