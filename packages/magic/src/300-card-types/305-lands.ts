/** Playing lands (305.1–305.3), a special action (116.2a). */

import { findObject, type ObjectId, type ObjectRow, type PlayerId, type Refusal } from '@rulewright/kernel';
import { forbidden } from '../100-game/101.2-restrictions.ts';
import { isActive } from '../100-game/101.4-turn-order.ts';
import { isSorceryTime } from '../100-game/117-priority/117.1-timing.ts';
import { TypeBit } from '../200-cards/205-card-types.ts';
import { castableFaces, mayPlayFrom } from '../600-effects/601-cast/601.3-ways.ts';
import { spellFace } from '../600-effects/601-cast/parts.ts';
import { inForce } from '../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import type { G } from '../state.ts';
import { selects, value } from '../vocabulary/evaluate.ts';

const refuse = (code: string, rule: string): Refusal => Object.freeze({ code, rule });
const NOT_A_LAND = refuse('not-a-land', '305.1');
const NOT_IN_ZONE = refuse('not-in-zone', '305.1');
const NOT_YOUR_TURN = refuse('wrong-timing', '305.3');
const WRONG_TIMING = refuse('wrong-timing', '305.1');
const LIMIT = refuse('land-limit', '305.2b');

/** 305.2: one, and what effects add. */
export function landLimit(g: G, player: PlayerId): number {
  let limit = 1;
  for (const a of environment(g).may) {
    if (a.effect.action !== 'extraLands' || !selects(g, a.effect.who, player, a.ctx) || !inForce(g, a)) continue;
    limit += value(g, a.effect.count, a.ctx);
  }
  return limit;
}

export const isLand = (g: G, card: ObjectId, face: number): boolean =>
  (spellFace(g, card, face).types & TypeBit.land) !== 0;

/** The faces of a card that are lands. */
export function playableLandFaces(g: G, row: ObjectRow): readonly number[] {
  const faces = castableFaces(g, row);
  if (faces.length === 1) return isLand(g, row.id, 0) ? faces : NO_FACES;
  return faces.filter((face) => isLand(g, row.id, face));
}
const NO_FACES: readonly number[] = [];

export function landRefusal(g: G, player: PlayerId, card: ObjectId, face: number): Refusal | null {
  const row = findObject(g.state, card);
  if (row === undefined) return NOT_IN_ZONE;
  if (!castableFaces(g, row).includes(face) || !isLand(g, card, face)) return NOT_A_LAND;
  if (!mayPlayFrom(g, player, row, face)) return NOT_IN_ZONE;
  if (!isActive(g, player)) return NOT_YOUR_TURN;
  if (!isSorceryTime(g, player)) return WRONG_TIMING;
  return landPlayRefusal(g, player, card);
}

/** 305.2b, 305.3: whether a player may play one more land, wherever it is and whenever that is. */
export function landPlayRefusal(g: G, player: PlayerId, card: ObjectId): Refusal | null {
  if (!isActive(g, player)) return NOT_YOUR_TURN;
  if ((g.state.game.totals[player]?.landsPlayed ?? 0) >= landLimit(g, player)) return LIMIT;
  return forbidden(g, 'playLands', player, card);
}
