/** What is not known to the game, or no longer there: it is an error, or nothing is told of it. */
import { describe, expect, test } from 'vitest';
import {
  asObject,
  asPlayer,
  begin,
  comesFrom,
  type Game,
  type GameEvent,
  happen,
  hash,
  hashPlain,
  load,
  NO_PLAYER,
  objectRow,
  type PlayerId,
  playerRow,
  recorder,
  replay,
  run,
  SaveError,
  save,
  seenBy,
  step,
  visibleEvents,
} from '../src/index.ts';
import { sealed } from '../src/save.ts';
import {
  DISCARD,
  HAND,
  LIBRARY,
  moveTo,
  newGame,
  points,
  pool,
  rules,
  score,
  start,
  TABLE,
  type ToyGame,
  table,
} from '../src/toy/index.ts';
import { ANN, BOB, find, offer, reloaded } from './play.ts';

const dealt = (): ToyGame =>
  table({
    cards: [
      [ANN, HAND, ['stone', 'bell']],
      [ANN, LIBRARY, ['wake', 'feast']],
      [ANN, TABLE, ['crown']],
      [BOB, HAND, ['well']],
    ],
  });

describe('is an error', () => {
  const g = dealt();
  test.each<readonly [string, () => unknown, string]>([
    ['an object that there never was', () => objectRow(g.state, asObject(999)), 'no object 999'],
    ['a player that there is not', () => playerRow(g.state, asPlayer(5)), 'no player 5'],
    [
      'a procedure that the rules do not have',
      () => {
        begin(g, 'dance', {});
        run(g);
      },
      'dance',
    ],
    ['an event that the rules do not have', () => happen(g, { kind: 'dance' } as GameEvent), 'dance'],
  ])('%s', (_, look, said) => {
    expect(look).toThrow(said);
  });
});

