/** A loop of mandatory actions makes the game a draw (104.4b, 732.4). */
import type { Loop } from '@rulewright/rules';
import { isLimited } from '../../800-multiplayer/801.1-limited.ts';
import { drawnBy } from '../../800-multiplayer/801-range.ts';
import type { G } from '../../state.ts';
import type { MagicEvent } from '../700.1-events/types.ts';

/** 104.4f: only for those whom it reaches, where the range of influence is limited. */
export const drawnByLoop = (g: G, loop: Loop): MagicEvent => ({
  kind: 'drawGame',
  rule: '732.4',
  loop,
  ...(isLimited(g) ? { players: drawnBy(g, loop.players) } : {}),
});
