/** Fear (702.36): only artifact creatures and black creatures can block it. */
import { isType } from '../../100-game/109.3-characteristics.ts';
import { ColorBit, TypeBit } from '../../200-cards/205-card-types.ts';
import type { Evasion } from './evasion.ts';

export const fear: Evasion = {
  rule: '702.36b',
  allows: (_, __, { is }) => isType(is, TypeBit.artifact) || (is.colors & ColorBit.black) !== 0,
};
