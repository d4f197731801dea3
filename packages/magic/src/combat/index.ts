/**
 * Combat (506–511): declaring attackers and blockers, evasion, requirements and restrictions, combat damage. The turn calls
 * the procedures; the decisions and the questions below are for whoever plays or asks why.
 */
import { assignDamage } from './assign-damage.ts';
import { attackers } from './attackers.ts';
import { blockers } from './blockers.ts';
import { combatDamage } from './damage.ts';
import { declareAttackers } from './declare-attackers.ts';
import { declareBlockers } from './declare-blockers.ts';

export type { AssignDamage } from './assign-damage.ts';
export { attackTargets, defendingPlayer, newAttacker } from './attacked.ts';
export { canAttack, couldAttack, type DeclareAttackers } from './attackers.ts';
export { canBlock, couldBlock, type DeclareBlockers } from './blockers.ts';
export { needsFirstStrikeStep } from './damage.ts';

export const combatProcedures = { declareAttackers, declareBlockers, combatDamage };
export const combatDecisions = { attackers, blockers, assignDamage };
