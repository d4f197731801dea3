/** Fast and slow: when something may be done (timing and permissions). */
import { type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { G } from '../state.ts';
import { STACK } from '../zones/zones.ts';

const isStackEmpty = (g: G): boolean => zoneObjects(g, STACK, g.state.game.turn.active).length === 0;

/** Slow 1: the turn player, in the main phase, with nothing on the effects stack. */
export const isSlowTime = (g: G, player: PlayerId): boolean =>
  g.state.game.turn.active === player &&
  g.state.game.turn.step === 'main' &&
  g.state.game.combat === null &&
  isStackEmpty(g);
