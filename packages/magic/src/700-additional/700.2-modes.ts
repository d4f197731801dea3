/** Modes (700.2): a mode that would be illegal cannot be chosen. */

import type { ObjectId } from '@rulewright/kernel';
import type { Effect, Mode } from '@rulewright/language/magic';
import { couldChooseTargets } from '@rulewright/rules';
import { targetSpecs } from '../600-effects/601-cast/parts.ts';
import type { Context, G } from '../state.ts';
import { value } from '../vocabulary/evaluate.ts';
import { isChosenBefore } from './700.2-modes-chosen.ts';

/** 700.2a: the modes that can be chosen now. `affordable` says whether the cost of a mode can be paid too (700.2h). */
export function legalModes(
  g: G,
  effect: Effect,
  ctx: Context,
  object: ObjectId,
  affordable: (mode: Mode) => boolean,
): readonly number[] {
  const choices = effect.modes?.choices ?? [];
  const legal: number[] = [];
  choices.forEach((mode, i) => {
    if (mode.cost !== undefined && !affordable(mode)) return;
    if (effect.modes !== undefined && isChosenBefore(g, effect.modes, ctx.source, i)) return;
    if (couldChooseTargets(g, targetSpecs(effect, [i]), ctx, object)) legal.push(i);
  });
  return legal;
}

export interface ModeCount {
  readonly min: number;
  readonly max: number;
}

export function modeCount(g: G, effect: Effect, ctx: Context, legal: number): ModeCount {
  const { modes } = effect;
  if (modes === undefined) return { min: 0, max: 0 };
  // 702.42a: all of them.
  if ((ctx.paid.entwine ?? 0) > 0) return { min: modes.choices.length, max: legal };
  const most = value(g, modes.max, ctx);
  return { min: value(g, modes.min, ctx), max: modes.repeat === true ? most : Math.min(most, legal) };
}

/** Whether the modes that a spell or ability requires can be chosen at all, with their targets. */
export function canChooseModes(
  g: G,
  effect: Effect,
  ctx: Context,
  object: ObjectId,
  affordable: (mode: Mode) => boolean,
): boolean {
  const legal = legalModes(g, effect, ctx, object, affordable);
  const { min, max } = modeCount(g, effect, ctx, legal.length);
  return legal.length > 0 && min <= max;
}
