/** A possible game for somebody who plans: cards in hidden zones are dealt anew, those of the two decks apart. */
import { guess as deal, type PlayerId } from '@rulewright/kernel';
import type { G } from '../state.ts';
import { BANISHMENT, HAND, MAIN_DECK, MATERIAL_DECK, MEMORY } from './zones.ts';

export const guess = (g: G, viewer: PlayerId, below: (bound: number) => number): G =>
  deal(deal(g, viewer, below, [MAIN_DECK, HAND, MEMORY, BANISHMENT]), viewer, below, [MATERIAL_DECK]);
