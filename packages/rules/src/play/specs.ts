/** What a card or ability that is played says, as the common engine sees it: what it targets, its modes, its instructions. */
import type { Effect, Mode, Modes, Target } from '@rulewright/language';
import type { StackEntry } from '../context.ts';
import type { AnyFamilies } from '../evaluate/families.ts';
import type { Node } from '../evaluate/vocabulary.ts';

export type TargetSpec = Target<AnyFamilies>;
export type EffectSpec = Effect<AnyFamilies>;
export type ModesSpec = Modes<AnyFamilies>;
type ModeSpec = Mode<AnyFamilies>;
/** What an object on the stack carries. */
export type Entry = StackEntry<EffectSpec, TargetSpec, Node>;

/** The same parts as a game has them. */
export type TargetIn<E extends EffectSpec> = NonNullable<E['targets']>[number];
export type ModeIn<E extends EffectSpec> = NonNullable<E['modes']>['choices'][number];
type ActionIn<E extends EffectSpec> = E['actions'][number];

const NONE: readonly never[] = [];

export const chosenModes = <E extends EffectSpec>(effect: E | null, modes: readonly number[]): readonly ModeIn<E>[] =>
  modes.flatMap((m): ModeSpec | readonly ModeSpec[] => effect?.modes?.choices[m] ?? NONE);

/**
 * Every instance of the word "target", in the order of the text: those outside the modes, then those of each chosen mode. What is
 * played carries one choice for each.
 */
export function targetSpecs<E extends EffectSpec>(effect: E | null, modes: readonly number[]): readonly TargetIn<E>[] {
  if (effect === null) return NONE;
  const own = effect.targets ?? NONE;
  if (effect.modes === undefined || modes.length === 0) return own;
  return [...own, ...chosenModes(effect, modes).flatMap((mode) => mode.targets ?? NONE)];
}

/** The instructions to follow, with those of the chosen modes. */
export function actionsOf<E extends EffectSpec>(effect: E, modes: readonly number[]): readonly ActionIn<E>[] {
  if (effect.modes === undefined || modes.length === 0) return effect.actions;
  return [...effect.actions, ...chosenModes(effect, modes).flatMap((mode) => mode.actions)];
}
