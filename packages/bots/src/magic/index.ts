/** Bots for Magic: one that plays at random, one that looks a turn ahead, and fuzzing with random decks. */
export * from './fuzz/index.ts';
export { greedyBot } from './greedy/greedy-bot.ts';
export { type BotKind, bots, isBot } from './kinds.ts';
export { magicBots, randomBot } from './magic-bots.ts';
