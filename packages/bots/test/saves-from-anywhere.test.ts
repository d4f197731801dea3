/** A saved game may come from anywhere: one that was changed in any place is refused with a place, and breaks nothing. */
import { describe, expect, test } from 'vitest';
import { type Change, expectJunkRefused, forged, inList, inRecord, refusal } from './changed-saves.ts';
import { midGame } from './sample-games.ts';

test.each([5, 6])('a game with junk in any place is refused (seed %i)', (seed) => {
  expectJunkRefused(midGame(seed, 150), seed);
});

describe("Magic's own part of it", () => {
  const g = midGame(7, 200);

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
    ['totals[1].life', inList('totals', 1, { life: 'many' })],
    ['totals[0].mana', inList('totals', 0, { mana: {} })],
    ['totals', (game) => (game.totals as unknown[]).pop()],
    ['combat', (game) => (game.combat = [])],
    ['dayNight', (game) => (game.dayNight = 'noon')],
    [
      'commanders[0].object',
      (game) => (game.commanders = [{ owner: 0, object: 1e9, casts: 0, damage: [], arrived: true }]),
    ],
    ['profile.mulligan', inRecord('profile', { mulligan: 1 })],
    ['format.life', inRecord('format', { life: null })],
    ['control[0].by', (game) => (game.control = [{ player: 0, by: 'Bob', from: 0 }])],
  ])('is refused with a wrong %s', (place, change) => {
    expect(refusal(g, forged(g, change))?.place).toBe(`saved.state.game.${place}`);
  });
});
