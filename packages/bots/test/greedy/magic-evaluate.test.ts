/** What a position is worth to the bot that looks ahead: each thing by itself, and which of two it would rather have. */
import { asPlayer, fork, type Outcome } from '@rulewright/kernel';
import {
  BATTLEFIELD,
  current,
  emptyGame,
  Flag,
  type G,
  HAND,
  LIBRARY,
  newPool,
  placeObject,
  placePlayer,
  STACK,
} from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../src/magic/greedy/evaluate.ts';
import { ANN, BOB, type Permanent, Position } from './magic-position.ts';

/** How much better off Ann is with it than without. */
const worth = (permanent: Permanent): number => evaluate(new Position({ field: { It: permanent } }).g, ANN);

const card = { name: 'Card', layout: 'normal', faces: [{ name: 'Card', types: ['artifact'] }] } as const;
const table = (
  names: readonly (readonly [string, number])[] = [
    ['Ann', 0],
    ['Bob', 1],
  ],
): G =>
  emptyGame(
    newPool([card]),
    names.map(([name, team]) => ({ name, team })),
    1,
    current,
  );
const withCard = (zone: number, token = false): number => {
  const g = table();
  placeObject(g, { owner: ANN, zone, def: 0, ...(token ? { token: card } : {}) });
  return evaluate(g, ANN);
};
/** In the middle of things: nobody has looked yet whether somebody has lost. */
const lives = (ann: number, bob: number): number => {
  const g = table();
  placePlayer(g, ANN, { life: ann });
  placePlayer(g, BOB, { life: bob });
  return evaluate(g, ANN);
};
const lands = (count: number): number =>
  evaluate(
    new Position({
      field: Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`Land ${i}`, { types: ['land'], flags: Flag.tapped }]),
      ),
    }).g,
    ANN,
  );

const draws = { kind: 'activated', cost: [], actions: [{ do: 'draw', who: { kind: 'you' }, count: 1 }] } as const;

describe('a permanent', () => {
  test.each<readonly [string, Permanent, number]>([
    ['a creature', { pt: '2/2' }, 5 + 2.4 * 2 + 1.4 * 2 + 0.1],
    ['a tapped one', { pt: '2/2', flags: Flag.tapped }, 5 + 2.4 * 2 + 1.4 * 2],
    ['a wounded one', { pt: '2/3', damage: 2 }, 5 + 2.4 * 2 + 1.4 + 0.1],
    ['one with less than no power', { pt: '-1/3' }, 5 + 1.4 * 3 + 0.1],
    ['one of no toughness', { pt: '1/0' }, 5 + 2.4 + 0.1],
    ['one that flies', { pt: '2/2', has: 'flying' }, 5 + 7.6 * 1.12 + 0.1],
    ['one with two keywords', { pt: '2/2', has: 'hexproof, menace' }, 5 + 7.6 * 1.24 + 0.1],
    ['a keyword that is worth nothing', { pt: '2/2', has: 'shadow' }, 5 + 7.6 + 0.1],
    ['one that only defends', { pt: '2/2', has: 'defender' }, 5 + 2.4 + 2.8 + 0.1],
    ['one with an ability', { pt: '1/1', abilities: [draws] }, 5 + 3.8 + 1.5 + 0.1],
    ['a planeswalker', { types: ['planeswalker'], counters: { loyalty: 3 } }, 6 + 9 + 0.1],
    ['one without loyalty', { types: ['planeswalker'] }, 6 + 0.1],
    ['a land', { types: ['land'] }, 5 + 0.1],
    ['a land that is a creature', { types: ['land', 'creature'], pt: '1/1' }, 5 + 5 + 3.8 + 0.1],
    ['an artifact', { types: ['artifact'] }, 5 + 0.1],
    ['an artifact with an ability', { types: ['artifact'], abilities: [draws] }, 6.5 + 0.1],
  ])('%s', (_, permanent, expected) => {
    expect(worth(permanent)).toBeCloseTo(expected, 6);
  });

  test.each([
    'flying',
    'menace',
    'trample',
    'first strike',
    'double strike',
    'lifelink',
    'deathtouch',
    'vigilance',
    'indestructible',
    'hexproof',
    'reach',
  ])('is worth more with %s', (has) => {
    expect(worth({ pt: '2/2', has })).toBeCloseTo(worth({ pt: '2/2' }) + 0.12 * 7.6, 6);
  });

  test('counts for whom it belongs to at present, and against everybody else', () => {
    const mine = new Position({ field: { Bear: { pt: '2/2' } } }).g;
    expect(evaluate(mine, BOB)).toBeCloseTo(-evaluate(mine, ANN), 6);
    const lent = table();
    placeObject(lent, { owner: BOB, controller: ANN, zone: BATTLEFIELD, token: { name: 'Cog', types: ['artifact'] } });
    expect(evaluate(lent, ANN)).toBeCloseTo(5.1, 6);
  });
});

