/** Double strike (702.4): it deals its damage in both combat damage steps (702.4b, 510.4). */
import type { ObjectId } from '@rulewright/kernel';
import { characteristics, hasKeyword } from '../../100-game/109.3-characteristics.ts';
import type { G } from '../../state.ts';

export const strikesTwice = (g: G, id: ObjectId): boolean => hasKeyword(characteristics(g, id), 'double strike');
