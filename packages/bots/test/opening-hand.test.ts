import { findCard } from '@rulewright/cards/magic';
import { asPlayer, type Decision, type ObjectId, zoneObjects } from '@rulewright/kernel';
import { current, emptyGame, type G, HAND, newPool, placeObject } from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../src/magic/index.ts';

const ANN = asPlayer(0);
const pool = ['Forest', 'Grizzly Bears', 'Giant Growth'].flatMap((name) => findCard(name) ?? []);

/** A hand by the places of its cards in the pool. */
function holding(defs: readonly number[]): G {
  const seats = ['Ann', 'Bob'].map((name, team) => ({ name, team }));
  const g = emptyGame(newPool(pool), seats, 1, current);
  for (const def of defs) placeObject(g, { owner: ANN, zone: HAND, def });
  return g;
}

const hand = (lands: number, spells: number): readonly number[] => [
  ...Array.from({ length: lands }, () => 0),
  ...Array.from({ length: spells }, () => 1),
];

describe('an opening hand (103.5)', () => {
  const asked: Decision = { kind: 'yesNo', player: ANN, rule: '103.5', prompt: 'mulligan' };

  test.each([
    [0, 7, true],
    [1, 6, true],
    [2, 5, false],
    [5, 2, false],
    [6, 1, true],
    [7, 0, true],
    [0, 6, true],
    [1, 5, false],
    [5, 1, false],
    [6, 0, true],
    [0, 5, false],
    [5, 0, false],
  ])('of %i lands and %i spells: mulligan %s', (lands, spells, expected) => {
    expect(greedyBot(1).answer(holding(hand(lands, spells)), asked)).toBe(expected);
  });
});

describe('on the bottom after a mulligan (103.5)', () => {
  const bottomOf = (defs: readonly number[], count: number): readonly number[] => {
    const g = holding(defs);
    const from = zoneObjects(g, HAND, ANN);
    const asked = {
      kind: 'entities',
      player: ANN,
      rule: '103.5',
      prompt: 'put-on-bottom',
      from,
      min: count,
      max: count,
    };
    const chosen = greedyBot(1).answer(g, asked as Decision) as readonly ObjectId[];
    return chosen.map((id) => defs[from.indexOf(id)] ?? -1);
  };

  test('lands beyond four go first', () => {
    expect(bottomOf([1, 0, 0, 0, 0, 0, 2], 1)).toEqual([0]);
    expect(bottomOf([1, 0, 0, 0, 0, 2, 2], 1)).toEqual([1]);
  });

  test('then what costs most, and lands that are wanted last', () => {
    expect(bottomOf([0, 2, 1, 0, 2], 4)).toEqual([1, 2, 2, 0]);
  });
});
