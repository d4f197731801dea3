/** The effects in force that are not fixed on single objects: static abilities, and what resolved spells have set up (611.2c, 611.3a). */
import type { Cant, CostChange, May, Must, Skip, StaticEffect, Triggering } from '@rulewright/language/magic';
import * as common from '@rulewright/rules';
import type { G } from '../../state.ts';
import type { ActiveEffect, Modify, Part } from './611-active-effect.ts';

export { grantsNow, noEffects, settleConditions } from '@rulewright/rules';

type Replace = Extract<StaticEffect, { kind: 'replace' }>;

export interface MagicEnvironment extends common.Environment {
  readonly modify: readonly ActiveEffect<Modify>[];
  readonly parts: readonly Part[];
  readonly onPlayers: readonly ActiveEffect<Modify>[];
  readonly cant: Readonly<Record<string, readonly ActiveEffect<Cant>[]>>;
  readonly must: readonly ActiveEffect<Must>[];
  readonly may: readonly ActiveEffect<May>[];
  readonly costs: readonly ActiveEffect<CostChange>[];
  readonly replace: readonly ActiveEffect<Replace>[];
  readonly skips: readonly ActiveEffect<Skip>[];
  readonly triggering: readonly ActiveEffect<Triggering>[];
}

/** The effects of a game of Magic are those of its card language. */
export const environment: (g: G) => MagicEnvironment = common.environment as (g: common.CommonGame) => MagicEnvironment;
