import { decks, findCard } from '@rulewright/cards/magic';
import { checkAnswer, hash } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { type G, newGame } from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { playOut } from '../src/index.ts';
import { greedyBot, randomBot } from '../src/magic/index.ts';

const cardsOf = (index: number): readonly Card[] =>
  (decks[index]?.parts.main ?? []).flatMap(([count, name]) => {
    const card = findCard(name);
    return card === undefined ? [] : Array.from({ length: count }, () => card);
  });

const game = (seed: number, first: number): G =>
  newGame({ players: [0, 1].map((i) => ({ name: `P${i}`, deck: cardsOf(i) })), seed, first });

describe('the greedy bot', () => {
  test('beats the random bot', () => {
    const winners = [1, 2, 3, 4].map((seed) => {
      const g = game(seed, seed % 2);
      const bots = seed % 2 === 0 ? [greedyBot(seed), randomBot(seed)] : [randomBot(seed), greedyBot(seed)];
      const { over } = playOut(g, bots, { maxDecisions: 5000 });
      return over?.winners.includes((seed % 2) as never) === true;
    });
    expect(winners).toEqual([true, true, true, true]);
  });

  test('plays the same game for the same seed, and leaves the game as it was while it thinks', () => {
    const played = [1, 2].map(() => {
      const g = game(7, 0);
      const thinking = greedyBot(7);
      const bots = [
        {
          answer(now: G, decision: Parameters<typeof thinking.answer>[1]) {
            const before = hash(now.state);
            const answer = thinking.answer(now, decision);
            expect(hash(now.state)).toBe(before);
            expect(checkAnswer(now, answer)).toBeNull();
            return answer;
          },
        },
        randomBot(7),
      ];
      playOut(g, bots, { maxDecisions: 300 });
      return hash(g.state);
    });
    expect(played[0]).toBe(played[1]);
  });
});
