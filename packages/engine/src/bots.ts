/** Players that are programs, and games between them. */
export { type Bot, greedyBot, type PlayedOut, type PlayOut, playOut, randomBot } from '@rulewright/bots';
