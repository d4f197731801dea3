/** Linked abilities (607.2): what was exiled with an object, by its own effect or by a replacement effect of it. */
import {
  asPlayer,
  type EntityId,
  isObject,
  NO_OBJECT,
  type ObjectId,
  objectRow,
  zoneObjects,
} from '@rulewright/kernel';
import { EXILE } from '../400-zones/400-zones.ts';
import { type Context, type G, stackEntry } from '../state.ts';

/** The key under which a card that a replacement effect exiled remembers whose effect that was (607.2b). */
export const byWhich = (key: string): string => `${key}.by`;

const wasSpell = (g: G, id: ObjectId): boolean => id >= 0 && stackEntry(objectRow(g.state, id))?.kind === 'spell';

/** What a replacement effect of the source has exiled (607.2b). */
export function exiledInstead(g: G, { source }: Context): readonly EntityId[] {
  const by = byWhich('exiled');
  // What was exiled to cast a spell is exiled with the permanent that the spell became (607.2).
  const before = isObject(source) ? objectRow(g.state, source).before : NO_OBJECT;
  return zoneObjects(g, EXILE, asPlayer(0)).filter((id) => {
    const note = objectRow(g.state, id).notes[by];
    return note !== undefined && (note === source || (note === before && wasSpell(g, before)));
  });
}
