/**
 * A game in progress, whatever its rules: what is asked, how it is answered, what a player may see, and forks for looking ahead. The
 * state is plain data at every decision.
 */
import {
  type Answer,
  decisionKind,
  fork,
  type Game,
  NO_PLAYER,
  type ObjectId,
  type PlayerId,
  zoneIndex,
} from '@rulewright/kernel';

export {
  type Answer,
  asPlayer,
  checkAnswer,
  type Decision,
  decides,
  type EntityId,
  type Eyes,
  type Game,
  type GameEvent,
  hash,
  isPlayer,
  NO_PLAYER,
  type ObjectId,
  type ObjectView,
  type Outcome,
  type Plain,
  type PlayerId,
  type Refusal,
  type RuleSet,
  type Seen,
  type State,
  type Step,
  seenBy,
  step,
  type View,
  view,
  type ZoneView,
} from '@rulewright/kernel';

/** Another game that begins where this one is: whatever is done in one of them, the other stays as it was. Cheap, whatever the size. */
export function forkGame<G extends Game>(g: G): G {
  return { ...g, state: fork(g.state), undone: null };
}

/** All legal answers to what is asked; null if they are too many to list, none if nothing is asked. */
export function answersTo(g: Game): readonly Answer[] | null {
  const { decision } = g.state;
  return decision === null ? [] : decisionKind(g, decision).answers(g, decision);
}

/** What lies in a zone, by the zone's name in the rules; of one player where each has such a zone, of all where they share it. */
export function objectsIn(g: Game, zone: string, owner: PlayerId = NO_PLAYER): readonly ObjectId[] {
  const kind = g.rules.zones.findIndex(({ name }) => name === zone);
  const spec = g.rules.zones[kind];
  if (spec === undefined) return [];
  const owners = spec.shared
    ? g.state.players.slice(0, 1)
    : g.state.players.filter(({ id }) => owner === NO_PLAYER || id === owner);
  return owners.flatMap(({ id }) => g.state.zones[zoneIndex(g.state, g.rules, kind, id)] ?? []);
}
