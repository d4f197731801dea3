/** How combat damage is assigned (510.1): what each creature deals to whom, and what it may divide its damage among. */
import type { EntityId, ObjectId } from '@rulewright/kernel';

/** Damage that a creature has been assigned to deal in this step. */
export interface Assigned {
  readonly source: ObjectId;
  readonly to: EntityId;
  readonly amount: number;
}

/** What a creature's damage may be divided among, and by which rule. */
export interface Division {
  readonly source: ObjectId;
  readonly total: number;
  readonly among: readonly EntityId[];
  /** By recipient: how much more is lethal, with what is marked on it and what others are assigned to deal. */
  readonly lethal: readonly number[];
  /** By recipient, ascending: one may be assigned damage only if all of lower ranks are assigned lethal damage. */
  readonly ranks: readonly number[];
  readonly tramples: boolean;
  /** All may go to the last recipient, as though the creature were not blocked; without trample, all or nothing. */
  readonly asUnblocked: boolean;
}
