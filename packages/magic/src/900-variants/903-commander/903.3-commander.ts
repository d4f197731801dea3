/** Commanders (903): which object is one (903.3), what casting it costs (903.8), where it may go instead (903.9b). */
import { type ObjectId, type ObjectRow, objectRow, type PlayerId } from '@rulewright/kernel';
import { COMMAND, HAND, LIBRARY, STACK } from '../../400-zones/400-zones.ts';
import type { Commander, G, StackEntry } from '../../state.ts';

/** 903.3: being a commander belongs to the card, whatever object it is now. */
export function commanderOf(g: G, id: ObjectId): Commander | null {
  for (const c of g.state.game.commanders) if (c.object === id) return c;
  return null;
}

/** 903.8: the owner may cast it from the command zone. */
export const castableCommander = (g: G, row: ObjectRow, player: PlayerId): boolean =>
  row.zone === COMMAND && row.owner === player && commanderOf(g, row.id) !== null;

/** 903.8: {2} more for each time it has been cast from the command zone before. */
export function commanderTax(g: G, id: ObjectId): number {
  const commander = g.state.game.commanders.length === 0 ? null : commanderOf(g, id);
  if (commander === null) return 0;
  const row = objectRow(g.state, id);
  const from = row.zone === STACK ? (row.stack as StackEntry | null)?.from : row.zone;
  return from === COMMAND ? 2 * commander.casts : 0;
}

/** 903.9b: on its way to its owner's hand or library it may go to the command zone instead. */
export const mayGoHome = (g: G, id: ObjectId, to: number): boolean =>
  (to === HAND || to === LIBRARY) && g.state.game.commanders.length > 0 && commanderOf(g, id) !== null;

/** How often a player's commanders have been cast from the command zone. */
export const castsOfCommanders = (g: G, player: PlayerId): number =>
  g.state.game.commanders.reduce((sum, c) => (c.owner === player ? sum + c.casts : sum), 0);
