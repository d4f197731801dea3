/** What the door notes on events: what each follows from, where it comes from, by which rule. And which effects it asks about. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  eventKind,
  eventsSince,
  type GameEvent,
  NO_PARENT,
  type ReplacementCandidate,
  type RuleSet,
  step,
} from '../src/index.ts';
import { draw, LIBRARY, newGame, points, score, TABLE, type ToyGame, table } from '../src/toy/index.ts';
import { ANN, BOB, offer, playOn } from './play.ts';

const game = (
  ann: readonly string[],
  bob: readonly string[] = [],
  rules?: (r: RuleSet) => Partial<RuleSet>,
): ToyGame => {
  const g = table({
    cards: [
      [ANN, TABLE, ann],
      [BOB, TABLE, bob],
      [ANN, LIBRARY, ['stone', 'stone', 'stone']],
      [BOB, LIBRARY, ['stone', 'stone', 'stone']],
    ],
  });
  return rules === undefined ? g : { ...g, rules: { ...g.rules, ...rules(g.rules) } };
};
const logOf = (g: ToyGame): readonly GameEvent[] => eventsSince(g.state, 0);
const parents = (g: ToyGame): readonly (readonly [string, number | undefined])[] =>
  logOf(g).map((event) => [event.kind, event.parent]);

describe('what an event follows from', () => {
  test('comes before it in the log, in every game, and every event says by which rule it happens', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(), (seed, choices) => {
        const g = newGame(seed);
        playOn(g, choices, 120);
        logOf(g).forEach((event, at) => {
          expect(event.parent).toBeGreaterThanOrEqual(NO_PARENT);
          expect(event.parent).toBeLessThan(at);
          expect(event.rule).toEqual(expect.any(String));
        });
        for (const pending of g.state.pending) expect(pending.parent).toBeLessThan(g.state.log.length);
      }),
      { numRuns: 20 },
    );
  });

  test('is the event that brought it about, and nothing for what a player or the rules began', () => {
    const g = game([]);
    offer(g, draw(ANN, 2), score(BOB, 1));
    offer(g, score(ANN, 1));
    expect(parents(g)).toEqual([
      ['draw', NO_PARENT],
      ['score', NO_PARENT],
      ['move', 0],
      ['move', 0],
      ['counters', 1],
      ['score', NO_PARENT],
      ['counters', 5],
    ]);
  });

  test('stays what it is where an effect had to be asked about on the way', () => {
    const g = game(['detour']);
    offer(g, score(BOB, 1), draw(ANN));
    step(g, true);
    const log = logOf(g);
    const counters = log.findIndex((event) => event.kind === 'counters');
    expect(log[log[counters]?.parent ?? -1]?.kind).toBe('score');
    log.forEach((event, at) => {
      expect(event.parent).toBeLessThan(at);
    });
  });

  test('is said of what an ability saw, too', () => {
    const g = game(['bell', 'stone']);
    offer(g, score(ANN, 1));
    const before = g.state.log.length;
    const [stone] = g.state.zones.flat();
    offer(g, { kind: 'reveal', objects: [stone] } as GameEvent);
    expect(g.state.log.length).toBe(before + 1);
    const [first] = g.state.zones[LIBRARY] ?? [];
    offer(g, score(ANN, 1), { kind: 'move', object: first, to: TABLE } as GameEvent);
    const [pending] = g.state.pending;
    expect(logOf(g)[pending?.parent ?? -1]).toMatchObject({ kind: 'move', to: TABLE });
  });
});

describe('who watches', () => {
  /** All that was told, and the game. */
  const watched = (g: ToyGame): readonly [ToyGame, (readonly GameEvent[])[]] => {
    const told: (readonly GameEvent[])[] = [];
    return [{ ...g, watch: (events) => void told.push(events) }, told];
  };
  const places = (g: ToyGame, told: readonly (readonly GameEvent[])[]): readonly number[] => {
    const log = logOf(g);
    return told.flat().map((event) => log.indexOf(event));
  };

  test('is told of everything in the log, once, in every game', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(), (seed, choices) => {
        const begun = newGame(seed);
        const before = begun.state.log.length;
        const [g, told] = watched(begun);
        playOn(g, choices, 120);
        const all = Array.from({ length: g.state.log.length - before }, (_, i) => before + i);
        // What was undone is no longer there. What has happened of something that is still under way is told with the rest.
        const known = places(g, told)
          .filter((at) => at >= 0)
          .toSorted((a, b) => a - b);
        expect(known.every((at, i) => at !== known[i - 1])).toBe(true);
        if (g.state.decision === null) expect(known).toEqual(all);
      }),
      { numRuns: 20 },
    );
  });

  test('also where it stood in the log before the rest had happened', () => {
    const [g, told] = watched(game(['detour', 'crown']));
    offer(g, { kind: 'harvest' }, draw(ANN));
    while (g.state.decision !== null) step(g, true);
    const log = logOf(g);
    expect(places(g, told).toSorted((a, b) => a - b)).toEqual(log.map((_, at) => at));
    log.forEach((event, at) => {
      expect(event.parent).toBeLessThan(at);
    });
  });
});

