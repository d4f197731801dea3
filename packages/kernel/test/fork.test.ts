import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, hash, save, step } from '../src/index.ts';
import { newGame } from '../src/toy/index.ts';
import { forkOf, playOn } from './play.ts';

const text = (g: Parameters<typeof save>[0]): string => JSON.stringify(save(g));
const seeds = fc.record({
  game: fc.nat(1000),
  before: fc.nat(60),
  after: fc.integer({ min: 1, max: 60 }),
  choice: fc.nat(),
});

describe('a fork', () => {
  test('starts as its parent is', () => {
    fc.assert(
      fc.property(seeds, ({ game, before }) => {
        const parent = newGame(game);
        playOn(parent, game, before);
        expect(text(forkOf(parent))).toBe(text(parent));
      }),
    );
  });

  test('that is played on never changes its parent', () => {
    fc.assert(
      fc.property(seeds, ({ game, before, after, choice }) => {
        const parent = newGame(game);
        playOn(parent, game, before);
        const was = text(parent);
        playOn(forkOf(parent), choice, after);
        expect(text(parent)).toBe(was);
      }),
    );
  });

  test('stays as it is when its parent is played on', () => {
    fc.assert(
      fc.property(seeds, ({ game, before, after, choice }) => {
        const parent = newGame(game);
        playOn(parent, game, before);
        const child = forkOf(parent);
        const was = text(child);
        playOn(parent, choice, after);
        expect(text(child)).toBe(was);
      }),
    );
  });

  test('goes the same way as its parent with the same answers, even when they take turns', () => {
    fc.assert(
      fc.property(seeds, ({ game, before, after, choice }) => {
        const parent = newGame(game);
        playOn(parent, game, before);
        const child = forkOf(parent);
        const answers = playOn(forkOf(parent), choice, after);
        for (const answer of answers) {
          step(parent, answer);
          step(child, answer);
          expect(hash(child.state)).toBe(hash(parent.state));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('taken and abandoned at every decision leaves no trace', () => {
    const plain = newGame(8);
    const answers = playOn(plain, 8, 300);
    const forked = newGame(8);
    for (const [i, answer] of answers.entries()) {
      playOn(forkOf(forked), i, 3);
      step(forked, answer);
    }
    expect(text(forked)).toBe(text(plain));
  });

  test('has its own list of what is still to be checked', () => {
    const parent = newGame(1);
    const child = forkOf(parent);
    const before = [...parent.state.dirty];
    playOn(child, 1, 20);
    expect(parent.state.dirty).toEqual(before);
    expect(child.state.dirty.length).toBeGreaterThan(before.length);
  });

  test('of a fork of a fork is as independent as any', () => {
    let g = newGame(5);
    const states: [typeof g, string][] = [];
    for (let i = 0; i < 40; i++) {
      states.push([g, text(g)]);
      g = forkOf(g);
      playOn(g, i, 1);
    }
    for (const [game, was] of states) expect(text(game)).toBe(was);
  });

  test('keeps what the parent may return to: an action begun before the fork is undone in both', () => {
    fc.assert(
      fc.property(seeds, ({ game, before, choice }) => {
        const parent = newGame(game);
        playOn(parent, game, before);
        const back = parent.state.checkpoint;
        if (back === null) return;
        const was = hash(back);
        playOn(forkOf(parent), choice, 10);
        expect(hash(back)).toBe(was);
      }),
    );
  });
});

test('the seed and the answers are the whole game', () => {
  const play = (answers: readonly Answer[]): string => {
    const g = newGame(21);
    for (const answer of answers) step(g, answer);
    return text(g);
  };
  const answers = playOn(newGame(21), 3, 200);
  expect(play(answers)).toBe(play(answers));
});
