/** A Saga whose last chapter has been told is sacrificed (704.5s, 714.4). */

import { hasSubtype } from '../../100-game/109.3-characteristics.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { sacrificeEvent } from '../700.1-events/types.ts';
import { finalChapter, isTold } from '../714-sagas.ts';
import type { PermanentAction } from './704-action.ts';

export const sagas: PermanentAction = {
  rule: '704.5s',
  concerns: { each: 'permanent', types: TypeBit.enchantment, is: (_, c) => hasSubtype(c, 'Saga') },
  check: (g, { id: object }, c) => (isTold(g, object, c) ? [sacrificeEvent(c.controller, object)] : null),
  facts: (_, { counters }, c) => ({ lore: counters.lore ?? 0, chapters: finalChapter(c) }),
};
