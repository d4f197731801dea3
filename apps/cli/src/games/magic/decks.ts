/** The cards of decks, and games between them. */
import { bundled, type CardFinder, type Deck } from '@rulewright/cards';
import type { Card } from '@rulewright/language/magic';
import { type DeckSeat, formats, type G, newGame, unsupported } from '@rulewright/magic';
import { TableError } from '@rulewright/table';
import { cardsOf as cardsAtTable } from '@rulewright/table/magic';
import { UsageError } from '../../command.ts';

export { unsupported };

/** The cards of a deck, found by their names; what cannot be read or played is for the user to put right. */
export function cardsOf(deck: Deck, finder: CardFinder = bundled): readonly Card[] {
  try {
    return cardsAtTable(deck, finder);
  } catch (error) {
    throw asUsage(error);
  }
}

/** What is wrong with a deck is said as what is wrong with a command line. */
export const asUsage = (error: unknown): unknown =>
  error instanceof TableError ? new UsageError(error.message) : error;

/** A game of two, or of each against all others. */
export function gameBetween(players: readonly DeckSeat[], seed: number, first: number): G {
  const format = players.length > 2 ? formats['free-for-all'] : undefined;
  return newGame({ players, seed, first, ...(format === undefined ? {} : { format }) });
}
