/** The cards that the engine knows: the bundled ones. */
import { bundled, type CardFinder } from '@rulewright/cards';

export const finder = async (): Promise<CardFinder> => bundled;
