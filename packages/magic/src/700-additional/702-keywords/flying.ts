/** Flying (702.9), and the reach (702.17) that gets there. */
import { hasKeyword } from '../../100-game/109.3-characteristics.ts';
import { permitted } from '../../500-turn/combat/permissions.ts';
import type { Evasion } from './evasion.ts';

export const flying: Evasion = {
  rule: '702.9b',
  allows: (g, _, { id, is }) =>
    hasKeyword(is, 'flying') || hasKeyword(is, 'reach') || permitted(g, 'canBlockFlying', id),
};
