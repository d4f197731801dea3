/** Random games of the bundled decks, to look at what is kept from one decision to the next. */
import { bundledCards, decks, findCard } from '@rulewright/cards/grand-archive';
import { decisionKind, randomBelow, seedRandom, step } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/grand-archive';
import { type G, newGame } from '../src/index.ts';

const cardsOf = (part: readonly (readonly [count: number, name: string])[]): readonly Card[] =>
  part.flatMap(([count, name]) => Array.from({ length: count }, () => findCard(name) as Card));

const standard = decks.filter(({ format }) => format === undefined);
const seats = standard.map(({ name, parts: { main, material } }) => ({
  name,
  main: cardsOf(main),
  material: cardsOf(material),
}));

/** Calls `look` at every decision of a random game. */
export function playAtRandom(seed: number, decisions: number, look: (g: G) => void): void {
  const players = [0, 1].flatMap((i) => seats[(seed + i) % seats.length] ?? []);
  const g = newGame({ players, seed, first: 0, known: bundledCards });
  let random = seedRandom(seed);
  const below = (bound: number): number => {
    const [n, next] = randomBelow(random, Math.max(1, bound));
    random = next;
    return n;
  };
  for (let i = 0; i < decisions && g.state.decision !== null; i++) {
    look(g);
    const { decision } = g.state;
    step(g, decisionKind(g, decision).sample(g, decision, below));
  }
}
