/** Where a played card goes from the effects stack when it becomes no object (playing cards 7.1). */
import { moveEvent, type ObjectId, objectRow } from '@rulewright/kernel';
import type { GrandArchiveEvent } from '../events/types.ts';
import { characteristics, isType } from '../parts-of-a-card/characteristics.ts';
import { BOON } from '../parts-of-a-card/words.ts';
import type { G } from '../state.ts';
import { BANISHMENT, GRAVEYARD, PANTHEON } from '../zones/zones.ts';

/**
 * Cards with reserve costs go to the graveyard, cards with memory costs to banishment. Bestowing 1, 2: a boon whose bestowment has resolved is
 * gained, and lies face up in the Pantheon zone with what was chosen for it.
 */
export function fromTheStack(g: G, card: ObjectId, how: 'resolved' | 'put'): GrandArchiveEvent {
  const c = characteristics(g, card);
  if (how === 'resolved' && isType(c, BOON)) {
    const { notes } = objectRow(g.state, card);
    return moveEvent(card, PANTHEON, { how, notes });
  }
  return moveEvent(card, c.cost?.kind === 'memory' ? BANISHMENT : GRAVEYARD, { how });
}
