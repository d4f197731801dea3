/**
 * What the members of a group of players do: together where it does not hang on the one who does it, and otherwise
 * one after the other, with what they did put together for the text that follows.
 */
import type { Telling } from './discourse/telling.ts';
import type { Action, Game, Selector } from './game.ts';
import { bound, OF_ALL } from './nodes.ts';
import { substitute, withBinding } from './substitute.ts';
import type { Vocabulary } from './vocabulary.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && !Array.isArray(node);
const isVar = (node: unknown, names: ReadonlySet<string>): boolean =>
  isNode(node) && (node.kind === 'var' || node.kind === 'did') && names.has(node.name as string);

export { OF_ALL };

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
export function bindingsOf<G extends Game>(node: unknown, { deeds: { binding } }: Vocabulary<G>): readonly string[] {
  const names: string[] = [];
  substitute(node, (each) => {
    if (!isNode(each)) return undefined;
    if (each.do === 'let' && each.objects !== undefined) names.push(each.name as string);
    else if (binding.has(each.do as string))
      for (const key of ['as', 'all']) if (typeof each[key] === 'string') names.push(each[key]);
    if (each.do === 'damage' && typeof each.damaged === 'string') names.push(each.damaged);
    return undefined;
  });
  return names;
}
/** Actions that hang on each other stay together; "then" separates the others for the whole group. */
function segments<G extends Game>(
  actions: readonly Action<G>[],
  game: Vocabulary<G>,
): readonly (readonly Action<G>[])[] {
  const made: { actions: Action<G>[]; names: Set<string> }[] = [];
  for (const action of actions) {
    const first = made.findIndex(({ names }) => mentions(action, names) || notes(action, names));
    const joined = first < 0 ? [] : made.splice(first);
    made.push({
      actions: [...joined.flatMap((each) => each.actions), action],
      names: new Set([...joined.flatMap((each) => [...each.names]), ...bindingsOf(action, game), ...keys(action)]),
    });
  }
  return made.map((each) => each.actions);
}
const keys = <G extends Game>(action: Action<G>): readonly string[] =>
  'key' in action && typeof action.key === 'string' ? [action.key] : [];

const SELECTORS = new Set('each top filter ownedBy controlledBy all any owner controller union'.split(' '));

/** Whether a list of actions means the same for a group as for each of its members. */
function collective<G extends Game>(
  actions: readonly Action<G>[],
  members: ReadonlySet<string>,
  game: Vocabulary<G>,
): boolean {
  const { doing, upon } = game.deeds;
  const own = new Set(actions.flatMap((action) => [...bindingsOf(action, game), ...keys(action)]));
  return actions.every((action) => {
    if (!mentions(action, members) && !mentions(action, own) && !notes(action, own)) return true;
    if (notes(action, own)) return false;
    return Object.entries(action).every(([key, value]) => {
      if (!mentions(value, members) && !mentions(value, own)) return true;
      // The controllers of several things are not one player each.
      if (key === 'who') return doing.has(action.do) && isVar(value, members);
      if (key === 'to') return game.goesToOwners(action);
      return (
        (key === 'what' || key === 'objects' || key === 'on') && upon.has(action.do) && selects(value, members, own)
      );
    });
  });
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

/** `doer` and `name` both stand for the member of the group in `done`. Players do one step after the other together; things are gone through one by one. */
export function byGroup<G extends Game>(
  done: readonly Action<G>[],
  who: Selector<G>,
  doer: string,
  name: string,
  d: Telling<G>,
  players = true,
  /** It is done once for each, even where nothing speaks of the one at hand. */
  each = false,
): readonly Action<G>[] {
  const members = new Set([doer, name]);
  const { game } = d.told;
  const steps = players ? segments(done, game) : [done];
  const made = steps.flatMap((segment) => {
    const owned = segment.map((action) =>
      game.ownersControl(
        action,
        (node) => isVar(node, members),
        (node) => mentions(node, members),
      ),
    );
    if (!each && collective(owned, members, game)) return withBinding(withBinding(owned, doer, who), name, who);
    return gathering(withBinding(segment, doer, bound(name)), who, name, bindingsOf(segment, game), d);
  });
  if (players) for (const member of members) d.poolOfAll(member, who);
  return made;
}

/** A loop over a group, with what its members bound to these names put together for the text that follows. */
export function gathering<G extends Game>(
  actions: readonly Action<G>[],
  group: Selector<G>,
  as: string,
  names: readonly string[],
  d: Telling<G>,
): readonly Action<G>[] {
  const nothing = names.map(
    (each): Action<G> => ({ do: 'let', name: `${each}${OF_ALL}`, objects: { kind: 'union', of: [] } }),
  );
  const gathered = names.map((each): Action<G> => {
    const all = `${each}${OF_ALL}`;
    d.rebind(each, all);
    return { do: 'let', name: all, objects: { kind: 'union', of: [bound(all), bound(each)] } };
  });
  return [...nothing, { do: 'forEach', in: group, as, actions: [...actions, ...gathered] }];
}
/** The names of what was dealt damage. */
export function damagedIn(node: unknown): readonly string[] {
  const names: string[] = [];
  substitute(node, (each) => {
    if (isNode(each) && typeof each.damaged === 'string') names.push(each.damaged);
    return undefined;
  });
  return names;
}
