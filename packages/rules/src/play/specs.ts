/** What a card or ability that is played says, as the common engine sees it: what it targets, its modes, its instructions. */
import type { Effect, Target } from '@rulewright/language';
import type { StackEntry } from '../context.ts';
import type { AnyFamilies } from '../evaluate/families.ts';
import type { Node } from '../evaluate/vocabulary.ts';

export type TargetSpec = Target<AnyFamilies>;
type EffectSpec = Effect<AnyFamilies>;
/** What an object on the stack carries. */
export type Entry = StackEntry<EffectSpec, TargetSpec, Node>;
