/** Starting the game (103). Covers core.overview.06, core.overview.08, core.zone.library.01, core.zone.battlefield.01,
 * core.zone.hand.03, core.start.05, core.start.06, core.start.10, core.start.11, core.start.12, core.start.13, core.start.14. */
import { decks, findCard } from '@rulewright/cards/magic';
import { asPlayer, type ChooseEntities, objectRow, step, zoneObjects } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { describe, expect, it } from 'vitest';
import {
  BATTLEFIELD,
  cardOf,
  current,
  emptyGame,
  formats,
  type G,
  HAND,
  LIBRARY,
  maximumHandSize,
  type NewGame,
  newGame,
  newPool,
  profiles,
  SetUpError,
} from '../src/index.ts';

const deck = (index: number): Card[] =>
  (decks[index]?.parts.main ?? []).flatMap(([count, name]) => {
    const card = findCard(name);
    return card === undefined ? [] : Array.from({ length: count }, () => card);
  });
const names = ['Ann', 'Bob', 'Cleo', 'Dan'];
const start = (players: number, options: Partial<NewGame> = {}): G =>
  newGame({
    players: names.slice(0, players).map((name, i) => ({ name, deck: deck(i % 2) })),
    seed: 7,
    ...options,
  });
const ANN = asPlayer(0);
const BOB = asPlayer(1);
const cardsIn = (g: G, zone: number, player = ANN): string[] =>
  zoneObjects(g, zone, player).map((id) => cardOf(g.pool, objectRow(g.state, id).def).name);

describe('a game needs', () => {
  it('two players, each with a deck', () => {
    expect(() => start(1)).toThrow(SetUpError);
    expect(() =>
      newGame({
        players: [
          { name: 'Ann', deck: deck(0) },
          { name: 'Bob', deck: [] },
        ],
        seed: 1,
      }),
    ).toThrow(/Bob/);
    expect(start(2).state.players).toHaveLength(2);
    expect(start(4).state.players).toHaveLength(4);
  });
});

describe('a card that the engine cannot play exactly', () => {
  it('is refused by name, with what is missing', () => {
    const odd: Card = {
      name: 'Odd One',
      layout: 'normal',
      faces: [
        {
          name: 'Odd One',
          types: ['creature'],
          power: 1,
          toughness: 1,
          abilities: [{ kind: 'keyword', keyword: 'no such keyword' }],
        },
      ],
    };
    const players = [
      { name: 'Ann', deck: [odd] },
      { name: 'Bob', deck: deck(1) },
    ];
    expect(() => newGame({ players, seed: 1 })).toThrow(/Odd One cannot be played yet: keyword no such keyword/);
  });
});

describe('who goes first', () => {
  it('is decided by a random player in a first game', () => {
    const choosers = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => start(2, { seed }).state.decision?.player);
    expect(new Set(choosers)).toEqual(new Set([ANN, BOB]));
  });
  it('is decided by the loser of the game before', () => {
    const { decision } = start(2, { chooser: BOB }).state;
    expect(decision).toMatchObject({ player: BOB, prompt: 'who-goes-first', from: [ANN, BOB] });
  });
  it('is the player chosen', () => {
    const g = start(2, { chooser: ANN });
    step(g, [BOB]);
    keepAll(g);
    expect(g.state.game.turn).toMatchObject({ number: 1, active: BOB });
  });
});

function keepAll(g: G): void {
  while (g.state.decision?.prompt === 'mulligan') step(g, false);
}

describe('before the first turn', () => {
  it('both players have 20 life, seven cards in hand, the rest in the library, and nothing is on the battlefield', () => {
    const g = start(2, { first: 0 });
    for (const player of [ANN, BOB]) {
      expect(g.state.game.totals[player]?.life).toBe(20);
      expect(cardsIn(g, HAND, player)).toHaveLength(7);
      expect(cardsIn(g, LIBRARY, player)).toHaveLength(53);
      expect(maximumHandSize(g, player)).toBe(7);
    }
    expect(zoneObjects(g, BATTLEFIELD, ANN)).toEqual([]);
  });
  it('decks are shuffled: another seed, another order of the same cards', () => {
    const [a, b] = [1, 2].map((seed) => start(2, { first: 0, seed })) as [G, G];
    const whole = (g: G): string[] => [...cardsIn(g, HAND), ...cardsIn(g, LIBRARY)];
    expect(whole(a)).not.toEqual(whole(b));
    expect(whole(a).toSorted()).toEqual(whole(b).toSorted());
  });
});

