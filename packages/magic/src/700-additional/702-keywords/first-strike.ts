/** First strike (702.7): it deals its damage in the first of two combat damage steps (510.4). */
import type { ObjectId } from '@rulewright/kernel';
import { characteristics, hasKeyword } from '../../100-game/109.3-characteristics.ts';
import type { G } from '../../state.ts';
import { strikesTwice } from './double-strike.ts';

/** 702.7b: with first strike or double strike. */
export const strikesFirst = (g: G, id: ObjectId): boolean =>
  hasKeyword(characteristics(g, id), 'first strike') || strikesTwice(g, id);
