/**
 * Players that are programs, and games between them; no particular game. What they have to know of one is a `BotGame`, in a folder
 * of the game's name (`@rulewright/bots/magic`). May import everything below the apps.
 */
export { type Bot, type PlayedOut, type PlayOut, playOut } from './bot.ts';
export * from './fuzz/index.ts';
export type { Below, BotGame } from './game.ts';
export { randomBot } from './random-bot.ts';
