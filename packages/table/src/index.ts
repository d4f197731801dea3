/**
 * A game as the people at it see it and answer it, whatever is played. `snapshot.ts` and `question.ts` say what is shown and
 * asked; a `Sitting` is a game with its answers, its people and its bots; `game.ts` is what a game has to say of itself.
 * May import everything below the apps. Only `magic/` knows Magic.
 */
export type * from './game.ts';
export * from './lab/index.ts';
export type { PassingGame, Settings, Until } from './passing.ts';
export type * from './question.ts';
export { Sitting, type SittingOptions } from './sitting.ts';
export type * from './snapshot.ts';
export { type Names, refusedIn, type Speech, type SpokenWords } from './speech.ts';
export {
  type Begun,
  decksFor,
  type FormatOffered,
  readGameStart,
  type SeatGiven,
  type Start,
  TableError,
} from './start.ts';
export { type Damage, type TurnMark, type WatchedGame, Watching } from './watching.ts';
