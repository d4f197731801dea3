/**
 * A commander that has come into a graveyard or exile since state-based actions were last checked: its owner may put it into
 * the command zone (903.9a, 704.6d).
 */
import { moveEvent, NO_OBJECT, objectRow } from '@rulewright/kernel';
import { COMMAND, EXILE, GRAVEYARD } from '../../400-zones/400-zones.ts';
import { commanderAskedEvent } from '../../700-additional/700.1-events/types.ts';
import type { CommanderChoice } from '../../700-additional/704-state-based-actions/704-action.ts';

const rule = '704.6d';

export const commanderReturns: CommanderChoice = {
  rule,
  concerns: { each: 'commander' },
  check: (g, { arrived, object }) => {
    if (!arrived || object === NO_OBJECT) return null;
    const { zone } = objectRow(g.state, object);
    return zone === GRAVEYARD || zone === EXILE ? [object] : null;
  },
  choice: {
    ask: (_g, _from, { owner: player, object: about }) => ({
      kind: 'yesNo',
      player,
      rule,
      prompt: 'commander-to-command-zone',
      about,
    }),
    asked: ({ object }) => commanderAskedEvent(object),
    events: (_g, answer, _from, { object }) => (answer === true ? [moveEvent(object, COMMAND, { how: 'put' })] : []),
  },
};
