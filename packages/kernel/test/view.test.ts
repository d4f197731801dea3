import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asObject,
  eventsSince,
  type GameEvent,
  happen,
  load,
  NO_PARENT,
  NO_PLAYER,
  NOWHERE,
  type ObjectRow,
  objectRow,
  type PlayerId,
  placeIsPublic,
  type RevealEvent,
  rowsOf,
  save,
  step,
  view,
  visibleEvents,
  type ZoneView,
} from '../src/index.ts';
import { sealed } from '../src/save.ts';
import {
  DISCARD,
  draw,
  HAND,
  LIBRARY,
  moveTo,
  newGame,
  pool,
  rules,
  start,
  TABLE,
  type ToyGame,
  table,
} from '../src/toy/index.ts';
import { ANN, BOB, dice, find, offer, playCard, playOn } from './play.ts';

const FIRST = 16;

const zoneIn = (g: ToyGame, viewer: PlayerId, zone: number, owner: PlayerId | null): ZoneView | undefined =>
  view(g, viewer).zones.find((z) => z.zone === zone && z.owner === owner);

describe('a view', () => {
  const hands = (): ToyGame =>
    start(
      table({
        cards: [
          [ANN, HAND, ['stone', 'bell', 'mask', 'quake']],
          [BOB, HAND, ['crown', 'well']],
          [ANN, LIBRARY, ['wake', 'stone', 'feast']],
          [BOB, LIBRARY, ['oracle', 'stone']],
        ],
      }),
    );

  test("shows a player's own hand", () => {
    const g = hands();
    expect(zoneIn(g, ANN, HAND, ANN)?.objects?.map((o) => 'name' in o && o.name)).toEqual([
      'stone',
      'bell',
      'mask',
      'quake',
      'wake',
    ]);
  });

  test("shows of another player's hand and of every library only how many cards there are", () => {
    const g = hands();
    expect(zoneIn(g, ANN, HAND, BOB)).toEqual({ zone: HAND, name: 'hand', owner: BOB, count: 2 });
    expect(zoneIn(g, ANN, LIBRARY, ANN)).toEqual({ zone: LIBRARY, name: 'library', owner: ANN, count: 2 });
    expect(zoneIn(g, BOB, LIBRARY, ANN)).toEqual({ zone: LIBRARY, name: 'library', owner: ANN, count: 2 });
  });

  test('shows a shared zone once, and an empty public one as empty', () => {
    const g = hands();
    expect(view(g, ANN).zones.filter((z) => z.name === 'table')).toEqual([
      { zone: TABLE, name: 'table', owner: null, count: 0, objects: [] },
    ]);
  });

  test('shows a face-down object to its controller, and to others only that it is there', () => {
    const g = hands();
    playCard(g, 'mask');
    const id = find(g, TABLE, ANN, 'mask');
    expect(zoneIn(g, ANN, TABLE, null)?.objects).toMatchObject([{ id, name: 'mask' }]);
    expect(zoneIn(g, BOB, TABLE, null)?.objects).toEqual([
      { hidden: true, id, controller: ANN, flags: 1, counters: {}, host: -1, attachments: [] },
    ]);
  });

  test('shows the cards of a hidden zone that the player knows before those that it does not, without their place', () => {
    const g = hands();
    const well = find(g, HAND, BOB, 'well');
    happen(g, { kind: 'note', object: well, key: 'seenBy', value: [ANN] } as GameEvent);
    expect(zoneIn(g, ANN, HAND, BOB)?.objects).toEqual([
      expect.objectContaining({ id: well, name: 'well' }),
      { hidden: true },
    ]);
  });

  test('shows where in an ordered zone a known card is', () => {
    const g = hands();
    const second = g.state.zones[LIBRARY]?.[1];
    happen(g, { kind: 'note', object: second, key: 'seenBy', value: [ANN] } as GameEvent);
    expect(zoneIn(g, ANN, LIBRARY, ANN)?.objects).toMatchObject([{ hidden: true }, { id: second }]);
  });

  test('has the pending decision for the player who decides; others learn only who that is', () => {
    const g = hands();
    expect(view(g, ANN).decision).toEqual(g.state.decision);
    expect(view(g, BOB).decision).toEqual({ kind: 'waiting', player: ANN });
  });

  test('does not tell one decision of another player from the next', () => {
    const g = hands();
    const before = view(g, BOB).decision;
    playCard(g, 'quake');
    expect(g.state.decision?.kind).toBe('options');
    expect(view(g, BOB).decision).toEqual(before);
  });

  test('shows a spectator what all players see', () => {
    const g = hands();
    expect(
      view(g, NO_PLAYER)
        .zones.filter((z) => z.objects !== undefined)
        .map((z) => z.name),
    ).toEqual(['table', 'discard', 'discard']);
    expect(view(g, NO_PLAYER).decision).toEqual({ kind: 'waiting', player: ANN });
  });
});

