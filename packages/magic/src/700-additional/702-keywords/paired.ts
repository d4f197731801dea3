/** Creatures that are paired (702.95): each has the other noted, and they stay so while both are its controller's creatures. */
import { noteEvent, type ObjectId, objectRow } from '@rulewright/kernel';
import { characteristics, isType } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { Flag, type G } from '../../state.ts';
import type { MagicEvent } from '../700.1-events/types.ts';

export const PAIRED = 'paired';

const notedPartner = (g: G, id: ObjectId): unknown => {
  const note = objectRow(g.state, id).notes[PAIRED];
  return Array.isArray(note) ? note[0] : undefined;
};

/** 702.95e */
export function partnerOf(g: G, id: ObjectId): ObjectId | null {
  const other = notedPartner(g, id) as ObjectId | undefined;
  if (other === undefined || notedPartner(g, other) !== id) return null;
  return canPair(g, id, other) ? other : null;
}

function canPair(g: G, a: ObjectId, b: ObjectId): boolean {
  const isCreature = (id: ObjectId): boolean => {
    const { zone, flags } = objectRow(g.state, id);
    return zone === BATTLEFIELD && (flags & Flag.phasedOut) === 0 && isType(characteristics(g, id), TypeBit.creature);
  };
  return isCreature(a) && isCreature(b) && characteristics(g, a).controller === characteristics(g, b).controller;
}

/** 702.95e: another player gains control of one of the two, or it stops being a creature: they are not paired again when that is over. */
export function unpairing(g: G, id: ObjectId): readonly MagicEvent[] {
  const other = notedPartner(g, id) as ObjectId | undefined;
  if (other === undefined) return [];
  const { controller, types } = characteristics(g, id);
  if (objectRow(g.state, id).holder === controller && (types & TypeBit.creature) !== 0) return [];
  return [id, ...(notedPartner(g, other) === id ? [other] : [])].map((object) => noteEvent(object, PAIRED, []));
}

/** 702.95c–d: only two unpaired creatures of one player. */
export function pairing(g: G, a: ObjectId, b: ObjectId): readonly MagicEvent[] {
  if (a === b || partnerOf(g, a) !== null || partnerOf(g, b) !== null || !canPair(g, a, b)) return [];
  return [
    { kind: 'note', object: a, key: PAIRED, value: [b] },
    { kind: 'note', object: b, key: PAIRED, value: [a] },
  ];
}
