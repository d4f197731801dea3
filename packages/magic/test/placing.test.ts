// Beginning a game is linear in the number of cards: each zone, and each list of who listens to events, is written once.
import { bundledCards } from '@rulewright/cards/magic';
import { asPlayer, type State, zoneObjects } from '@rulewright/kernel';
import { expect, test } from 'vitest';
import { newPool } from '../src/100-game/108-pool.ts';
import { current } from '../src/100-game/profile.ts';
import { BATTLEFIELD, emptyGame, HAND, LIBRARY, newGame, type Placed, placeObjects } from '../src/index.ts';

const seats = [{ name: 'Ann' }, { name: 'Bob' }];
const card = (name: string) => bundledCards.find((each) => each.name === name) ?? expect.fail(name);
const [ann, bob] = [asPlayer(0), asPlayer(1)];

/** How often a field of the state is replaced. */
function replacements(s: State, field: 'zones' | 'hooks'): () => number {
  let value = s[field];
  let count = 0;
  Object.defineProperty(s, field, {
    get: () => value,
    set(next: typeof value) {
      value = next;
      count++;
    },
  });
  return () => count;
}

test.each([10, 1000])('%i objects are placed with one change of each place', (count) => {
  const cards = [card('Forest'), card('Thragtusk')];
  const g = emptyGame(newPool(cards), seats, 1, current);
  const zones = replacements(g.state, 'zones');
  const hooks = replacements(g.state, 'hooks');
  const placed: Placed[] = Array.from({ length: count }, (_, i) => ({
    owner: i % 2 === 0 ? ann : bob,
    zone: i % 4 < 2 ? LIBRARY : BATTLEFIELD,
    def: i % 2,
  }));
  const ids = placeObjects(g, placed);
  // Two libraries and the battlefield.
  expect(zones()).toBe(3);
  expect(hooks()).toBe(1);
  expect(ids).toHaveLength(count);
  expect(zoneObjects(g, LIBRARY, ann)).toEqual(ids.filter((_, i) => i % 4 === 0));
  expect(zoneObjects(g, BATTLEFIELD, ann)).toEqual(ids.filter((_, i) => i % 4 >= 2));
});

test('a game with twenty thousand cards begins', () => {
  const deck = Array.from({ length: 10_000 }, () => card('Forest'));
  const g = newGame({ players: seats.map(({ name }) => ({ name, deck })), seed: 1, first: 0 });
  expect(zoneObjects(g, HAND, ann)).toHaveLength(7);
  expect(zoneObjects(g, LIBRARY, bob)).toHaveLength(9993);
});
