/** The toy game as a pack. Its rules are the kernel's own; here they meet what is built for any game. Only tests import it. */
import { newGame, pool, rules } from '@rulewright/kernel/toy';

export const toyPack = { rules, cards: pool, newGame } as const;
