/** Abilities that players have (113.1b, 702.11c, 702.16b, 702.18a): keyword abilities that effects give them. */

import type { PlayerId } from '@rulewright/kernel';
import type { KeywordAbility } from '@rulewright/language/magic';
import { inForce } from '../600-effects/613-continuous/611-active-effect.ts';
import { gained } from '../600-effects/613-continuous/613.10-on-players.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import type { Context, G } from '../state.ts';
import { selects } from '../vocabulary/evaluate.ts';

/** A keyword ability of a player, with the effect that gives it. */
export interface PlayerAbility {
  readonly ability: KeywordAbility;
  /** The words of the ability are read as of the player who has it. */
  readonly ctx: Context;
}

const NONE: readonly PlayerAbility[] = Object.freeze([]);

/** What the player has now, by the effects in the order of their timestamps (613.10, 613.7). */
export function abilitiesOfPlayer(g: G, player: PlayerId): readonly PlayerAbility[] {
  const effects = environment(g).onPlayers;
  if (effects.length === 0) return NONE;
  let has: PlayerAbility[] = [];
  const barred = new Set<string>();
  for (const a of effects) {
    const affected = a.objects === null ? selects(g, a.effect.what, player, a.ctx) : a.objects.includes(player);
    if (!affected || !inForce(g, a)) continue;
    for (const change of a.effect.changes) {
      const ability = gained(change);
      if (ability !== null) has.push({ ability, ctx: { ...a.ctx, controller: player } });
      else if (change.kind === 'loseAll') has = [];
      else if (change.kind === 'lose' || change.kind === 'cantHave') {
        has = has.filter((p) => p.ability.keyword !== change.keyword);
        if (change.kind === 'cantHave') barred.add(change.keyword);
      }
    }
  }
  return barred.size === 0 ? has : has.filter((p) => !barred.has(p.ability.keyword));
}
