/** The toy game as a pack. Its rules are the kernel's own; here they meet what is built for any game. Only tests import it. */
import { randomBot } from '@rulewright/bots';
import type { Pack } from '@rulewright/engine';
import { rules } from '@rulewright/kernel/toy';
import { toyBots } from './bots.ts';
import { toyLab } from './lab.ts';
import { toyScenario } from './scenario/index.ts';
import { type ToyTypes, toySpeech, toyTable } from './table.ts';

export const toyPack: Pack<ToyTypes> = {
  rules,
  // Its cards are no data: the rules know each of them.
  language: { problems: () => ['the toy game has the cards that it has'] },
  text: { languages: ['en'], speech: () => toySpeech },
  cards: { all: null, decks: [], readList: () => ({ list: { parts: { main: [] } }, problems: [] }) },
  scenario: toyScenario,
  table: toyTable,
  lab: toyLab,
  bots: { ...toyBots, kinds: { random: (seed: number) => randomBot(toyBots, seed) } },
};
export { type ToyTypes, toySpeech } from './table.ts';
