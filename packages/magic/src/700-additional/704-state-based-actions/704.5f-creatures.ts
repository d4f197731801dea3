/** Creatures with no toughness, lethal damage, or damage from deathtouch (704.5f–h). */

import { hasKeyword } from '../../100-game/109.3-characteristics.ts';
import type { Characteristics } from '../../100-game/109.3-draft.ts';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { Flag } from '../../state.ts';
import { destroy, type PermanentAction, put } from './704-action.ts';

const concerns = { each: 'permanent', types: TypeBit.creature } as const;
const toughnessOf = ({ toughness }: Characteristics): number => toughness ?? 0;
const canBeDestroyed = (c: Characteristics): boolean => !hasKeyword(c, 'indestructible');

export const creatures: readonly PermanentAction[] = [
  {
    // Toughness 0 or less.
    rule: '704.5f',
    concerns,
    check: (_, row, c) => (toughnessOf(c) <= 0 ? put(row) : null),
    facts: (_g, _row, { toughness }) => ({ toughness }),
  },
  {
    // Lethal damage.
    rule: '704.5g',
    concerns,
    check: (_, row, c) =>
      toughnessOf(c) > 0 && row.damage >= toughnessOf(c) && canBeDestroyed(c) ? destroy(row) : null,
    facts: (_, { damage }, { toughness }) => ({ toughness, damage }),
  },
  {
    // Damage from a source with deathtouch.
    rule: '704.5h',
    concerns,
    check: (_, row, c) =>
      (row.flags & Flag.deathtouched) !== 0 && toughnessOf(c) > 0 && canBeDestroyed(c) ? destroy(row) : null,
    facts: (_, { damage }, { toughness }) => ({ toughness, damage }),
  },
];
