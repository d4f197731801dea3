/** A player without speed who controls a permanent with start your engines! gets speed (704.5z, 702.179a). */

import { type ObjectRow, zoneObjects } from '@rulewright/kernel';
import { characteristics, hasKeyword } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import type { G } from '../../state.ts';
import { speedOf, speedUp } from '../702-keywords/start-your-engines.ts';
import type { PermanentAction } from './704-action.ts';

const startsEngines = (c: Characteristics): boolean => hasKeyword(c, 'start your engines!');

/** Several such permanents give a player speed once. */
const isFirst = (g: G, row: ObjectRow, { controller }: Characteristics): boolean =>
  zoneObjects(g, BATTLEFIELD, controller).find((id) => {
    const c = characteristics(g, id);
    return c.controller === controller && startsEngines(c);
  }) === row.id;

export const speed: PermanentAction = {
  rule: '704.5z',
  concerns: { each: 'permanent', is: (_, c) => startsEngines(c) },
  check: (g, row, c) => (speedOf(g, c.controller) === 0 && isFirst(g, row, c) ? speedUp(g, c.controller, 1) : null),
};
