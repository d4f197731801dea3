/** Games with the sample decks, for tests that play them. */
import { decks, findCard } from '@rulewright/cards/magic';
import { fork, type PlayerId } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { type G, newGame } from '@rulewright/magic';
import { type Bot, playOut } from '../src/index.ts';
import { randomBot } from '../src/magic/index.ts';

function cardsOf(index: number): readonly Card[] {
  const deck = decks[index];
  if (deck === undefined) throw new Error(`no deck ${index}`);
  return deck.parts.main.flatMap(([count, name]) => {
    const card = findCard(name);
    if (card === undefined) throw new Error(`no card ${name}`);
    return Array.from({ length: count }, () => card);
  });
}

export const DECK_SIZE = 60;

/** At its first decision. */
export const sampleGame = (seed: number): G =>
  newGame({
    players: [
      { name: 'Ann', deck: cardsOf(0) },
      { name: 'Bob', deck: cardsOf(1) },
    ],
    seed,
    first: seed & 1,
  });

export const randomBots = (seed: number): readonly Bot[] => [randomBot(seed), randomBot(~seed)];

/** A game after so many random decisions, or at its end if it is over before. */
export function midGame(seed: number, decisions: number): G {
  const g = sampleGame(seed);
  playOut(g, randomBots(seed), { maxDecisions: decisions });
  return g;
}

export const forked = (g: G): G => ({ ...g, state: fork(g.state), undone: null });

export const other = (player: PlayerId): PlayerId => (1 - player) as PlayerId;
