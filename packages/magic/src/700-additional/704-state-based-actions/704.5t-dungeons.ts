/** A dungeon whose bottommost room has been entered, with no room ability of it still to resolve, is completed (704.5t, 309.6). */
import { objectRow, zoneObjects } from '@rulewright/kernel';
import { STACK } from '../../400-zones/400-zones.ts';
import type { StackEntry } from '../../state.ts';
import { complete, dungeonOf, nextRooms } from '../701-actions/701.49-venturing.ts';
import type { PlayerAction } from './704-action.ts';

export const dungeons: PlayerAction = {
  rule: '704.5t',
  concerns: { each: 'player' },
  check: (g, { id: player }) => {
    const dungeon = dungeonOf(g, player);
    if (dungeon === undefined || nextRooms(g, player).length > 0) return null;
    const waits =
      g.state.pending.some((t) => t.source === dungeon) ||
      zoneObjects(g, STACK, player).some(
        (id) => (objectRow(g.state, id).stack as StackEntry | null)?.source === dungeon,
      );
    return waits ? null : complete(g, player, dungeon);
  },
};
