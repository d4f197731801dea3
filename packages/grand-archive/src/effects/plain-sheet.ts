/** Cards that no effect changes: what is printed tells some things without working out which of their bubbles are open. */
import { NOWHERE, type ObjectRow } from '@rulewright/kernel';
import { environment } from '@rulewright/rules';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { type Sheet, sheetOf } from '../parts-of-a-card/printed.ts';
import { Flag, type G } from '../state.ts';
import { FIELD } from '../zones/zones.ts';

/** The side of a card outside of the field that has nothing but what some of its bubbles have; null where that is not certain. */
export function plainSheet(g: G, row: ObjectRow): Sheet | null {
  if (row.zone === FIELD || row.zone === NOWHERE || row.effects.length > 0 || (row.flags & Flag.faceDown) !== 0)
    return null;
  const sheet = sheetOf(faceOf(g.pool, row));
  return sheet.defines || environment(g).modifiesElsewhere ? null : sheet;
}
