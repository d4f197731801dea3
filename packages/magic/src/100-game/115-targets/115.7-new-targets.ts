/**
 * Choosing new targets for a spell or ability on the stack (115.7, 707.10c): all of them or none (115.7a), or any of them (115.7d). What
 * is divided among them stays divided as it was (115.7f).
 */
import { type Procedure, procedure } from '@rulewright/kernel';
import { changeTargets, chooseNewTargets as choose, type Retargeting } from '@rulewright/rules';
import type { G } from '../../state.ts';

const chooseNewTargets: Procedure = procedure<G, Retargeting>('chooseNewTargets', {
  choose_115_7d: (g, r, answer) => choose(g, r, answer, 'choose_115_7d', '115.7d'),
  /** 115.7e: only the final set of targets is looked at. */
  change_115_7e: changeTargets,
});

export const newTargetProcedures = { chooseNewTargets } as const;
