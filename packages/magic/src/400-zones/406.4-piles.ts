/** Face-down cards in exile that a player may not look at are chosen by their piles (406.4). */
import { type EntityId, isObject, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import { Flag, type G } from '../state.ts';
import { sees } from './400.2-describe.ts';
import { EXILE } from './400-zones.ts';

function isHidden(g: G, player: PlayerId, id: EntityId): id is ObjectId {
  if (!isObject(id)) return false;
  const row = objectRow(g.state, id);
  return row.zone === EXILE && (row.flags & Flag.faceDown) !== 0 && !sees(g, player, row);
}

/** The hidden cards among some objects, pile by pile: what was exiled together has timestamps that follow on each other. */
export function hiddenPiles(g: G, player: PlayerId, from: readonly EntityId[]): readonly (readonly ObjectId[])[] {
  const piles: ObjectId[][] = [];
  let last = Number.NaN;
  const when = (id: ObjectId): number => objectRow(g.state, id).timestamp;
  const hidden = from.filter((id) => isHidden(g, player, id));
  for (const id of hidden.sort((a, b) => when(a) - when(b))) {
    const pile = piles.at(-1);
    if (pile !== undefined && when(id) === last + 1) pile.push(id);
    else piles.push([id]);
    last = when(id);
  }
  return piles;
}
