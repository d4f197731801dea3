/** Shroud (702.18): no spells and abilities can target it. */
import type { Shield } from './protection.ts';

export const shroud: Shield = () => '702.18a';
