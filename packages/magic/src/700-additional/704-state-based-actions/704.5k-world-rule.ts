/** The world rule (704.5k): of permanents with the supertype world only the newest stays; two that are as new go both. */
import { type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
import { characteristics } from '../../100-game/109.3-characteristics.ts';
import { SupertypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { inRange } from '../../800-multiplayer/801-range.ts';
import type { G } from '../../state.ts';
import { type PermanentAction, put } from './704-action.ts';

const isWorld = (g: G, id: ObjectId): boolean => (characteristics(g, id).supertypes & SupertypeBit.world) !== 0;

export const worldRule: PermanentAction = {
  rule: '704.5k',
  concerns: { each: 'permanent', supertypes: SupertypeBit.world, together: true },
  check: (g, row, { controller }) => {
    // 801.12: within range.
    const isOld = zoneObjects(g, BATTLEFIELD, g.state.game.turn.active).some(
      (other) =>
        other !== row.id &&
        isWorld(g, other) &&
        objectRow(g.state, other).timestamp >= row.timestamp &&
        inRange(g, controller, other),
    );
    return isOld ? put(row) : null;
  },
};