describe('somebody’s knowledge of what has gone', () => {
  const knows = (g: ToyGame, eyes: Parameters<typeof seenBy>[1], id: number): boolean =>
    seenBy(g, eyes).knows(asObject(id));

  test('is that of where it last was', () => {
    const g = dealt();
    const [crown, stone, wake] = [
      find(g, TABLE, ANN, 'crown'),
      find(g, HAND, ANN, 'stone'),
      find(g, LIBRARY, ANN, 'wake'),
    ];
    offer(g, moveTo(crown, HAND), moveTo(stone, LIBRARY), moveTo(wake, HAND));
    expect([ANN, BOB, NO_PLAYER, 'all' as const].map((eyes) => knows(g, eyes, crown))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([ANN, BOB, NO_PLAYER, 'all' as const].map((eyes) => knows(g, eyes, stone))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([ANN, BOB, NO_PLAYER, 'all' as const].map((eyes) => knows(g, eyes, wake))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('ends with the log that tells where it was; there is none of what never was', () => {
    const g = dealt();
    expect([ANN, 'all' as const].map((eyes) => knows(g, eyes, 999))).toEqual([false, false]);
    expect(seenBy(g, ANN).knows(BOB)).toBe(true);
    expect(seenBy(g, 'all').knows(asPlayer(5))).toBe(false);
  });
});

describe('what somebody may not see of a move', () => {
  test('is what the object has become, and all that it has there', () => {
    const g = dealt();
    const crown = find(g, TABLE, ANN, 'crown');
    const hidden = { notes: { secret: 1 }, face: 1, base: null, stack: null };
    const events = happen(g, { ...moveTo(crown, HAND), ...hidden } as GameEvent);
    const [ofBob] = visibleEvents(g, BOB, events);
    const [ofAnn] = visibleEvents(g, ANN, events);
    for (const key of ['notes', 'face', 'base', 'stack', 'became']) {
      expect(ofBob).not.toHaveProperty(key);
      expect(ofAnn).toHaveProperty(key);
    }
    expect(ofBob).toMatchObject({ object: crown, from: TABLE, to: HAND });
  });

  test('nor what it was, where it comes from where nobody sees', () => {
    const g = dealt();
    const stone = find(g, HAND, ANN, 'stone');
    const events = happen(g, moveTo(stone, LIBRARY));
    expect(visibleEvents(g, BOB, events)).toEqual([{ kind: 'move', owner: ANN, from: HAND, to: LIBRARY }]);
    expect(visibleEvents(g, ANN, events)[0]).toMatchObject({ object: stone, def: 0 });
    const dug = happen(g, moveTo(find(g, LIBRARY, ANN, 'feast'), DISCARD));
    expect(visibleEvents(g, BOB, dug)[0]).toMatchObject({ def: expect.any(Number), became: expect.any(Number) });
    expect(visibleEvents(g, BOB, dug)[0]).not.toHaveProperty('object');
  });

  test('of a choice by chance among what is hidden, that there was one', () => {
    const g = dealt();
    const from = [find(g, HAND, ANN, 'stone'), find(g, HAND, ANN, 'bell')];
    const events = happen(g, { kind: 'pick', player: ANN, what: 'discard', from, count: 1 } as unknown as GameEvent);
    expect(visibleEvents(g, BOB, events)).toEqual([{ kind: 'pick', player: ANN, what: 'discard', count: 1 }]);
    expect(visibleEvents(g, ANN, events)[0]).toHaveProperty('picked');
  });
});

describe('a saved game', () => {
  test('comes back with what is no card, and with numbers of every size', () => {
    const g = dealt();
    offer(g, { kind: 'create', what: 'token', owner: ANN, to: TABLE, base: { name: 'Wisp' } } as unknown as GameEvent);
    const token = g.state.zones.flat().find((id) => objectRow(g.state, id).kind === 'token');
    expect(token).toBeDefined();
    for (const value of [0, -1, 0.5, 2 ** 31, 2 ** 31 - 1, -(2 ** 31), 2 ** 40, 1e-9])
      offer(g, { kind: 'note', object: token, key: `${value}`, value } as unknown as GameEvent);
    expect(hash(reloaded(g).state)).toBe(hash(g.state));
    expect(objectRow(reloaded(g).state, token ?? asObject(0))).toMatchObject({ def: -1, base: { name: 'Wisp' } });
  });

  test('has the hash that it has as JSON, where a number is none', () => {
    const hashed = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null].map((value) => {
      const g = dealt();
      offer(g, { kind: 'note', object: find(g, TABLE, ANN, 'crown'), key: 'odd', value } as unknown as GameEvent);
      return hash(g.state);
    });
    expect(new Set(hashed).size).toBe(1);
  });

  test.each<readonly [string, 'zones' | 'hooks', (lists: number[][]) => void, string]>([
    ['with a zone too few', 'zones', (lists) => lists.pop(), 'missing'],
    ['with a zone too many', 'zones', (lists) => lists.push([]), 'out-of-range'],
    ['with a list of listeners too few', 'hooks', (lists) => lists.pop(), 'missing'],
    ['with a list of listeners too many', 'hooks', (lists) => lists.push([]), 'out-of-range'],
  ])('%s is refused', (_, field, change, code) => {
    const saved = JSON.parse(JSON.stringify(save(dealt())));
    change(saved.state[field]);
    const loading = (): unknown => load(rules, pool, sealed(rules, saved));
    expect(loading).toThrow(SaveError);
    expect(loading).toThrow(expect.objectContaining({ code }));
  });
});

describe('a replay in which somebody concedes', () => {
  const conceding = (rules: ToyGame['rules'], concede: number) => {
    const g = newGame(4);
    const begin: ToyGame = { ...g, rules };
    const played = recorder(begin, { cards: hashPlain(pool), seed: 4, setup: null }).replay();
    return replay(begin, { ...played, answers: [{ concede }], hashes: [] });
  };
  const giveUp = { ...rules, concede: (g: Game, player: PlayerId) => void happen(g, score(player, 7)) };

  test('goes through it', () => {
    const again = conceding(giveUp, 1);
    expect(again.ok && points(again.game, BOB)).toBe(7);
  });

  test.each<readonly [string, ToyGame['rules'], number]>([
    ['who does not play', giveUp, 7],
    ['where nobody can', rules, 1],
  ])('%s is refused there', (_, how, who) => {
    expect(conceding(how, who)).toEqual({ ok: false, at: 0, refusal: { code: 'not-a-player' } });
  });
});

test('what a procedure does comes from the object that it says, from then on', () => {
  const g = start(dealt());
  const crown = find(g, TABLE, ANN, 'crown');
  const before = g.state.frame;
  comesFrom(g, crown);
  expect(g.state.frame).toMatchObject({ origin: { source: crown } });
  expect(g.state.frame?.procedure).toBe(before?.procedure);
  expect(g.state.frame?.below).toBe(before?.below);
  const idle = dealt();
  comesFrom(idle, crown);
  expect(idle.state.frame).toBeNull();
  expect(step(idle, null).refusal).toEqual({ code: 'nothing-asked' });
});
