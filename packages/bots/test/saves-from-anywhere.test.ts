/** A saved game may come from anywhere: one that was changed in any place is refused with a place, and breaks nothing. */
import { hash, load, type Plain, SaveError, save } from '@rulewright/kernel';
import { type G, rules } from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { seeded } from '../src/random-bot.ts';
import { midGame } from './sample-games.ts';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

const copyOf = (g: G): { [key: string]: Json } => JSON.parse(JSON.stringify(save(g))) as { [key: string]: Json };

function refusal(g: G, saved: unknown): SaveError | null {
  try {
    load(rules, g.pool, saved);
    return null;
  } catch (error) {
    if (error instanceof SaveError) return error;
    throw error;
  }
}

/** All places of the data that hold something, as ways to put something else there. */
function* placesIn(at: Json): Iterable<(value: Plain) => void> {
  if (typeof at !== 'object' || at === null) return;
  for (const key of Object.keys(at)) {
    yield (value) => Object.assign(at, { [key]: value });
    yield* placesIn((at as { [key: string]: Json })[key] ?? null);
  }
}

const JUNK: readonly Plain[] = [null, true, -7, 1e15, 'odd', [], {}, [[]], { kind: 'odd' }];

test.each([5, 6])('a game with junk in any place is refused (seed %i)', (seed) => {
  const g = midGame(seed, 150);
  const below = seeded(seed);
  const whole = JSON.stringify(copyOf(g));
  const { length } = [...placesIn(copyOf(g))];
  for (let tried = 0; tried < 150; tried++) {
    const saved = copyOf(g);
    const at = below(length);
    for (const [i, put] of [...placesIn(saved)].entries()) if (i === at) put(JUNK[below(JUNK.length)] ?? null);
    if (JSON.stringify(saved) === whole) continue;
    expect(refusal(g, saved)?.place).toMatch(/^saved/);
  }
});

describe("Magic's own part of it", () => {
  const g = midGame(7, 200);
  /** The change, and the fingerprint of what it made: as somebody does who knows the format. */
  const forged = (change: (game: { [key: string]: Json }) => void): unknown => {
    const saved = copyOf(g);
    const { state } = saved as { state: { game: { [key: string]: Json } } };
    change(state.game);
    return { ...saved, hash: hash({ ...g.state, game: state.game as never }) };
  };

  test('is taken as it is', () => {
    expect(
      refusal(
        g,
        forged(() => {}),
      ),
    ).toBeNull();
  });

  test.each<[string, (game: { [key: string]: Json }) => void]>([
    ['turn', (game) => (game.turn = 'odd')],
    ['turn.active', (game) => Object.assign(game.turn as object, { active: 9 })],
    ['turn.step', (game) => Object.assign(game.turn as object, { step: 'constructor' })],
    ['totals[1].life', (game) => Object.assign((game.totals as object[])[1] ?? {}, { life: 'many' })],
    ['totals[0].mana', (game) => Object.assign((game.totals as object[])[0] ?? {}, { mana: {} })],
    ['totals', (game) => (game.totals as Json[]).pop()],
    ['combat', (game) => (game.combat = [])],
    ['dayNight', (game) => (game.dayNight = 'noon')],
    [
      'commanders[0].object',
      (game) => (game.commanders = [{ owner: 0, object: 1e9, casts: 0, damage: [], arrived: true }]),
    ],
    ['profile.mulligan', (game) => Object.assign(game.profile as object, { mulligan: 1 })],
    ['format.life', (game) => Object.assign(game.format as object, { life: null })],
    ['control[0].by', (game) => (game.control = [{ player: 0, by: 'Bob', from: 0 }])],
  ])('is refused with a wrong %s', (place, change) => {
    expect(refusal(g, forged(change))?.place).toBe(`saved.state.game.${place}`);
  });
});
