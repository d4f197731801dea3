/** Which answers there are to each kind of decision: listed, drawn, and refused with a reason. All that is possible is tried out. */
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  asObject,
  asPlayer,
  type ChooseEntities,
  type ChooseNumber,
  type ChooseOptions,
  type ChooseOrder,
  type Decision,
  type Divide,
  decisionKind,
  fit,
  type Plain,
} from '../src/index.ts';
import { newGame } from '../src/toy/index.ts';
import { dice } from './play.ts';

const g = newGame(1);
const asked = { player: asPlayer(0), rule: '1', prompt: 'test' };
const ids = (n: number) => Array.from({ length: n }, (_, i) => asObject(16 + i));
const entities = (n: number, min: number, max: number, together?: ChooseEntities['together']): ChooseEntities => ({
  ...asked,
  kind: 'entities',
  from: ids(n),
  min,
  max,
  ...(together === undefined ? {} : { together }),
});
const number = (min: number, max: number): ChooseNumber => ({ ...asked, kind: 'number', min, max });
const order = (n: number): ChooseOrder => ({ ...asked, kind: 'order', items: ids(n) });
const divide = (n: number, total: number, minEach: number): Divide => ({
  ...asked,
  kind: 'divide',
  among: ids(n),
  total,
  minEach,
});
const options = (n: number, min: number, max: number, repeat = false): ChooseOptions => ({
  ...asked,
  kind: 'options',
  options: Array.from({ length: n }, (_, i) => ({ label: `${i}` })),
  min,
  max,
  repeat,
});

/** Every list of up to so many of these, each as often as one likes. */
function lists(of: readonly number[], most: number): readonly (readonly number[])[] {
  const all: (readonly number[])[] = [[]];
  let longest: readonly (readonly number[])[] = [[]];
  for (let i = 0; i < most; i++) {
    longest = longest.flatMap((list) => of.map((one) => [...list, one]));
    all.push(...longest);
  }
  return all;
}

const check = (decision: Decision, answer: Answer): string | null =>
  decisionKind(g, decision).check(g, decision, answer)?.code ?? null;
const listed = (decision: Decision): readonly Answer[] | null => decisionKind(g, decision).answers(g, decision);
/** What is drawn in many tries. */
const drawn = (decision: Decision): readonly Answer[] => {
  const below = dice(3);
  return Array.from({ length: 400 }, () => decisionKind(g, decision).sample(g, decision, below));
};
const inOrder = (answer: Answer): string =>
  JSON.stringify(Array.isArray(answer) ? (answer as readonly number[]).toSorted((a, b) => a - b) : answer);
const sorts = (answers: readonly Answer[], how: (a: Answer) => string): readonly string[] =>
  [...new Set(answers.map(how))].toSorted();

const KEYS = { keys: ['a', 'b', 'a', 'c'] };

