/** Games with the sample decks, for tests that play them. */
import { decks, findCard } from '@rulewright/cards/magic';
import { type Answer, decides, fork, type PlayerId, step } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { type G, newGame } from '@rulewright/magic';
import type { Bot } from '../src/index.ts';
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

export const forked = (g: G): G => ({ ...g, state: fork(g.state), undone: null });

/** Games that were played before, as they were every so many decisions. */
const EVERY = 20;
const played = new Map<number, readonly Kept[]>();

interface Kept {
  readonly g: G;
  /** What was answered from there on. */
  readonly answers: readonly Answer[];
}

/** A game after so many random decisions, or at its end if it is over before. */
export function midGame(seed: number, decisions: number): G {
  const kept = played.get(seed) ?? playedOut(seed);
  played.set(seed, kept);
  const from = kept[Math.min(Math.floor(decisions / EVERY), kept.length - 1)];
  if (from === undefined) throw new Error('a game has a beginning');
  const g = forked(from.g);
  for (const answer of from.answers.slice(0, Math.max(0, decisions - EVERY * kept.indexOf(from)))) step(g, answer);
  return g;
}

const LONGEST = 600;

function playedOut(seed: number): readonly Kept[] {
  const g = sampleGame(seed);
  const bots = randomBots(seed);
  const kept: { readonly g: G; readonly answers: Answer[] }[] = [];
  for (let i = 0; i < LONGEST; i++) {
    if (i % EVERY === 0) kept.push({ g: forked(g), answers: [] });
    const { decision } = g.state;
    if (decision === null) break;
    const answer = bots[decides(decision)]?.answer(g, decision) ?? null;
    kept.at(-1)?.answers.push(answer);
    step(g, answer);
  }
  return kept;
}

export const other = (player: PlayerId): PlayerId => (1 - player) as PlayerId;
