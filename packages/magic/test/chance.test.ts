// What is left to chance is in the log, and only those read the outcome who may know it (400.2).
import { eventsSince, NO_PLAYER, type PlayerId, visibleEvents } from '@rulewright/kernel';
import type { Action } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import { EXILE, GRAVEYARD, HAND, LIBRARY } from '../src/400-zones/400-zones.ts';
import { ann, bear, ben, bolt, hill, named, ogre, sword, Table, veil, you } from './actions-table.ts';

/** What a player reads of actions as they are carried out. */
function read(table: Table, viewer: PlayerId, actions: readonly Action[], locals = {}) {
  const from = table.g.state.log.length;
  table.do(actions, locals);
  return visibleEvents(table.g, viewer, eventsSince(table.g.state, from));
}

const inHand = (player: PlayerId): Table => {
  const table = new Table();
  for (const card of [bear, ogre, hill, bolt]) table.put(card, HAND, player);
  return table;
};
const DISCARD: Action = {
  do: 'discard',
  who: { kind: 'players', which: 'opponents' },
  what: { kind: 'card' },
  count: 1,
  random: true,
};

describe('a card discarded at random (701.9b)', () => {
  test('is chosen by chance, which its player sees', () => {
    const events = read(inHand(ben), ben, [DISCARD]);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'pick', player: ben, from: expect.any(Array), picked: [expect.any(Number)] }),
    );
  });

  test('is not told apart in the hand by anybody else; which it was is seen as it is discarded', () => {
    for (const viewer of [ann, NO_PLAYER]) {
      const events = read(inHand(ben), viewer, [DISCARD]);
      expect(events.filter(({ kind }) => kind === 'pick')).toEqual([
        { kind: 'pick', player: ben, what: 'discard', count: 1 },
      ]);
      expect(events).toContainEqual(
        expect.objectContaining({ kind: 'move', to: GRAVEYARD, became: expect.any(Number) }),
      );
    }
  });
});

test('cards that all have seen go to the bottom in a random order that nobody knows (401.4)', () => {
  const logs = new Set<string>();
  const orders = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const table = new Table();
    table.put(sword, LIBRARY);
    const rest = [bear, ogre, hill, bolt, veil].map((card) => table.put(card, EXILE));
    for (let i = 0; i < seed; i++) table.do([{ do: 'flipCoin', as: 'won' }]);
    const move: Action = {
      do: 'move',
      what: named('rest'),
      to: { zone: 'library', position: 'bottom', order: 'random' },
    };
    const events = read(table, ann, [move], { rest });
    expect(events.filter(({ kind }) => kind === 'move').map(({ object }) => object)).toEqual(rest);
    logs.add(JSON.stringify(events.map(({ parent: _, ...event }) => event)));
    expect(table.names(LIBRARY)[0]).toBe('Test Sword');
    orders.add(table.names(LIBRARY).join());
  }
  expect(orders.size).toBeGreaterThan(3);
  expect(logs.size).toBe(1);
});

test('coins and dice are seen by everybody (705, 706)', () => {
  const events = read(new Table(), NO_PLAYER, [
    { do: 'flipCoin', as: 'won' },
    { do: 'rollDice', who: you, sides: 20, as: 'result' },
  ]);
  expect(events.filter(({ kind }) => kind === 'roll')).toMatchObject([
    { what: 'coin', sides: 2, results: [expect.any(Number)], rule: '705.1' },
    { what: 'die', sides: 20, results: [expect.any(Number)] },
  ]);
});

test('a choice at random among permanents is seen by everybody', () => {
  const table = new Table();
  const [first, second] = [table.put(bear, 2), table.put(ogre, 2, ben)];
  const choose: Action = { do: 'choose', from: named('these'), as: 'it', random: true };
  expect(read(table, NO_PLAYER, [choose], { these: [first, second] })).toMatchObject([
    { kind: 'pick', from: [first, second], picked: [expect.any(Number)] },
  ]);
});
