/** What the common engine asks of Magic as a spell is cast or an ability is activated or put on the stack (601.2, 602.2b, 603.3c–d). */
import type { PlayRules } from '@rulewright/rules';
import { targets } from '../../100-game/115-targets/115-targets.ts';
import { announceEvent } from '../../700-additional/700.1-events/types.ts';
import type { G } from '../../state.ts';

export const play: PlayRules<G> = { targets, announced: announceEvent };
