/**
 * "Return it … at the beginning of …. It gains haste. If it entered under your control, …" is said of what comes back then, not of
 * what it is now (603.7, 400.7).
 */
import type { Ability, Action, Selector } from '@rulewright/language/magic';
import { isNode, substitute } from '../../../prose/substitute.ts';
import type { Pass } from './pass.ts';

const NAME = 'returned then';
const RETURNED: Selector = { kind: 'var', name: NAME };
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What the names that actions bind stood for before. */
function aliasesIn(actions: readonly Action[]): ReadonlyMap<string, Selector> {
  const found = new Map<string, Selector>();
  substitute(actions, (node) => {
    const action = node as Partial<Action> | null;
    if (action?.do === 'move' && typeof action.as === 'string' && action.what !== undefined)
      found.set(action.as, action.what);
    if (action?.do === 'let' && 'objects' in action && action.name !== undefined && action.objects !== undefined)
      found.set(action.name, action.objects);
    return undefined;
  });
  return found;
}
function origin(what: Selector, aliases: ReadonlyMap<string, Selector>): Selector {
  const before = what.kind === 'var' ? aliases.get(what.name) : undefined;
  return before === undefined || isSame(before, what) ? what : origin(before, aliases);
}

/** What is said of the subject, said of what comes back; undefined if it is not said of it. */
function ofReturned(said: Action, isSubject: (what: Selector) => boolean): Action | undefined {
  if (said.do === 'if')
    return said.condition.kind === 'matches' && isSubject(said.condition.what)
      ? substitute(said, (node) => (isNode(node) && isSubject(node as unknown as Selector) ? RETURNED : undefined))
      : undefined;
  if (said.do !== 'effect' || said.duration?.kind !== 'forever') return undefined;
  const effects = said.effects.map((each) =>
    each.kind === 'modify' && isSubject(each.what) ? { ...each, what: RETURNED } : undefined,
  );
  return effects.every((each) => each !== undefined) ? { ...said, effects } : undefined;
}

/** The action with what is said in the delayed ability that ends it, if that returns what it is said of. */
function taken(action: Action, said: Action, aliases: ReadonlyMap<string, Selector>): Action | undefined {
  const within = (actions: readonly Action[]): readonly Action[] | undefined => {
    const final = actions.at(-1);
    const changed = final && taken(final, said, aliases);
    return changed && [...actions.slice(0, -1), changed];
  };
  if (action.do === 'may') {
    const actions = within(action.actions);
    return actions && { ...action, actions };
  }
  if (action.do !== 'delayed') return undefined;
  const { trigger } = action;
  const final = trigger.actions.at(-1);
  if (final?.do !== 'move' || final.to.zone !== 'battlefield') return undefined;
  const subject = origin(final.what, aliases);
  const then = ofReturned(said, (what) => isSame(origin(what, aliases), subject));
  if (then === undefined) return undefined;
  const actions = [...trigger.actions.slice(0, -1), { ...final, as: NAME }, then];
  return { ...action, trigger: { ...trigger, actions } };
}

function joined(actions: readonly Action[]): readonly Action[] {
  const aliases = aliasesIn(actions);
  const made: Action[] = [];
  for (const action of actions) {
    const before = made.at(-1);
    const changed = before === undefined ? undefined : taken(before, action, aliases);
    if (changed === undefined) made.push(action);
    else made[made.length - 1] = changed;
  }
  return made.length === actions.length ? actions : made;
}

export const withReturned: Pass = () => (ability) =>
  'actions' in ability && Array.isArray(ability.actions)
    ? ({ ...ability, actions: joined(ability.actions) } as Ability)
    : ability;
