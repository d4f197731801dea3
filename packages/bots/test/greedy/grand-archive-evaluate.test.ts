/** What a position of Grand Archive is worth to the bot that looks ahead: each thing by itself, and which of two it would rather have. */
import {
  ATTRIBUTES,
  acceptPosition,
  current,
  emptyGame,
  FIELD,
  Flag,
  type G,
  GRAVEYARD,
  HAND,
  MAIN_DECK,
  MATERIAL_DECK,
  MEMORY,
  newPool,
  type Placed,
  placeObject,
  placeTurn,
  STACK,
  standard,
} from '@rulewright/grand-archive';
import { asPlayer, fork, type Outcome } from '@rulewright/kernel';
import type { Ability, Card, Face } from '@rulewright/language/grand-archive';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../src/grand-archive/greedy/evaluate.ts';

const ANN = asPlayer(0);
const BOB = asPlayer(1);

const card = (name: string, face: Omit<Face, 'name'>): Card => ({
  slug: name.toLowerCase(),
  name,
  faces: [{ name, ...face }],
});
const keyword = (name: string): Ability => ({ kind: 'keyword', keyword: name });
const POOL = [
  card('Plain', { types: ['action'] }),
  card('Floating', { types: ['action'], abilities: [keyword('floating memory')] }),
];

const table = (teams: readonly number[] = [0, 1], active = BOB): G => {
  const g = emptyGame(
    newPool(POOL),
    teams.map((team, i) => ({ name: `P${i}`, team })),
    1,
    current,
    standard,
  );
  placeTurn(g, { turn: 3, active, step: 'main', open: true });
  acceptPosition(g);
  return g;
};

/** How much better off Ann is with it than without, in a turn of hers or in another. */
function worth(face: Omit<Face, 'name'>, how: Partial<Placed> = {}, active = BOB): number {
  const g = table([0, 1], active);
  placeObject(g, { owner: ANN, zone: FIELD, token: { name: 'It', ...face }, ...how });
  return evaluate(g, ANN);
}
const withCard = (zone: number, def = 0): number => {
  const g = table();
  placeObject(g, { owner: ANN, zone, def });
  return evaluate(g, ANN);
};

const ALLY = { types: ['ally'], power: 2, life: 3 } as const;
const BASE = 2.5 + 1.9 * 2 + 1.2 * 3;
const AWAKE = 0.3;
const rested = { flags: Flag.rested };

describe('an ally', () => {
  test.each<readonly [string, Omit<Face, 'name'>, Partial<Placed>, number]>([
    ['awake', ALLY, {}, BASE + AWAKE],
    ['rested', ALLY, rested, BASE],
    ['wounded: that is gone as the turn ends', ALLY, { damage: 2 }, BASE + AWAKE - 0.4],
    ['with buffs, which stay', ALLY, { counters: { buff: 2 } }, BASE + AWAKE + 3.8 + 2.4],
    [
      'that refuses orders',
      { ...ALLY, abilities: [{ ...keyword('pride'), amount: 2 } as Ability] },
      {},
      BASE + AWAKE - 0.3 * 3.8,
    ],
    ['with a keyword that it is strong by', { ...ALLY, abilities: [keyword('stealth')] }, {}, BASE + AWAKE + 0.6],
    ['with a keyword that is worth nothing', { ...ALLY, abilities: [keyword('floating memory')] }, {}, BASE + AWAKE],
    ['of no power', { ...ALLY, power: 0 }, {}, BASE + AWAKE - 3.8],
  ])('%s', (_, face, how, expected) => {
    expect(worth(face, how)).toBeCloseTo(expected, 6);
  });

  test.each([
    'stealth',
    'taunt',
    'intercept',
    'true sight',
    'vigor',
    'steadfast',
    'spellshroud',
    'cleave',
    'unblockable',
  ])('is worth more with %s', (name) => {
    // Some of them mean an ability, which counts besides.
    expect(worth({ ...ALLY, abilities: [keyword(name)] })).toBeGreaterThan(BASE + AWAKE + 0.5);
  });

  test('could attack in a turn of its own', () => {
    expect(worth(ALLY, {}, ANN)).toBeCloseTo(BASE + AWAKE + 0.8 * 2, 6);
    expect(worth(ALLY, rested, ANN)).toBeCloseTo(BASE, 6);
    const ranged: Omit<Face, 'name'> = { ...ALLY, abilities: [{ kind: 'keyword', keyword: 'ranged', amount: 3 }] };
    expect(worth(ranged, {}, ANN)).toBeCloseTo(BASE + AWAKE + 0.8 * 2, 6);
    expect(worth(ranged, { flags: Flag.distant }, ANN)).toBeCloseTo(BASE + AWAKE + 0.8 * 5, 6);
    expect(worth(ranged, { flags: Flag.distant })).toBeCloseTo(BASE + AWAKE, 6);
  });
});

