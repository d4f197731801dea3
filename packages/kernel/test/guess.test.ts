import { expect, test } from 'vitest';
import { guess, hash, zoneObjects } from '../src/index.ts';
import { HAND, LIBRARY, type ToyGame, table } from '../src/toy/index.ts';
import { ANN, BOB, dice, names } from './play.ts';

const scene = (hand: readonly string[], library: readonly string[]): ToyGame =>
  table({
    cards: [
      [ANN, HAND, ['stone', 'bell']],
      [BOB, HAND, [...hand]],
      [BOB, LIBRARY, [...library]],
    ],
  });
const one = (): ToyGame => scene(['stone', 'bell'], ['charm', 'palace']);
const guessed = (g: ToyGame, seed: number): ToyGame => guess(g, ANN, dice(seed), [HAND, LIBRARY]);
const cardsOfBob = (g: ToyGame): string[] => [...names(g, HAND, BOB), ...names(g, LIBRARY, BOB)];

test('what a player sees stays, and what they do not see is dealt anew among its places', () => {
  const hands = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const g = guessed(one(), seed);
    expect(names(g, HAND, ANN)).toEqual(['stone', 'bell']);
    expect(cardsOfBob(g).toSorted()).toEqual(['bell', 'charm', 'palace', 'stone']);
    hands.add(names(g, HAND, BOB).toSorted().join());
  }
  // Two of four cards.
  expect(hands.size).toBe(6);
});

test('two games that look the same to them give the same guesses', () => {
  const other = scene(['palace', 'charm'], ['stone', 'bell']);
  for (let seed = 0; seed < 5; seed++)
    expect(cardsOfBob(guessed(other, seed))).toEqual(cardsOfBob(guessed(one(), seed)));
});

test('the game itself stays as it is, and chance in the guess is another', () => {
  const g = one();
  const before = hash(g.state);
  const other = guessed(g, 1);
  expect(hash(g.state)).toBe(before);
  expect(other.state.random).not.toEqual(g.state.random);
  expect(zoneObjects(other, HAND, BOB)).toEqual(zoneObjects(g, HAND, BOB));
});
