/** The bots by name, each made from a seed. */
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy/greedy-bot.ts';
import { randomBot } from './random-bot.ts';

export const bots = { greedy: greedyBot, random: randomBot } as const satisfies Readonly<
  Record<string, (seed: number) => Bot>
>;

export type BotKind = keyof typeof bots;

export const isBot = (name: string): name is BotKind => Object.hasOwn(bots, name);