describe('another object', () => {
  const champion = { types: ['champion'], life: 20, level: 2 } as const;
  const life = (left: number): number => 10 * Math.sqrt(left) + left;

  test.each<readonly [string, Omit<Face, 'name'>, Partial<Placed>, number]>([
    ['a champion', champion, {}, life(20) + 10 + AWAKE],
    ['one that is hurt', champion, { counters: { damage: 11 } }, life(9) + 10 + AWAKE],
    ['one that is nearly gone', champion, { counters: { damage: 19 } }, life(1) + 10 + AWAKE],
    ['one that is gone', champion, { counters: { damage: 20 } }, -200 + 10 + AWAKE],
    ['one that has learned', champion, { counters: { level: 1 } }, life(20) + 15 + AWAKE],
    ['one that knows something', champion, { counters: { enlighten: 2 } }, life(20) + 10 + AWAKE + 1.8],
    ['one that is prepared', champion, { counters: { preparation: 2 } }, life(20) + 10 + AWAKE + 1.8],
    ['any other counters', champion, { counters: { song: 2 } }, life(20) + 10 + AWAKE + 0.6],
    ['a weapon', { types: ['weapon'], power: 3 }, { counters: { durability: 2 } }, 1.5 + 6.6 + AWAKE],
    ['one that does not wear out', { types: ['weapon'], power: 3 }, {}, 1.5 + 3.3 + AWAKE],
    ['one without power', { types: ['weapon'], power: 0 }, { counters: { durability: 2 } }, 1.5 + 1.1 + AWAKE],
    ['an item', { types: ['item'] }, {}, 3.5 + AWAKE],
    ['one that does something', { types: ['item'], abilities: [keyword('stealth')] }, {}, 4 + AWAKE],
    ['one that withers', { types: ['item'] }, { counters: { wither: 1 } }, 1.5 + AWAKE],
  ])('%s', (_, face, how, expected) => {
    expect(worth(face, how)).toBeCloseTo(expected, 6);
  });

  test('a champion that could attack', () => {
    expect(worth({ ...champion, power: 1 }, {}, ANN)).toBeCloseTo(life(20) + 10 + AWAKE + 0.8, 6);
  });

  test('counts for whom it belongs to at present', () => {
    expect(worth({ types: ['item'] }, { controller: BOB })).toBeCloseTo(-3.5 - AWAKE, 6);
  });
});

describe('a card', () => {
  test.each([
    ['in hand', withCard(HAND), 3],
    ['in memory, where chance may take it', withCard(MEMORY), 2.6],
    ['in the main deck: to have seen one is worth a little', withCard(MAIN_DECK), -0.2],
    ['in the material deck', withCard(MATERIAL_DECK), 0],
    ['on the stack', withCard(STACK), 1.5],
    ['in the graveyard', withCard(GRAVEYARD), 0],
    ['in the graveyard, where it floats', withCard(GRAVEYARD, 1), 0.7],
    ['that floats, in hand', withCard(HAND, 1), 3],
  ])('%s', (_, value, expected) => {
    expect(value).toBeCloseTo(expected, 6);
  });

  test('is worth less than any object that it could become', () => {
    expect(worth({ types: ['item'] })).toBeGreaterThan(withCard(HAND));
  });

  test('a mastery is worth as much as an object, and what is on it', () => {
    const g = table();
    placeObject(g, {
      owner: ANN,
      zone: ATTRIBUTES,
      token: { name: 'Art', types: ['mastery'] },
      counters: { enlighten: 1 },
    });
    expect(evaluate(g, ANN)).toBeCloseTo(3.5 + 0.9, 6);
  });
});

describe('players', () => {
  test('what one has counts for its team, and against everybody else', () => {
    const g = table([0, 1, 0, 1]);
    placeObject(g, { owner: asPlayer(2), zone: HAND, def: 0 });
    expect([0, 1, 2, 3].map((i) => evaluate(g, asPlayer(i)))).toEqual([3, -3, 3, -3]);
  });

  test('who has left counts for next to nothing', () => {
    const g = table();
    const [ann] = g.state.players;
    if (ann === undefined) throw new Error('two players');
    const players = g.state.players.with(ANN, { ...ann, standing: 'lost' });
    const without: G = { ...g, state: { ...fork(g.state), players } };
    expect(evaluate(without, ANN)).toBe(-100_000);
    expect(evaluate(without, BOB)).toBe(100_000);
  });

  test('the end of the game is worth more than anything, or nothing', () => {
    const ended = (over: Outcome): readonly number[] => {
      const g = table();
      placeObject(g, { owner: ANN, zone: HAND, def: 0 });
      const after: G = { ...g, state: { ...fork(g.state), over } };
      return [evaluate(after, ANN), evaluate(after, BOB)];
    };
    expect(ended({ winners: [ANN], draw: false })).toEqual([1_000_000, -1_000_000]);
    expect(ended({ winners: [BOB], draw: false })).toEqual([-1_000_000, 1_000_000]);
    expect(ended({ winners: [], draw: true })).toEqual([0, 0]);
  });
});
