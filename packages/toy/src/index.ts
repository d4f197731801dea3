/** The toy game as a pack. Its rules are the kernel's own; here they meet what is built for any game. Only tests import it. */
import { newGame, pool, rules } from '@rulewright/kernel/toy';
import { toyBots } from './bots.ts';
import { toyScenario } from './scenario/index.ts';
import { toyTable } from './table.ts';

export const toyPack = { rules, cards: pool, newGame, scenario: toyScenario, table: toyTable, bots: toyBots } as const;
export { type ToyTypes, toySpeech } from './table.ts';
