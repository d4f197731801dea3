/** What the cards that begin in the command zone change of the start (902): life totals and hand sizes (313.6, 313.7); 904.5. */
import { Aspect, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import { copiable } from '../100-game/108-pool.ts';
import { TypeBit } from '../200-cards/205-card-types.ts';
import { COMMAND, SCHEME_DECK } from '../400-zones/400-zones.ts';
import { changeTotals } from '../700-additional/700.1-events/change-game.ts';
import type { G } from '../state.ts';
import { faceUp } from './901-planechase/901.6-planes.ts';

function modifier(g: G, player: PlayerId, what: 'hand' | 'life'): number {
  let sum = 0;
  for (const id of zoneObjects(g, COMMAND, player)) {
    const row = objectRow(g.state, id);
    if (row.owner !== player) continue;
    const { types, face } = copiable(g.pool, row);
    if ((types & TypeBit.vanguard) !== 0) sum += face[what] ?? 0;
  }
  return sum;
}

/** 902.5, 902.5b: the starting hand size, and the maximum hand size where no effect says otherwise. */
export const usualHandSize = (g: G, player: PlayerId): number => 7 + modifier(g, player, 'hand');

/** 904.5: who has schemes is an archenemy. */
const ARCHENEMY_LIFE = 40;
const isArchenemy = (g: G, player: PlayerId): boolean =>
  zoneObjects(g, SCHEME_DECK, player).length > 0 ||
  faceUp(g, TypeBit.scheme).some((id) => objectRow(g.state, id).owner === player);

/** 902.4, 904.5 */
export const startingLife = (g: G, player: PlayerId): number =>
  (isArchenemy(g, player) ? ARCHENEMY_LIFE : g.state.game.format.life) + modifier(g, player, 'life');

export function placeLifeTotals(g: G): void {
  const { life } = g.state.game.format;
  for (const { id } of g.state.players) {
    const total = startingLife(g, id);
    if (total !== life) changeTotals(g, id, { life: total }, Aspect.player);
  }
}
