/** Objects that enter as copies (707.5), and what an object will be where it goes. */
import {
  type CreateEvent,
  type EntityId,
  isObject,
  type MoveEvent,
  newObject,
  type ObjectId,
  objectRow,
} from '@rulewright/kernel';
import type { Selector } from '@rulewright/language/magic';
import { copiable } from '../../100-game/108-pool.ts';
import type { Printed } from '../../200-cards/printed.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import type { Context, G } from '../../state.ts';
import { select } from '../../vocabulary/evaluate.ts';

/** What an object will be where it goes, as far as its copiable values go: "enters" effects are read there (614.12, 707.5, 708.3). */
export function arriving(g: G, e: MoveEvent | CreateEvent): Printed {
  if (e.kind === 'create') {
    const { what: kind, owner, to: zone, def = -1, face = 0, base = null, flags = 0 } = e;
    return copiable(g.pool, newObject({ kind, owner, zone, def, face, base, flags }));
  }
  const row = objectRow(g.state, e.object);
  if (e.to !== BATTLEFIELD) return copiable(g.pool, row);
  const { flags = 0, face = 0 } = e;
  const base = e.base ?? (row.kind === 'card' ? null : row.base);
  if (flags === 0 && face === row.face && base === row.base && row.copy === null && row.flags === 0)
    return copiable(g.pool, row);
  return copiable(g.pool, { ...row, zone: e.to, flags, face, base, copy: null });
}

/** What an object may enter as a copy of: never itself. */
export const copyable = (g: G, of: Selector, ctx: Context, e: MoveEvent | CreateEvent): readonly ObjectId[] =>
  select(g, of, ctx).filter((id: EntityId): id is ObjectId => isObject(id) && (e.kind === 'create' || id !== e.object));
