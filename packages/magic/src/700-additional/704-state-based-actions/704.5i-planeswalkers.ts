/** A planeswalker with loyalty 0 (704.5i). */
import type { ObjectRow } from '@rulewright/kernel';
import { TypeBit } from '../../200-cards/205-card-types.ts';
import { type PermanentAction, put } from './704-action.ts';

const loyaltyOf = ({ counters }: ObjectRow): number => counters.loyalty ?? 0;

export const planeswalkers: PermanentAction = {
  rule: '704.5i',
  concerns: { each: 'permanent', types: TypeBit.planeswalker },
  check: (_, row) => (loyaltyOf(row) === 0 ? put(row) : null),
  facts: (_, row) => ({ loyalty: loyaltyOf(row) }),
};
