/**
 * Combat (506–511): declaring attackers and blockers, evasion, requirements and restrictions, combat damage. The turn calls
 * the procedures; the decisions and the questions below are for whoever plays or asks why.
 */

import { attackers } from './508.1-attackers.ts';
import { declareAttackers } from './508.1-declare-attackers.ts';
import { declareBands } from './508.1e-bands.ts';
import { blockers } from './509.1-blockers.ts';
import { declareBlockers } from './509.1-declare-blockers.ts';
import { assignDamage } from './510.1c-assign-damage.ts';
import { combatDamage } from './510-combat-damage.ts';

export { canAttack, couldAttack, type DeclareAttackers } from './508.1-attackers.ts';
export { attackTargets, defendingPlayer, newAttacker } from './508.1b-attacked.ts';
export { canBlock, couldBlock, type DeclareBlockers } from './509.1-blockers.ts';
export type { AssignDamage } from './510.1c-assign-damage.ts';
export { needsFirstStrikeStep } from './510-combat-damage.ts';

export const combatProcedures = { declareAttackers, declareBands, declareBlockers, combatDamage };
export const combatDecisions = { attackers, blockers, assignDamage };
