/**
 * A game as the people at it see it and answer it. `snapshot.ts` and `question.ts` say what is shown and asked; a `Sitting`
 * is a game with its answers, its people and its bots. May import everything below the apps.
 */
export { type Eyes, viewerOf, viewWith } from './eyes.ts';
export * from './lab/index.ts';
export { logLines } from './log.ts';
export { namesFor } from './magic/names.ts';
export { tappedBy } from './magic/preview.ts';
export { type Showing, snapshot } from './magic/show.ts';
export { type Speech, speechIn } from './magic/speech.ts';
export { type Begun, beginGame, cardsOf, type DeckGiven, type SeatGiven, type Start } from './magic/start.ts';
export { whys } from './magic/why.ts';
export { defaultSettings, type Settings, type Until } from './passing.ts';
export type * from './question.ts';
export { Sitting, type SittingOptions } from './sitting.ts';
export type * from './snapshot.ts';
export { type Damage, type TurnMark, type WatchedGame, Watching } from './watching.ts';
