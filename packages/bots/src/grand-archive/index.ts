/** Bots for Grand Archive: one that plays at random, one that looks ahead, and fuzzing with random decks. */
export { type FuzzGame, type FuzzResult, fuzzGame, playFuzz, shrink } from './fuzz.ts';
export { grandArchiveBots, randomBot } from './grand-archive-bots.ts';
export { greedyBot } from './greedy/greedy-bot.ts';
export { type BotKind, bots, isBot } from './kinds.ts';
