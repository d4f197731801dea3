/** Damage that is removed before it wears off (120.6). */
import { Aspect, type EventKind, objectRow } from '@rulewright/kernel';
import { writeObject } from '@rulewright/kernel/write';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { Flag, type G } from '../../state.ts';
import { place } from './place.ts';
import type { HealEvent } from './types.ts';

const heal: EventKind<G, HealEvent> = {
  ...place('120.6'),
  apply(g, e) {
    const row = objectRow(g.state, e.object);
    if (row.zone !== BATTLEFIELD) return null;
    writeObject(g.state, e.object, { damage: 0, flags: row.flags & ~Flag.deathtouched }, Aspect.damage);
    return e;
  },
};

export const healingEvents = { heal } as const;
