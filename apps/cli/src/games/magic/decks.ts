/** The cards of decks, and games between them. */
import { bundled, type CardFinder, type Deck } from '@rulewright/cards';
import type { Card } from '@rulewright/language/magic';
import { type DeckSeat, formats, type G, newGame, unsupported } from '@rulewright/magic';
import { en, tellProblem } from '@rulewright/text';
import { UsageError } from '../../command.ts';

export { unsupported };

/** The cards of a deck, found by their names; what cannot be read or played is said. */
export const cardsOf = (deck: Deck, finder: CardFinder = bundled): readonly Card[] =>
  deck.cards.flatMap(([count, name]) => {
    const found = finder.find(name);
    if (found === undefined) throw new UsageError(`deck "${deck.name}" has an unknown card, "${name}"`);
    if ('refusals' in found) {
      const [why] = found.problems().map((problem) => tellProblem(problem, en));
      throw new UsageError(`"${name}" of deck "${deck.name}" cannot be read: ${why}`);
    }
    const [missing] = unsupported(found.card);
    if (missing !== undefined)
      throw new UsageError(`"${name}" of deck "${deck.name}" cannot be played yet: ${missing}`);
    return Array.from({ length: count }, () => found.card);
  });

/** A game of two, or of each against all others. */
export function gameBetween(players: readonly DeckSeat[], seed: number, first: number): G {
  const format = players.length > 2 ? formats['free-for-all'] : undefined;
  return newGame({ players, seed, first, ...(format === undefined ? {} : { format }) });
}
