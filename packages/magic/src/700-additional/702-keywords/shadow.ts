/** Shadow (702.28): the one evasion ability that works both ways. */
import { hasKeyword } from '../../100-game/109.3-characteristics.ts';
import type { Evasion, Side } from './evasion.ts';

export const shadow: Evasion = { rule: '702.28b', allows: (_, __, { is }) => hasKeyword(is, 'shadow') };

/** A creature with shadow blocks nothing without it. */
export const isKeptByShadow = (attacker: Side, blocker: Side): boolean =>
  hasKeyword(blocker.is, 'shadow') && !hasKeyword(attacker.is, 'shadow');
