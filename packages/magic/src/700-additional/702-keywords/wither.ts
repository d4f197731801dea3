/** Wither (702.80), and infect (702.90) where it does the same: damage to creatures puts -1/-1 counters on them (120.3d). */
import type { ObjectId } from '@rulewright/kernel';
import { hasKeyword } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { permitted } from '../../500-turn/combat/permissions.ts';
import type { G } from '../../state.ts';

export const withers = (g: G, id: ObjectId, source: Characteristics): boolean =>
  hasKeyword(source, 'wither') || hasKeyword(source, 'infect') || permitted(g, 'dealAsThoughWither', id);
