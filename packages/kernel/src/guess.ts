/** A possible game for somebody who plans: what a player may not know is dealt anew among the cards that it could be. */
import type { Game } from './game.ts';
import { zoneObjects } from './game.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { seedRandom } from './random.ts';
import { fork, liveObjects, objectRow, type ZoneKind } from './state.ts';
import { register, setRandom, unregister, writeObject } from './write.ts';

/**
 * A fork in which the cards of these zones that the player does not see have changed places, owner by owner, and chance is another.
 * Two games that differ only in what the player may not know give the same guesses. `below` is a source of integers below a bound.
 */
export function guess<G extends Game>(
  g: G,
  viewer: PlayerId,
  below: (bound: number) => number,
  zones: readonly ZoneKind[],
): G {
  const guessed: G = { ...g, state: fork(g.state), undone: null };
  setRandom(guessed.state, seedRandom(below(2 ** 31 - 1)));
  for (const { id: owner } of g.state.players) {
    const unseen = zones.flatMap((zone) => hiddenCards(guessed, viewer, owner, zone));
    // Sorted first, so that nothing is left of where they were.
    const defs = unseen.map((id) => objectRow(guessed.state, id).def).sort((a, b) => a - b);
    for (const id of unseen) deal(guessed, id, defs.splice(below(defs.length), 1)[0] ?? -1);
  }
  return guessed;
}

/** In zones of objects, those that any object keeps. */
const objectsOf = (g: Game, zone: ZoneKind, owner: PlayerId): readonly ObjectId[] =>
  g.rules.zones[zone]?.of === 'object'
    ? liveObjects(g.state).filter((id) => objectRow(g.state, id).zone === zone)
    : zoneObjects(g, zone, owner);

const hiddenCards = (g: Game, viewer: PlayerId, owner: PlayerId, zone: ZoneKind): readonly ObjectId[] =>
  objectsOf(g, zone, owner).filter((id) => {
    const row = objectRow(g.state, id);
    return row.owner === owner && row.kind === 'card' && row.def >= 0 && !g.rules.sees(g, viewer, row);
  });

function deal(g: Game, id: ObjectId, def: number): void {
  const row = objectRow(g.state, id);
  if (row.def === def) return;
  unregister(g, row);
  register(g, writeObject(g.state, id, { def }, 0));
}