describe('the rule of an event', () => {
  test('is its kind’s, unless the stage has one or its maker has said another', () => {
    const g = game([]);
    offer(g, draw(ANN), { ...score(ANN, 1), rule: '9.9' });
    const rules = logOf(g).map((event) => [event.kind, event.rule]);
    expect(rules).toContainEqual(['score', '9.9']);
    expect(rules).toContainEqual(['draw', eventKind(g, draw(ANN)).rule]);
    // What follows from an event happens by the rule of that.
    expect(rules).toContainEqual(['move', '2.1']);
    expect(rules).toContainEqual(['counters', '2.2']);
  });

  test('is that of what happens instead', () => {
    const g = game(['well']);
    offer(g, draw(ANN));
    expect(logOf(g)[0]).toMatchObject({ kind: 'score', rule: eventKind(g, score(ANN, 1)).rule });
  });
});

const candidates =
  (change: (c: ReplacementCandidate, n: number) => Partial<ReplacementCandidate>) =>
  (r: RuleSet): Partial<RuleSet> => ({
    replacements: (g, e) => r.replacements(g, e).map((c, n) => ({ ...c, ...change(c, n) })),
  });

describe('effects that come to the same in any order', () => {
  const asked = (marks: readonly (string | undefined)[]): boolean => {
    const g = game(
      marks.map(() => 'crown'),
      [],
      candidates((_, n) => (marks[n] === undefined ? {} : { commutes: marks[n] })),
    );
    offer(g, score(ANN, 1));
    const first = g.state.decision !== null;
    while (g.state.decision !== null) step(g, [0]);
    expect(points(g, ANN)).toBe(1 + marks.length);
    return first;
  };

  test.each<readonly [string, readonly (string | undefined)[], boolean]>([
    ['two of one mark', ['a', 'a'], false],
    ['three of one mark', ['a', 'a', 'a'], false],
    ['two marks', ['a', 'b'], true],
    ['one among three with another mark', ['a', 'a', 'b'], true],
    ['one of them without a mark', ['a', undefined], true],
    ['the first without a mark', [undefined, 'a'], true],
    ['none with a mark', [undefined, undefined], true],
    ['a single one', [undefined], false],
  ])('%s', (_, marks, expected) => {
    expect(asked(marks)).toBe(expected);
  });
});

describe('an effect that is used up', () => {
  const limited = candidates(() => ({ limited: true }));
  /** One crown that works once: whichever event it applies to. */
  const once = (r: RuleSet): Partial<RuleSet> => {
    let left = 1;
    return {
      replacements: (g, e) => (left === 0 ? [] : (limited(r).replacements?.(g, e) ?? [])),
      replace(g, e, c, together) {
        left = 0;
        return r.replace(g, e, c, together);
      },
    };
  };
  const amounts = (g: ToyGame): readonly unknown[] =>
    logOf(g).flatMap((event) =>
      event.kind === 'score' ? [(event as GameEvent & { readonly amount: number }).amount] : [],
    );

  test.each([
    [0, [11, 20, 30]],
    [1, [21, 10, 30]],
    [2, [31, 10, 20]],
  ])('applies to the event that the affected player says: %i', (chosen, expected) => {
    const g = game(['crown'], [], once);
    offer(g, score(ANN, 10), score(ANN, 20), score(ANN, 30));
    expect(g.state.decision).toMatchObject({ prompt: 'which-event-first', player: ANN, min: 1, max: 1 });
    expect((g.state.decision as unknown as { readonly options: readonly unknown[] }).options).toHaveLength(3);
    step(g, [chosen]);
    expect(g.state.decision).toBeNull();
    expect(amounts(g)).toEqual(expected);
  });

  test('applies without a question where it fits one event only', () => {
    const g = game(['crown'], [], once);
    offer(g, score(BOB, 10), score(ANN, 20), draw(ANN));
    expect(g.state.decision).toBeNull();
    expect(amounts(g)).toEqual([10, 21]);
  });

  test('nor is anybody asked where the effect is not used up', () => {
    const g = game(['crown']);
    offer(g, score(ANN, 10), score(ANN, 20));
    expect(g.state.decision).toBeNull();
    expect(amounts(g)).toEqual([11, 21]);
  });
});
