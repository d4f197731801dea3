/** How a game begins with decks, and that chance is fair in it: what no scenario can state. */
import { bundledCards } from '@rulewright/cards/grand-archive';
import { asPlayer, happen, objectRow, rollEvent, rolled, step, zoneObjects } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/grand-archive';
import { describe, expect, test } from 'vitest';
import {
  BANISHMENT,
  cardOf,
  characteristics,
  continueFrom,
  current,
  draft,
  emptyGame,
  FIELD,
  type G,
  MAIN_DECK,
  MATERIAL_DECK,
  MEMORY,
  type NewGame,
  newGame,
  newPool,
  pantheon,
  placeObjects,
  placeTurn,
  SetUpError,
  standard,
} from '../src/index.ts';

const card = (name: string, face: Omit<Face, 'name'>): Card => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  faces: [{ name, ...face }],
});
const spirit = card('Small Spirit', { types: ['champion'], level: 0, life: 15, cost: { kind: 'memory', amount: 0 } });
const hero = card('Grown Hero', { types: ['champion'], level: 1, life: 20, cost: { kind: 'memory', amount: 1 } });
const barrier = card('Pantheon Barrier', { types: ['domain'], token: true });
const main = Array.from({ length: 60 }, (_, i) =>
  card(`Ally ${i}`, { types: ['ally'], power: 1, life: 1, cost: { kind: 'reserve', amount: 0 } }),
);

const begun = (seed: number, more: Partial<NewGame> = {}, players = 2): G =>
  newGame({
    players: Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, main, material: [spirit, hero] })),
    seed,
    ...more,
  });
const ANN = asPlayer(0);
const namesIn = (g: G, zone: number, player = ANN): readonly string[] =>
  zoneObjects(g, zone, player).map((id) => cardOf(g.pool, objectRow(g.state, id).def).name);

/** How far counts are from even, in the measure whose mean is the number of cells less one. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}
const tally = (results: readonly number[], cells: number): readonly number[] =>
  Array.from({ length: cells }, (_, cell) => results.filter((result) => result === cell).length);
const SEEDS = Array.from({ length: 400 }, (_, seed) => seed + 1);

describe('main decks', () => {
  test('are shuffled: another seed, another order; the same seed, the same (ga.core.starting-the-game.02, ga.core.zone-main-deck.06, ga.core.randomization.01)', () => {
    const orders = [1, 2, 3].map((seed) => namesIn(begun(seed), MAIN_DECK).join());
    expect(new Set(orders).size).toBe(3);
    expect(orders).not.toContain(main.map(({ name }) => name).join());
    expect(namesIn(begun(2), MAIN_DECK).join()).toBe(orders[1]);
  });

  test('are shuffled in Pantheon, too (ga.core.starting-the-game.14)', () => {
    const orders = [1, 2].map((seed) =>
      namesIn(begun(seed, { format: pantheon, known: [barrier] }, 3), MAIN_DECK).join(),
    );
    expect(new Set(orders).size).toBe(2);
  });

  test('have every card on top about equally often (ga.core.randomization.08)', () => {
    const tops = SEEDS.map((seed) => Number(namesIn(begun(seed, { first: 1 }), MAIN_DECK)[0]?.slice(5)) % 10);
    // Nine degrees of freedom: more than this is seen once in a thousand sets of seeds, and these are always the same.
    expect(unevenness(tally(tops, 10))).toBeLessThan(27.9);
  });
});

test('chance decides who goes first, each player about equally often (ga.core.starting-the-game.04, ga.core.randomization.04)', () => {
  const firsts = SEEDS.map((seed) => begun(seed).state.game.turn.active);
  expect(unevenness(tally(firsts, 2))).toBeLessThan(10.8);
});

/** A player who materializes a champion for one of five cards in memory: the place of the card that chance picks. */
function pickedFrom(seed: number): number {
  const g = emptyGame(newPool([spirit, hero, ...main]), [{ name: 'Ann' }, { name: 'Bob' }], seed, current, standard);
  const def = (of: Card): number => g.pool.cards.indexOf(of);
  const owner = ANN;
  placeObjects(g, [
    { owner, zone: FIELD, def: def(spirit) },
    { owner: asPlayer(1), zone: FIELD, def: def(spirit) },
    { owner, zone: MATERIAL_DECK, def: def(hero) },
    ...main.slice(0, 5).map((each) => ({ owner, zone: MEMORY, def: def(each) })),
    ...main.slice(5).map((each) => ({ owner, zone: MAIN_DECK, def: def(each) })),
  ]);
  placeTurn(g, { turn: 3, active: ANN, step: 'materialize', open: false });
  continueFrom(g, 'materialize');
  expect(g.state.decision?.kind).toBe('materialize');
  step(g, zoneObjects(g, MATERIAL_DECK, ANN)[0] ?? null);
  const [name] = namesIn(g, BANISHMENT);
  return Number(name?.slice(5));
}

