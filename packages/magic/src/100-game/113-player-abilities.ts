/** Abilities that players have (113.1b, 702.11c, 702.16b, 702.18a): keyword abilities that effects give them. */

import type { PlayerId } from '@rulewright/kernel';
import type { KeywordAbility } from '@rulewright/language/magic';
import * as common from '@rulewright/rules';
import { environment } from '../600-effects/613-continuous/environment.ts';
import type { G } from '../state.ts';

export type PlayerAbility = common.PlayerAbility<KeywordAbility>;

/** What the player has now, by the effects in the order of their timestamps (613.10, 613.7). */
export const abilitiesOfPlayer = (g: G, player: PlayerId): readonly PlayerAbility[] =>
  common.abilitiesOfPlayer(g, player, environment(g).onPlayers) as readonly PlayerAbility[];
