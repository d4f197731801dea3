import { asPlayer, fork, hash, readReplay, recorder, replay, step, zoneObjects } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { expect, test } from 'vitest';
import {
  BATTLEFIELD,
  concede,
  continueFrom,
  current,
  emptyGame,
  formats,
  type G,
  newPool,
  placeObject,
  placePlayer,
  placeTurn,
  rules,
  STACK,
} from '../src/index.ts';

const vulture: Card = {
  name: 'Test Vulture',
  layout: 'normal',
  faces: [
    {
      name: 'Test Vulture',
      types: ['creature'],
      power: 1,
      toughness: 1,
      abilities: [
        {
          kind: 'triggered',
          on: { on: 'lose', who: { kind: 'players', which: 'opponents' } },
          actions: [{ do: 'gainLife', who: { kind: 'you' }, amount: 5 }],
        },
        {
          kind: 'triggered',
          on: { on: 'move', what: { kind: 'type', type: 'creature' }, from: ['battlefield'] },
          actions: [{ do: 'gainLife', who: { kind: 'you' }, amount: 1 }],
        },
      ],
    },
  ],
};
const cow: Card = {
  name: 'Test Cow',
  layout: 'normal',
  faces: [{ name: 'Test Cow', types: ['creature'], power: 1, toughness: 1 }],
};

const [ann, bob, cid] = [asPlayer(0), asPlayer(1), asPlayer(2)];

/** Ann has the vulture, Bob two cows. */
function table(): G {
  const seats = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cid' }];
  const g = emptyGame(newPool([vulture, cow]), seats, 1, current, formats['free-for-all']);
  placeObject(g, { owner: ann, zone: BATTLEFIELD, def: 0 });
  for (let i = 0; i < 2; i++) placeObject(g, { owner: bob, zone: BATTLEFIELD, def: 1 });
  placeTurn(g, { turn: 3, active: ann, step: 'main1' });
  return g;
}

const life = (g: G): number => g.state.game.totals[ann]?.life ?? 0;

function passAll(g: G): void {
  for (let i = 0; i < 40 && zoneObjects(g, STACK, ann).length > 0; i++) step(g, { action: 'pass' });
}

test('a player who concedes has lost, and abilities that wait for that trigger', () => {
  const g = table();
  continueFrom(g, 'main1');
  concede(g, cid);
  passAll(g);
  expect(life(g)).toBe(25);
});

test('permanents that leave the game with their owner leave the battlefield (603.6c)', () => {
  const g = table();
  continueFrom(g, 'main1');
  concede(g, bob);
  // Three abilities wait for an order.
  if (g.state.decision?.kind === 'order') step(g, [0, 1, 2]);
  passAll(g);
  expect(life(g)).toBe(27);
});

test('state-based actions make a player lose and leave, and abilities trigger on it', () => {
  const g = table();
  placePlayer(g, cid, { life: 0 });
  continueFrom(g, 'main1');
  passAll(g);
  expect(g.state.players[cid]?.standing).toBe('lost');
  expect(life(g)).toBe(25);
});

test('a concession is part of the replay', () => {
  const g = table();
  for (const player of [ann, bob, cid]) placePlayer(g, player, { life: 20 });
  continueFrom(g, 'main1');
  const start: G = { ...g, state: fork(g.state) };
  const record = recorder(g, { cards: '', seed: 1, setup: null });
  record.step({ action: 'pass' });
  record.concede(bob);
  record.step({ action: 'pass' });
  const told = readReplay(JSON.parse(JSON.stringify(record.replay())), rules);
  const again = replay(start, told);
  expect(again.ok && hash(again.game.state)).toBe(hash(g.state));
  expect(g.state.players[bob]?.standing).toBe('lost');
  expect(replay(start, { ...told, answers: [{ concede: asPlayer(7) }] }).ok).toBe(false);
});
