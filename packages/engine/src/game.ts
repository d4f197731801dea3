/**
 * A game in progress, whatever its rules: what is asked, how it is answered, what a player may see, and forks for looking ahead. The
 * state is plain data at every decision.
 */
import {
  type Answer,
  asPlayer,
  decisionKind,
  type EntityId,
  fork,
  type Game,
  NO_PLAYER,
  type ObjectId,
  zoneObjects,
  zoneOwners,
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

/** What lies in a zone, by the zone's name in the rules; of one player or object where each has such a zone, of all where there is one. */
export function objectsIn(g: Game, zone: string, owner: EntityId = NO_PLAYER): readonly ObjectId[] {
  const kind = g.rules.zones.findIndex(({ name }) => name === zone);
  const spec = g.rules.zones[kind];
  if (spec === undefined) return [];
  return zoneOwners(g, spec.of, kind)
    .filter((of) => of === null || owner === NO_PLAYER || of === owner)
    .flatMap((of) => zoneObjects(g, kind, of ?? asPlayer(0)));
}
