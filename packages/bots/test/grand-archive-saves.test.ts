/** A saved game of Grand Archive may come from anywhere, too; and playing on from it is playing on. */
import { bundledCards } from '@rulewright/cards/grand-archive';
import { type G, newGame } from '@rulewright/grand-archive';
import { step } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import { fuzzGame, playFuzz, randomBot } from '../src/grand-archive/index.ts';
import { type Change, expectJunkRefused, forged, inList, inRecord, refusal } from './changed-saves.ts';

/** A game of random decks after so many decisions. */
function midGame(seed: number, decisions: number): G {
  const { decks, known } = fuzzGame(bundledCards, seed);
  const g = newGame({ players: decks.map((deck, i) => ({ name: `P${i + 1}`, ...deck })), known, seed, first: 0 });
  const bot = randomBot(seed);
  for (let i = 0; i < decisions && g.state.decision !== null; i++) step(g, bot.answer(g, g.state.decision));
  return g;
}

test('a game with junk in any place is refused', () => {
  expectJunkRefused(midGame(5, 120), 5);
});

test('saved and loaded at every decision it goes the same way', () => {
  expect(playFuzz(fuzzGame(bundledCards, 3), { saved: true, most: 150 }).decisions).toBeGreaterThan(50);
});

describe("Grand Archive's own part of it", () => {
  const g = midGame(7, 150);

  test('is taken as it is', () => {
    expect(
      refusal(
        g,
        forged(g, () => {}),
      ),
    ).toBeNull();
  });

  test.each<[string, Change]>([
    ['turn', (game) => (game.turn = 'odd')],
    ['turn.active', inRecord('turn', { active: 9 })],
    ['turn.step', inRecord('turn', { step: 'constructor' })],
    ['turn.open', inRecord('turn', { open: 1 })],
    ['turn.skips[0].player', inRecord('turn', { skips: [{ player: 'Bob', step: 'draw' }] })],
    ['players[1].turnsTaken', inList('players', 1, { turnsTaken: -1 })],
    ['players[0].wins', inList('players', 0, { wins: null })],
    ['players', (game) => (game.players as unknown[]).pop()],
    ['combat', (game) => (game.combat = [])],
    ['format.name', inRecord('format', { name: 'chess' })],
    ['profile.taunt', inRecord('profile', { taunt: 1 })],
    ['profile.empoweredCopies', inRecord('profile', { empoweredCopies: 'yes' })],
  ])('is refused with a wrong %s', (place, change) => {
    expect(refusal(g, forged(g, change))?.place).toBe(`saved.state.game.${place}`);
  });
});
