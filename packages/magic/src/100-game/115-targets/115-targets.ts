/**
 * Targets (115) are found, counted and judged by the common engine (`play/targets.ts`): one choice for each instance of the word "target"
 * in the order of the text (601.2c), in the zone it names (115.2), "another target" (115.3), never the spell or ability itself (115.5),
 * a share for each of what is divided (601.2d), those that are needed only if a cost was paid (702.33g), those that leave legal targets
 * for the rest (601.5), those that another player chooses (601.7); on resolution, those that are still legal (608.2b). This is what it
 * asks of Magic.
 */
import type { TargetRules } from '@rulewright/rules';
import { targetedEvent } from '../../700-additional/700.1-events/types.ts';
import { Flag, type G } from '../../state.ts';
import { cantBeTargeted } from '../101.2-restrictions.ts';

export const targets: TargetRules<G> = {
  // 702.26b
  exists: ({ flags }) => (flags & Flag.phasedOut) === 0,
  // 115.4
  shield: cantBeTargeted,
  targeted: targetedEvent,
  rule: { target: '115.1', zone: '115.2', twice: '115.3', itself: '115.5', choose: '601.2c' },
};
