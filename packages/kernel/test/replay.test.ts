import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash, hashPlain, type Recorder, type Replay, readReplay, recorder, replay, SaveError } from '../src/index.ts';
import { HAND, newGame, pool, rules, start, type ToyGame, table } from '../src/toy/index.ts';
import { ANN, dice, find, someAnswer } from './play.ts';

const record = (g: ToyGame, seed: number, every?: number): Recorder =>
  recorder(g, { cards: hashPlain(pool), seed, setup: { players: 2 } }, every);

function recorded(seed: number, most: number, every = 8): readonly [ToyGame, Replay] {
  const g = newGame(seed);
  const recording = record(g, seed, every);
  const below = dice(seed + 1);
  for (let i = 0; i < most && g.state.decision !== null; i++) recording.step(someAnswer(g, below));
  return [g, recording.replay()];
}

describe('a replay', () => {
  test('gives the game that was played', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(120), (seed, most) => {
        const [played, replayed] = recorded(seed, most);
        const again = replay(newGame(seed), replayed);
        expect(again.ok && hash(again.game.state)).toBe(hash(played.state));
      }),
      { numRuns: 50 },
    );
  });

  test('survives being written and read', () => {
    const [, replayed] = recorded(4, 100);
    expect(readReplay(JSON.parse(JSON.stringify(replayed)), rules)).toEqual(replayed);
  });

  test('leaves the game that it starts from as it is', () => {
    const [, replayed] = recorded(4, 100);
    const begin = newGame(4);
    const before = hash(begin.state);
    replay(begin, replayed);
    expect(hash(begin.state)).toBe(before);
  });

  test('takes a hash at the start, after every so many answers, and at the end', () => {
    const [, replayed] = recorded(4, 21);
    expect(replayed.hashes.map(([at]) => at)).toEqual([0, 8, 16, 21]);
  });

  test('does not note an answer that was refused', () => {
    const recording = record(newGame(4), 4);
    expect(recording.step('nonsense').refusal).not.toBeNull();
    expect(recording.replay().answers).toEqual([]);
  });

  test('goes through actions that were undone', () => {
    const setup = () => start(table({ cards: [[ANN, HAND, ['palace', 'stone']]] }));
    const g = setup();
    const recording = record(g, 1);
    recording.step(find(g, HAND, ANN, 'palace'));
    expect(recording.step(0).refusal?.code).toBe('too-little');
    expect(recording.step('nonsense').refusal?.code).toBe('not-in-hand');
    recording.step(find(g, HAND, ANN, 'stone'));
    expect(recording.replay().answers).toHaveLength(3);
    const again = replay(setup(), recording.replay());
    expect(again.ok && hash(again.game.state)).toBe(hash(g.state));
  });
});

describe('a replay that does not fit', () => {
  test('from another seed differs from the start', () => {
    const [, replayed] = recorded(4, 40);
    expect(replay(newGame(5), replayed)).toMatchObject({ ok: false, at: 0, expected: replayed.hashes[0]?.[1] });
  });

  test('is found at the first hash that differs, with the last that did not', () => {
    const [, replayed] = recorded(4, 40);
    const hashes = replayed.hashes.map(([at, h]) => [at, at >= 16 ? '0'.repeat(16) : h] as const);
    expect(replay(newGame(4), { ...replayed, hashes })).toMatchObject({
      ok: false,
      at: 16,
      since: 8,
      expected: '0'.repeat(16),
    });
  });

  test('is found at the answer that is refused', () => {
    const [, replayed] = recorded(4, 40);
    const answers = replayed.answers.with(13, 'nonsense');
    expect(replay(newGame(4), { ...replayed, answers })).toMatchObject({
      ok: false,
      at: 13,
      refusal: { code: expect.any(String) },
    });
  });

  test('of other rules is refused', () => {
    const [, replayed] = recorded(4, 4);
    expect(replay(newGame(4), { ...replayed, rules: 'chess' })).toMatchObject({
      ok: false,
      at: 0,
      refusal: { code: 'wrong-rules', data: { found: 'chess', expected: 'toy' } },
    });
  });

  test('of another version of the card language is refused, and says which versions those are', () => {
    const [, replayed] = recorded(4, 4);
    const other = { ...replayed, language: 7 };
    expect(() => readReplay(other, rules)).toThrow(
      'replay.language is of another version of the card language: found 7, expected 1',
    );
    expect(replay(newGame(4), other)).toMatchObject({
      ok: false,
      at: 0,
      refusal: { code: 'wrong-language', data: { found: 7, expected: 1 } },
    });
  });

  test.each([null, [], {}, { version: 1 }, { version: 2, rules: 'toy' }])('as data is refused: %j', (data) => {
    expect(() => readReplay(data, rules)).toThrow(SaveError);
  });
});
