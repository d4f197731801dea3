/** Tokens and copies of spells cease to exist where they cannot be (704.5d–e). */

import { ceaseEvent, type ObjectRow } from '@rulewright/kernel';
import { BATTLEFIELD, PHASED_OUT, STACK } from '../../400-zones/400-zones.ts';
import type { MagicEvent } from '../700.1-events/types.ts';
import { preparedBy } from '../722-prepared.ts';
import type { StrayAction } from './704-action.ts';

const cease = ({ id }: ObjectRow): readonly MagicEvent[] => [ceaseEvent(id)];

export const strays: readonly StrayAction[] = [
  {
    // 702.26d: a phased-out token is still on the battlefield.
    rule: '704.5d',
    concerns: { each: 'stray', kind: 'token' },
    check: (_, row) => (row.zone !== BATTLEFIELD && row.zone !== PHASED_OUT ? cease(row) : null),
  },
  {
    // 722.3c: but for the copy of a prepare spell.
    rule: '704.5e',
    concerns: { each: 'stray', kind: 'copy' },
    check: (g, row) =>
      row.zone !== STACK && row.zone !== BATTLEFIELD && preparedBy(g, row) === null ? cease(row) : null,
  },
];
