// Zones of objects: a chest keeps cards, through forks, saves, hashes and views, and what it kept is not lost when it leaves.
import { describe, expect, test } from 'vitest';
import {
  type GameEvent,
  guess,
  happen,
  hash,
  invariants,
  load,
  moveEvent,
  NO_OBJECT,
  NO_PLAYER,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PlayerId,
  save,
  scatterEvent,
  shuffleEvent,
  step,
  view,
  visibleEvents,
  type ZoneView,
  zoneObjects,
} from '../src/index.ts';
import { sealed } from '../src/save.ts';
import {
  DISCARD,
  HAND,
  HOARD,
  LIBRARY,
  moveTo,
  pool,
  rules,
  start,
  TABLE,
  type ToyGame,
  table,
} from '../src/toy/index.ts';
import { ANN, BOB, dice, find, forkOf, names, playCard, reloaded } from './play.ts';

const dealt = (): ToyGame =>
  start(
    table({
      cards: [
        [ANN, HAND, ['chest', 'stone', 'bell', 'crown', 'quake']],
        [BOB, HAND, ['well', 'flood']],
        [ANN, LIBRARY, ['wake', 'feast']],
        [BOB, LIBRARY, ['mask', 'oracle']],
      ],
    }),
    'act',
  );

/** Ann has a chest with a stone and a bell in it. */
function filled(): { g: ToyGame; chest: ObjectId } {
  const g = dealt();
  playCard(g, 'chest');
  const cards = [find(g, HAND, ANN, 'stone'), find(g, HAND, ANN, 'bell')];
  expect(step(g, cards).refusal).toBeNull();
  return { g, chest: find(g, TABLE, ANN, 'chest') };
}

const chestIn = (g: ToyGame, viewer: PlayerId, chest: ObjectId): ZoneView | undefined =>
  view(g, viewer).zones.find((z) => z.zone === HOARD && z.owner === chest);

describe('what an object keeps', () => {
  test('lies in its zone, in order, and is its owner’s still', () => {
    const { g, chest } = filled();
    expect(names(g, HOARD, chest)).toEqual(['stone', 'bell']);
    for (const id of zoneObjects(g, HOARD, chest)) {
      expect(objectRow(g.state, id)).toMatchObject({ zone: HOARD, owner: ANN, keeper: chest });
    }
    expect(invariants(g)).toEqual([]);
  });

  test('can be put anywhere in the order, and taken out again', () => {
    const { g, chest } = filled();
    happen(g, moveEvent(find(g, HAND, ANN, 'crown'), HOARD, { keeper: chest, position: 1 }));
    expect(names(g, HOARD, chest)).toEqual(['stone', 'crown', 'bell']);
    const [stone] = zoneObjects(g, HOARD, chest);
    happen(g, moveTo(stone as ObjectId, DISCARD));
    expect(names(g, HOARD, chest)).toEqual(['crown', 'bell']);
    expect(objectRow(g.state, objectRow(g.state, stone as ObjectId).after).keeper).toBe(NO_OBJECT);
    expect(invariants(g)).toEqual([]);
  });

  test('can be shuffled or scattered there', () => {
    const { g, chest } = filled();
    happen(g, moveEvent(find(g, HAND, ANN, 'crown'), HOARD, { keeper: chest }));
    happen(g, shuffleEvent(ANN, HOARD, { keeper: chest }));
    happen(g, scatterEvent(ANN, HOARD, zoneObjects(g, HOARD, chest).slice(1), { keeper: chest }));
    expect(names(g, HOARD, chest).toSorted()).toEqual(['bell', 'crown', 'stone']);
    expect(invariants(g)).toEqual([]);
  });

  test('is another in a fork that goes its own way', () => {
    const { g, chest } = filled();
    const before = hash(g.state);
    const other = forkOf(g);
    happen(other, moveEvent(find(other, HAND, ANN, 'crown'), HOARD, { keeper: chest }));
    expect(names(other, HOARD, chest)).toHaveLength(3);
    expect(names(g, HOARD, chest)).toEqual(['stone', 'bell']);
    expect(hash(g.state)).toBe(before);
    expect(hash(other.state)).not.toBe(before);
  });

  test('comes back from a file as it was, with the same hash; in another order it has another', () => {
    const { g, chest } = filled();
    const again = reloaded(g);
    expect(hash(again.state)).toBe(hash(g.state));
    expect(names(again, HOARD, chest)).toEqual(['stone', 'bell']);
    const turned = forkOf(g);
    const order = zoneObjects(turned, HOARD, chest).toReversed();
    happen(turned, { kind: 'note', object: chest, key: 'turned', value: 0 } as GameEvent);
    happen(g, { kind: 'note', object: chest, key: 'turned', value: 0 } as GameEvent);
    expect(hash(turned.state)).toBe(hash(g.state));
    const saved = JSON.parse(JSON.stringify(save(turned)));
    saved.state.objects.rows[chest - 16].kept = order;
    expect(hash(load(rules, pool, sealed(rules, saved)).state)).not.toBe(hash(g.state));
  });
});

