import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariants, load, NOWHERE, notPlain, type ObjectId, type ObjectRow, objectRow, save } from '../src/index.ts';
import { sealed } from '../src/save.ts';
import {
  DISCARD,
  ENTER,
  HAND,
  HOARD,
  LIBRARY,
  moveTo,
  newGame,
  pool,
  rules,
  TABLE,
  type ToyGame,
  table,
} from '../src/toy/index.ts';
import { ANN, BOB, find, offer, playOn } from './play.ts';

describe('in every game', () => {
  test('the invariants hold and the state is plain data, at every decision', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(), (seed, choices) => {
        const g = newGame(seed);
        playOn(g, choices, 150, () => {
          expect(invariants(g)).toEqual([]);
          expect(notPlain(g)).toEqual([]);
        });
        expect(invariants(g)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

type Writable<T> = { -readonly [K in keyof T]: T[K] };
interface Loose {
  readonly objects: { readonly rows: Writable<ObjectRow>[] };
  readonly zones: number[][];
  readonly hooks: number[][];
  readonly players: { counters: Record<string, number> }[];
}

const FIRST = 16;
const scene = (): ToyGame => {
  const g = table({
    cards: [
      [ANN, TABLE, ['stone', 'bell', 'charm']],
      [ANN, HAND, ['stone']],
      [BOB, HAND, ['stone']],
    ],
  });
  offer(g, { kind: 'attach', object: find(g, TABLE, ANN, 'charm'), to: find(g, TABLE, ANN, 'stone') } as never);
  return g;
};

/** The violations in a scene after someone went around the door. */
function after(tamper: (state: Loose) => void): string[] {
  const saved = JSON.parse(JSON.stringify(save(scene())));
  tamper(saved.state);
  return invariants(load(rules, pool, sealed(rules, saved)));
}

const STONE = FIRST;
const BELL = FIRST + 1;
const CHARM = FIRST + 2;
const inHand = HAND * 2;
const onTable = TABLE * 2;
const row = (s: Loose, id: number): Writable<ObjectRow> => s.objects.rows[id - FIRST] as Writable<ObjectRow>;
const list = (lists: number[][], index: number): number[] => lists[index] as number[];

describe('a state is found wrong', () => {
  test('only when something is wrong', () => {
    expect(after(() => {})).toEqual([]);
  });

  test('if an object is in two zones', () => {
    expect(after((s) => list(s.zones, inHand).push(STONE))).toEqual([
      'hand of player 0: object 16 has zone table',
      expect.stringMatching(/object 16 is listed twice/),
    ]);
  });

  test('if an object is in no zone', () => {
    expect(after((s) => list(s.zones, onTable).shift())).toEqual(['object 16 is not in the list of table']);
  });

  test("if an object is in another player's zone", () => {
    expect(after((s) => list(s.zones, inHand + 1).push(...list(s.zones, inHand).splice(0)))).toEqual([
      'hand of player 1: object 19 is owned by player 0',
    ]);
  });

  test('if a list of a shared zone other than the first is used', () => {
    expect(after((s) => list(s.zones, onTable + 1).push(...list(s.zones, onTable).splice(0)))).toEqual([
      'table of player 1: the zone is shared, but this list has objects',
    ]);
  });

  // A file in which this is so is refused before.
  test('if a zone lists what there is not', () => {
    const g = scene();
    const [hand = []] = g.state.zones.slice(inHand);
    const zones = g.state.zones.with(inHand, [...hand, 99 as ObjectId]);
    expect(invariants({ ...g, state: { ...g.state, zones } })).toEqual(['hand of player 0: object 99 has no row']);
  });

  test('if an object that another keeps lies in a zone of players', () => {
    const g = scene();
    Object.assign(objectRow(g.state, find(g, HAND, ANN, 'stone')), { keeper: STONE });
    expect(invariants(g)).toEqual(['hand of player 0: object 19 is kept by 16']);
  });

  test('if a list of players is used for a zone of objects', () => {
    const kept = after((s) => {
      list(s.zones, HOARD * 2).push(...list(s.zones, inHand).splice(0));
      row(s, 19).zone = HOARD;
    });
    expect(kept).toEqual(['hoard of player 0: the zone is one of objects, but this list has some']);
  });

  test('if only one side knows of an attachment', () => {
    expect(after((s) => Object.assign(row(s, STONE), { attachments: [] }))).toEqual([
      'object 18 is attached to 16, which does not list it',
    ]);
    expect(after((s) => Object.assign(row(s, CHARM), { host: -1 }))).toEqual([
      'object 16 lists attachment 18, which is not attached to it',
    ]);
  });

  test('if an ability does not listen where it should', () => {
    expect(after((s) => list(s.hooks, ENTER).pop())).toEqual([
      `object ${BELL} listens on hook ${ENTER}, which does not list it`,
    ]);
  });

  test('if a hook lists what does not listen there', () => {
    expect(after((s) => list(s.hooks, ENTER).push(STONE))).toEqual([
      `hook ${ENTER} lists object 16, which does not listen there`,
    ]);
  });

  test('if there are fewer counters than none', () => {
    expect(after((s) => Object.assign(row(s, STONE), { counters: { glow: -1 } }))).toEqual([
      'object 16 has -1 glow counters',
    ]);
    expect(after((s) => Object.assign(s.players[1] ?? {}, { counters: { points: -3 } }))).toEqual([
      'player 1 has -3 points counters',
    ]);
  });

  test('if a card is gone', () => {
    const gone = after((s) => {
      list(s.zones, inHand).pop();
      row(s, 19).zone = NOWHERE;
    });
    expect(gone).toEqual(['card 19 is 0 objects']);
  });

  test('if a card is two objects', () => {
    const g = scene();
    offer(g, moveTo(find(g, HAND, ANN, 'stone'), DISCARD));
    const saved = JSON.parse(JSON.stringify(save(g)));
    saved.state.zones[inHand].push(19);
    saved.state.objects.rows[19 - FIRST].zone = HAND;
    expect(invariants(load(rules, pool, sealed(rules, saved)))).toEqual(['card 19 is 2 objects']);
  });
});

test('an event without a rule, or that follows from none before it, is found in the log', () => {
  const log = (change: (events: { rule?: string; parent: number }[]) => void) => {
    const g = scene();
    offer(g, moveTo(find(g, HAND, ANN, 'stone'), DISCARD));
    const saved = JSON.parse(JSON.stringify(save(g)));
    change(saved.state.log.rows);
    return invariants(load(rules, pool, sealed(rules, saved)));
  };
  expect(log(() => {})).toEqual([]);
  expect(log(([first]) => delete first?.rule)).toEqual(['event 0 (attach) has no rule']);
  expect(log((events) => Object.assign(events[1] ?? {}, { parent: 1 }))).toEqual(['event 1 (move) follows from 1']);
});

test('what is not plain data is found in the state, with its place', () => {
  const g = table({ cards: [[ANN, LIBRARY, ['stone']]] });
  const object = find(g, LIBRARY, ANN, 'stone');
  const odd: readonly (readonly [value: unknown, found: readonly string[]])[] = [
    [Number.NaN, [' is NaN']],
    [new Map(), [' is a Map']],
    [() => 0, [' is a function']],
    [
      [undefined, 1, new Set()],
      ['[0] is undefined', '[2] is a Set'],
    ],
    [{ a: { b: Number.POSITIVE_INFINITY } }, ['.a.b is Infinity']],
    [Object.assign(Object.create(null), { a: 1 }), []],
    [{ a: [1, 'b', true, null], c: undefined }, []],
  ];
  for (const [value, found] of odd) {
    offer(g, { kind: 'note', object, key: 'odd', value } as never);
    const places = notPlain(g).filter((place) => place.startsWith('state.objects'));
    expect(places.map((place) => place.slice(place.indexOf('.odd') + '.odd'.length))).toEqual(found);
  }
});
