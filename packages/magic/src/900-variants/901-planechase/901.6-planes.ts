/** The planes and phenomena that are face up, and the planar controller (901.6). */
import { type ObjectId, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import { inTurnOrder } from '../../100-game/101.4-turn-order.ts';
import { copiable } from '../../100-game/108-pool.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { COMMAND } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';

/** What lies face up in the command zone and has one of these types. */
export const faceUp = (g: G, types: number): readonly ObjectId[] =>
  zoneObjects(g, COMMAND, g.state.game.turn.active).filter(
    (id) => (copiable(g.pool, objectRow(g.state, id)).types & types) !== 0,
  );

export const PLANAR = TypeBit.plane | TypeBit.phenomenon;

/** 901.6: the active player; of one who has left, the next in turn order. */
export const planarController = (g: G): PlayerId => inTurnOrder(g)[0] ?? g.state.game.turn.active;
