/** The toy game played at random, and watched. */

import type { BotGame } from '@rulewright/bots';
import { guess, load } from '@rulewright/kernel';
import { HAND, HOARD, LIBRARY, TABLE, type ToyGame } from '@rulewright/kernel/toy';

export const toyBots: BotGame<ToyGame> = {
  random: () => null,
  load: (g, saved) => load(g.rules, g.pool, saved),
  guess: (g, viewer, below) => guess(g, viewer, below, [LIBRARY, HAND, TABLE, HOARD]),
  offers: () => null,
};
