/**
 * What the common engine asks of Magic as a spell is cast (601.2), an ability is activated (602.2b) or a triggered ability is put on the
 * stack (603.3c–d). The choices themselves are made there (`play/announcement.ts`): modes and X (601.2b), targets (601.2c), what is
 * divided among them (601.2d). Each is a stage of those procedures.
 */
import type * as common from '@rulewright/rules';
import { targets } from '../../100-game/115-targets/115-targets.ts';
import { costs } from '../../100-game/118-costs/118-costs.ts';
import { announceEvent } from '../../700-additional/700.1-events/types.ts';
import { areAllModesChosen } from '../../700-additional/700.2-modes.ts';
import type { G, StackEntry } from '../../state.ts';

export type Pay = 'auto' | 'manual';

export type Announcement = common.Announcement<StackEntry>;

export const play: common.PlayRules<G> = {
  targets,
  costs,
  areAllModesChosen,
  announced: announceEvent,
  rule: { modes: '700.2a', x: '107.3a', costs: '601.2b', divide: '601.2d' },
};
