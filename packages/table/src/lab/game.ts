/** What a lab has to know of a game besides its table: how its scenarios are read and played, and how a moment is written as one. */
import type { PlainObject, ScenarioGames, StepText } from '@rulewright/scenario';
import type { Play } from '@rulewright/scenario/game';
import type { GameOf, TableGame } from '../game.ts';
import type { TableTypes } from '../snapshot.ts';

/** The types of a game in the lab. */
export interface LabTypes extends TableTypes {
  /** A scenario under way. */
  readonly play: Play;
  /** A situation as it is put together by hand, and what such a situation cannot say. */
  readonly draft: unknown;
  readonly loss: unknown;
}

/** A game as the lab knows it. */
export interface LabGame<T extends LabTypes> {
  readonly table: TableGame<T>;
  /** The scenarios that are understood. `cards` are found besides those that scenarios know anyway. */
  scenarios(cards?: T['cards']): ScenarioGames<T['play']>;
  readonly writing: LabWriting<T>;
}

export interface PositionOptions {
  readonly title: string;
  readonly seed: number;
  /** The text of a card that is not bundled. */
  readonly text: (name: string) => PlainObject | undefined;
}

/** How a moment of a game is written as a scenario. */
export interface LabWriting<T extends LabTypes> {
  /** The position of a game as a draft. */
  position(
    g: GameOf<T>,
    options: PositionOptions,
  ): { readonly draft: T['draft']; readonly losses: readonly T['loss'][] };
  /** The set-up of a scenario as a draft. */
  draftOf(scenario: T['play']['scenario']): T['draft'];
  write(draft: T['draft'], steps: readonly StepText[]): string;
  /** A step that checks what everybody can see is there. */
  check(g: GameOf<T>): StepText;
}
