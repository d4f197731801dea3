/** Players who lose the game (704.5a–c), and teams that share their life and poison counters (704.6a–b). */

import type { PlayerId, PlayerRow } from '@rulewright/kernel';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { lifeSharers, sharesLife } from '../../100-game/101.4-turn-order.ts';
import type { G } from '../../state.ts';
import { loseEvent, type MagicEvent } from '../700.1-events/types.ts';
import type { PlayerAction } from './704-action.ts';

type Losing = 'lose' | 'loseForLife' | 'loseForDrawing';

/** 810.8a: not if anybody on the team cannot, at all or for this reason. */
export const loses = (g: G, player: PlayerId, rule: string, why: Losing = 'lose'): readonly MagicEvent[] | null =>
  lifeSharers(g, player).some((p) => forbidden(g, 'lose', p) !== null || forbidden(g, why, p) !== null)
    ? null
    : [loseEvent(player, rule)];

const alone = (g: G): boolean => !sharesLife(g);
const asTeam = sharesLife;

const poisonOf = ({ counters }: PlayerRow): number => counters.poison ?? 0;

/** 0 or less life. */
const noLife = (rule: string, when: (g: G) => boolean): PlayerAction => ({
  rule,
  concerns: { each: 'player' },
  when,
  check: (g, { id }, { life }) => (life <= 0 ? loses(g, id, rule, 'loseForLife') : null),
  facts: (_g, _row, { life }) => ({ life }),
});

/** Ten or more poison counters, or fifteen of a team. */
const poisoned = (rule: string, when: (g: G) => boolean): PlayerAction => ({
  rule,
  concerns: { each: 'player' },
  when,
  check: (g, row) => (poisonOf(row) >= g.state.game.format.poison ? loses(g, row.id, rule) : null),
  facts: (_g, row) => ({ poison: poisonOf(row) }),
});

export const losing: readonly PlayerAction[] = [
  noLife('704.5a', alone),
  {
    // An attempt to draw from an empty library.
    rule: '704.5b',
    concerns: { each: 'player' },
    check: (g, { id }, { drewFromEmpty }) => (drewFromEmpty ? loses(g, id, '704.5b', 'loseForDrawing') : null),
    facts: (_g, _row, { drewFromEmpty }) => ({ drewFromEmpty }),
  },
  poisoned('704.5c', alone),
];

export const losingTeams: readonly PlayerAction[] = [noLife('704.6a', asTeam), poisoned('704.6b', asTeam)];
