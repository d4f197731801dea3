/** Replays and links may hold anything: what is no game is refused with its place, and nothing hangs or fills the memory. */
import { bundled } from '@rulewright/cards/magic';
import { asPlayer, type Replay, SaveError } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import {
  Lab,
  type LabData,
  LinkError,
  packLab,
  readGameStart,
  readLab,
  Sitting,
  TableError,
  unpackLab,
  Watching,
} from '../src/index.ts';
import { magicLab, magicTable, speechIn } from '../src/magic/index.ts';

const deck = { name: 'Woods', parts: { main: [[60, 'Forest']] } };
const start = readGameStart({ seed: 1, first: 0, players: ['Ann', 'Bob'].map((name) => ({ name, deck })) });

const opened = (saved: unknown) => () => Watching.open(magicTable, saved, bundled);

describe('a replay', () => {
  const sitting = new Sitting(magicTable, {
    start,
    me: asPlayer(0),
    bots: new Map(),
    cards: bundled,
    speech: speechIn('en', bundled),
  });
  const replay: Replay = JSON.parse(JSON.stringify(sitting.replay()));
  const setup = readGameStart(replay.setup);
  const withMain = (main: unknown) => ({
    ...replay,
    setup: { ...setup, players: setup.players.map((player) => ({ ...player, deck: { ...deck, parts: { main } } })) },
  });

  test('opens as it was written', () => {
    expect(opened(replay)().length).toBe(0);
  });

  test.each([
    ['a thousand million cards', [[1e9, 'Forest']], 'setup.players[0].deck.parts.main[0][0]'],
    ['a hundred thousand lines', Array(100_000).fill([1000, 'Forest']), 'setup.players'],
    ['a card that is no name', [[1, { toString: 1 }]], 'setup.players[0].deck.parts.main[0][1]'],
  ])('with %s is refused', (_, main, place) => {
    expect(opened(withMain(main))).toThrow(TableError);
    expect(opened(withMain(main))).toThrow(place);
  });

  test('with an answer that lies too deep is refused', () => {
    let deep: unknown = 0;
    for (let i = 0; i < 10_000; i++) deep = [deep];
    expect(opened({ ...replay, answers: [deep] })).toThrow(SaveError);
  });

  test.each([
    [{ concede: 'constructor' }],
    [{ concede: 7 }],
    [{ random: [601] }],
    [{ random: [1, 2, 3, 4, 5, 6] }],
    [JSON.parse('{"__proto__": 1}')],
    ['__proto__'],
  ])('stops before the answer %j', (answer) => {
    const watching = opened({ ...replay, answers: [answer] })();
    expect(watching.length).toBe(0);
    expect(watching.damage?.at).toBe(0);
  });
});

describe('a link to the lab', () => {
  const lab = Lab.open(magicLab, { start: { kind: 'game', start }, cards: bundled, name: 'first' }).save();
  const linked = async (data: unknown) => unpackLab(await packLab(data as LabData));

  test('comes back as it was', async () => {
    expect(await linked(lab)).toEqual(lab);
  });

  test.each([
    [
      'many rows',
      {
        ...lab,
        start: {
          kind: 'game',
          start: {
            ...start,
            players: [{ name: 'Ann', deck: { name: 'W', parts: { main: Array(80).fill([1000, 'Forest']) } } }],
          },
        },
      },
    ],
    ['a branch twice', { ...lab, branches: [lab.branches[0], lab.branches[0]] }],
    ['no branch', { ...lab, branches: [] }],
    ['moves that are no list', { ...lab, branches: [{ ...lab.branches[0], moves: 'many' }] }],
    ['another version', { ...lab, version: 99 }],
  ])('with %s is refused', async (_, data) => {
    await expect(linked(data)).rejects.toThrow(LinkError);
    expect(() => readLab(data)).toThrow(/^lab\./);
  });
});
