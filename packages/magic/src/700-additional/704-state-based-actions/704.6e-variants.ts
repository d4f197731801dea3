/** Schemes that are over (704.6e), and phenomena whose abilities have left the stack (704.6f). */
import { hasWaiting } from '@rulewright/rules';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { faceUp, planarController } from '../../900-variants/901-planechase/901.6-planes.ts';
import { schemesOver } from '../../900-variants/904-archenemy/904.9-schemes.ts';
import { planeswalkEvent } from '../700.1-events/types.ts';
import type { PlayerAction } from './704-action.ts';

const schemes: PlayerAction = {
  rule: '704.6e',
  concerns: { each: 'player' },
  check: (g, { id }) => schemesOver(g, id),
};

const phenomena: PlayerAction = {
  rule: '704.6f',
  concerns: { each: 'player' },
  when: (g) => g.state.game.format.planes === true,
  check: (g, { id }) =>
    id === planarController(g) && faceUp(g, TypeBit.phenomenon).some((object) => !hasWaiting(g, object))
      ? [planeswalkEvent(id)]
      : null,
};

export const variants: readonly PlayerAction[] = [schemes, phenomena];
