/** Auras, Equipment, Fortifications and others that are attached to what they cannot be attached to (704.5m, 704.5n, 704.5p). */

import { attachEvent, isPlayer, NO_OBJECT, type ObjectRow, objectRow } from '@rulewright/kernel';
import { forbidden } from '../../100-game/101.2-restrictions.ts';
import { characteristics, controllerOf, hasKeyword, hasSubtype, isType } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { legalHosts } from '../../600-effects/614-replacement/616.1-replacements.ts';
import { inRange } from '../../800-multiplayer/801-range.ts';
import type { G } from '../../state.ts';
import type { MagicEvent } from '../700.1-events/types.ts';
import { protectedFrom } from '../702-keywords/protection.ts';
import { type PermanentAction, put } from './704-action.ts';

const unattach = ({ id }: ObjectRow): readonly MagicEvent[] => [attachEvent(id, NO_OBJECT)];

const isAttached = ({ host }: ObjectRow): boolean => host !== NO_OBJECT;
const isCreature = (c: Characteristics): boolean => isType(c, TypeBit.creature);

export const attachments: readonly PermanentAction[] = [
  {
    // An Aura attached to nothing or to what it cannot enchant.
    rule: '704.5m',
    concerns: { each: 'permanent', is: (_, c) => hasSubtype(c, 'Aura') },
    check: (g, row, c) => {
      if (isLegallyAttached(g, row, c)) return null;
      // 702.103f: a bestowed Aura becomes unattached.
      return hasKeyword(c, 'bestow') && isAttached(row) ? unattach(row) : put(row);
    },
  },
  {
    // An Equipment attached to something that is not a creature, a Fortification to something that is not a land.
    rule: '704.5n',
    concerns: { each: 'permanent', is: (_, c) => hasSubtype(c, 'Equipment') || hasSubtype(c, 'Fortification') },
    check: (g, row, c) => (isAttached(row) && isOnWrongHost(g, row, c) ? unattach(row) : null),
  },
  {
    // A creature or anything that is neither Aura, Equipment nor Fortification is not attached.
    rule: '704.5p',
    concerns: { each: 'permanent', is: isAttached },
    check: (_, row, c) => (isCreature(c) || !ATTACHABLE.some((t) => hasSubtype(c, t)) ? unattach(row) : null),
  },
];
const ATTACHABLE: readonly string[] = ['Aura', 'Equipment', 'Fortification'];

function isLegallyAttached(g: G, row: ObjectRow, c: Characteristics): boolean {
  if (!isAttached(row) || isCreature(c)) return false;
  return (
    legalHosts(g, row.id, c.controller).includes(row.host) && forbidden(g, 'beEnchanted', row.host, row.id) === null
  );
}

/** 301.5, 301.6 */
const isOnWrongHost = (g: G, row: ObjectRow, c: Characteristics): boolean =>
  (hasSubtype(c, 'Equipment') && !mayEquip(g, row)) || (hasSubtype(c, 'Fortification') && !mayFortify(g, row));

function mayFortify(g: G, { id, host }: ObjectRow): boolean {
  if (isPlayer(host) || objectRow(g.state, host).zone !== BATTLEFIELD) return false;
  return isType(characteristics(g, host), TypeBit.land) && !protectedFrom(g, host, id);
}

function mayEquip(g: G, { id, host }: ObjectRow): boolean {
  if (isPlayer(host) || objectRow(g.state, host).zone !== BATTLEFIELD) return false;
  return (
    isCreature(characteristics(g, host)) &&
    !protectedFrom(g, host, id) &&
    inRange(g, controllerOf(g, id), host) &&
    forbidden(g, 'beEquipped', host, id) === null
  );
}
