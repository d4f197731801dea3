/** Turn order and APNAP order (101.4). */
import type { PlayerId } from '@rulewright/kernel';
import type { G } from './types.ts';

/** Players who are still in the game, beginning with the active player or the one given. */
export function inTurnOrder(g: G, first: PlayerId = g.state.game.turn.active): readonly PlayerId[] {
  const { players } = g.state;
  const order: PlayerId[] = [];
  for (let i = 0; i < players.length; i++) {
    const player = players[(first + i) % players.length];
    if (player !== undefined && player.standing === 'playing') order.push(player.id);
  }
  return order;
}

/** The next player in turn order who is still in the game. */
export function playerAfter(g: G, player: PlayerId): PlayerId {
  const order = inTurnOrder(g, player);
  return order.find((p) => p !== player) ?? player;
}
