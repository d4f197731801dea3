/** Intimidate (702.13): only artifact creatures and creatures that share a color with it can block it. */
import { isType } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import type { Evasion } from './evasion.ts';

export const intimidate: Evasion = {
  rule: '702.13b',
  allows: (_, attacker, { is }) => isType(is, TypeBit.artifact) || (is.colors & attacker.is.colors) !== 0,
};
