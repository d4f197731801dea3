/** How a game of Grand Archive begins with decks. */
import type { CardCount, Deck } from '@rulewright/cards';
import { bundledCards, type CardFinder, type DeckProblem, deckProblems } from '@rulewright/cards/grand-archive';
import {
  type DeckSeat,
  type Format,
  formatNamed,
  type G,
  newGame,
  profileNamed,
  SetUpError,
  standard,
  unsupported,
} from '@rulewright/grand-archive';
import { hashPlain, type Plain } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/grand-archive';
import { type Begun, type SeatGiven, type Start, TableError } from '../start.ts';

/** Cards by their names or slugs; what is unknown, cannot be read or cannot be played is said. */
const cardsNamed = (cards: readonly CardCount[], deck: string, finder: CardFinder): readonly Card[] =>
  cards.flatMap(([count, name]) => {
    const found = finder.find(name);
    if (found === undefined) throw new TableError('unknown-card', `deck "${deck}" has an unknown card, "${name}"`);
    if ('refusals' in found)
      throw new TableError('unread-card', `"${name}" of deck "${deck}" cannot be read: ${found.problems()[0] ?? ''}`);
    const [missing] = unsupported(found.card);
    if (missing !== undefined)
      throw new TableError('unsupported-card', `"${name}" of deck "${deck}" cannot be played yet: ${missing}`);
    return Array.from({ length: count }, () => found.card);
  });

/** What is wrong with a deck, one after the other. */
const told = ({ part, code, count, limit, card }: DeckProblem): string =>
  `${part}: ${code.replaceAll('-', ' ')}${card === undefined ? '' : ` (${card})`}, ${count} where ${limit} is the limit`;

/** Main and material deck as the format asks for them; a sideboard is not played with. */
function seatOf({ name, deck }: SeatGiven, format: Format, finder: CardFinder): DeckSeat {
  const { main, material = [], sideboard = [], boons = [] } = deck.parts as Deck['parts'] & Parts;
  const named = (cards: readonly CardCount[]): readonly Card[] => cardsNamed(cards, deck.name, finder);
  const seat = { name, main: named(main), material: named(material), boons: named(boons) };
  const cardOf = (card: string): Card | undefined => {
    const found = finder.find(card);
    return found === undefined || 'refusals' in found ? undefined : found.card;
  };
  const problems = deckProblems({ main, material, sideboard, boons }, format.name, cardOf);
  if (problems.length > 0)
    throw new TableError('illegal-deck', `"${deck.name}" is no ${format.name} deck: ${problems.map(told).join('; ')}`);
  return seat;
}

type Parts = Partial<Readonly<Record<'material' | 'sideboard' | 'boons', readonly CardCount[]>>>;

/** Begins a game between decks of cards that are found by name. */
export function beginGame(start: Start, finder: CardFinder): Begun<G> {
  const format = start.format === undefined ? standard : formatNamed(start.format);
  if (format === undefined) throw new TableError('unknown-format', `"${start.format}" is no format`);
  const profile = start.profile === undefined ? undefined : profileNamed(start.profile);
  if (start.profile !== undefined && profile === undefined)
    throw new TableError('unknown-profile', `"${start.profile}" is no edition of the rules`);
  const players = start.players.map((seat) => seatOf(seat, format, finder));
  try {
    const g = newGame({
      players,
      seed: start.seed,
      known: bundledCards,
      ...(start.format === undefined ? {} : { format }),
      ...(start.first === undefined ? {} : { first: start.first }),
      ...(profile === undefined ? {} : { profile }),
    });
    return { g, cards: hashPlain(g.pool.cards as unknown as Plain) };
  } catch (error) {
    throw error instanceof SetUpError ? new TableError(error.code, error.message) : error;
  }
}
