// After a change, conditions of continuous effects are asked again only of what has changed: the answer must be the same as if all
// had been looked at (613).
import { asPlayer, fork, happen, type ObjectId, zoneObjects } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { expect, test } from 'vitest';
import { newPool } from '../src/100-game/108-pool.ts';
import { characteristics } from '../src/100-game/109.3-characteristics.ts';
import { current } from '../src/100-game/profile.ts';
import { BATTLEFIELD, GRAVEYARD, HAND } from '../src/400-zones/400-zones.ts';
import { emptyGame, placeObject, placeTurn } from '../src/700-additional/700.1-events/set-up.ts';
import type { MagicEvent } from '../src/700-additional/700.1-events/types.ts';
import type { G } from '../src/state.ts';

const ann = asPlayer(0);
const ben = asPlayer(1);

const aven: Card = {
  name: 'Test Aven',
  layout: 'normal',
  faces: [
    {
      name: 'Test Aven',
      types: ['creature'],
      power: 2,
      toughness: 1,
      abilities: [
        {
          kind: 'static',
          effects: [{ kind: 'modify', what: { kind: 'this' }, changes: [{ kind: 'addPT', power: 1, toughness: 1 }] }],
          condition: {
            kind: 'exists',
            what: {
              kind: 'each',
              where: {
                kind: 'all',
                of: [
                  { kind: 'subtype', type: 'Plains' },
                  { kind: 'controlledBy', who: { kind: 'you' } },
                ],
              },
            },
          },
        },
      ],
    },
  ],
};
const land = (name: string): Card => ({
  name,
  layout: 'normal',
  faces: [{ name, types: ['land'], subtypes: [name] }],
});

function table(bird: Card = aven): {
  readonly g: G;
  readonly power: () => number | null;
  readonly place: (def: number, owner: typeof ann, zone: number) => ObjectId;
} {
  const g = emptyGame(newPool([bird, land('Plains'), land('Island')]), [{ name: 'Ann' }, { name: 'Ben' }], 1, current);
  const place = (def: number, owner: typeof ann, zone: number): ObjectId => placeObject(g, { owner, zone, def });
  const id = place(0, ann, BATTLEFIELD);
  placeTurn(g, { turn: 3, active: ann, step: 'main1' });
  return { g, place, power: () => characteristics(g, id).power };
}

const move = (object: ObjectId, to: number): MagicEvent => ({ kind: 'move', object, to, how: 'put' });

test('what it looks for arrives, and leaves again', () => {
  const { g, place, power } = table();
  const plains = place(1, ann, HAND);
  expect(power()).toBe(2);
  happen(g, move(plains, BATTLEFIELD));
  expect(power()).toBe(3);
  happen(g, move(zoneObjects(g, BATTLEFIELD, ann).at(-1) as ObjectId, GRAVEYARD));
  expect(power()).toBe(2);
});

test('what arrives is something else, or somebody else’s', () => {
  const { g, place, power } = table();
  const [island, theirs] = [place(2, ann, HAND), place(1, ben, HAND)];
  expect(power()).toBe(2);
  happen(g, move(island, BATTLEFIELD));
  expect(power()).toBe(2);
  happen(g, move(theirs, BATTLEFIELD));
  expect(power()).toBe(2);
});

test('what was there all along comes under the control of the player', () => {
  const { g, place, power } = table();
  const theirs = place(1, ben, BATTLEFIELD);
  expect(power()).toBe(2);
  happen(g, {
    kind: 'beginEffect',
    effect: {
      source: theirs,
      controller: ann,
      objects: [theirs],
      body: { kind: 'modify', what: { kind: 'this' }, changes: [{ kind: 'controller', who: { kind: 'you' } }] },
      locals: {},
      duration: { kind: 'endOfTurn' },
      left: -1,
    },
  } as MagicEvent);
  expect(power()).toBe(3);
});

test('it was asked in another game with the same cards meanwhile', () => {
  const [one, other] = [table(), table()];
  const plains = one.place(1, ann, HAND);
  expect(one.power()).toBe(2);
  expect(other.power()).toBe(2);
  happen(one.g, move(plains, BATTLEFIELD));
  expect(one.power()).toBe(3);
});

test('it was asked in a fork meanwhile, where it came out differently', () => {
  const { g, place, power } = table();
  const plains = place(1, ann, HAND);
  expect(power()).toBe(2);
  const ahead: G = { ...g, state: fork(g.state) };
  happen(ahead, move(plains, BATTLEFIELD));
  expect(characteristics(ahead, zoneObjects(ahead, BATTLEFIELD, ann)[0] as ObjectId).power).toBe(3);
  happen(g, move(plains, BATTLEFIELD));
  expect(power()).toBe(3);
});

/** Effects are known, but nobody has asked yet whether the bird's condition holds. */
function notAskedYet(): ReturnType<typeof table> & { readonly bird: ObjectId; readonly plains: ObjectId } {
  // No other game has asked about this very card either.
  const made = table(structuredClone(aven));
  const [bird] = zoneObjects(made.g, BATTLEFIELD, ann) as [ObjectId];
  const island = made.place(2, ann, BATTLEFIELD);
  const plains = made.place(1, ann, HAND);
  expect(characteristics(made.g, island).power).toBe(null);
  return { ...made, bird, plains };
}

test('it is asked first in a fork, after a change', () => {
  const { g, power, plains, bird } = notAskedYet();
  const ahead: G = { ...g, state: fork(g.state) };
  happen(ahead, move(plains, BATTLEFIELD));
  expect(characteristics(ahead, bird).power).toBe(3);
  expect(power()).toBe(2);
});

test('it is asked first after a change, and then in a fork from before', () => {
  const { g, power, plains, bird } = notAskedYet();
  const before: G = { ...g, state: fork(g.state) };
  happen(g, move(plains, BATTLEFIELD));
  expect(power()).toBe(3);
  expect(characteristics(before, bird).power).toBe(2);
});

test('it is asked first in a fork of a fork that had changed', () => {
  const { g, power, plains, bird } = notAskedYet();
  const ahead: G = { ...g, state: fork(g.state) };
  happen(ahead, move(plains, BATTLEFIELD));
  const [island] = zoneObjects(ahead, BATTLEFIELD, ann).slice(1);
  characteristics(ahead, island as ObjectId);
  const further: G = { ...ahead, state: fork(ahead.state) };
  expect(characteristics(further, bird).power).toBe(3);
  expect(power()).toBe(2);
  expect(characteristics(ahead, bird).power).toBe(3);
});
