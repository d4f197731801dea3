/** Saved games that somebody has changed. */
import { type Game, hash, load, type Plain, SaveError, save } from '@rulewright/kernel';
import { expect } from 'vitest';
import { seeded } from '../src/random-bot.ts';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
type Fields = { [key: string]: Json };
export type Change = (game: Fields) => void;

const copyOf = (g: Game): Fields => JSON.parse(JSON.stringify(save(g))) as Fields;

export function refusal(g: Game, saved: unknown): SaveError | null {
  try {
    load(g.rules, g.pool, saved);
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
    yield* placesIn((at as Fields)[key] ?? null);
  }
}

const JUNK: readonly Plain[] = [null, true, -7, 1e15, 'odd', [], {}, [[]], { kind: 'odd' }];

/** Junk in any place is refused with the place. */
export function expectJunkRefused(g: Game, seed: number): void {
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
}

/** The change, and the fingerprint of what it made: as somebody does who knows the format. */
export function forged(g: Game, change: Change): unknown {
  const saved = copyOf(g);
  const { state } = saved as { state: { game: Fields } };
  change(state.game);
  return { ...saved, hash: hash({ ...g.state, game: state.game as never }) };
}

/** A change of the first or second of a list. */
export const inList =
  (list: string, index: number, change: object): Change =>
  (game) =>
    Object.assign((game[list] as object[])[index] ?? {}, change);

export const inRecord =
  (record: string, change: object): Change =>
  (game) =>
    Object.assign(game[record] as object, change);
