/** Each of a group chooses, in turn order; then what they chose goes where it goes, all at the same time (101.4). */
import type { Action, Selector } from '@rulewright/language/magic';
import { OF_ALL } from '../../../prose/groups.ts';
import { speaksOf, substitute, withBinding } from '../../../prose/substitute.ts';
import type { Pass } from './pass.ts';

type ForEach = Extract<Action, { do: 'forEach' }>;
type Choice = Extract<Action, { do: 'choose' }>;
type Moving = Extract<Action, { do: 'move' | 'destroy' | 'discardCards' | 'sacrificeObjects' }>;
const bound = (name: string): Selector => ({ kind: 'var', name });
const NONE: Selector = { kind: 'union', of: [] };

/** A list of actions in which choices of a group come before what is done with what they chose. */
function partedIn(actions: readonly unknown[]): readonly unknown[] {
  return actions.flatMap((action): readonly unknown[] => (isLoop(action) ? (parted(action) ?? [action]) : [action]));
}

const isLoop = (node: unknown): node is ForEach =>
  typeof node === 'object' && node !== null && (node as { do?: unknown }).do === 'forEach';

function parted(loop: ForEach): readonly Action[] | undefined {
  const [first, second, third] = loop.actions;
  if (first?.do === 'may' && second === undefined && first.name === undefined) {
    const made = pair(first.actions, loop);
    return made && around(loop, made, (inside) => [{ ...first, actions: inside }]);
  }
  const made = third === undefined ? pair(loop.actions, loop) : undefined;
  return made && around(loop, made, (inside) => inside);
}

interface Pair {
  readonly choice: Choice;
  readonly move: Moving;
}

/** A choice and what is done with what was chosen, and nothing else. */
function pair(actions: readonly Action[], { as: player, in: players }: ForEach): Pair | undefined {
  const [choice, move, more] = actions;
  if (more !== undefined || choice?.do !== 'choose') return undefined;
  if (move?.do === 'sacrificeObjects') return sacrificing(choice, move, player, players);
  if (move?.do !== 'move' && move?.do !== 'destroy' && move?.do !== 'discardCards') return undefined;
  if (move.what.kind !== 'var' || move.what.name !== choice.as || ('as' in move && move.as !== undefined))
    return undefined;
  const owned = withOwners(move, player, choice);
  return owned === undefined || speaksOf(owned, player) ? undefined : { choice, move: owned };
}

/** Each sacrifices what they chose, or their permanents that they did not choose: what is theirs is sacrificed by them. */
function sacrificing(
  choice: Choice,
  move: Extract<Moving, { do: 'sacrificeObjects' }>,
  player: string,
  players: Selector,
): Pair | undefined {
  if (move.as !== undefined || !isTheirs(move.what, player)) return undefined;
  return { choice, move: withBinding(move, player, players) };
}

const OF_OBJECTS = new Set('each filter all any not is controlledBy ownedBy'.split(' '));

/** The player is spoken of only as who controls or owns what is sacrificed. */
function isTheirs(node: unknown, player: string): boolean {
  if (!speaksOf(node, player)) return true;
  if (Array.isArray(node)) return node.every((each) => isTheirs(each, player));
  if (typeof node !== 'object' || node === null || !('kind' in node)) return false;
  return (
    node.kind === 'var' ||
    (OF_OBJECTS.has(`${node.kind}`) && Object.values(node).every((each) => isTheirs(each, player)))
  );
}

/** What a player puts onto the battlefield of their own cards comes under its owner's control. */
function withOwners(move: Moving, player: string, choice: Choice): Moving | undefined {
  if (move.do !== 'move' || move.to.controller === undefined) return move;
  const { controller } = move.to;
  if (controller.kind !== 'var' || controller.name !== player) return move;
  const isOwn = JSON.stringify(choice.from).includes(JSON.stringify({ kind: 'ownedBy', who: bound(player) }));
  return isOwn ? { ...move, to: { ...move.to, controller: { kind: 'owner', of: move.what } } } : undefined;
}

function around(loop: ForEach, { choice, move }: Pair, inside: (actions: readonly Action[]) => readonly Action[]) {
  const all = `${choice.as}${OF_ALL}`;
  const gather: Action = { do: 'let', name: all, objects: { kind: 'union', of: [bound(all), bound(choice.as)] } };
  const start: Action = { do: 'let', name: all, objects: NONE };
  return [start, { ...loop, actions: inside([choice, gather]) }, withBinding(move, choice.as, bound(all))];
}

export const atOnce: Pass = () => (ability) =>
  substitute(ability, (each) => {
    if (!Array.isArray(each) || !each.some(isLoop)) return undefined;
    const made = partedIn(each);
    return made.length === each.length ? undefined : made;
  });
