/** How a game of Magic begins with decks. */
import { bundledCards, type CardFinder } from '@rulewright/cards';
import { hashPlain, type Plain } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { formats, type G, newGame, profiles, SetUpError, unsupported } from '@rulewright/magic';
import { en, tellProblem } from '@rulewright/text/magic';
import { type Begun, type DeckGiven, type Start, TableError } from '../start.ts';

/** The cards of a deck by their names; what is unknown, cannot be read or cannot be played is said. */
export const cardsOf = ({ name: deck, cards }: DeckGiven, finder: CardFinder): readonly Card[] =>
  cards.flatMap(([count, name]) => {
    const found = finder.find(name);
    if (found === undefined) throw new TableError('unknown-card', `deck "${deck}" has an unknown card, "${name}"`);
    if ('refusals' in found) {
      const [first] = found.problems();
      const why = first === undefined ? '' : tellProblem(first, en);
      throw new TableError('unread-card', `"${name}" of deck "${deck}" cannot be read: ${why}`);
    }
    const [missing] = unsupported(found.card);
    if (missing !== undefined)
      throw new TableError('unsupported-card', `"${name}" of deck "${deck}" cannot be played yet: ${missing}`);
    return Array.from({ length: count }, () => found.card);
  });

/** Begins a game between decks of cards that are found by name. */
export function beginGame(start: Start, finder: CardFinder): Begun<G> {
  const format = start.format === undefined ? undefined : Object.values(formats).find((f) => f.name === start.format);
  const profile = start.profile === undefined ? undefined : profiles[start.profile as keyof typeof profiles];
  const players = start.players.map(({ name, deck }) => ({ name, deck: cardsOf(deck, finder) }));
  try {
    const g = newGame({
      players,
      seed: start.seed,
      known: bundledCards,
      ...(start.first === undefined ? {} : { first: start.first }),
      ...(format === undefined ? {} : { format }),
      ...(profile === undefined ? {} : { profile }),
    });
    return { g, cards: hashPlain(g.pool.cards as unknown as Plain) };
  } catch (error) {
    throw error instanceof SetUpError ? new TableError(error.code, error.message) : error;
  }
}
