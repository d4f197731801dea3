/** Bots for Grand Archive: one that plays at random, and fuzzing with random decks. */
export { type FuzzGame, type FuzzResult, fuzzGame, playFuzz, shrink } from './fuzz.ts';
export { grandArchiveBots, randomBot } from './grand-archive-bots.ts';
