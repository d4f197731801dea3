/** Modes: one that would be illegal cannot be chosen. */
import type { ObjectId, Refusal } from '@rulewright/kernel';
import type { Context } from '../context.ts';
import { holds, value } from '../evaluate/evaluate.ts';
import type { CommonGame } from '../game.ts';
import { isChosenBefore } from './modes-chosen.ts';
import { type EffectSpec, type ModeIn, targetSpecs } from './specs.ts';
import { couldChooseTargets } from './targets.ts';

/** The modes that can be chosen now. `affordable` says whether the cost of a mode can be paid too. */
export function legalModes<E extends EffectSpec>(
  g: CommonGame,
  effect: E,
  ctx: Context,
  object: ObjectId,
  affordable: (mode: ModeIn<E>) => boolean,
): readonly number[] {
  const { modes } = effect;
  const legal: number[] = [];
  modes?.choices.forEach((mode, i) => {
    if (mode.condition !== undefined && !holds(g, mode.condition, ctx)) return;
    if (mode.cost !== undefined && !affordable(mode)) return;
    if (isChosenBefore(g, modes, ctx.source, i)) return;
    if (modes.inOrder === true && i > 0 && !isChosenBefore(g, modes, ctx.source, i - 1)) return;
    if (couldChooseTargets(g, targetSpecs(effect, [i]), ctx, object)) legal.push(i);
  });
  return legal;
}

interface ModeCount {
  readonly min: number;
  readonly max: number;
}

export function modeCount(g: CommonGame, { modes }: EffectSpec, ctx: Context, legal: number): ModeCount {
  if (modes === undefined) return { min: 0, max: 0 };
  if (g.rules.play.areAllModesChosen(ctx)) return { min: modes.choices.length, max: legal };
  const most = value(g, modes.max, ctx);
  return { min: value(g, modes.min, ctx), max: modes.repeat === true ? most : Math.min(most, legal) };
}

/** Whether the modes that something requires can be chosen at all, with their targets. */
export function canChooseModes<E extends EffectSpec>(
  g: CommonGame,
  effect: E,
  ctx: Context,
  object: ObjectId,
  affordable: (mode: ModeIn<E>) => boolean,
): boolean {
  const legal = legalModes(g, effect, ctx, object, affordable);
  const { min, max } = modeCount(g, effect, ctx, legal.length);
  return legal.length > 0 && min <= max;
}

/** Why the modes and targets that something requires cannot be chosen, before anything about it has been announced; null if they can. */
export function choiceRefusal<E extends EffectSpec>(
  g: CommonGame,
  effect: E,
  ctx: Context,
  object: ObjectId,
  affordable: (mode: ModeIn<E>) => boolean,
): Refusal | null {
  const { rule, targets } = g.rules.play;
  if (effect.modes !== undefined)
    return canChooseModes(g, effect, ctx, object, affordable) ? null : { code: 'no-legal-mode', rule: rule.modes };
  if (effect.targets === undefined || couldChooseTargets(g, effect.targets, ctx, object)) return null;
  return { code: 'no-legal-targets', rule: targets.rule.choose };
}