/** Ann takes so many mulligans and keeps; Bob keeps. Cards that go to the bottom are the first ones of the hand. */
function mulligans(g: G, times: number): { readonly bottom: number } {
  let taken = 0;
  let bottom = 0;
  for (;;) {
    const { decision } = g.state;
    if (decision?.prompt === 'mulligan') step(g, decision.player === ANN && taken++ < times);
    else if (decision?.prompt === 'put-on-bottom') {
      const { from, min } = decision as ChooseEntities;
      bottom = min;
      expect(step(g, from.slice(0, min)).refusal).toBeNull();
    } else return { bottom };
  }
}

describe('a mulligan', () => {
  it('means seven new cards and one of them to the bottom today', () => {
    const g = start(2, { first: 0 });
    const before = cardsIn(g, HAND);
    expect(mulligans(g, 1)).toEqual({ bottom: 1 });
    expect(cardsIn(g, HAND)).toHaveLength(6);
    expect(cardsIn(g, LIBRARY)).toHaveLength(54);
    expect(cardsIn(g, HAND)).not.toEqual(before);
    expect(cardsIn(g, HAND, BOB)).toHaveLength(7);
  });
  it('meant six new cards and nothing to the bottom in 2012', () => {
    const g = start(2, { first: 0, profile: profiles['2012'] ?? current });
    expect(mulligans(g, 1)).toEqual({ bottom: 0 });
    expect(cardsIn(g, HAND)).toHaveLength(6);
  });
  it('is for as many cards the first time where more than two play, then for one fewer each (103.5c, core.format.multiplayer.01, core.format.multiplayer.02)', () => {
    for (const [times, left] of [
      [1, 7],
      [2, 6],
      [3, 5],
    ] as const) {
      const g = start(3, { first: 0 });
      mulligans(g, times);
      expect(cardsIn(g, HAND)).toHaveLength(left);
    }
  });
  it.each(['current', '2012'])('can be repeated down to no cards (%s)', (name) => {
    for (let times = 0; times <= 7; times++) {
      const g = start(2, { first: 0, profile: profiles[name] ?? current });
      mulligans(g, times);
      expect(cardsIn(g, HAND)).toHaveLength(7 - times);
      expect(g.state.game.turn.number).toBe(1);
    }
  });
});

describe('a card in an opening hand (103.6b)', () => {
  const early: Card = {
    name: 'Early Bird',
    layout: 'normal',
    faces: [{ name: 'Early Bird', types: ['enchantment'], abilities: [{ kind: 'keyword', keyword: 'opening hand' }] }],
  };
  it('may begin the game on the battlefield, if its owner wants', () => {
    const g = newGame({
      players: [
        { name: 'Ann', deck: Array.from({ length: 20 }, () => early) },
        { name: 'Bob', deck: deck(1) },
      ],
      seed: 3,
    });
    while (g.state.decision !== null && g.state.decision.prompt !== 'opening-hand')
      step(g, g.state.decision.prompt === 'mulligan' ? false : [ANN]);
    const decision = g.state.decision as ChooseEntities;
    expect(decision).toMatchObject({ player: ANN, rule: '103.6b', min: 0, max: 7 });
    step(g, decision.from.slice(0, 2));
    expect(cardsIn(g, BATTLEFIELD)).toEqual(['Early Bird', 'Early Bird']);
    expect(g.state.game.turn.number).toBe(1);
  });
});

describe('the life and poison of a team (810.4, 810.8d, 810.11)', () => {
  it.each([
    [2, 30, 15],
    [3, 45, 20],
    [4, 60, 25],
  ])('of %i heads', (heads, life, poison) => {
    const seats = [0, 1].flatMap((team) => Array.from({ length: heads }, (_, i) => ({ name: `${team}.${i}`, team })));
    const { format } = emptyGame(newPool([]), seats, 1, current, formats['two-headed-giant']).state.game;
    expect(format).toMatchObject({ life, poison });
  });
});
