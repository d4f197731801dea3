import { hash } from '@rulewright/kernel';
import { characteristics, type G, isManaAbility, type PriorityAnswer } from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { type Bot, playOut } from '../src/index.ts';
import { randomBot } from '../src/magic/index.ts';
import { randomBots, sampleGame } from './sample-games.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the random bot', () => {
  test.each(SEEDS)('plays a whole game with the sample decks (seed %i)', (seed) => {
    const g = sampleGame(seed);
    const { over, decisions } = playOut(g, randomBots(seed), { maxDecisions: 20_000 });
    expect(over).not.toBeNull();
    expect(decisions).toBeGreaterThan(50);
  });

  test('gives the same game for the same seeds, and another for others', () => {
    const play = (game: number, bots: number): string => {
      const g = sampleGame(game);
      playOut(g, randomBots(bots), { maxDecisions: 300 });
      return hash(g.state);
    };
    expect(play(5, 5)).toBe(play(5, 5));
    expect(play(5, 5)).not.toBe(play(5, 6));
    expect(play(5, 5)).not.toBe(play(6, 5));
  });

  test('makes mana only to pay for something, and never cancels', () => {
    const g = sampleGame(9);
    const watched = randomBots(9).map(
      (bot): Bot<G> => ({
        answer(game, decision) {
          const answer = bot.answer(game, decision);
          expect(answer).not.toHaveProperty('cancel');
          const action = decision.kind === 'priority' ? (answer as unknown as PriorityAnswer) : null;
          if (action?.action === 'activate') {
            const ability = characteristics(game, action.object).abilities[action.index];
            expect(ability !== undefined && isManaAbility(ability)).toBe(false);
          }
          return answer;
        },
      }),
    );
    playOut(g, watched, { maxDecisions: 2000 });
  });

  test('stops after as many decisions as it is told', () => {
    const g = sampleGame(3);
    expect(playOut(g, randomBots(3), { maxDecisions: 10 })).toEqual({ decisions: 10, over: null });
    expect(g.state.decision).not.toBeNull();
  });

  test('an answer that does not fit is a bug of the bot', () => {
    const g = sampleGame(3);
    const wrong: Bot = { answer: () => 'maybe' };
    expect(() => playOut(g, [wrong, wrong])).toThrow('maybe');
  });

  test('a seat without a bot is an error', () => {
    expect(() => playOut(sampleGame(2), [randomBot(1)], { maxDecisions: 100 })).toThrow('no bot');
  });
});
