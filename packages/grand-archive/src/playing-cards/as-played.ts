/** What a card will be once it is played: a face-down card is turned up as it goes to the stack (facing 1.1). */
import { copyOfRow, type ObjectId, objectRow } from '@rulewright/kernel';
import { baseOf } from '../effects/base.ts';
import { type Characteristics, characteristics, draftOf } from '../parts-of-a-card/characteristics.ts';
import { Flag, type G } from '../state.ts';

export function asPlayed(g: G, card: ObjectId): Characteristics {
  const row = objectRow(g.state, card);
  const { flags } = row;
  if ((flags & Flag.faceDown) === 0) return characteristics(g, card);
  return draftOf(baseOf(g, Object.assign(copyOfRow(row), { flags: flags & ~Flag.faceDown })), row.owner);
}