describe('the log as a player reads it', () => {
  const scene = (): ToyGame =>
    table({
      cards: [
        [ANN, HAND, ['stone', 'mask', 'oracle']],
        [ANN, LIBRARY, ['bell', 'wake', 'feast']],
        [BOB, HAND, ['well']],
      ],
    });
  /** What the door notes on an event that nothing led to. */
  const noted = { parent: NO_PARENT, rule: '0' };
  const seen = (g: ToyGame, viewer: PlayerId) => visibleEvents(g, viewer, eventsSince(g.state, 0));

  test('names the cards that a player draws to that player alone', () => {
    const g = scene();
    offer(g, draw(ANN));
    const became = find(g, HAND, ANN, 'bell');
    expect(seen(g, ANN)[1]).toMatchObject({ kind: 'move', from: LIBRARY, to: HAND, became, def: 1 });
    expect(seen(g, ANN)[1]).not.toHaveProperty('object');
    expect(seen(g, BOB)[1]).toEqual({ kind: 'move', owner: ANN, from: LIBRARY, to: HAND });
  });

  test('says of a card that goes from one hidden place to another nothing but that', () => {
    const g = scene();
    const object = find(g, HAND, ANN, 'stone');
    offer(g, { ...moveTo(object, LIBRARY), how: 'returned', cause: object, position: 1 } as GameEvent);
    expect(seen(g, BOB)).toEqual([{ kind: 'move', owner: ANN, from: HAND, to: LIBRARY }]);
  });

  test('names a card that is played, but not which of the hand it was', () => {
    const g = scene();
    offer(g, moveTo(find(g, HAND, ANN, 'stone'), TABLE));
    const [event] = seen(g, BOB);
    expect(event).toMatchObject({
      kind: 'move',
      owner: ANN,
      from: HAND,
      to: TABLE,
      became: find(g, TABLE, ANN, 'stone'),
      def: 0,
    });
    expect(event).not.toHaveProperty('object');
  });

  test('names a card that goes from the table to a hand, but not which of the hand it becomes', () => {
    const g = table({ cards: [[ANN, TABLE, ['stone']]] });
    const object = find(g, TABLE, ANN, 'stone');
    offer(g, moveTo(object, HAND));
    expect(seen(g, BOB)).toEqual([{ kind: 'move', owner: ANN, from: TABLE, to: HAND, object, def: 0, ...noted }]);
  });

  test('says which object is face down, and not what it is', () => {
    const g = start(scene());
    playCard(g, 'mask');
    const event = seen(g, BOB).find((e) => e.became !== undefined);
    expect(event).toMatchObject({ kind: 'move', from: HAND, to: TABLE, became: find(g, TABLE, ANN, 'mask') });
    expect(event).not.toHaveProperty('def');
  });

  test('has shuffles as they are', () => {
    const g = scene();
    offer(g, { kind: 'shuffle', player: ANN, zone: LIBRARY } as GameEvent);
    expect(seen(g, BOB)).toEqual([{ kind: 'shuffle', player: ANN, zone: LIBRARY, ...noted }]);
  });

  test('reduces an event that a player may not know of to its kind and player', () => {
    const g = start(scene());
    playCard(g, 'oracle');
    step(g, [1, 0]);
    expect(seen(g, ANN).find((e) => e.kind === 'arrange')).toHaveProperty('order');
    expect(seen(g, BOB).find((e) => e.kind === 'arrange')).toEqual({ kind: 'arrange', player: ANN });
  });

  test('describes revealed cards without saying which of the hand they are', () => {
    const g = scene();
    offer(g, { kind: 'reveal', objects: [find(g, HAND, BOB, 'well')] } as GameEvent);
    expect(seen(g, ANN)).toEqual([{ kind: 'reveal', shown: [expect.objectContaining({ name: 'well' })], ...noted }]);
    expect(seen(g, ANN)[0]?.shown).not.toEqual([expect.objectContaining({ id: expect.anything() })]);
    expect(seen(g, NO_PLAYER)).toEqual(seen(g, ANN));
  });

  test('says that a player was shown cards, and to others not which', () => {
    const g = scene();
    offer(g, { kind: 'reveal', objects: [find(g, HAND, BOB, 'well')], to: ANN } as GameEvent);
    expect(seen(g, ANN)).toMatchObject([{ kind: 'reveal', to: ANN, shown: [{ name: 'well' }] }]);
    expect(seen(g, NO_PLAYER)).toEqual([{ kind: 'reveal', to: ANN }]);
  });

  test('does not say which card of a hand gets counters', () => {
    const g = scene();
    offer(g, { kind: 'counters', on: find(g, HAND, BOB, 'well'), counter: 'time', amount: 1 } as GameEvent);
    expect(seen(g, ANN)).toEqual([{ kind: 'counters' }]);
    const on = find(g, HAND, BOB, 'well');
    expect(seen(g, BOB)).toEqual([{ kind: 'counters', on, counter: 'time', amount: 1, ...noted }]);
  });

  test('judges an object that has left since by where it was', () => {
    const g = table({ cards: [[ANN, TABLE, ['stone']]] });
    const on = find(g, TABLE, ANN, 'stone');
    offer(g, { kind: 'counters', on, counter: 'glow', amount: 1 } as GameEvent);
    offer(g, moveTo(on, DISCARD));
    expect(seen(g, BOB)[0]).toEqual({ kind: 'counters', on, counter: 'glow', amount: 1, ...noted });
  });
});

