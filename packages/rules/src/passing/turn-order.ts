/** Who comes after whom, and how many are left. */
import type { PlayerId } from '@rulewright/kernel';
import type { CommonGame } from '../game.ts';

/** The next player in turn order who is still in the game. */
export function playerAfter(g: CommonGame, player: PlayerId): PlayerId {
  const { players } = g.state;
  for (let i = 1; i < players.length; i++) {
    const next = players[(player + i) % players.length];
    if (next !== undefined && next.standing === 'playing') return next.id;
  }
  return player;
}

export function playersLeft(g: CommonGame): number {
  let count = 0;
  for (const player of g.state.players) if (player.standing === 'playing') count++;
  return count;
}
