/** What a game at a table begins with, as plain data: enough to begin it again anywhere that has the cards. */
import { Reader, type Replay, SaveError } from '@rulewright/kernel';

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
  for (const player of start.at('players').list((p) => p)) {
    player.at('name').text();
    const deck = player.at('deck');
    deck.at('name').text();
    for (const card of deck.at('cards').list((c) => c)) {
      const [count, name] = card.list((part) => part);
      if (count === undefined || name === undefined) card.fail('missing');
      else {
        count.integer(0, 1000);
        name.text();
      }
    }
  }
  return start.value as Start;
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
