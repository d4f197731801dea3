// What to call something in a step so that the runner finds exactly it.
import { type EntityId, isPlayer, type ObjectId, objectRow } from '@rulewright/kernel';
import { parseRef, type Ref } from '../parse/index.ts';
import type { Play } from '../run/play.ts';
import { candidateOf, followed, objectName, scopeOf } from '../run/refs.ts';

/** Past so many of one name nobody counts. */
const MOST_OF_A_NAME = 40;

/** The plainest name that is understood as this one; undefined if none is. */
export function refFor(play: Play, id: EntityId, means: (ref: Ref) => EntityId | undefined): string | undefined {
  const scope = scopeOf(play);
  for (const text of namesFor(play, id)) {
    const ref = parseRef(text, scope, 0);
    if (ref !== undefined && means(ref) === id) return text;
  }
  return undefined;
}

/** Names for a list of candidates: each time one that is not taken yet. */
export function refsAmong(play: Play, ids: readonly EntityId[], from: readonly EntityId[]): string[] | undefined {
  const taken: EntityId[] = [];
  const names: string[] = [];
  for (const id of ids) {
    const name = refFor(play, id, (ref) => candidateOf(play, ref, from, taken));
    if (name === undefined) return undefined;
    names.push(name);
    taken.push(id);
  }
  return names;
}

export function* namesFor(play: Play, id: EntityId): Generator<string> {
  const { game, playing } = play;
  if (isPlayer(id)) {
    const name = game.state.players[id]?.name;
    if (name !== undefined) yield name;
    return;
  }
  yield* aliasesOf(play, id);
  const name = objectName(play, id);
  const row = objectRow(game.state, id);
  const holder = row.zone < 0 ? undefined : game.state.players[playing.names.holderOf(game, row)]?.name;
  const zone = game.rules.zones[row.zone]?.name;
  const places = [name, ...(holder === undefined ? [] : [`${holder}/${name}`, `${holder}/${zone}/${name}`])];
  yield* places;
  for (const place of places) for (let n = 1; n <= MOST_OF_A_NAME; n++) yield `${place}#${n}`;
}

function* aliasesOf(play: Play, id: ObjectId): Generator<string> {
  const now = followed(play.game, id);
  for (const { spelling, objects } of play.aliases.values()) {
    if (objects.some((object) => followed(play.game, object) === now)) yield spelling;
  }
}
