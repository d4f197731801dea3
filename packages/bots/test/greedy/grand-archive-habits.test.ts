/** What the bot that looks ahead answers in Grand Archive without looking ahead: what to pay with and part with, whom to strike. */
import {
  acceptPosition,
  current,
  emptyGame,
  FIELD,
  type G,
  HAND,
  newPool,
  placeObject,
  placeTurn,
  standard,
} from '@rulewright/grand-archive';
import { asObject, asPlayer, type Decision, fork, type ObjectId } from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/grand-archive';
import { describe, expect, test } from 'vitest';
import { quickly, settled } from '../../src/grand-archive/greedy/quickly.ts';
import { greedyBot } from '../../src/grand-archive/index.ts';

const ANN = asPlayer(0);
const BOB = asPlayer(1);
const card = (name: string, face: Omit<Face, 'name'>): Card => ({
  slug: name.toLowerCase(),
  name,
  faces: [{ name, ...face }],
});
const action = (name: string, amount: number | 'X', elements: Face['elements'] = ['norm']): Card =>
  card(name, { types: ['action'], elements, cost: { kind: 'reserve', amount } });
const CARDS = [
  action('Cheap', 1),
  action('Middling', 3),
  action('Dear', 5),
  action('Open', 'X'),
  action('Strange', 0, ['fire']),
  card('Ring', { types: ['item'], elements: ['norm'] }),
];

const unit = (name: string, power: number, life: number, types: Face['types'] = ['ally']): Face => ({
  name,
  types,
  power,
  life,
  ...(types.includes('champion') ? { level: 1, elements: ['norm'] as const } : {}),
});

function table(): { readonly g: G; readonly put: (face: Face, damage?: number, owner?: typeof ANN) => ObjectId } {
  const g = emptyGame(newPool(CARDS), [{ name: 'Ann' }, { name: 'Bob' }], 1, current, standard);
  placeTurn(g, { turn: 3, active: ANN, step: 'main', open: true });
  acceptPosition(g);
  return {
    g,
    put: (token, damage = 0, owner = BOB) => {
      const marked = token.types.includes('champion') ? { counters: { damage } } : { damage };
      return placeObject(g, { owner, zone: FIELD, token, ...marked });
    },
  };
}

/** The game as that is asked. */
const asking = (g: G, decision: Decision): G => ({ ...g, state: { ...fork(g.state), decision } });
const last = (bound: number): number => bound - 1;
const quick = (g: G, decision: Decision): unknown => quickly(asking(g, decision), decision, last);
const sure = (g: G, decision: Decision): unknown => settled(asking(g, decision), decision);

const asked = (prompt: string, from: readonly number[], min: number, max: number, more = {}): Decision =>
  ({ kind: 'entities', player: ANN, rule: '1', prompt, from, min, max, ...more }) as Decision;

describe('what is parted with', () => {
  /** The cards of a hand, in the order in which it parts with them. */
  const parts = (prompt: string, names: readonly string[], count: number): readonly string[] => {
    const { g, put } = table();
    put(unit('Hero', 1, 20, ['champion']), 0, ANN);
    const hand = names.map((name) =>
      placeObject(g, { owner: ANN, zone: HAND, def: CARDS.findIndex((known) => known.name === name) }),
    );
    const decision = asked(prompt, hand, count, hand.length);
    const answer = greedyBot(1).answer(asking(g, decision), decision) as readonly ObjectId[];
    return answer.map((id) => names[hand.indexOf(id)] ?? '');
  };
  const names = ['Cheap', 'Ring', 'Dear', 'Strange', 'Middling', 'Open'];

  test.each(['cost-reserve', 'discard'])('for %s: what cannot be played, then what is dear', (prompt) => {
    expect(parts(prompt, names, 6)).toEqual(['Strange', 'Dear', 'Middling', 'Ring', 'Open', 'Cheap']);
    expect(parts(prompt, names, 2)).toEqual(['Strange', 'Dear']);
  });

  test('what floats spares what is in memory: as much as may be', () => {
    expect(parts('floating', ['Cheap', 'Dear'], 0)).toEqual(['Cheap', 'Dear']);
  });

  test('what is not there any more is worth nothing', () => {
    const { g } = table();
    const dear = placeObject(g, { owner: ANN, zone: HAND, def: 2 });
    expect(sure(g, asked('discard', [asObject(99), dear], 1, 1))).toEqual([dear]);
  });
});

describe('who is struck', () => {
  const struck = (power: number, ...units: readonly (readonly [Face, number?])[]): string => {
    const { g, put } = table();
    const attacker = put(unit('Attacker', power, 9), 0, ANN);
    const ids = units.map(([face, damage]) => put(face, damage));
    const [found] = quick(g, asked('attack', ids, 1, 1, { about: attacker })) as readonly ObjectId[];
    return units[ids.indexOf(found ?? asObject(0))]?.[0].name ?? 'nobody';
  };
  const hero = unit('Hero', 0, 20, ['champion']);
  const wolf = unit('Wolf', 3, 2);
  const mouse = unit('Mouse', 1, 1);
  const ox = unit('Ox', 3, 6);

  test.each<readonly [string, number, readonly (readonly [Face, number?])[], string]>([
    ['a champion that dies of it', 2, [[wolf], [hero, 18]], 'Hero'],
    ['no champion by one point too little', 2, [[wolf], [hero, 17]], 'Wolf'],
    ['the better of two allies that die', 2, [[mouse], [wolf]], 'Wolf'],
    ['the champion rather than an ally that lives', 2, [[ox], [hero]], 'Hero'],
    ['an ally that is wounded enough', 2, [[hero], [ox, 4]], 'Ox'],
    ['the champion where that is more', 8, [[mouse], [hero]], 'Hero'],
  ])('%s', (_, power, units, expected) => {
    expect(struck(power, ...units)).toBe(expected);
  });
});

describe('otherwise', () => {
  const { g } = table();
  test('it passes, makes nothing come, and says yes', () => {
    expect(quick(g, { kind: 'opportunity', player: ANN, rule: '1', prompt: 'act' })).toEqual({
      action: 'pass',
    });
    expect(quick(g, { kind: 'materialize', player: ANN, rule: '1', prompt: 'materialize' })).toBeNull();
    expect(quick(g, { kind: 'yesNo', player: ANN, rule: '1', prompt: 'may' })).toBe(true);
  });

  test('it wields and retaliates with what it can', () => {
    expect(quick(g, asked('wield', [16, 17, 18], 0, 2))).toEqual([16, 17]);
    expect(quick(g, asked('retaliate', [16, 17], 0, 2))).toEqual([16, 17]);
  });

  test('only what to part with is settled without looking ahead', () => {
    expect(sure(g, asked('wield', [16], 0, 1))).toBeNull();
    expect(sure(g, { kind: 'yesNo', player: ANN, rule: '1', prompt: 'may' })).toBeNull();
    expect(sure(g, asked('floating', [16], 0, 1))).toEqual([16]);
    // An answer of habit that may not be given is none.
    expect(sure(g, asked('floating', [16, 17], 1, 2, { together: { weights: [1, 1], most: 1 } }))).toBeNull();
  });
});