describe.each<readonly [string, Decision, readonly Answer[], boolean]>([
  ['yes or no', { ...asked, kind: 'yesNo' }, [true, false, null, 0, 1, 'yes', [true]], true],
  ['a number', number(2, 5), [0, 1, 2, 3, 4, 5, 6, 2.5, '3', null, [3], true], true],
  ['the only number', number(3, 3), [2, 3, 4], true],
  ['one of three', entities(3, 1, 1), lists(ids(4), 3), true],
  ['any of three', entities(3, 0, 3), lists(ids(4), 4), true],
  ['two or three of four', entities(4, 2, 3), lists(ids(4), 4), true],
  ['all of three', entities(3, 3, 3), lists(ids(3), 4), true],
  ['none', entities(0, 0, 0), lists(ids(2), 2), true],
  [
    'all different',
    entities(4, 1, 4, { ...KEYS, keyed: 'different' } as ChooseEntities['together']),
    lists(ids(4), 4),
    true,
  ],
  ['all the same', entities(4, 1, 4, { ...KEYS, keyed: 'same' } as ChooseEntities['together']), lists(ids(4), 4), true],
  ['with something in common', entities(4, 0, 3, { bits: [1, 3, 2, 4] }), lists(ids(4), 3), true],
  ['no more than five', entities(4, 0, 4, { weights: [1, 2, 3, 4], most: 5 }), lists(ids(4), 4), true],
  ['at least six', entities(4, 0, 4, { weights: [1, 2, 3, 4], least: 6 }), lists(ids(4), 4), true],
  ['exactly five', entities(4, 0, 4, { weights: [1, 2, 3, 4], most: 5, least: 5 }), lists(ids(4), 4), true],
  ['an order of three', order(3), lists([-1, 0, 1, 2, 3], 4), false],
  ['an order of one', order(1), lists([-1, 0, 1], 2), false],
  ['one option', options(3, 1, 1), lists([-1, 0, 1, 2, 3], 2), true],
  ['several options', options(3, 0, 2), lists([-1, 0, 1, 2, 3], 3), true],
  ['one option, which could be taken again', options(3, 1, 1, true), lists([-1, 0, 1, 2, 3], 2), true],
])('%s', (_, decision, possible, anyOrder) => {
  const how = anyOrder ? inOrder : JSON.stringify;
  const fine = possible.filter((answer) => check(decision, answer) === null);

  test('what is listed is what is accepted', () => {
    expect(sorts(listed(decision) ?? [], how)).toEqual(sorts(fine, how));
    expect(fine.length).toBeGreaterThan(0);
    expect(fine.length).toBeLessThan(possible.length);
  });

  test('everything that is accepted may be drawn, and nothing else', () => {
    expect(sorts(drawn(decision), how)).toEqual(sorts(fine, how));
  });
});

describe.each<readonly [string, Decision, readonly Answer[]]>([
  ['a division of five among three, each one at least', divide(3, 5, 1), lists([0, 1, 2, 3, 4], 4)],
  ['a division that leaves nothing over', divide(2, 4, 2), lists([0, 1, 2, 3, 4], 3)],
  ['two options, which may be the same', options(3, 2, 2, true), lists([-1, 0, 1, 2, 3], 3)],
  ['up to two options, which may be the same', options(2, 0, 2, true), lists([-1, 0, 1, 2], 3)],
])('%s', (_, decision, possible) => {
  test('may be anything that is accepted, and is too much to list', () => {
    const fine = possible.filter((answer) => check(decision, answer) === null);
    expect(sorts(drawn(decision), JSON.stringify)).toEqual(sorts(fine, JSON.stringify));
    expect(listed(decision)).toBeNull();
  });
});

describe('what is too much to list', () => {
  test.each<readonly [string, Decision, number | null]>([
    ['256 numbers are listed', number(1, 256), 256],
    ['257 are not', number(0, 256), null],
    ['256 choices are listed', entities(8, 0, 8), 256],
    ['257 are not', entities(257, 1, 1), null],
    ['256 of one are', entities(256, 1, 1), 256],
    ['256 sets of options are', options(8, 0, 8), 256],
    ['512 are not', options(9, 0, 9), null],
    ['an order of five is', order(5), 120],
    ['one of six is not', order(6), null],
    ['what hardly anything fits is still listed', entities(8, 0, 8, { weights: ids(8).map(() => 9), most: 9 }), 9],
  ])('%s', (_, decision, count) => {
    expect(listed(decision)?.length ?? null).toBe(count);
  });

  test('what fits together is found however rarely it is drawn', () => {
    const keys = ids(12).map((_, i) => `${i % 6}`);
    const decision = entities(12, 2, 2, { keys, keyed: 'same' } as ChooseEntities['together']);
    for (const answer of drawn(decision)) expect(check(decision, answer)).toBeNull();
    const weights = ids(7).map((_, i) => (i === 6 ? 1 : 0));
    const rare = entities(7, 1, 7, { weights: weights.map((w) => 1 - w), most: 0 });
    for (const answer of drawn(rare)) expect(answer).toEqual([ids(7)[6]]);
  });

  test('nothing is chosen where nothing fits', () => {
    expect(drawn(entities(3, 1, 1, { weights: [1, 1, 1], most: 0 }))[0]).toEqual([]);
  });
});

