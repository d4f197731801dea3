/** The lists of a state, what lies where and who listens: whatever is done to them, alone or in a batch, in a game or in its forks. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type EntityId,
  fork,
  NO_PLAYER,
  newObject,
  type ObjectId,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '../src/index.ts';
import { DISCARD, ENTER, HAND, HOARD, LIBRARY, pool, start, TABLE, type ToyGame, table } from '../src/toy/index.ts';
import {
  addingMany,
  addObject,
  insertInZone,
  nextObject,
  register,
  registerAll,
  removeFromZone,
  reorderZone,
  unregister,
} from '../src/write.ts';
import { ANN, BOB, forkOf } from './play.ts';

const bell = pool.findIndex(({ hooks }) => hooks.includes(ENTER));
const [HOOK] = pool[bell]?.hooks ?? [];
const listens = pool[bell]?.listensIn ?? TABLE;

/** A place for objects. A chest keeps some, too. */
interface Place {
  readonly zone: number;
  readonly owner: EntityId;
}

const empty = (): { readonly g: ToyGame; readonly places: readonly Place[] } => {
  const g = table({ cards: [[ANN, TABLE, ['chest']]] });
  const [chest] = zoneObjects(g, TABLE, ANN);
  const places = [
    { zone: LIBRARY, owner: ANN },
    { zone: LIBRARY, owner: BOB },
    { zone: DISCARD, owner: ANN },
    { zone: TABLE, owner: ANN },
    { zone: HOARD, owner: chest as ObjectId },
  ];
  return { g, places };
};

/** An object that listens as soon as it is registered, in no list yet. */
const made = (g: ToyGame, { zone, owner }: Place): ObjectId =>
  addObject(
    g.state,
    newObject({
      id: nextObject(g.state),
      kind: 'card',
      def: bell,
      owner: ANN,
      controller: ANN,
      zone: zone === HOARD ? HOARD : listens,
      ...(zone === HOARD ? { keeper: owner as ObjectId } : {}),
      timestamp: 0,
    }),
  ).id;

const doing = fc.record({
  what: fc.constantFrom('add', 'add', 'add', 'insert', 'remove', 'reorder', 'listen', 'deaf', 'fork'),
  version: fc.nat(9),
  place: fc.nat(4),
  at: fc.nat(50),
});
type Doing = typeof doing extends fc.Arbitrary<infer O> ? O : never;
/** Batches of things that are done; what is in one is done as one. */
const batches = fc.array(fc.array(doing, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 20 });

interface Version {
  readonly g: ToyGame;
  /** What lies at each place, and who listens. */
  readonly lies: ObjectId[][];
  listening: ObjectId[];
}

function apply({ g, lies, listening, ...rest }: Version, places: readonly Place[], one: Doing): Version {
  const at = one.place % places.length;
  const place = places[at] as Place;
  const { zone, owner } = place;
  const there = lies[at] ?? [];
  const put = (list: ObjectId[]): ObjectId[][] => lies.with(at, list);
  const after = (list: ObjectId[]): Version => ({ g, lies: put(list), listening, ...rest });
  const some = there[one.at % Math.max(1, there.length)];
  switch (one.what) {
    case 'add': {
      const id = made(g, place);
      insertInZone(g, zone, owner, id);
      return after([...there, id]);
    }
    case 'insert': {
      const id = made(g, place);
      const position = one.at % (there.length + 3);
      insertInZone(g, zone, owner, id, position);
      return after(there.toSpliced(position, 0, id));
    }
    case 'remove': {
      if (some === undefined) return { g, lies, listening };
      removeFromZone(g, zone, owner, some);
      return after(there.filter((id) => id !== some));
    }
    case 'reorder': {
      const order = there.toReversed();
      reorderZone(g, zone, owner, order);
      return after([...order]);
    }
    case 'listen': {
      if (some === undefined || some === places[HOARD]?.owner || listening.includes(some) || zone === HOARD)
        return { g, lies, listening };
      register(g, objectRow(g.state, some));
      return { g, lies, listening: [...listening, some] };
    }
    case 'deaf': {
      const [first] = listening;
      if (first === undefined) return { g, lies, listening };
      unregister(g, objectRow(g.state, first));
      return { g, lies, listening: listening.slice(1) };
    }
    default:
      return { g, lies, listening };
  }
}

const heldBy = ({ g }: Version, places: readonly Place[]) => ({
  lies: places.map(({ zone, owner }) => zoneObjects(g, zone, owner)),
  listening: g.state.hooks[HOOK ?? -1] ?? [],
});

