/** Damage that is removed before it wears off (120.6). */
import { Aspect, type EventKind, objectRow } from '@rulewright/kernel';
import { writeObject } from '@rulewright/kernel/write';
import type { HealEvent } from '../event-types.ts';
import { Flag, type G } from '../types.ts';
import { BATTLEFIELD } from '../zones.ts';
import { place } from './place.ts';

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
