/** Turn order, and who plays against whom (general rules, players). */
import type { PlayerId } from '@rulewright/kernel';
import type { G } from '../state.ts';

export { playerAfter } from '@rulewright/rules';

/** Players who are still in the game, beginning with the turn player or the one given. */
export function inTurnOrder(g: G, first: PlayerId = g.state.game.turn.active): readonly PlayerId[] {
  const { players } = g.state;
  const order: PlayerId[] = [];
  for (let i = 0; i < players.length; i++) {
    const player = players[(first + i) % players.length];
    if (player !== undefined && player.standing === 'playing') order.push(player.id);
  }
  return order;
}

export const isPlaying = (g: G, player: PlayerId): boolean => g.state.players[player]?.standing === 'playing';

export const areOpponents = (g: G, a: PlayerId, b: PlayerId): boolean =>
  g.state.players[a]?.team !== g.state.players[b]?.team;