test('what lies where and who listens is what was done, in the order in which it was done, in every fork', () => {
  fc.assert(
    fc.property(batches, fc.boolean(), (all, together) => {
      const { g, places } = empty();
      const lies = places.map(({ zone, owner }) => [...zoneObjects(g, zone, owner)]);
      const versions: Version[] = [{ g, lies, listening: [...(g.state.hooks[HOOK ?? -1] ?? [])] }];
      for (const batch of all) {
        const [{ version, what } = { version: 0, what: 'add' as const }] = batch;
        const which = version % versions.length;
        const old = versions[which] as Version;
        if (what === 'fork' && versions.length < 6) {
          versions.push({ ...old, g: forkOf(old.g) });
          continue;
        }
        // What somebody took of the lists before stays as it was.
        const before = heldBy(old, places);
        const was = structuredClone(before);
        const work = (): Version => batch.reduce((now, one) => apply(now, places, one), old);
        versions[which] = together ? addingMany(old.g.state, work) : work();
        expect(before).toEqual(was);
      }
      for (const version of versions)
        expect(heldBy(version, places)).toEqual({ lies: version.lies, listening: version.listening });
    }),
  );
});

describe('a list', () => {
  test('that was filled in one batch is not added to by the next in place', () => {
    const { g } = empty();
    const place = { zone: LIBRARY, owner: ANN };
    const fill = (): void => {
      for (let i = 0; i < 3; i++) insertInZone(g, LIBRARY, ANN, made(g, place));
    };
    addingMany(g.state, fill);
    const first = zoneObjects(g, LIBRARY, ANN);
    addingMany(g.state, fill);
    expect(first).toHaveLength(3);
    expect(zoneObjects(g, LIBRARY, ANN)).toHaveLength(6);
  });

  test('is not added to in place after a batch that failed', () => {
    const { g } = empty();
    const place = { zone: LIBRARY, owner: ANN };
    const fails = (): void => {
      insertInZone(g, LIBRARY, ANN, made(g, place));
      throw new Error('it fails');
    };
    expect(() => addingMany(g.state, fails)).toThrow('it fails');
    const first = zoneObjects(g, LIBRARY, ANN);
    insertInZone(g, LIBRARY, ANN, made(g, place));
    expect(first).toHaveLength(1);
  });

  test('of another state is not the batch’s own', () => {
    const { g } = empty();
    const place = { zone: LIBRARY, owner: ANN };
    addingMany(g.state, () => {
      insertInZone(g, LIBRARY, ANN, made(g, place));
      const twin: ToyGame = { ...g, state: fork(g.state) };
      const seen = zoneObjects(g, LIBRARY, ANN);
      insertInZone(twin, LIBRARY, ANN, made(twin, place));
      expect(seen).toHaveLength(1);
      expect(zoneObjects(twin, LIBRARY, ANN)).toHaveLength(2);
    });
  });

  test('of many who begin to listen at once is that of each by itself', () => {
    const all = [1, 2].map((way) => {
      const { g } = empty();
      const rows = Array.from({ length: 4 }, () => objectRow(g.state, made(g, { zone: TABLE, owner: ANN })));
      if (way === 1) registerAll(g, rows);
      else for (const row of rows) register(g, row);
      return g.state.hooks;
    });
    expect(all[0]).toEqual(all[1]);
    expect(all[0]?.[HOOK ?? -1]).toHaveLength(4);
  });
});

describe('what does not fit is refused', () => {
  const g = start(
    table({
      cards: [
        [ANN, HAND, ['stone']],
        [ANN, TABLE, ['chest']],
      ],
    }),
  );
  const [stone] = zoneObjects(g, HAND, ANN);
  const [chest] = zoneObjects(g, TABLE, ANN);

  test.each<readonly [string, number, EntityId]>([
    ['a zone of a player is none of an object', HAND, chest as ObjectId],
    ['a zone of an object is none of a player', HOARD, ANN as PlayerId],
    ['nor of nobody', HOARD, NO_PLAYER],
  ])('%s', (_, zone, owner) => {
    expect(() => insertInZone(g, zone, owner, stone as ObjectId)).toThrow('is not one of');
  });

  test('what is not there cannot be taken away', () => {
    expect(() => removeFromZone(g, LIBRARY, ANN, stone as ObjectId)).toThrow('is not in zone library');
    expect(() => removeFromZone(g, HAND, BOB, stone as ObjectId)).toThrow('is not in zone hand');
  });
});