/** Objects whose faces a viewer does not know, now or from a reveal. */
function unknownTo(g: ToyGame, viewer: PlayerId): ObjectRow[] {
  const shown = new Set(
    eventsSince(g.state, 0).flatMap((e) => (e.kind === 'reveal' ? (e as RevealEvent).objects : [])),
  );
  return [...rowsOf(g.state.objects)].filter(
    (row) => row.zone !== NOWHERE && !rules.sees(g, viewer, row) && !shown.has(row.id),
  );
}

function mixed<T>(items: readonly T[], below: (bound: number) => number): T[] {
  const rest = items.slice();
  return items.flatMap(() => rest.splice(below(rest.length), 1));
}

/** The same game with the faces that the viewer does not know dealt otherwise, and the libraries in another order. */
function otherwise(g: ToyGame, viewer: PlayerId, below: (bound: number) => number): ToyGame {
  const saved = JSON.parse(JSON.stringify(save(g)));
  const unknown = unknownTo(g, viewer);
  const defs = mixed(
    unknown.map((row) => row.def),
    below,
  );
  unknown.forEach((row, i) => {
    saved.state.objects.rows[row.id - FIRST].def = defs[i];
  });
  saved.state.zones = g.state.zones.map((ids) => {
    const hidden = ids.every((id) => {
      const row = objectRow(g.state, asObject(id));
      return !rules.sees(g, viewer, row) && !placeIsPublic(g, viewer, row.zone, row.owner);
    });
    return hidden ? mixed(ids, below) : ids;
  });
  return load(rules, pool, sealed(rules, saved));
}

describe('two games that differ only in what a player may not know', () => {
  const games = fc.record({
    seed: fc.nat(10_000),
    answers: fc.nat(120),
    mixing: fc.nat(),
    viewer: fc.constantFrom(ANN, BOB, NO_PLAYER),
  });

  test('look the same to that player', () => {
    fc.assert(
      fc.property(games, ({ seed, answers, mixing, viewer }) => {
        const g = newGame(seed);
        playOn(g, seed, answers);
        const h = otherwise(g, viewer, dice(mixing));
        expect(JSON.stringify(view(h, viewer))).toBe(JSON.stringify(view(g, viewer)));
      }),
    );
  });

  test('have the same log for that player', () => {
    fc.assert(
      fc.property(games, ({ seed, answers, mixing, viewer }) => {
        const g = newGame(seed);
        playOn(g, seed, answers);
        const h = otherwise(g, viewer, dice(mixing));
        const log = (game: ToyGame): string => JSON.stringify(visibleEvents(game, viewer, eventsSince(game.state, 0)));
        expect(log(h)).toBe(log(g));
      }),
    );
  });

  test('do differ: the test above would notice a view that shows everything', () => {
    const g = newGame(1);
    const h = otherwise(g, BOB, dice(2));
    expect(JSON.stringify(view(h, ANN))).not.toBe(JSON.stringify(view(g, ANN)));
  });
});
