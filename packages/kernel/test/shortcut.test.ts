import { describe, expect, test } from 'vitest';
import { sameAnswer, stillOpen } from '../src/index.ts';
import { HAND, start, type ToyGame, table } from '../src/toy/index.ts';
import { ANN, BOB } from './play.ts';

describe('two answers say the same', () => {
  test.each([
    [1, 1],
    [null, null],
    [
      [1, 'a'],
      [1, 'a'],
    ],
    [
      { action: 'pass', by: [1] },
      { by: [1], action: 'pass' },
    ],
  ])('%j and %j', (a, b) => {
    expect(sameAnswer(a, b)).toBe(true);
  });

  test.each([
    [1, 2],
    [0, null],
    [null, {}],
    [1, {}],
    [{}, true],
    ['', []],
    [{}, null],
    [1, [1]],
    [[1], 1],
    [[], {}],
    [{ 0: 1 }, [1]],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ action: 'pass' }, { action: 'play' }],
    [{ action: 'pass' }, { action: 'pass', by: 1 }],
    [{ by: [1, { a: 1 }] }, { by: [1, { a: 2 }] }],
  ])('not %j and %j', (a, b) => {
    expect(sameAnswer(a, b)).toBe(false);
  });
});

describe('where somebody has to choose differently', () => {
  const answers = [{ action: 'pass' }, { action: 'play' }];
  const game = (differ?: { readonly action: string }): ToyGame => {
    const g = start(table({ cards: [[ANN, HAND, ['stone']]] }));
    const { decision } = g.state;
    if (decision === null) throw new Error('nothing is asked');
    return { ...g, state: { ...g.state, decision: differ === undefined ? decision : { ...decision, differ } } };
  };

  test('that answer is no longer open to them', () => {
    expect(stillOpen(game({ action: 'pass' }), ANN, answers)).toEqual([{ action: 'play' }]);
  });

  test('it is to others', () => {
    expect(stillOpen(game({ action: 'pass' }), BOB, answers)).toEqual(answers);
  });

  test('all is open where nothing has to differ, or nothing is asked', () => {
    expect(stillOpen(game(), ANN, answers)).toEqual(answers);
    const g = game();
    expect(stillOpen({ ...g, state: { ...g.state, decision: null } }, ANN, answers)).toEqual(answers);
  });
});
