/** What a player has that is no object: a mastery with its direction, and statuses. */
import { type ObjectId, type ObjectRow, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Direction } from '@rulewright/language/grand-archive';
import { faceOf } from '../parts-of-a-card/pool.ts';
import type { G } from '../state.ts';
import { ATTRIBUTES } from '../zones/zones.ts';

const attributesOf = (
  g: G,
  player: PlayerId,
  type: 'mastery' | 'status',
  name: string | undefined,
): readonly ObjectId[] =>
  zoneObjects(g, ATTRIBUTES, player).filter((id) => {
    const face = faceOf(g.pool, objectRow(g.state, id));
    return face.types.includes(type) && (name === undefined || face.name === name);
  });

export const masteriesOf = (g: G, player: PlayerId, name?: string): readonly ObjectId[] =>
  attributesOf(g, player, 'mastery', name);

export const hasStatus = (g: G, player: PlayerId, name: string): boolean =>
  attributesOf(g, player, 'status', name).length > 0;

/** Shifting Currents 2.1: a mastery that has not been turned faces north. */
export const isFacing = ({ notes }: ObjectRow, directions: readonly Direction[]): boolean =>
  directions.some((direction) => direction === (notes.direction ?? 'north'));