describe('what is chosen together', () => {
  const from = ids(4);
  test.each<readonly [string, Plain, readonly number[], boolean]>([
    ['without a condition', null, [0, 1, 2, 3], true],
    ['bits: one alone need have none', { bits: [0, 0, 0, 0] }, [0], true],
    ['bits: two need one in common', { bits: [1, 1, 2, 2] }, [1, 2], false],
    ['bits: none at all', { bits: [1, 1, 2, 2] }, [], true],
    ['weights: nothing weighs nothing', { weights: [1, 2, 3, 4], least: 1 }, [], false],
    ['weights: what is not said weighs nothing', { weights: [1], most: 1 }, [0, 1, 2], true],
    ['weights without a bound', { weights: [9, 9, 9, 9] }, [0, 1, 2, 3], true],
    ['keys: nothing has the same', { keys: ['a', 'b', 'c', 'd'], keyed: 'same' }, [], true],
    [
      'keys and weights: both count',
      { keys: ['a', 'a', 'b', 'b'], keyed: 'same', weights: [1, 1, 1, 1], most: 1 },
      [0, 1],
      false,
    ],
  ])('%s', (_, together, chosen, fits) => {
    const set = { from, ...(together === null ? {} : { together: together as ChooseEntities['together'] & object }) };
    expect(
      fit(
        set,
        chosen.map((i) => from[i] ?? asObject(0)),
      ),
    ).toBe(fits);
  });
});

test.each<readonly [string, Decision, Answer, string, unknown]>([
  ['no yes and no no', { ...asked, kind: 'yesNo' }, 'maybe', 'not-yes-or-no', undefined],
  ['no number', number(1, 2), 'one', 'not-a-number', undefined],
  ['half a number', number(1, 2), 1.5, 'not-a-number', undefined],
  ['too small', number(1, 2), 0, 'out-of-range', { min: 1, max: 2 }],
  ['no list', entities(2, 1, 1), 16, 'not-a-list', undefined],
  ['no list of ids', entities(2, 1, 1), ['one'], 'not-a-list', undefined],
  ['one twice', entities(2, 1, 2), [16, 16], 'chosen-twice', undefined],
  ['a stranger', entities(2, 1, 2), [16, 99], 'not-a-candidate', { object: 99 }],
  ['too few', entities(3, 2, 3), [16], 'wrong-count', { count: 1, min: 2, max: 3 }],
  ['too many', entities(3, 1, 1), [16, 17], 'wrong-count', { count: 2, min: 1, max: 1 }],
  ['what does not go together', entities(2, 1, 2, { weights: [1, 1], most: 1 }), [16, 17], 'not-together', undefined],
  [
    'a count that is wrong is told first',
    entities(2, 1, 1, { weights: [1, 1], most: 1 }),
    [16, 17],
    'wrong-count',
    { count: 2, min: 1, max: 1 },
  ],
  ['no order', order(2), [0, 0], 'not-an-order', undefined],
  ['no share for one', divide(2, 3, 1), [3, 0], 'share-too-small', { min: 1 }],
  ['not all of it', divide(2, 3, 1), [1, 1], 'wrong-total', { total: 3, is: 2 }],
  ['for too few', divide(2, 3, 1), [3], 'not-a-division', undefined],
  ['no options', options(2, 1, 1), 0, 'not-a-list', undefined],
  ['an option that there is not', options(2, 1, 1), [2], 'not-a-candidate', undefined],
  ['the same option twice', options(2, 1, 2), [1, 1], 'chosen-twice', undefined],
  ['too many options', options(2, 1, 1), [0, 1], 'wrong-count', { count: 2, min: 1, max: 1 }],
])('%s is refused with its reason', (_, decision, answer, code, data) => {
  const refusal = decisionKind(g, decision).check(g, decision, answer);
  expect(refusal).toEqual({ code, rule: '1', ...(data === undefined ? {} : { data }) });
});

test('an answer of others is read for the objects that they are by now', () => {
  const { renamed } = decisionKind(g, entities(2, 1, 1));
  const later = (id: number) => asObject(id + 10);
  expect(renamed?.([16, 17], later)).toEqual([26, 27]);
  expect(renamed?.('nonsense', later)).toBe('nonsense');
});
