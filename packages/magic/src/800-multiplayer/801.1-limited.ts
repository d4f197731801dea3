/** The limited range of influence option (801.1). */
import type { G } from '../state.ts';

/** Whether the game is played with the limited range of influence option. */
export const isLimited = (g: G): boolean => g.state.game.format.range !== undefined;
