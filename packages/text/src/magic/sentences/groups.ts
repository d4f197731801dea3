/**
 * What the members of a group of players do (101.4): together where it does not hang on the one who does it, and otherwise
 * one after the other, with what they did put together for the text that follows.
 */
import type { Action, Selector } from '@rulewright/language/magic';
import { substitute, withBinding } from '../../prose/substitute.ts';
import type { Telling } from '../game.ts';
import { bound } from '../nouns/selectors.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && !Array.isArray(node);
const isVar = (node: unknown, names: ReadonlySet<string>): boolean =>
  isNode(node) && (node.kind === 'var' || node.kind === 'did') && names.has(node.name as string);

/** Names ending so are bound to what all members of a group did. */
export const OF_ALL = ' of all';

function mentions(node: unknown, names: ReadonlySet<string>): boolean {
  let found = false;
  substitute(node, (each) => {
    found ||= isVar(each, names);
    return undefined;
  });
  return found;
}

/** Numbers and words that a player chose are known by their keys. */
function notes(node: unknown, names: ReadonlySet<string>): boolean {
  let found = false;
  substitute(node, (each) => {
    found ||= isNode(each) && each.kind === 'noted' && names.has(each.key as string);
    return undefined;
  });
  return found;
}

/** Names that actions bind to objects. */
export function bindingsOf(node: unknown): readonly string[] {
  const names: string[] = [];
  substitute(node, (each) => {
    if (!isNode(each)) return undefined;
    if (each.do === 'let' && each.objects !== undefined) names.push(each.name as string);
    else if (BINDS.has(each.do as string))
      for (const key of ['as', 'all']) if (typeof each[key] === 'string') names.push(each[key]);
    return undefined;
  });
  return names;
}
const BINDS = new Set(
  'choose move draw discard mill search destroy sacrifice sacrificeObjects token copyToken exileUntil revealUntil'.split(
    ' ',
  ),
);

/** Actions that hang on each other stay together; "then" separates the others for the whole group. */
function segments(actions: readonly Action[]): readonly (readonly Action[])[] {
  const made: { actions: Action[]; names: Set<string> }[] = [];
  for (const action of actions) {
    const first = made.findIndex(({ names }) => mentions(action, names) || notes(action, names));
    const joined = first < 0 ? [] : made.splice(first);
    made.push({
      actions: [...joined.flatMap((each) => each.actions), action],
      names: new Set([...joined.flatMap((each) => [...each.names]), ...bindingsOf(action), ...keys(action)]),
    });
  }
  return made.map((each) => each.actions);
}
const keys = (action: Action): readonly string[] =>
  'key' in action && typeof action.key === 'string' ? [action.key] : [];

/** Actions that a whole group can do at once, as who does it. */
const DOING = new Set(
  'draw discard mill scry surveil shuffle gainLife loseLife sacrifice token copyToken extraTurn skip lose win setLife'.split(
    ' ',
  ),
);
/** Actions on objects that can be those of the whole group. */
const UPON = new Set('move reveal let destroy tap untap discardCards sacrificeObjects counters'.split(' '));
const SELECTORS = new Set('each top filter ownedBy controlledBy all any owner controller union'.split(' '));

/** Whether a list of actions means the same for a group as for each of its members. */
function collective(actions: readonly Action[], members: ReadonlySet<string>): boolean {
  const own = new Set(actions.flatMap((action) => [...bindingsOf(action), ...keys(action)]));
  return actions.every((action) => {
    if (!mentions(action, members) && !mentions(action, own) && !notes(action, own)) return true;
    if (notes(action, own)) return false;
    return Object.entries(action).every(([key, value]) => {
      if (!mentions(value, members) && !mentions(value, own)) return true;
      // The controllers of several things are not one player each.
      if (key === 'who') return DOING.has(action.do) && isVar(value, members);
      if (key === 'to') return action.do === 'move' && byOwners(action);
      return (
        (key === 'what' || key === 'objects' || key === 'on') && UPON.has(action.do) && selects(value, members, own)
      );
    });
  });
}

/** Cards that go under the control of their owners. */
function byOwners({ what, to }: Extract<Action, { do: 'move' }>): boolean {
  const { controller, ...rest } = to;
  const owners = controller?.kind === 'owner' && JSON.stringify(controller.of) === JSON.stringify(what);
  return owners && !JSON.stringify(rest).includes('"kind":"var"');
}

/** The group is only spoken of as who owns or controls objects, never counted or denied. */
function selects(node: unknown, members: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
  if (!mentions(node, members) && !mentions(node, own)) return true;
  if (isVar(node, members) || isVar(node, own)) return true;
  if (Array.isArray(node)) return node.every((each) => selects(each, members, own));
  if (!isNode(node) || !SELECTORS.has(node.kind as string)) return false;
  return Object.entries(node).every(([key, value]) =>
    key !== 'count' ? selects(value, members, own) : !mentions(value, members) && !mentions(value, own),
  );
}

/** A player who puts their own cards onto the battlefield controls them: so does each of a group. */
function ownersControl(action: Action, members: ReadonlySet<string>): Action {
  if (action.do !== 'move' || action.to.controller === undefined || !isVar(action.to.controller, members))
    return action;
  if (!mentions(action.what, members)) return action;
  return { ...action, to: { ...action.to, controller: { kind: 'owner', of: action.what } } };
}

const NONE: Selector = { kind: 'union', of: [] };

/** `doer` and `name` both stand for the member of the group in `done`. Players do one step after the other together; things are gone through one by one. */
export function byGroup(
  done: readonly Action[],
  who: Selector,
  doer: string,
  name: string,
  d: Telling,
  players = true,
  /** It is done once for each, even where nothing speaks of the one at hand. */
  each = false,
): readonly Action[] {
  const members = new Set([doer, name]);
  const steps = players ? segments(done) : [done];
  return steps.flatMap((segment) => {
    const owned = segment.map((action) => ownersControl(action, members));
    if (!each && collective(owned, members)) return withBinding(withBinding(owned, doer, who), name, who);
    const names = bindingsOf(segment);
    const nothing = names.map((each): Action => ({ do: 'let', name: `${each}${OF_ALL}`, objects: NONE }));
    const gathered = names.map((each): Action => {
      const all = `${each}${OF_ALL}`;
      d.rebind(each, all);
      return { do: 'let', name: all, objects: { kind: 'union', of: [bound(all), bound(each)] } };
    });
    return [
      ...nothing,
      { do: 'forEach', in: who, as: name, actions: [...withBinding(segment, doer, bound(name)), ...gathered] },
    ];
  });
}
