/** The effects in force that are not fixed on single objects: static abilities, and what something resolved has set up. */
import type {
  Cant,
  CostChange,
  May,
  Must,
  PayWith,
  Skip,
  StaticEffect,
  Triggering,
} from '@rulewright/language/grand-archive';
import * as common from '@rulewright/rules';
import type { G } from '../state.ts';
import type { ActiveEffect, Modify, Part } from './active-effect.ts';

export { grantsNow, settleConditions } from '@rulewright/rules';

type Replace = Extract<StaticEffect, { kind: 'replace' }>;
type Enable = Extract<StaticEffect, { kind: 'enable' }>;
type MoreOf = Extract<StaticEffect, { kind: 'more' }>;

export interface GrandArchiveEnvironment extends common.Environment {
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
  readonly own: readonly ActiveEffect<PayWith | Enable | MoreOf>[];
}

/** The effects of a game of Grand Archive are those of its card language. */
export const environment: (g: G) => GrandArchiveEnvironment = common.environment as (
  g: common.CommonGame,
) => GrandArchiveEnvironment;

type Others = PayWith | Enable | MoreOf;

/** Those of one of the kinds that only Grand Archive has. */
export const effectsOf = <K extends Others['kind']>(
  g: G,
  kind: K,
): readonly ActiveEffect<Extract<Others, { kind: K }>>[] =>
  environment(g).own.filter((a): a is ActiveEffect<Extract<Others, { kind: K }>> => a.effect.kind === kind);
