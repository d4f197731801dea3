import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  asObject,
  asPlayer,
  checkAnswer,
  type Decision,
  decisionKind,
  hash,
  type Plain,
  step,
} from '../src/index.ts';
import { HAND, LIBRARY, newGame, start, table } from '../src/toy/index.ts';
import { ANN, dice, playCard, playOn, someAnswer } from './play.ts';

const asked = { player: asPlayer(0), rule: '1', prompt: 'test' };
const ids = (n: number) => Array.from({ length: n }, (_, i) => asObject(16 + i));
const bounds = (n: number) =>
  fc.tuple(fc.nat(n), fc.nat(n)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

const someDecision: fc.Arbitrary<Decision> = fc.oneof(
  fc.constant({ ...asked, kind: 'yesNo' }),
  bounds(600).map((range) => ({ ...asked, kind: 'number', ...range })),
  fc.nat(40).chain((n) => bounds(n).map((range) => ({ ...asked, kind: 'entities', from: ids(n), ...range }))),
  fc.nat(8).map((n) => ({ ...asked, kind: 'order', items: ids(n) })),
  fc.record({ n: fc.integer({ min: 1, max: 6 }), minEach: fc.nat(2), more: fc.nat(9) }).map(({ n, minEach, more }) => ({
    ...asked,
    kind: 'divide',
    among: ids(n),
    minEach,
    total: n * minEach + more,
  })),
  fc.tuple(fc.integer({ min: 1, max: 12 }), fc.boolean()).chain(([n, repeat]) =>
    bounds(n).map((range) => ({
      ...asked,
      kind: 'options',
      options: Array.from({ length: n }, (_, i) => ({ label: `${i}` })),
      repeat,
      ...range,
    })),
  ),
);

describe('every kind of decision', () => {
  const g = newGame(1);

  test('accepts the answers that it lists, which are all different', () => {
    fc.assert(
      fc.property(someDecision, (decision) => {
        const kind = decisionKind(g, decision);
        const answers = kind.answers(g, decision);
        expect(new Set(answers?.map((a) => JSON.stringify(a))).size).toBe(answers?.length ?? 0);
        for (const answer of answers ?? []) expect(kind.check(g, decision, answer)).toBeNull();
      }),
    );
  });

  test('accepts the answers that it samples', () => {
    fc.assert(
      fc.property(someDecision, fc.integer(), (decision, seed) => {
        const kind = decisionKind(g, decision);
        expect(kind.check(g, decision, kind.sample(g, decision, dice(seed)))).toBeNull();
      }),
    );
  });

  test('lists an answer if and only if it accepts it, when it lists any', () => {
    fc.assert(
      fc.property(someDecision, fc.jsonValue({ maxDepth: 2 }), (decision, answer) => {
        const kind = decisionKind(g, decision);
        const listed = kind.answers(g, decision);
        if (listed === null) return;
        const asSet = (a: unknown): string =>
          JSON.stringify(decision.kind !== 'order' && Array.isArray(a) ? a.toSorted() : a);
        const isListed = listed.some((a) => asSet(a) === asSet(answer));
        expect(kind.check(g, decision, answer as Plain) === null).toBe(isListed);
      }),
    );
  });

  test('lists the one way to choose everything, however many there are', () => {
    const from = ids(60);
    const decision = { ...asked, kind: 'entities', from, min: 60, max: 60 };
    expect(decisionKind(g, decision).answers(g, decision)).toEqual([from]);
  });
});

describe('an illegal answer', () => {
  test('changes nothing, whatever it is', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(40), fc.jsonValue(), (seed, answers, answer) => {
        const g = newGame(seed);
        playOn(g, seed, answers);
        if (checkAnswer(g, answer as Answer) === null) return;
        const { state } = g;
        const before = hash(state);
        const { refusal, events } = step(g, answer as Answer);
        expect(refusal?.code).toEqual(expect.any(String));
        expect(events).toEqual([]);
        expect(g.state).toBe(state);
        expect(hash(g.state)).toBe(before);
      }),
    );
  });

  test('that comes near a legal one changes nothing either', () => {
    const spoil = [
      (a: Answer): Answer => [a],
      (a: Answer): Answer => (Array.isArray(a) ? [...a, ...a, 0] : -1),
      (a: Answer): Answer => (Array.isArray(a) ? a.map((n) => Number(n) + 0.5) : String(a)),
      (a: Answer): Answer => (Array.isArray(a) ? a.slice(1) : { answer: a }),
    ];
    fc.assert(
      fc.property(fc.nat(50), fc.nat(40), fc.constantFrom(...spoil), (seed, answers, change) => {
        const g = newGame(seed);
        playOn(g, seed, answers);
        const answer = change(someAnswer(g, dice(seed)));
        if (checkAnswer(g, answer) === null) return;
        const before = hash(g.state);
        expect(step(g, answer).refusal).not.toBeNull();
        expect(hash(g.state)).toBe(before);
      }),
    );
  });

  test('is refused when the game is over', () => {
    const g = newGame(3);
    playOn(g, 3, 100_000);
    expect(g.state.over).not.toBeNull();
    expect(step(g, null)).toEqual({ refusal: { code: 'nothing-asked' }, undone: false, events: [] });
  });
});

describe('an action that proves illegal', () => {
  const palace = () =>
    start(
      table({
        cards: [
          [ANN, HAND, ['palace']],
          [ANN, LIBRARY, ['stone']],
        ],
      }),
    );

  test('is undone to where it began, with the reason', () => {
    const g = palace();
    const before = hash(g.state);
    expect(playCard(g, 'palace').refusal).toBeNull();
    expect(hash(g.state)).not.toBe(before);
    expect(step(g, 0)).toEqual({
      refusal: { code: 'too-little', rule: '2.4' },
      undone: true,
      events: [],
    });
    expect(hash(g.state)).toBe(before);
  });

  test('can be tried again', () => {
    const g = palace();
    playCard(g, 'palace');
    step(g, 0);
    playCard(g, 'palace');
    expect(g.state.decision).toMatchObject({ kind: 'number', prompt: 'pay' });
  });
});
