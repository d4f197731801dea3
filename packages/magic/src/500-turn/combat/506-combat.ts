/** Who attacks and who blocks (506): a part of the state while there is combat. */
import type { EntityId, ObjectId, PlayerId } from '@rulewright/kernel';

export interface Combat {
  readonly attackingPlayer: PlayerId;
  readonly attackers: readonly Attacker[];
  readonly blockers: readonly Blocker[];
  /** Creatures that dealt damage in the first of two combat damage steps (702.7b, 510.4). */
  readonly struck: readonly ObjectId[];
  /** Creatures were declared as attackers or entered attacking: the steps of 508.8 happen even if none is left. */
  readonly attacked: boolean;
  /** Blockers have been declared. */
  readonly blocksDeclared: boolean;
}

export interface Attacker {
  readonly id: ObjectId;
  /** The player or permanent it attacks; NO_OBJECT if that was removed from combat. */
  readonly target: EntityId;
  /** The player it attacks, or the controller of what it attacks (508.5). */
  readonly defender: PlayerId;
  readonly blocked: boolean;
  /** The creatures that block it, in damage assignment order where the profile has one. */
  readonly blockedBy: readonly ObjectId[];
  /** 702.22c: those of the same number attack in a band; it lasts for the rest of combat (702.22e). */
  readonly band?: number;
}

export interface Blocker {
  readonly id: ObjectId;
  readonly blocks: readonly ObjectId[];
}
