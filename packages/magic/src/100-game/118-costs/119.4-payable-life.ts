/** How much life a player can pay (119.4, 119.8). */
import type { PlayerId } from '@rulewright/kernel';
import type { G } from '../../state.ts';
import { forbidden } from '../101.2-restrictions.ts';

export const lifeOf = (g: G, player: PlayerId): number => g.state.game.totals[player]?.life ?? 0;

/** 119.8: a player who can't lose life can pay none. */
export const payableLife = (g: G, player: PlayerId): number =>
  forbidden(g, 'loseLife', player) === null ? lifeOf(g, player) : 0;