test('each of five cards in memory pays about equally often (ga.core.costs-memory.08, ga.core.randomization.02, ga.core.randomization.06)', () => {
  const counts = tally(SEEDS.map(pickedFrom), 5);
  expect(counts.every((n) => n > 0)).toBe(true);
  expect(unevenness(counts)).toBeLessThan(18.5);
});

test('each side of a die comes up about equally often (ga.core.dice.03, ga.core.randomization.03)', () => {
  const g = begun(5);
  const shown = SEEDS.map(() => (rolled(happen(g, rollEvent(ANN, 'die', 6, 1)))[0] ?? 0) - 1);
  const counts = tally(shown, 6);
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(SEEDS.length);
  expect(unevenness(counts)).toBeLessThan(20.5);
});

test('of a redundant keyword only the first instance is an ability (ga.core.abilities.21)', () => {
  const taunt = { kind: 'keyword', keyword: 'taunt' } as const;
  const vigor = { kind: 'keyword', keyword: 'vigor' } as const;
  const wall = card('Thick Wall', { types: ['ally'], abilities: [taunt, vigor, taunt, vigor] });
  const g = emptyGame(newPool([wall]), [{ name: 'Ann' }, { name: 'Bob' }], 1, current, standard);
  const [id] = placeObjects(g, [{ owner: ANN, zone: FIELD, def: 0 }]);
  if (id === undefined) throw new Error('nothing was placed');
  const keywords = characteristics(g, id).abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : []));
  expect(keywords).toEqual(['taunt', 'vigor', 'vigor']);
});

describe('players', () => {
  const refusal = (begin: () => unknown): string | undefined => {
    try {
      begin();
    } catch (error) {
      return error instanceof SetUpError ? error.code : 'another error';
    }
    return undefined;
  };

  test('of standard and draft are two, each with both decks (ga.core.format-conventions.01)', () => {
    for (const format of [standard, draft]) {
      expect(refusal(() => begun(1, { format }))).toBeUndefined();
      expect(refusal(() => begun(1, { format }, 1))).toBe('too-few-players');
      expect(refusal(() => begun(1, { format }, 3))).toBe('wrong-number-of-players');
      const players = [
        { name: 'Ann', main, material: [spirit] },
        { name: 'Bob', main, material: [] },
      ];
      expect(refusal(() => begun(1, { format, players }))).toBe('no-deck');
    }
  });

  test('of Pantheon are three or four (ga.core.type-boon.01)', () => {
    const known = [barrier];
    expect(refusal(() => begun(1, { format: pantheon, known }, 2))).toBe('wrong-number-of-players');
    expect(refusal(() => begun(1, { format: pantheon, known }, 4))).toBeUndefined();
    expect(refusal(() => begun(1, { format: pantheon, known }, 5))).toBe('wrong-number-of-players');
  });

  test('of Pantheon need the token that each begins with', () => {
    expect(refusal(() => begun(1, { format: pantheon }, 3))).toBe('missing-card');
  });
});

test('the next game begins with the decks as they were registered: tokens and generated cards are no part of them (ga.core.ending-the-game.22)', () => {
  const again = begun(9);
  const count = (g: G): number => namesIn(g, MAIN_DECK).length + namesIn(g, MATERIAL_DECK).length;
  expect(count(again)).toBe(count(begun(8)));
  expect([...namesIn(again, MAIN_DECK)].toSorted()).toEqual([...namesIn(begun(8), MAIN_DECK)].toSorted());
});

describe('the cards of the bundle', () => {
  const fronts = bundledCards.map(({ faces: [front] }) => front);
  const isCard = ({ types }: Face): boolean => !types.some((type) => type === 'mastery' || type === 'status');

  test('have a name, a type and an element, cards of decks a cost (ga.core.card-parts.01, ga.core.element.01)', () => {
    for (const face of fronts.filter(isCard)) {
      expect(face.name).not.toBe('');
      expect(face.types, face.name).not.toEqual([]);
      expect(face.elements ?? [], face.name).not.toEqual([]);
      if (face.token !== true) expect(face.cost, face.name).toBeDefined();
    }
  });

  test('of which regalia are cost memory (ga.core.supertypes.08)', () => {
    const regalia = fronts.filter(({ supertypes, token }) => supertypes?.includes('regalia') && token !== true);
    expect(regalia.length).toBeGreaterThan(0);
    for (const { cost, name } of regalia) expect(cost?.kind, name).toBe('memory');
  });

  test('have names of their own, but for the nameless champions (ga.core.name.02)', () => {
    const seen = new Set<string>();
    for (const { name } of bundledCards) {
      if (name === 'Nameless Champion') continue;
      expect(seen.has(name), name).toBe(false);
      seen.add(name);
    }
  });

  test('of which allies, actions, weapons and attacks have a class (ga.core.typeline.04)', () => {
    const classed = fronts.filter(({ types }) =>
      types.some((type) => type === 'ally' || type === 'action' || type === 'weapon' || type === 'attack'),
    );
    expect(classed.length).toBeGreaterThan(0);
    for (const { classes, name } of classed) expect(classes ?? [], name).not.toEqual([]);
  });
});
