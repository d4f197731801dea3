/** What a game at a table begins with, as plain data: enough to begin it again anywhere that has the cards. */
import { type CardCount, countOf, type Deck, type DeckParts } from '@rulewright/cards';
import { Reader, type Replay, SaveError } from '@rulewright/kernel';

/** Who sits at a seat. */
export interface SeatGiven {
  readonly name: string;
  readonly deck: Deck;
  /** The kind of bot that plays, or a person. */
  readonly bot?: string;
}

/** A way to play that a game offers: how many sit at the table. The first of them is played where nobody says which. */
export interface FormatOffered {
  readonly name: string;
  readonly players: readonly [least: number, most: number];
}

/** The decks for a format: those made for it; for the first, all that are made for none that is offered. */
export function decksFor<D extends { readonly format?: string }>(
  format: string,
  decks: readonly D[],
  offered: readonly FormatOffered[],
): readonly D[] {
  const first = offered[0]?.name;
  const homeOf = (deck: D) => offered.find(({ name }) => name === deck.format)?.name ?? first;
  return decks.filter((deck) => homeOf(deck) === format);
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

/** More than anybody means; keeps a few lines of a file from filling the memory. */
const MOST_CARDS = 20_000;
const MOST_COPIES = 1000;
const MOST_PLAYERS = 8;
const MOST_PARTS = 8;
const PART = /^[a-z]+(?:-[a-z]+)*$/;
const LONGEST_NAME = 300;

/** What a game begins with, from any value, such as the set-up of a replay. */
export const readGameStart = (data: unknown): Start => startIn(new Reader(data, 'setup'));

export function startIn(r: Reader): Start {
  const players = r.at('players').list(readSeat);
  if (players.length > MOST_PLAYERS) r.at('players').fail('out-of-range');
  const cards = countOf(players.flatMap(({ deck }) => Object.values(deck.parts).flat()));
  if (cards > MOST_CARDS) r.at('players').fail('out-of-range', { cards, most: MOST_CARDS });
  const [first, format, profile] = [r.maybe('first'), r.maybe('format'), r.maybe('profile')];
  return {
    players,
    seed: r.at('seed').integer(),
    ...(first.value === undefined ? {} : { first: first.integer(0, players.length - 1) }),
    ...(format.value === undefined ? {} : { format: readName(format) }),
    ...(profile.value === undefined ? {} : { profile: readName(profile) }),
  };
}

function readSeat(r: Reader): SeatGiven {
  const deck = r.at('deck');
  const bot = r.maybe('bot');
  return {
    name: readName(r.at('name')),
    deck: { name: readName(deck.at('name')), parts: readParts(deck) },
    ...(bot.value === undefined ? {} : { bot: readName(bot) }),
  };
}

/** In earlier versions a deck was one list, `cards`. */
function readParts(deck: Reader): DeckParts {
  const old = deck.maybe('cards');
  if (old.value !== undefined) return { main: old.list(readCard) };
  const parts = deck.at('parts');
  const names = Object.keys(parts.record());
  for (const name of names) if (!PART.test(name)) parts.at(name).fail('unknown-name');
  if (names.length > MOST_PARTS) parts.fail('out-of-range');
  const all = names.map((part) => [part, parts.at(part).list(readCard)] as const);
  return { ...Object.fromEntries(all), main: parts.at('main').list(readCard) };
}

function readCard(r: Reader): CardCount {
  const [count, name, ...more] = r.list((part) => part);
  if (count === undefined || name === undefined) return r.fail('missing');
  return more.length === 0 ? [count.integer(0, MOST_COPIES), readName(name)] : r.fail('out-of-range');
}

function readName(r: Reader): string {
  const name = r.text();
  return name.length <= LONGEST_NAME ? name : r.fail('out-of-range');
}

/** What the game of a replay began with. Any value may be in it: what has no players and decks is refused. */
export function replayStart({ setup }: Replay): Start {
  const notSaid = 'the file does not say who played with which decks';
  try {
    const start = readGameStart(setup);
    if (start.players.length > 0) return start;
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    throw new TableError('not-a-game', `${notSaid}: ${error.message}`);
  }
  throw new TableError('not-a-game', notSaid);
}
