/** Horsemanship (702.31). */
import { hasKeyword } from '../../100-game/109.3-characteristics.ts';
import type { Evasion } from './evasion.ts';

export const horsemanship: Evasion = { rule: '702.31b', allows: (_, __, { is }) => hasKeyword(is, 'horsemanship') };
