/** A possible game for somebody who plans: what a player may not know is dealt anew among the cards that it could be. */
import { fork, type ObjectId, objectRow, type PlayerId, seedRandom, zoneObjects } from '@rulewright/kernel';
import { register, setRandom, unregister, writeObject } from '@rulewright/kernel/write';
import { BATTLEFIELD, EXILE, HAND, LIBRARY } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';

/**
 * A fork in which the cards that the player does not see have changed places, owner by owner, and chance is another. Two
 * games that differ only in what the player may not know give the same guesses. `below` is a source of integers below a bound.
 */
export function guess(g: G, viewer: PlayerId, below: (bound: number) => number): G {
  const guessed: G = { ...g, state: fork(g.state), undone: null };
  setRandom(guessed.state, seedRandom(below(2 ** 31 - 1)));
  for (const { id: owner } of g.state.players) {
    const unseen = hiddenCards(guessed, viewer, owner);
    // Sorted first, so that nothing is left of where they were.
    const defs = unseen.map((id) => objectRow(guessed.state, id).def).sort((a, b) => a - b);
    for (const id of unseen) deal(guessed, id, defs.splice(below(defs.length), 1)[0] ?? -1);
  }
  return guessed;
}

const ZONES = [LIBRARY, HAND, BATTLEFIELD, EXILE];

const hiddenCards = (g: G, viewer: PlayerId, owner: PlayerId): readonly ObjectId[] =>
  ZONES.flatMap((zone) =>
    zoneObjects(g, zone, owner).filter((id) => {
      const row = objectRow(g.state, id);
      return row.owner === owner && row.kind === 'card' && row.def >= 0 && !g.rules.sees(g, viewer, row);
    }),
  );

function deal(g: G, id: ObjectId, def: number): void {
  const row = objectRow(g.state, id);
  if (row.def === def) return;
  unregister(g, row);
  register(g, writeObject(g.state, id, { def }, 0));
}
