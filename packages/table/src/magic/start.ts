/** What a game at a table begins with, as plain data: enough to begin it again anywhere that has the cards. */
import { bundledCards, type CardFinder } from '@rulewright/cards';
import { hashPlain, type Plain } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { formats, type G, newGame, profiles, SetUpError, unsupported } from '@rulewright/magic';

/** A deck by the names of its cards. */
export interface DeckGiven {
  readonly name: string;
  readonly cards: readonly (readonly [count: number, name: string])[];
}

/** Who sits at a seat. */
export interface SeatGiven {
  readonly name: string;
  readonly deck: DeckGiven;
  /** The kind of bot that plays, or a person. */
  readonly bot?: string;
}

/** What a game begins with. */
export interface Start {
  readonly players: readonly SeatGiven[];
  readonly seed: number;
  /** Who goes first; absent: chance decides. */
  readonly first?: number;
  readonly format?: string;
  readonly profile?: string;
}

/** The cards of a deck by their names; what is unknown, cannot be read or cannot be played is said. */
export const cardsOf = ({ name: deck, cards }: DeckGiven, finder: CardFinder): readonly Card[] =>
  cards.flatMap(([count, name]) => {
    const found = finder.find(name);
    if (found === undefined) throw new SetUpError('unknown-card', `deck "${deck}" has an unknown card, "${name}"`);
    if ('refusals' in found)
      throw new SetUpError('unread-card', `"${name}" of deck "${deck}" cannot be read: "${found.refusals[0]?.words}"`);
    const [missing] = unsupported(found.card);
    if (missing !== undefined)
      throw new SetUpError('unsupported-card', `"${name}" of deck "${deck}" cannot be played yet: ${missing}`);
    return Array.from({ length: count }, () => found.card);
  });

/** A game that has begun. */
export interface Begun {
  readonly g: G;
  /** Of the data of all cards in it: another reading of a card is another game. */
  readonly cards: string;
}

/** Begins a game between decks of cards that are found by name. */
export function beginGame(start: Start, finder: CardFinder): Begun {
  const format = start.format === undefined ? undefined : Object.values(formats).find((f) => f.name === start.format);
  const profile = start.profile === undefined ? undefined : profiles[start.profile as keyof typeof profiles];
  const players = start.players.map(({ name, deck }) => ({ name, deck: cardsOf(deck, finder) }));
  const g = newGame({
    players,
    seed: start.seed,
    known: bundledCards,
    ...(start.first === undefined ? {} : { first: start.first }),
    ...(format === undefined ? {} : { format }),
    ...(profile === undefined ? {} : { profile }),
  });
  return { g, cards: hashPlain(g.pool.cards as unknown as Plain) };
}
