/** What a copy of an object is (707.2): its copiable values, with the exceptions that the effect makes. */
import { type ObjectId, objectRow } from '@rulewright/kernel';
import type { Card, Change, Face } from '@rulewright/language/magic';
import { copied } from '@rulewright/rules';
import { splitCard } from '../../100-game/108-pool.ts';
import { type Context, Flag, type G } from '../../state.ts';
import { isRoom, LOCKED } from '../709-rooms.ts';
import { changedCopiable } from './707.9-exceptions.ts';

/** Of a permanent, spell or card. */
export function copiedFace(g: G, ctx: Context, id: ObjectId, changes: readonly Change[]): Face {
  return copied(g, ctx, id, changes) as Face;
}

/** 707.8a: both faces, each with the exceptions. */
export const copiedCard = (g: G, ctx: Context, card: Card, exceptions: readonly Change[]): Card => {
  if (exceptions.length === 0) return card;
  const [front, ...others] = card.faces;
  const changed = (face: Face): Face => changedCopiable(g, ctx, face, exceptions);
  return { ...card, faces: [changed(front), ...others.map(changed)] };
};

/** 709.5b, 709.5d: of a Room both halves are copied, and both are locked. */
export function copiedRoom(
  g: G,
  ctx: Context,
  id: ObjectId,
  exceptions: readonly Change[],
): { readonly base: Card; readonly face: number } | null {
  const row = objectRow(g.state, id);
  const card = row.copy === null && (row.flags & Flag.faceDown) === 0 ? splitCard(g.pool, row) : null;
  return card !== null && isRoom(card) ? { base: copiedCard(g, ctx, card, exceptions), face: LOCKED } : null;
}
