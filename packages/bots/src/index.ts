/** Players that are programs, and games between them. May import everything below the apps. */
export { type Bot, type PlayedOut, type PlayOut, playOut } from './bot.ts';
export * from './fuzz/index.ts';
export { greedyBot } from './greedy/greedy-bot.ts';
export { type BotKind, bots, isBot } from './kinds.ts';
export { randomBot } from './random-bot.ts';
