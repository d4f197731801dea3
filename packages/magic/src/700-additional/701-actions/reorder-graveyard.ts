/** Putting a graveyard into another order (404.2). */
import { zoneObjects } from '@rulewright/kernel';
import { GRAVEYARD } from '../../400-zones/400-zones.ts';
import { type Acts, ASKED, chooseOrder, emit } from '../../600-effects/608-resolve/run.ts';
import type { MagicEvent } from '../700.1-events/types.ts';
import { playersOf } from './found.ts';

export const reordering: Acts<'reorderGraveyard'> = {
  reorderGraveyard: (run, action) => {
    const events: MagicEvent[] = [];
    for (const player of playersOf(run, action.who)) {
      const order = chooseOrder(
        run,
        player,
        { rule: '404.2', prompt: 'reorder-graveyard' },
        zoneObjects(run.g, GRAVEYARD, player),
      );
      if (order === undefined) return ASKED;
      events.push({ kind: 'arrange', player, zone: GRAVEYARD, order, cause: run.ctx.source });
    }
    return emit(events);
  },
};
