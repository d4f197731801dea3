/** Of several Roles that one player controls on a permanent only the newest stays (704.5y). */

import { isPlayer, NO_OBJECT, type ObjectRow, objectRow } from '@rulewright/kernel';
import { characteristics, hasSubtype } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import type { G } from '../../state.ts';
import { type PermanentAction, put } from './704-action.ts';

const isLater = (a: ObjectRow, b: ObjectRow): boolean =>
  a.timestamp > b.timestamp || (a.timestamp === b.timestamp && a.id > b.id);

function hasLaterRole(g: G, row: ObjectRow, { controller }: Characteristics): boolean {
  if (row.host === NO_OBJECT || isPlayer(row.host)) return false;
  return objectRow(g.state, row.host).attachments.some((id) => {
    const c = characteristics(g, id);
    return (
      id !== row.id && hasSubtype(c, 'Role') && c.controller === controller && isLater(objectRow(g.state, id), row)
    );
  });
}

export const roles: PermanentAction = {
  rule: '704.5y',
  concerns: { each: 'permanent', types: TypeBit.enchantment, is: (_, c) => hasSubtype(c, 'Role') },
  check: (g, row, c) => (hasLaterRole(g, row, c) ? put(row) : null),
};
