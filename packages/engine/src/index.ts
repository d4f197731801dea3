/**
 * The one import for programs outside: play games, search in them, run scenarios, compile cards, ask why. Each file here is a chapter
 * of the API and says in a sentence what it is for; `games/` has one file per game. Only apps, examples and packs import this package.
 */
export * from './bots.ts';
export * from './game.ts';
export * from './games/grand-archive.ts';
export * from './games/magic/cards.ts';
export * from './games/magic.ts';
export * from './pack.ts';
export * from './saving.ts';
export * from './scenarios.ts';
export * from './table.ts';
export * from './why.ts';
