/** A player who has been dealt 21 combat damage by one commander loses the game (903.10a, 704.6c). */
import type { PlayerId } from '@rulewright/kernel';
import { loses } from '../../700-additional/704-state-based-actions/704.5a-losing.ts';
import type { PlayerAction } from '../../700-additional/704-state-based-actions/704-action.ts';
import type { G } from '../../state.ts';

export const LETHAL_COMMANDER_DAMAGE = 21;

/** The most damage that one commander has dealt to the player. */
function mostDamage(g: G, player: PlayerId): number {
  let most = 0;
  for (const { damage } of g.state.game.commanders) most = Math.max(most, damage[player] ?? 0);
  return most;
}

const rule = '704.6c';

export const commanderDamage: PlayerAction = {
  rule,
  concerns: { each: 'player' },
  when: (g) => g.state.game.commanders.length > 0,
  check: (g, { id }) => (mostDamage(g, id) >= LETHAL_COMMANDER_DAMAGE ? loses(g, id, rule) : null),
  facts: (g, { id }) => ({ commanderDamage: mostDamage(g, id) }),
};
