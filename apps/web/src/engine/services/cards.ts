/** Cards: finding, reading, compiling. */
import { bundledCards } from '@rulewright/cards';

export const cards = {
  count: (): number => bundledCards.length,
};