describe('lands', () => {
  test('the first six count, any more hardly', () => {
    expect([1, 2, 6, 7, 9].map((count) => Number(lands(count).toFixed(6)))).toEqual([5, 10, 30, 31, 33]);
  });
});

describe('cards', () => {
  test.each([
    ['in hand', withCard(HAND), 4.5],
    ['in the library: to have seen one is worth a little', withCard(LIBRARY), -0.3],
    ['on the stack', withCard(STACK), 2.25],
    ['a copy on the stack, which is no card', withCard(STACK, true), 0],
  ])('%s', (_, value, expected) => {
    expect(value).toBeCloseTo(expected, 6);
  });

  test('a permanent is rather had than its card', () => {
    expect(worth({ types: ['artifact'] })).toBeGreaterThan(withCard(HAND));
  });
});

describe('players', () => {
  test('the last points of life count most', () => {
    const lost = [20, 10, 4, 1].map((life) => lives(life, 20) - lives(life - 1, 20));
    expect(lost).toEqual(lost.toSorted((a, b) => a - b));
    expect(lives(20, 20)).toBe(0);
    expect(lives(16, 20)).toBeCloseTo(9 * 4 + 0.6 * 16 - 9 * Math.sqrt(20) - 12, 6);
    expect(lives(0, 20)).toBeCloseTo(-200 - 9 * Math.sqrt(20) - 12, 6);
    expect(lives(1, 20)).toBeCloseTo(9.6 - 9 * Math.sqrt(20) - 12, 6);
    expect(lives(-5, 20)).toBe(lives(0, 20));
  });

  test('poison counts against whoever has it', () => {
    const g = table();
    placePlayer(g, ANN, { counters: { poison: 3, energy: 4 } });
    expect(evaluate(g, ANN)).toBeCloseTo(-12, 6);
    expect(evaluate(g, BOB)).toBeCloseTo(12, 6);
  });

  test('who has left the game counts for next to nothing, and team mates count together', () => {
    const g = table([
      ['Ann', 0],
      ['Bob', 1],
      ['Cay', 0],
      ['Dan', 1],
    ]);
    expect(evaluate(g, ANN)).toBeCloseTo(0, 6);
    placePlayer(g, asPlayer(2), { life: 25 });
    expect(evaluate(g, ANN)).toBeGreaterThan(0);
    expect(evaluate(g, asPlayer(2))).toBe(evaluate(g, ANN));
    expect(evaluate(g, asPlayer(3))).toBe(-evaluate(g, ANN));
    const [, , cay] = g.state.players;
    if (cay === undefined) throw new Error('four players');
    const without: G = {
      ...g,
      state: { ...fork(g.state), players: g.state.players.with(2, { ...cay, standing: 'lost' }) },
    };
    expect(evaluate(without, ANN)).toBeLessThan(-90_000);
    expect(evaluate(without, BOB)).toBeGreaterThan(90_000);
  });
});

describe('the end of the game', () => {
  const ended = (over: Outcome): readonly number[] => {
    const g = table();
    const after: G = { ...g, state: { ...fork(g.state), over } };
    return [evaluate(after, ANN), evaluate(after, BOB)];
  };

  test('is worth more than anything', () => {
    expect(ended({ winners: [ANN], draw: false })).toEqual([1_000_000, -1_000_000]);
    expect(ended({ winners: [BOB], draw: false })).toEqual([-1_000_000, 1_000_000]);
  });

  test('is worth nothing if nobody wins', () => {
    expect(ended({ winners: [], draw: true })).toEqual([0, 0]);
  });
});
