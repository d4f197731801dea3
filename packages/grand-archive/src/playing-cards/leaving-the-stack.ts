/** Where a played card goes from the effects stack when it becomes no object (playing cards 7.1). */
import { moveEvent, type ObjectId } from '@rulewright/kernel';
import type { GrandArchiveEvent } from '../events/types.ts';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import type { G } from '../state.ts';
import { BANISHMENT, GRAVEYARD } from '../zones/zones.ts';

/** Cards with reserve costs go to the graveyard, cards with memory costs to banishment. */
export const fromTheStack = (g: G, card: ObjectId, how: 'resolved' | 'put'): GrandArchiveEvent =>
  moveEvent(card, characteristics(g, card).cost?.kind === 'memory' ? BANISHMENT : GRAVEYARD, { how });
