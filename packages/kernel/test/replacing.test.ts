import { describe, expect, test } from 'vitest';
import { eventsSince, type ReplacementCandidate, type RuleSet, SELF_REPLACEMENT, step } from '../src/index.ts';
import { points, type ScoreEvent, score, TABLE, type ToyGame, table } from '../src/toy/index.ts';
import { ANN, BOB, offer } from './play.ts';

/** Crowns of both players on the table, with rules that differ in some way. */
function withCrowns(ann: number, bob: number, rules: (r: RuleSet) => Partial<RuleSet>): ToyGame {
  const crowns = (count: number): readonly string[] => Array.from({ length: count }, () => 'crown');
  const g = table({
    cards: [
      [ANN, TABLE, crowns(ann)],
      [BOB, TABLE, crowns(bob)],
    ],
  });
  return { ...g, rules: { ...g.rules, ...rules(g.rules) } };
}

const ordered =
  (order: (c: ReplacementCandidate, n: number) => number) =>
  (r: RuleSet): Partial<RuleSet> => ({
    replacements: (g, e) => r.replacements(g, e).map((c, n) => ({ ...c, order: order(c, n) })),
  });

const impossibleScores = (r: RuleSet): RuleSet['events'] => {
  const kind = r.events.score;
  return kind === undefined ? r.events : { ...r.events, score: { ...kind, impossible: () => true } };
};

describe('effects that replace an event', () => {
  test('are chosen from those of the lowest order first, and nobody is asked where that leaves one', () => {
    const g = withCrowns(
      2,
      0,
      ordered((_, n) => 1 - n),
    );
    offer(g, score(ANN, 1));
    expect(g.state.decision).toBeNull();
    expect(eventsSince(g.state, 0)[0]?.replacedBy).toHaveLength(2);
    expect(points(g, ANN)).toBe(3);
  });

  test('do not replace what cannot happen', () => {
    const g = withCrowns(1, 0, (r) => ({ events: impossibleScores(r) }));
    offer(g, score(ANN, 1));
    expect(points(g, ANN)).toBe(1);
  });

  test('replace even that where they replace part of their own effect', () => {
    const g = withCrowns(1, 0, (r) => ({ ...ordered(() => SELF_REPLACEMENT)(r), events: impossibleScores(r) }));
    offer(g, score(ANN, 1));
    expect(points(g, ANN)).toBe(2);
  });
});

describe('players who choose for events that happen together', () => {
  const backwards = (): Partial<RuleSet> => ({ choiceOrder: () => [BOB, ANN] });

  test('choose in the order that the rules give', () => {
    const g = withCrowns(2, 2, backwards);
    offer(g, score(ANN, 1), score(BOB, 1));
    expect(g.state.decision?.player).toBe(BOB);
    step(g, [0]);
    expect(g.state.decision?.player).toBe(ANN);
    step(g, [0]);
    expect([points(g, ANN), points(g, BOB)]).toEqual([3, 3]);
  });

  test('are asked again about an event that has come to affect them', () => {
    const g = withCrowns(2, 2, (r) => ({
      ...backwards(),
      // The first of Ann's effects gives the points to Bob, who has chosen before.
      replace: (game, e, c, together) =>
        (e as ScoreEvent).player === ANN && e.replacedBy === undefined
          ? [{ ...e, player: BOB } as ScoreEvent]
          : r.replace(game, e, c, together),
    }));
    offer(g, score(ANN, 1), score(BOB, 1));
    while (g.state.decision !== null) step(g, [0]);
    expect([points(g, ANN), points(g, BOB)]).toEqual([0, 6]);
  });
});

describe('what follows a replacement', () => {
  test('comes when the whole batch has happened', () => {
    const g = withCrowns(1, 0, () => ({
      replace: () => ({ events: [], after: [{ procedure: 'offer', input: { events: [score(BOB, 5)] } }] }),
    }));
    offer(g, score(ANN, 1), score(BOB, 1));
    const scored = eventsSince(g.state, 0).filter((e) => e.kind === 'score') as ScoreEvent[];
    expect(scored.map((e) => e.amount)).toEqual([1, 5]);
    expect([points(g, ANN), points(g, BOB)]).toEqual([0, 6]);
  });
});
