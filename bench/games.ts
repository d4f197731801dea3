/** Games and positions to measure, the same every time. */
import { type Bot, playOut } from '@rulewright/bots';
import { randomBot } from '@rulewright/bots/magic';
import { bundledCards, decks, findCard } from '@rulewright/cards/magic';
import { asPlayer, fork, type PlayerId } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import {
  acceptPosition,
  BATTLEFIELD,
  continueFrom,
  current,
  emptyGame,
  type G,
  HAND,
  LIBRARY,
  newGame,
  newPool,
  placeObject,
  placeTurn,
} from '@rulewright/magic';

export const randomBots = (seed: number, players = 2): readonly Bot[] =>
  Array.from({ length: players }, (_, i) => randomBot(seed * 8 + i));

type Counted = readonly (readonly [count: number, name: string])[];
/** A deck of this commit, or of one in which decks were a single list. */
type DeckOfAnyCommit = { readonly parts: { readonly main: Counted } } | { readonly cards: Counted };

const mainPart = (deck: DeckOfAnyCommit): Counted => ('parts' in deck ? deck.parts.main : deck.cards);

const deckCards = decks.map((deck) =>
  mainPart(deck).flatMap(([count, name]) => Array.from({ length: count }, () => cardNamed(name))),
);

function cardNamed(name: string): Card {
  const card = findCard(name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return card;
}

/** The two decks of the benchmark. */
export const benchGame = (seed: number): G =>
  newGame({
    players: [
      { name: 'A', deck: deckCards[0] ?? [] },
      { name: 'B', deck: deckCards[1] ?? [] },
    ],
    seed,
    first: seed & 1,
  });

/** All decks in turn, each against the next. */
export const deckGame = (seed: number): G =>
  newGame({
    players: [0, 1].map((i) => ({ name: `P${i}`, deck: deckCards[(seed + i) % deckCards.length] ?? [] })),
    seed,
    first: seed & 1,
    known: bundledCards,
  });

/** A game after so many random decisions; a later seed is taken if it is over before. */
export function midGame(seed: number, decisions: number): G {
  for (let s = seed; ; s++) {
    const g = benchGame(s);
    playOut(g, randomBots(s), { maxDecisions: decisions });
    if (g.state.decision !== null) return g;
  }
}

export const forked = (g: G): G => ({ ...g, state: fork(g.state), undone: null });

export interface Table {
  readonly players: number;
  /** Names of permanents, taken in turn until there are as many as asked for. */
  readonly permanents: readonly string[];
  readonly count: number;
  readonly hand?: readonly string[];
  /** Names of more permanents of the first player, each once. */
  readonly also?: readonly string[];
}

/** A position in the first player's main phase, with nothing to do but what the cards allow. */
export function position({ players, permanents, count, hand = [], also = [] }: Table): G {
  const pool = newPool(bundledCards);
  const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i}` }));
  const g = emptyGame(pool, seats, 1, current);
  const place = (name: string, owner: PlayerId, zone: number): void => {
    const def = pool.byName.get(name);
    if (def === undefined) throw new Error(`no card ${name}`);
    placeObject(g, { owner, zone, def });
  };
  for (let i = 0; i < count; i++)
    place(permanents[Math.floor(i / players) % permanents.length] ?? '', asPlayer(i % players), BATTLEFIELD);
  for (const name of also) place(name, asPlayer(0), BATTLEFIELD);
  for (const name of hand) place(name, asPlayer(0), HAND);
  for (let player = 0; player < players; player++) {
    for (const card of deckCards[player % deckCards.length] ?? []) place(card.name, asPlayer(player), LIBRARY);
  }
  placeTurn(g, { turn: 9, active: asPlayer(0), step: 'main1' });
  acceptPosition(g);
  return g;
}

/** The same, with the first player to act. */
export function positionToPlay(table: Table): G {
  const g = position(table);
  continueFrom(g, 'main1');
  return g;
}
