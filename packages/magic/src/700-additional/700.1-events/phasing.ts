/** Phasing (702.26): a phased-out permanent stays the same object on the battlefield, and is treated as though it did not exist. */

import {
  Aspect,
  type EntityId,
  type EventKind,
  isObject,
  isPlayer,
  NO_OBJECT,
  type ObjectId,
  type ObjectRow,
  objectRow,
} from '@rulewright/kernel';
import { insertInZone, register, removeFromZone, unregister, writeObject } from '@rulewright/kernel/write';
import { controllerOf } from '../../100-game/109.3-characteristics.ts';
import { BATTLEFIELD, PHASED_OUT } from '../../400-zones/400-zones.ts';
import { Flag, type G } from '../../state.ts';
import { PHASED, phasedWith } from '../702-keywords/phasing.ts';
import { place } from './place.ts';
import { type PhaseEvent, removeFromCombatEvent } from './types.ts';

function change(g: G, row: ObjectRow, zone: number, more: Partial<ObjectRow>): void {
  unregister(g, row);
  removeFromZone(g, row.zone, row.owner, row.id);
  const moved = writeObject(g.state, row.id, { zone, ...more }, Aspect.all);
  insertInZone(g, zone, row.owner, row.id);
  register(g, moved);
}

/** Leaves the list of what it was attached to; where it was is noted (702.26i). */
function letGo(g: G, row: ObjectRow): Partial<ObjectRow> {
  if (row.host === NO_OBJECT) return {};
  if (isObject(row.host)) {
    const host = objectRow(g.state, row.host);
    writeObject(g.state, host.id, { attachments: host.attachments.filter((id) => id !== row.id) }, Aspect.attachment);
  }
  return { host: NO_OBJECT };
}

/** 702.26g–h: what is attached to it goes with it, indirectly. */
export function goOut(g: G, id: ObjectId, along: EntityId): void {
  const row = objectRow(g.state, id);
  const notes = {
    ...row.notes,
    [PHASED.by]: [controllerOf(g, id)],
    ...(along !== NO_OBJECT ? { [PHASED.with]: [along] } : row.host === NO_OBJECT ? {} : { [PHASED.host]: [row.host] }),
  };
  const apart = along === NO_OBJECT ? letGo(g, row) : {};
  change(g, row, PHASED_OUT, { flags: row.flags | Flag.phasedOut, notes, ...apart });
  for (const attachment of row.attachments) goOut(g, attachment, id);
}

const phaseOut: EventKind<G, PhaseEvent> = {
  ...place('702.26b', 'phaseOut'),
  affected: (g, e) => controllerOf(g, e.object),
  apply(g, e) {
    if (objectRow(g.state, e.object).zone !== BATTLEFIELD) return null;
    goOut(g, e.object, NO_OBJECT);
    if (e.until !== undefined) {
      const { notes } = objectRow(g.state, e.object);
      writeObject(g.state, e.object, { notes: { ...notes, [PHASED.until]: e.until } }, Aspect.notes);
    }
    return e;
  },
  consequences: (g, e) => allWith(g, e.object).map((object) => removeFromCombatEvent(object)),
};

const allWith = (g: G, id: ObjectId): readonly ObjectId[] => [
  id,
  ...phasedWith(g, id).flatMap((other) => allWith(g, other)),
];

function comeIn(g: G, id: ObjectId): void {
  const row = objectRow(g.state, id);
  const along = phasedWith(g, id);
  const { [PHASED.by]: _, [PHASED.with]: __, [PHASED.until]: ___, [PHASED.host]: host, ...notes } = row.notes;
  const back = Array.isArray(host) ? (host[0] as EntityId) : NO_OBJECT;
  const attached = hostIsThere(g, back) ? { host: back } : {};
  change(g, row, BATTLEFIELD, { flags: row.flags & ~(Flag.phasedOut | Flag.loyaltyUsed), notes, ...attached });
  if ('host' in attached && isObject(back)) {
    const there = objectRow(g.state, back);
    writeObject(g.state, back, { attachments: [...there.attachments, id] }, Aspect.attachment);
  }
  for (const other of along) comeIn(g, other);
}

const hostIsThere = (g: G, host: EntityId): boolean =>
  host !== NO_OBJECT &&
  (isPlayer(host) ? g.state.players[host]?.standing === 'playing' : objectRow(g.state, host).zone === BATTLEFIELD);

const phaseIn: EventKind<G, PhaseEvent> = {
  ...place('702.26c', 'phaseIn'),
  affected: (g, e) => controllerOf(g, e.object),
  apply(g, e) {
    if (objectRow(g.state, e.object).zone !== PHASED_OUT) return null;
    comeIn(g, e.object);
    if (e.tapped === true) {
      const { flags } = objectRow(g.state, e.object);
      writeObject(g.state, e.object, { flags: flags | Flag.tapped }, Aspect.flags);
    }
    return e;
  },
};

export const phasingEvents = { phaseOut, phaseIn } as const;
