/** What the property of hidden information has to know of a game: games in which much is hidden, and what can be asked in it. */
import { type Answer, type EntityId, fork } from '@rulewright/kernel';
import type { GameOf, TableGame } from '../../src/game.ts';
import type { TableTypes } from '../../src/snapshot.ts';

export interface Secrets<T extends TableTypes> {
  readonly table: TableGame<T>;
  readonly speech: T['speech'];
  /** How many games are played for it in every run of the tests. */
  readonly games: number;
  /** What can be explained. */
  readonly questions: readonly string[];
  /** The decision in which somebody may pass. */
  readonly passing: string;
  /** How many cards there are in the game. */
  cards(g: GameOf<T>): number;
  /** Any answers about an object, hidden or gone ones too. */
  answersWith(id: EntityId, other: EntityId): readonly Answer[];
  /** A game of random bots, every so many decisions until it is over. */
  gamesAlong(seed: number, every: number, most: number): Generator<GameOf<T>>;
}

export const forked = <T extends TableTypes>(g: GameOf<T>): GameOf<T> => ({ ...g, state: fork(g.state), undone: null });
