/** Effects by which players do more of something: "if you would recover, recover that much plus 1". */
import type { PlayerId } from '@rulewright/kernel';
import type { StaticEffect } from '@rulewright/language/grand-archive';
import { environment, inForce } from '@rulewright/rules';
import type { G } from '../state.ts';
import { selects, value } from '../vocabulary/evaluate.ts';

type More = Extract<StaticEffect, { kind: 'more' }>;

/** An amount as it is for this player: none stays none. */
export function increased(g: G, of: More['of'], player: PlayerId, amount: number): number {
  if (amount <= 0) return 0;
  let sum = amount;
  for (const a of environment(g).own) {
    const effect = a.effect as StaticEffect;
    if (effect.kind === 'more' && effect.of === of && inForce(g, a) && selects(g, effect.who, player, a.ctx))
      sum += value(g, effect.amount, a.ctx);
  }
  return Math.max(0, sum);
}
