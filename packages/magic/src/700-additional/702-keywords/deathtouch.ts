/** Deathtouch (702.2): a creature dealt damage by it is destroyed (702.2b, 704.5h), and any damage it deals is lethal (702.2c). */
import { hasKeyword } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { Flag } from '../../state.ts';

export const isDeadly = (source: Characteristics): boolean => hasKeyword(source, 'deathtouch');

/** The flags of a creature that the source has dealt damage to. */
export const touched = (flags: number, source: Characteristics): number =>
  isDeadly(source) ? flags | Flag.deathtouched : flags;

/** How much of its damage is lethal to a creature to which so much would be. */
export const lethalFrom = (source: Characteristics, needed: number): number =>
  isDeadly(source) ? Math.min(needed, 1) : needed;
