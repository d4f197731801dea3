// Chance is an event: its outcome stands in the log, a replay brings the same, and who may not know it does not read it.
import { describe, expect, test } from 'vitest';
import {
  eventsSince,
  type GameEvent,
  happen,
  isChance,
  NO_PLAYER,
  objectRow,
  type PickEvent,
  type PlayerId,
  pickEvent,
  picked,
  type RollEvent,
  rollEvent,
  rolled,
  type ScatterEvent,
  type ShuffleEvent,
  scatterEvent,
  shuffleEvent,
  visibleEvents,
  zoneObjects,
} from '../src/index.ts';
import { DISCARD, HAND, LIBRARY, newGame, start, type ToyGame, table } from '../src/toy/index.ts';
import { ANN, BOB, forkOf, names, playCard, playOn, reloaded } from './play.ts';

const CARDS = ['stone', 'bell', 'wake', 'well', 'crown', 'mask'];

const hands = (seed = 1): ToyGame =>
  start(
    table({
      seed,
      cards: [
        [ANN, HAND, ['coin', 'thief', 'tide', ...CARDS]],
        [BOB, HAND, CARDS],
        [ANN, LIBRARY, ['palace', ...CARDS]],
        [ANN, DISCARD, ['oracle', 'feast', 'gamble', 'charm']],
      ],
    }),
    'act',
  );

/** What happens in a few steps, as one player reads it. */
function seen(g: ToyGame, viewer: PlayerId, act: () => unknown): readonly unknown[] {
  const from = g.state.log.length;
  act();
  return visibleEvents(g, viewer, eventsSince(g.state, from));
}

describe('a roll', () => {
  test('has what came up in it, from 1 to the number of sides', () => {
    const g = hands();
    const [event] = happen(g, rollEvent(ANN, 'die', 6, 200)) as readonly RollEvent[];
    expect(new Set(event?.results)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(rolled(eventsSince(g.state, 0))).toEqual(event?.results);
  });

  test('is the same in a fork and in a game that was saved', () => {
    const g = hands();
    const twins = [forkOf(g), reloaded(g)];
    const [here] = happen(g, rollEvent(ANN, 'die', 20, 5));
    for (const twin of twins) expect(happen(twin, rollEvent(ANN, 'die', 20, 5))).toEqual([here]);
  });

  test('is seen by everybody', () => {
    const g = hands();
    const lines = seen(g, NO_PLAYER, () => playCard(g, 'coin'));
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: 'roll', what: 'coin', results: [expect.any(Number)] }),
    );
  });

  test('of no dice does not happen', () => {
    expect(happen(hands(), rollEvent(ANN, 'die', 6, 0))).toEqual([]);
  });
});

describe('a choice at random', () => {
  test('names what came up, none twice, and no more than there are', () => {
    const g = hands();
    const from = zoneObjects(g, HAND, BOB);
    const [event] = happen(g, pickEvent(BOB, 'discard', from, 99)) as readonly PickEvent[];
    expect(event?.picked?.toSorted()).toEqual(from.toSorted());
    expect(happen(g, pickEvent(BOB, 'discard', [], 1))).toEqual([]);
  });

  test('comes to everything about equally often', () => {
    const g = hands();
    const from = zoneObjects(g, HAND, BOB);
    const counts = new Map(from.map((id) => [id, 0]));
    for (let i = 0; i < 6000; i++) {
      const [id] = picked(happen(g, pickEvent(BOB, 'discard', from)));
      if (id !== undefined) counts.set(id as never, (counts.get(id as never) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(180);
  });

  test('among cards that are hidden is told only to those who can tell them apart; what becomes of them is seen by all', () => {
    const g = hands();
    const twin = forkOf(g);
    const own = seen(g, BOB, () => playCard(g, 'thief'));
    const chosen = own.find((e) => (e as GameEvent).kind === 'pick') as PickEvent;
    expect(chosen.picked).toHaveLength(1);
    const others = seen(twin, ANN, () => playCard(twin, 'thief'));
    expect(others).toContainEqual({ kind: 'pick', player: BOB, what: 'discard', count: 1 });
    expect(others).toContainEqual(expect.objectContaining({ kind: 'move', to: DISCARD, def: expect.any(Number) }));
  });
});

describe('a random order', () => {
  test('of some cards leaves the others where they are, and nobody can follow one', () => {
    const g = hands();
    const before = names(g, LIBRARY, ANN);
    const some = zoneObjects(g, LIBRARY, ANN).slice(2, 6);
    const [event] = happen(g, scatterEvent(ANN, LIBRARY, some)) as readonly ScatterEvent[];
    const after = names(g, LIBRARY, ANN);
    expect([...after.slice(0, 2), after[6]]).toEqual([...before.slice(0, 2), before[6]]);
    expect(after.toSorted()).toEqual(before.toSorted());
    expect(event?.order?.map((id) => objectRow(g.state, id).after)).toEqual(zoneObjects(g, LIBRARY, ANN).slice(2, 6));
    for (const id of some) expect(zoneObjects(g, LIBRARY, ANN)).not.toContain(id);
  });

  test('of cards that all have seen is known to nobody', () => {
    const orders = [1, 2, 3, 4, 5, 6].map((seed) => {
      const g = hands(seed);
      const told = seen(g, ANN, () => playCard(g, 'tide'));
      expect(told).toContainEqual(expect.objectContaining({ kind: 'scatter', zone: LIBRARY, count: 4 }));
      expect(told.some((e) => Object.hasOwn(e as object, 'order'))).toBe(false);
      return { told: JSON.stringify(told), order: names(g, LIBRARY, ANN).slice(-4).join() };
    });
    expect(new Set(orders.map(({ order }) => order)).size).toBeGreaterThan(1);
    // Whatever the order came to be, the log reads the same.
    expect(new Set(orders.map(({ told }) => told)).size).toBe(1);
  });

  test('of a shuffled library stands in the log, and no player reads it there', () => {
    const g = hands();
    const old = zoneObjects(g, LIBRARY, ANN);
    const [event] = happen(g, shuffleEvent(ANN, LIBRARY)) as readonly ShuffleEvent[];
    expect(event?.order?.toSorted()).toEqual(old.toSorted());
    expect(event?.order?.map((id) => objectRow(g.state, id).after)).toEqual(zoneObjects(g, LIBRARY, ANN));
    for (const viewer of [ANN, BOB, NO_PLAYER])
      expect(visibleEvents(g, viewer, event === undefined ? [] : [event])).toEqual([
        { kind: 'shuffle', player: ANN, zone: LIBRARY, parent: -1, rule: '0' },
      ]);
  });
});

test('the generator moves on only with an event of chance', () => {
  let drawn = 0;
  for (let seed = 0; seed < 10; seed++) {
    const g = newGame(seed);
    let { random } = g.state;
    let from = g.state.log.length;
    playOn(g, seed, 200, () => {
      if (g.state.random !== random) {
        expect(eventsSince(g.state, from).some(isChance)).toBe(true);
        drawn++;
      }
      random = g.state.random;
      from = g.state.log.length;
    });
  }
  expect(drawn).toBeGreaterThan(10);
});

test('who begins is chance, and stands in the log', () => {
  const began = new Set(
    Array.from({ length: 20 }, (_, seed) => {
      const g = newGame(seed);
      const [first] = picked(eventsSince(g.state, 0));
      expect(first).toBe(g.state.game.active);
      return first;
    }),
  );
  expect(began.size).toBe(2);
});
