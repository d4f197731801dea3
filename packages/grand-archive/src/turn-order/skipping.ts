/** Skipping phases: what an effect lets a player pass by does not happen. */
import { happen, type PlayerId } from '@rulewright/kernel';
import type { Skip } from '@rulewright/language/grand-archive';
import { environment, inForce, selects } from '@rulewright/rules';
import { planEvent } from '../events/make.ts';
import type { G, Phase } from '../state.ts';

/** Skipping phases 1, 2: each time one is to be skipped, that once. */
export function skipsPhase(g: G, player: PlayerId, step: Phase): boolean {
  const { skips } = g.state.game.turn;
  const at = skips.findIndex((s) => s.player === player && s.step === step);
  if (at >= 0) {
    happen(g, planEvent({ skips: skips.toSpliced(at, 1) }));
    return true;
  }
  return environment(g).skips.some((a) => {
    const effect = a.effect as Skip;
    return effect.step === step && inForce(g, a) && selects(g, effect.who, player, a.ctx);
  });
}
