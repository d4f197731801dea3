/** What becomes of an object that moves, is made or ceases: what it keeps of what it was, and what it leaves to others. */
import { describe, expect, test } from 'vitest';
import {
  asObject,
  type GameEvent,
  happen,
  hash,
  invariants,
  NO_OBJECT,
  NOWHERE,
  type ObjectId,
  objectRow,
  scatterEvent,
  zoneObjects,
} from '../src/index.ts';
import { DISCARD, HAND, LIBRARY, moveTo, TABLE, type ToyGame, table } from '../src/toy/index.ts';
import { ANN, BOB, find, forkOf } from './play.ts';

const scene = (): ToyGame =>
  table({
    cards: [
      [ANN, TABLE, ['stone', 'charm']],
      [ANN, HAND, ['bell', 'wake']],
      [ANN, LIBRARY, ['crown', 'feast', 'quake']],
    ],
  });

const row = (g: ToyGame, id: ObjectId) => objectRow(g.state, id);
const propose = (g: ToyGame, event: object): readonly GameEvent[] => happen(g, event as GameEvent);
/** What an event has made of an object, or made. */
function becameOf(events: readonly GameEvent[]): ObjectId {
  const [became] = events.flatMap((event) => ('became' in event ? [event.became as ObjectId] : []));
  if (became === undefined) throw new Error('nothing became of it');
  return became;
}
const made = (g: ToyGame, more: object = {}): ObjectId =>
  becameOf(propose(g, { kind: 'create', what: 'token', owner: ANN, to: TABLE, base: { name: 'Wisp' }, ...more }));
const nothing = (g: ToyGame, event: object): void => {
  const before = hash(forkOf(g).state);
  expect(propose(g, event)).toEqual([]);
  expect(hash(g.state)).toBe(before);
};

describe('an object that moves', () => {
  test('is another from then on, which knows what it was', () => {
    const g = scene();
    const stone = find(g, TABLE, ANN, 'stone');
    propose(g, { kind: 'counters', on: stone, counter: 'glow', amount: 2 });
    propose(g, { kind: 'note', object: stone, key: 'marked', value: 1 });
    const became = becameOf(propose(g, moveTo(stone, DISCARD)));
    expect(row(g, stone)).toMatchObject({ zone: NOWHERE, after: became, counters: { glow: 2 }, notes: { marked: 1 } });
    expect(row(g, became)).toMatchObject({
      zone: DISCARD,
      before: stone,
      counters: {},
      notes: {},
      flags: 0,
      base: null,
    });
  });

  test('comes as the event says', () => {
    const g = scene();
    const how = {
      flags: 1,
      counters: { glow: 1 },
      notes: { marked: 2 },
      face: 1,
      controller: BOB,
      base: { name: 'Mist' },
    };
    const became = becameOf(propose(g, { ...moveTo(find(g, HAND, ANN, 'bell'), TABLE), ...how }));
    expect(row(g, became)).toMatchObject({ owner: ANN, holder: BOB, zone: TABLE, ...how });
    expect(invariants(g)).toEqual([]);
  });

  test('goes where in the order it is told, and last otherwise', () => {
    const g = scene();
    const into = (name: string, position?: number): ObjectId =>
      becameOf(
        propose(g, { ...moveTo(find(g, HAND, ANN, name), LIBRARY), ...(position === undefined ? {} : { position }) }),
      );
    const second = into('bell', 1);
    const last = into('wake');
    expect(zoneObjects(g, LIBRARY, ANN).indexOf(second)).toBe(1);
    expect(zoneObjects(g, LIBRARY, ANN).at(-1)).toBe(last);
  });

  test('does not move again once it is gone, and what is gone does not cease', () => {
    const g = scene();
    const stone = find(g, TABLE, ANN, 'stone');
    propose(g, moveTo(stone, DISCARD));
    nothing(g, moveTo(stone, HAND));
    nothing(g, { kind: 'cease', object: stone });
  });

  test('a token is the same thing elsewhere, unless the event says another', () => {
    const g = scene();
    const wisp = made(g);
    const elsewhere = becameOf(propose(g, moveTo(wisp, DISCARD)));
    expect(row(g, elsewhere)).toMatchObject({ kind: 'token', def: -1, base: { name: 'Wisp' } });
    const other = becameOf(propose(g, { ...moveTo(elsewhere, TABLE), base: { name: 'Mist' } }));
    expect(row(g, other).base).toEqual({ name: 'Mist' });
  });
});

describe('what is made', () => {
  test('is attached as it comes, and its host knows', () => {
    const g = scene();
    const stone = find(g, TABLE, ANN, 'stone');
    const wisp = made(g, { host: stone });
    expect([row(g, wisp).host, row(g, stone).attachments]).toEqual([stone, [wisp]]);
    expect(invariants(g)).toEqual([]);
    propose(g, { kind: 'cease', object: wisp });
    expect([row(g, wisp).zone, row(g, wisp).after, row(g, stone).attachments]).toEqual([NOWHERE, NO_OBJECT, []]);
    // Last known: what it was attached to as it ceased.
    expect(row(g, wisp).host).toBe(stone);
    expect(invariants(g)).toEqual([]);
  });

  test('knows what it was before, and that knows it', () => {
    const g = scene();
    const stone = find(g, TABLE, ANN, 'stone');
    propose(g, { kind: 'cease', object: stone });
    const wisp = made(g, { was: stone });
    expect([row(g, wisp).before, row(g, stone).after]).toEqual([stone, wisp]);
    expect(row(g, made(g)).before).toBe(NO_OBJECT);
  });

  test('is under the control of who is said, or of its owner', () => {
    const g = scene();
    expect(row(g, made(g))).toMatchObject({ owner: ANN, holder: ANN });
    expect(row(g, made(g, { controller: BOB }))).toMatchObject({ owner: ANN, holder: BOB });
  });

  test('nothing is made in what is gone', () => {
    const g = table({ cards: [[ANN, TABLE, ['chest']]] });
    const chest = find(g, TABLE, ANN, 'chest');
    propose(g, moveTo(chest, DISCARD));
    nothing(g, { kind: 'create', what: 'token', owner: ANN, to: 4, keeper: chest, base: { name: 'Wisp' } });
  });
});

describe('what is attached', () => {
  test('is let go as its host leaves, and known of the host as it was', () => {
    const g = scene();
    const [stone, charm] = [find(g, TABLE, ANN, 'stone'), find(g, TABLE, ANN, 'charm')];
    propose(g, { kind: 'attach', object: charm, to: stone });
    propose(g, moveTo(stone, HAND));
    expect(row(g, charm).host).toBe(NO_OBJECT);
    expect(row(g, stone).attachments).toEqual([charm]);
  });
});

describe('a random order', () => {
  test('of nothing, or of what is not there, is none', () => {
    const g = scene();
    nothing(g, scatterEvent(ANN, LIBRARY, []));
    nothing(g, scatterEvent(ANN, LIBRARY, [find(g, HAND, ANN, 'bell')]));
    nothing(g, scatterEvent(ANN, LIBRARY, [asObject(999)]));
  });
});