describe('loading refuses', () => {
  const spoiled = (
    change: (rows: { kept: number[]; keeper: number }[], chest: number, g: ToyGame) => void,
  ): unknown => {
    const { g, chest } = filled();
    const saved = JSON.parse(JSON.stringify(save(g)));
    change(saved.state.objects.rows, chest - 16, g);
    return saved;
  };
  test.each([
    ['a keeper that does not know what it keeps', spoiled((rows, chest) => (rows[chest] ?? { kept: [] }).kept.pop())],
    [
      'what is kept by another',
      spoiled((rows, chest) => {
        for (const id of rows[chest]?.kept ?? []) Object.assign(rows[id - 16] ?? {}, { keeper: -1 });
      }),
    ],
    [
      'an object that keeps itself',
      spoiled((rows, chest) => Object.assign(rows[chest] ?? {}, { keeper: chest + 16, kept: [chest + 16] })),
    ],
  ])('%s', (_, saved) => {
    expect(() => load(rules, pool, saved)).toThrow(/\.(kept|keeper) /);
  });
});

describe('a view of it', () => {
  test('shows the faces to who controls the keeper, and to others how many there are', () => {
    const { g, chest } = filled();
    expect(chestIn(g, ANN, chest)?.objects).toMatchObject([{ name: 'stone' }, { name: 'bell' }]);
    for (const viewer of [BOB, NO_PLAYER])
      expect(chestIn(g, viewer, chest)).toEqual({ zone: HOARD, name: 'hoard', owner: chest, count: 2 });
  });

  test('is not there for who cannot tell the keeper from others', () => {
    const g = dealt();
    const hidden = find(g, HAND, BOB, 'well');
    happen(g, moveEvent(find(g, HAND, ANN, 'stone'), HOARD, { keeper: hidden }));
    expect(chestIn(g, ANN, hidden)).toBeUndefined();
    expect(chestIn(g, BOB, hidden)?.count).toBe(1);
  });

  test('hides what went in and what comes out to a hidden place', () => {
    const { g, chest } = filled();
    const [first] = zoneObjects(g, HOARD, chest) as [ObjectId];
    const moved = happen(g, moveTo(first, HAND));
    expect(visibleEvents(g, BOB, moved)).toEqual([{ kind: 'move', owner: ANN, from: HOARD, to: HAND }]);
    expect(visibleEvents(g, ANN, moved)[0]).toMatchObject({ def: objectRow(g.state, first).def });
  });

  test('is the same whatever others suppose lies there', () => {
    const { g, chest } = filled();
    const supposed = guess(g, BOB, dice(5), [HAND, LIBRARY, HOARD]);
    expect(view(supposed, BOB)).toEqual(view(g, BOB));
    expect(zoneObjects(supposed, HOARD, chest)).toEqual(zoneObjects(g, HOARD, chest));
  });
});

describe('when the keeper leaves', () => {
  test('what it kept goes where the rules say, as part of the same event', () => {
    const { g, chest } = filled();
    const kept = zoneObjects(g, HOARD, chest);
    const happened = happen(g, moveTo(chest, DISCARD));
    expect(names(g, HAND, ANN)).toEqual(expect.arrayContaining(['stone', 'bell']));
    const at = g.state.log.length - happened.length;
    expect(happened.slice(1)).toMatchObject(kept.map((object) => ({ kind: 'move', object, to: HAND, parent: at })));
    expect(invariants(g)).toEqual([]);
  });

  test('what it has kept last is still known of it', () => {
    const { g, chest } = filled();
    const kept = zoneObjects(g, HOARD, chest);
    happen(g, moveTo(chest, DISCARD));
    expect(objectRow(g.state, chest)).toMatchObject({ zone: NOWHERE, kept });
    expect(objectRow(g.state, objectRow(g.state, chest).after).kept).toEqual([]);
    expect(hash(reloaded(g).state)).toBe(hash(g.state));
  });

  test('what is kept by what is kept follows in its turn', () => {
    const { g, chest } = filled();
    const [inner] = zoneObjects(g, HOARD, chest) as [ObjectId];
    happen(g, moveEvent(find(g, HAND, ANN, 'crown'), HOARD, { keeper: inner }));
    expect(invariants(g)).toEqual([]);
    happen(g, moveTo(chest, DISCARD));
    expect(names(g, HAND, ANN).toSorted()).toEqual(['bell', 'crown', 'quake', 'stone']);
    expect(invariants(g)).toEqual([]);
  });

  test('nothing can be put into a chest that is gone', () => {
    const { g, chest } = filled();
    happen(g, moveTo(chest, DISCARD));
    const crown = find(g, HAND, ANN, 'crown');
    expect(happen(g, moveEvent(crown, HOARD, { keeper: chest }))).toEqual([]);
    expect(zoneObjects(g, HAND, ANN)).toContain(crown);
  });

  test('the kernel refuses to lose what the rules forget', () => {
    const { g, chest } = filled();
    const forgetful = { ...g, rules: { ...g.rules, keeperLeft: () => [] } } as ToyGame;
    expect(() => happen(forgetful, moveTo(chest, DISCARD))).toThrow('would be');
  });

  test('a zone of objects takes nothing that no object keeps, and another zone nothing that one does', () => {
    const { g, chest } = filled();
    const crown = find(g, HAND, ANN, 'crown');
    expect(() => happen(forkOf(g), moveTo(crown, HOARD))).toThrow('is not one of');
    expect(() => happen(forkOf(g), moveEvent(crown, DISCARD, { keeper: chest }))).toThrow('is not one of');
  });
});
