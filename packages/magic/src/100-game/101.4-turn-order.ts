/** Turn order and APNAP order (101.4), and who shares a turn (805). */
import type { PlayerId } from '@rulewright/kernel';
import type { G } from '../state.ts';

export { playerAfter } from '@rulewright/rules';

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

/** The player before in turn order who is still in the game: the one to the right. */
export function playerBefore(g: G, player: PlayerId): PlayerId {
  const { players } = g.state;
  for (let i = players.length - 1; i > 0; i--) {
    const other = players[(player + i) % players.length];
    if (other !== undefined && other.standing === 'playing') return other.id;
  }
  return player;
}

/** The player has left the game: by losing it, or with a draw (104.5, 801.15). */
export const isGone = (g: G, player: PlayerId): boolean => {
  const standing = g.state.players[player]?.standing;
  return standing === 'lost' || standing === 'drew';
};

const ofTeam = (g: G, team: number | undefined): readonly PlayerId[] =>
  g.state.players.filter((p) => p.team === team).map((p) => p.id);

/** 805.4: the players who take turns together with this one; usually nobody else. */
export const sharers = (g: G, player: PlayerId): readonly PlayerId[] =>
  g.state.game.format.sharedTeams ? ofTeam(g, g.state.players[player]?.team) : [player];

/** 810.8, 810.9: whether teams have one life total, and win and lose together. */
export const sharesLife = (g: G): boolean => {
  const { sharedTeams, ownLife } = g.state.game.format;
  return sharedTeams && ownLife !== true;
};

/** 810.8a, 810.9: the players who share their life and lose together with this one. */
export const lifeSharers = (g: G, player: PlayerId): readonly PlayerId[] =>
  sharesLife(g) ? sharers(g, player) : [player];

/** 805.4a: the player is active, or on the active team. */
export const isActive = (g: G, player: PlayerId): boolean =>
  player === g.state.game.turn.active ||
  (g.state.game.format.sharedTeams &&
    g.state.players[player]?.team === g.state.players[g.state.game.turn.active]?.team);

/** The active player, or the players of the active team in order; those who have left are not there (800.4j). */
export const activePlayers = (g: G): readonly PlayerId[] =>
  sharers(g, g.state.game.turn.active).filter((p) => g.state.players[p]?.standing === 'playing');

/** The one who stands for a team that takes turns together: the first in its seats. */
export const headOf = (g: G, player: PlayerId): PlayerId => sharers(g, player)[0] ?? player;

/** Who is next to take a turn after that player or team (500.7, 805.4); 800.4k: those who have left are passed over. */
export function turnAfter(g: G, player: PlayerId): PlayerId {
  const own = sharers(g, player);
  return inTurnOrder(g, player).find((p) => !own.includes(p)) ?? player;
}

/** 102.2, 102.3: players who are not on the same team. */
export const areOpponents = (g: G, a: PlayerId, b: PlayerId): boolean =>
  g.state.players[a]?.team !== g.state.players[b]?.team;
