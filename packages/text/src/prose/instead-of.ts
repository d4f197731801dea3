/** What is done instead of what was told before, under a condition. */
import { Unclear } from '../grammar/meaning.ts';
import type { Telling } from './discourse/telling.ts';
import type { Action, Condition, Duration, Game, Value } from './game.ts';
import { isAction, isCondition } from './nodes.ts';
import { substitute, withBinding } from './substitute.ts';

/** What is done under a condition in the place of what was told before: of the same kind, or all of it if that was one thing. */
export function instead<G extends Game>(
  before: readonly Action<G>[],
  condition: Condition<G>,
  work: () => readonly Action<G>[],
  d: Telling<G>,
): readonly Action<G>[] {
  const targets = d.targets.length;
  // What is not done then is not spoken of, nor what was chosen for it.
  const chosenFor = (at: number): number => (before[at - 1]?.do === 'choose' ? chosenFor(at - 1) : at);
  const then = d.without(before.slice(chosenFor(before.length - 1)), () => d.lastingAs(durationIn(before), work));
  // Targets that hang on a cost are chosen only if it was paid (702.33g), see `onlyIfPaid`.
  if (d.targets.length > targets && !isPaid(condition)) return withOtherTargets(before, condition, then, targets, d);
  const main = then.filter((action) => action.do !== 'choose');
  const [only] = main;
  const at = only === undefined || main.length > 1 ? -1 : before.findLastIndex((action) => action.do === only.do);
  if (at >= 0 && before.filter((action) => action.do === only?.do).length === 1) {
    const old = before[at];
    if (old === undefined) throw new Unclear('nothing to do instead of');
    const from = chosenFor(at);
    const otherwise = before.slice(from, at + 1);
    return [...before.slice(0, from), { do: 'if', condition, then, else: otherwise }, ...before.slice(at + 1)];
  }
  const told = before.filter((action) => action.do !== 'choose');
  if (main.length > 1 && told.length >= main.length) return insteadOfSeveral(before, condition, then, d);
  if (told.length !== 1) throw new Unclear('several things that could be done instead of');
  return [{ do: 'if', condition, then: orElse(then, before, d), else: before }];
}

/** "You may do this instead": who does not do it does what was told before. */
function orElse<G extends Game>(
  then: readonly Action<G>[],
  before: readonly Action<G>[],
  d: Telling<G>,
): readonly Action<G>[] {
  const [only, ...more] = then;
  if (only === undefined || more.length > 0 || !isAction(only, 'may')) return then;
  const name = only.name ?? d.fresh('did');
  const declined: Condition<G> = { kind: 'not', of: { kind: 'did', name } };
  return [
    { ...only, name },
    { do: 'if', condition: declined, then: before },
  ];
}

/** What is true instead is true for as long. */
const durationIn = <G extends Game>(before: readonly Action<G>[]): Duration<G> | undefined => {
  const last = before.findLast((action) => action.do === 'effect');
  return last !== undefined && isAction(last, 'effect') ? last.duration : undefined;
};

/** Several things in the place of as many of the same kinds; what comes of either is called by the same names. */
function insteadOfSeveral<G extends Game>(
  before: readonly Action<G>[],
  condition: Condition<G>,
  then: readonly Action<G>[],
  d: Telling<G>,
): readonly Action<G>[] {
  const from = before.length - then.length;
  const old = before.slice(from);
  if (from < 0 || old.some((action, i) => action.do !== then[i]?.do))
    throw new Unclear('several things that could be done instead of');
  const made = then.reduce((all, action, i) => {
    const [was, name] = [nameIn(old[i]), nameIn(action)];
    if (was === undefined || name === undefined || was === name) return all;
    d.rebind(name, was);
    return renamed(all, name, was);
  }, then);
  return [...before.slice(0, from), { do: 'if', condition, then: made, else: old }];
}
const nameIn = <G extends Game>(action: Action<G> | undefined): string | undefined => {
  if (action !== undefined && isAction(action, 'let')) return action.name;
  return action !== undefined && 'as' in action && typeof action.as === 'string' ? action.as : undefined;
};
const renamed = <G extends Game>(actions: readonly Action<G>[], name: string, to: string): readonly Action<G>[] =>
  withBinding(actions, name, { kind: 'var', name: to }).map((action) => {
    if (nameIn(action) !== name) return action;
    return { ...action, ...(action.do === 'let' ? { name: to } : { as: to }) } as Action<G>;
  });

const isPaid = <G extends Game>(condition: Condition<G>): boolean =>
  isCondition(condition, 'paid') || (isCondition(condition, 'not') && isPaid(condition.of));

/**
 * "Instead destroy two target items": the same is done with another number of the same targets, which is known when they are
 * chosen (601.2c). Anything else would need targets that are only sometimes chosen.
 */
function withOtherTargets<G extends Game>(
  before: readonly Action<G>[],
  condition: Condition<G>,
  then: readonly Action<G>[],
  known: number,
  d: Telling<G>,
): readonly Action<G>[] {
  const [old, made, ...more] = d.targets;
  if (old === undefined || made === undefined || known !== 1 || more.length > 0)
    throw new Unclear('targets that are only sometimes chosen');
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  const plain = (actions: readonly Action<G>[], name: string): readonly Action<G>[] =>
    substitute(withBinding(actions, name, { kind: 'var', name: old.name }), (node) =>
      typeof node === 'object' && node !== null && 'as' in node && 'do' in node && node.do !== 'choose'
        ? withoutName(node as Record<string, unknown>)
        : undefined,
    );
  if (
    !same(old.what, made.what) ||
    !same(old.zones, made.zones) ||
    !same(plain(before, old.name), plain(then, made.name))
  )
    throw new Unclear('targets that are only sometimes chosen');
  const either = (a: Value<G>, b: Value<G>): Value<G> => (same(a, b) ? a : { kind: 'if', condition, then: a, else: b });
  d.retarget(() => [
    {
      ...old,
      min: either(made.min ?? 1, old.min ?? 1),
      max: either(made.max ?? 1, old.max ?? 1),
    },
  ]);
  return before;
}
function withoutName(node: Record<string, unknown>): Record<string, unknown> {
  const { as, excess, damaged, ...rest } = node;
  void as;
  void excess;
  void damaged;
  return rest;
}
