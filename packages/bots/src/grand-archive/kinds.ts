/** The bots by name, each made from a seed. */
import type { G } from '@rulewright/grand-archive';
import type { Bot } from '../bot.ts';
import { randomBot } from './grand-archive-bots.ts';
import { greedyBot } from './greedy/greedy-bot.ts';

export const bots = { greedy: greedyBot, random: randomBot } as const satisfies Readonly<
  Record<string, (seed: number) => Bot<G>>
>;

export type BotKind = keyof typeof bots;

export const isBot = (name: string): name is BotKind => Object.hasOwn(bots, name);
