/** Skulk (702.118): no creature with greater power can block it. */
import type { Evasion } from './evasion.ts';

export const skulk: Evasion = {
  rule: '702.118b',
  allows: (_, attacker, { is }) => (is.power ?? 0) <= (attacker.is.power ?? 0),
};
