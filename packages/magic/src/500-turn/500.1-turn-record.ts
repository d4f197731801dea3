/** Where in which turn the game is, and which turns, phases and steps are to come: a part of the state (500.1). */
import type { PlayerId } from '@rulewright/kernel';
import type { Action, Step } from '@rulewright/language/magic';
import type { Context } from '@rulewright/rules';

/** Steps that were added to the turn, after the step that ends the phase, or after a step (500.8–500.10). */
export interface ExtraSteps {
  readonly after: Step;
  readonly steps: readonly Step[];
}

export interface Turn {
  readonly number: number;
  readonly active: PlayerId;
  /** The active player of the turn before. */
  readonly lastActive: PlayerId;
  readonly step: Step;
  /** The player whose turn was the last by the seats: extra turns do not change whose comes next (500.7). */
  readonly seat: PlayerId;
  /** Who took the first turn (103.8); the first in turn order where nobody has said. */
  readonly first?: PlayerId | undefined;
  /** The players around the table as the turn began, where the range of influence is limited (801.2c). */
  readonly seats?: readonly PlayerId[] | undefined;
  /** Log indices at which this turn and the one before began. */
  readonly began: number;
  readonly lastBegan: number;
  /** The clock when this turn began: what has been controlled since before it is not summoning sick (302.6). */
  readonly clock: number;
  /** Turns to come out of order, the most recently created first (500.7). */
  readonly extraTurns: readonly ExtraTurn[];
  /** Steps and phases added to this turn, in order. */
  readonly extraSteps: readonly ExtraSteps[];
  /** An effect ends the turn, of which the cleanup step is left, or the combat phase (724.1, 724.2). */
  readonly ending: 'turn' | 'combat' | 'nothing';
  /** What follows from steps or turns that were skipped: the first thing to happen in what comes next (614.10b). */
  readonly afterSkip?: readonly { readonly actions: readonly Action[]; readonly ctx: Context }[] | undefined;
  /** Players who have left and whose next turn would have begun since (702.26n). */
  readonly passedOver?: readonly PlayerId[] | undefined;
  /** The number of the turn in which schemes can't be set in motion (701.32). */
  readonly noSchemes?: number | undefined;
  /** Steps and turns that players will skip (614.10). */
  readonly skips: readonly { readonly player: PlayerId; readonly step: Step | 'turn' | 'combat' }[];
}

/** A turn to come, perhaps without one of its steps (614.10). */
export interface ExtraTurn {
  readonly player: PlayerId;
  readonly skip?: Step;
  /** No scheme can be set in motion in it. */
  readonly noSchemes?: boolean;
}
