/**
 * A game as the people at it see it and answer it. `snapshot.ts` and `question.ts` say what is shown and asked; a `Sitting`
 * is a game with its answers, its people and its bots. May import everything below the apps.
 */
export type * from './question.ts';
export type * from './snapshot.ts';
