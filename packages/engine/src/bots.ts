/** Players that are programs, and games between them. */
export { type Bot, type PlayedOut, type PlayOut, playOut } from '@rulewright/bots';
export { greedyBot, randomBot } from '@rulewright/bots/magic';
