// A scenario of Grand Archive under way.
import type { G } from '@rulewright/grand-archive';
import type { PlayerId } from '@rulewright/kernel';
import type { Payment } from '../parse/index.ts';
import type { Play } from '../run/play.ts';
import type { AbilityWords } from '../shared/ability-words.ts';
import type { GrandArchiveScenario } from './scenario.ts';
import type { ActionOptions } from './steps/words.ts';

export interface GrandArchivePlay extends Play {
  readonly scenario: GrandArchiveScenario;
  game: G;
  /** The abilities of its cards, by their words. */
  readonly words: AbilityWords;
  /** A card or ability that a step has begun to announce. */
  announcing: Announcing | null;
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
}
