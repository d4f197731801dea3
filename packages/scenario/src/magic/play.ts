// A scenario of Magic under way.
import type { EntityId, ObjectId, PlayerId } from '@rulewright/kernel';
import type { G } from '@rulewright/magic';
import type { Payment } from '../parse/index.ts';
import type { Play } from '../run/play.ts';
import type { AbilityWords } from '../shared/ability-words.ts';
import type { MagicScenario } from './scenario.ts';
import type { ActionOptions } from './steps/step.ts';

export interface MagicPlay extends Play {
  readonly scenario: MagicScenario;
  game: G;
  /** The abilities of its cards, by their words. */
  readonly words: AbilityWords;
  /** A spell or ability that a step has begun to announce. */
  announcing: Announcing | null;
  /** Targets of what is on top of the stack that steps have named. */
  named: { readonly object: ObjectId; readonly ids: readonly EntityId[] } | null;
}

/** An announcement under way, and what the step said about it. */
export interface Announcing {
  readonly player: PlayerId;
  readonly options: ActionOptions;
  readonly line: number;
  /** Length of the log when it began. */
  readonly from: number;
  /** Payments of `with` that have been used for a choice. */
  readonly used: readonly Payment[];
  /** What is not tapped for mana, because later steps need it. */
  readonly sparing: readonly ObjectId[];
}
