// Playing and resolving in a game whose costs, steps and targets are not Magic's.
import { type Answer, type ChooseEntities, type ObjectId, objectRow, step, zoneObjects } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import type { Node } from '../src/index.ts';
import { ANN, BOB, newGame } from './reserving.ts';
import {
  BANISHMENT,
  type Card,
  cardOf,
  FIELD,
  GRAVEYARD,
  HAND,
  MEMORY,
  type ReservingGame,
} from './reserving-tables.ts';

const pays = (kind: string, count: number | Node): Node & { count: number | Node } => ({ kind, count });
const victim = (name: string): Node & { name: string } => ({ kind: 'var', name });
const hurt = (name: string, amount: number | Node) => ({ do: 'hurt', what: victim(name), amount });
const ALLY: Node = { kind: 'card' };

const pool: readonly Card[] = [
  { name: 'ally', cost: [], effect: null },
  { name: 'spark', cost: [pays('reserve', 2)], effect: { actions: [] } },
  { name: 'relic', cost: [pays('memory', 1), pays('reserve', 1)], effect: { actions: [] } },
  { name: 'both', cost: [pays('reserve', 2), pays('discard', 1)], effect: { actions: [] } },
  {
    name: 'blast',
    cost: [pays('reserve', { kind: 'x' })],
    effect: { targets: [{ name: 'it', what: ALLY }], actions: [hurt('it', { kind: 'x' })] },
  },
  {
    name: 'pair',
    cost: [],
    effect: {
      targets: [
        { name: 'one', what: ALLY },
        { name: 'two', what: ALLY, notAlso: ['one'] },
      ],
      actions: [hurt('one', 1), hurt('two', 1)],
    },
  },
  {
    name: 'sweep',
    cost: [],
    effect: {
      targets: [
        { name: 'one', what: ALLY },
        { name: 'more', what: ALLY, min: 0, max: 1, notAlso: ['one'] },
      ],
      actions: [hurt('one', 1), hurt('more', 1)],
    },
  },
  {
    name: 'grave',
    cost: [],
    effect: { targets: [{ name: 'it', what: ALLY }], actions: [{ do: 'bury', what: victim('it'), amount: 0 }] },
  },
  {
    name: 'choice',
    cost: [pays('reserve', 1)],
    optional: { name: 'prepared', cost: [pays('reserve', 1)] },
    effect: {
      actions: [],
      modes: {
        min: 1,
        max: 1,
        choices: [
          { targets: [{ name: 'it', what: ALLY }], actions: [hurt('it', 1)] },
          { targets: [{ name: 'it', what: ALLY }], actions: [hurt('it', 2)] },
        ],
      },
    },
  },
];

const named = (g: ReservingGame, zone: number, owner = ANN): readonly string[] =>
  zoneObjects(g, zone, owner).map((id) => cardOf(g, id).name);
const find = (g: ReservingGame, zone: number, name: string): ObjectId => {
  const id = zoneObjects(g, zone, ANN).find((other) => cardOf(g, other).name === name);
  if (id === undefined) throw new Error(`no ${name} there`);
  return id;
};
const play = (g: ReservingGame, name: string) => step(g, find(g, HAND, name));
const damage = (g: ReservingGame, id: ObjectId) => objectRow(g.state, id).counters.damage ?? 0;
const asked = (g: ReservingGame): string | undefined => g.state.decision?.prompt;
/** The first candidates, as many as must be chosen. */
const first = (g: ReservingGame): Answer => {
  const { from, min } = g.state.decision as ChooseEntities;
  return from.slice(0, min);
};

describe('costs of another kind', () => {
  test('cards are reserved from the hand, but not the card that is played', () => {
    const g = newGame(pool, [[ANN, HAND, ['spark', 'ally', 'ally', 'relic']]]);
    play(g, 'spark');
    expect(g.state.decision).toMatchObject({ prompt: 'cost-reserve', rule: '1.8', min: 2, max: 2 });
    step(g, first(g));
    expect(named(g, MEMORY)).toEqual(['ally', 'ally']);
    expect(named(g, HAND)).toEqual(['relic']);
  });

  test('chance chooses what is banished from memory, after everything else is paid', () => {
    const g = newGame(pool, [
      [ANN, HAND, ['relic', 'ally']],
      [ANN, MEMORY, ['spark', 'spark']],
    ]);
    play(g, 'relic');
    // The reserved card is there to be banished, too.
    expect([...named(g, MEMORY), ...named(g, BANISHMENT)].toSorted()).toEqual(['ally', 'spark', 'spark']);
    expect(named(g, BANISHMENT)).toHaveLength(1);
    expect(asked(g)).toBe('act');
  });

  test('two costs are not paid with the same card, and the play is taken back', () => {
    const g = newGame(pool, [[ANN, HAND, ['both', 'ally', 'ally']]]);
    play(g, 'both');
    expect(g.undone).toMatchObject({ code: 'cannot-pay', rule: '1.8' });
    expect(named(g, HAND)).toEqual(['both', 'ally', 'ally']);
    expect(named(g, MEMORY)).toEqual([]);
  });

  test('X is as large as there are cards to pay it with', () => {
    const g = newGame(pool, [
      [ANN, HAND, ['blast', 'spark', 'spark', 'spark']],
      [BOB, FIELD, ['ally']],
    ]);
    const [ally] = zoneObjects(g, FIELD, BOB);
    play(g, 'blast');
    expect(g.state.decision).toMatchObject({ kind: 'number', rule: '1.3', min: 0, max: 3 });
    step(g, 2);
    step(g, first(g));
    step(g, null);
    expect(ally === undefined ? 0 : damage(g, ally)).toBe(2);
    expect(named(g, MEMORY)).toHaveLength(2);
  });
});

describe('steps in the order of another rule book', () => {
  test('costs are declared before modes and targets, and paid at the end', () => {
    const g = newGame(pool, [
      [ANN, HAND, ['choice', 'spark', 'spark', 'spark']],
      [BOB, FIELD, ['ally', 'ally']],
    ]);
    play(g, 'choice');
    const prompts = [asked(g)];
    for (const answer of [() => true, () => [1], () => first(g), () => first(g), () => first(g)]) {
      step(g, answer());
      prompts.push(asked(g));
    }
    expect(prompts).toEqual(['optional-cost', 'modes', 'targets', 'cost-reserve', 'cost-reserve', 'act']);
    expect(named(g, MEMORY)).toHaveLength(2);
  });
});

describe('a target that is gone', () => {
  /** What is played with both allies as targets, while the second of them is buried in response. */
  function answered(name: string): ReservingGame {
    const g = newGame(pool, [
      [ANN, HAND, [name, 'grave']],
      [BOB, FIELD, ['ally', 'ally']],
    ]);
    const [one, two] = zoneObjects(g, FIELD, BOB);
    if (one === undefined || two === undefined) throw new Error('no allies');
    play(g, name);
    step(g, [one]);
    if (asked(g) === 'targets') step(g, [two]);
    play(g, 'grave');
    step(g, [two]);
    step(g, null);
    step(g, null);
    return g;
  }

  test('undoes the whole where it was required', () => {
    const g = answered('pair');
    expect(zoneObjects(g, FIELD, BOB).map((id) => damage(g, id))).toEqual([0]);
    expect(named(g, GRAVEYARD)).toEqual(expect.arrayContaining(['grave', 'pair']));
  });

  test('does not matter where it was "up to"', () => {
    const g = answered('sweep');
    expect(zoneObjects(g, FIELD, BOB).map((id) => damage(g, id))).toEqual([1]);
  });
});
