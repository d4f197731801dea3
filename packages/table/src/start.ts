/** What a game at a table begins with, as plain data: enough to begin it again anywhere that has the cards. */
import type { CardCount, Deck, DeckParts } from '@rulewright/cards';
import { Reader, type Replay, SaveError } from '@rulewright/kernel';

/** Who sits at a seat. */
export interface SeatGiven {
  readonly name: string;
  readonly deck: Deck;
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

/** A game that has begun. */
export interface Begun<G> {
  readonly g: G;
  /** Of the data of all cards in it: another reading of a card is another game. */
  readonly cards: string;
}

/** Why a game cannot begin, or go on where it was left: a code, and what to say about it. */
export class TableError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'TableError';
    this.code = code;
  }
}

/** What a game begins with, from any value, such as the set-up of a replay. */
export const readGameStart = (data: unknown): Start => startIn(new Reader(data, 'setup'));

export function startIn(start: Reader): Start {
  start.at('seed').integer();
  const players = start.at('players').list((player) => {
    player.at('name').text();
    const deck = player.at('deck');
    return { ...(player.value as SeatGiven), deck: { name: deck.at('name').text(), parts: partsIn(deck) } };
  });
  return { ...(start.value as Start), players };
}

/** In earlier versions a deck was one list, `cards`. */
function partsIn(deck: Reader): DeckParts {
  const old = deck.maybe('cards');
  if (old.value !== undefined) return { main: old.list(cardIn) };
  const parts = deck.at('parts');
  const all = Object.keys(parts.record()).map((part) => [part, parts.at(part).list(cardIn)] as const);
  return { ...Object.fromEntries(all), main: parts.at('main').list(cardIn) };
}

function cardIn(card: Reader): CardCount {
  const [count, name] = card.list((part) => part);
  if (count === undefined || name === undefined) return card.fail('missing');
  return [count.integer(0, 1000), name.text()];
}

/** What the game of a replay began with. Any value may be in it: what has no players and decks is refused. */
export function replayStart({ setup }: Replay): Start {
  try {
    const start = readGameStart(setup);
    if (start.players.length > 0) return start;
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
  }
  throw new TableError('not-a-game', 'the file does not say who played with which decks');
}
