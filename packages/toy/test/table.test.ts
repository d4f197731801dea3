// The toy game at a table: whole games through a sitting, nothing hidden in what is shown, the way back, replays, reasons.
import { randomBot } from '@rulewright/bots';
import { type Answer, asPlayer, randomBelow, seedRandom } from '@rulewright/kernel';
import { type CommonQuestion, Sitting, type SittingOptions, Watching } from '@rulewright/table';
import { describe, expect, test } from 'vitest';
import { toyPack, toySpeech } from '../src/index.ts';
import type { ToyTypes } from '../src/table.ts';

const { table } = toyPack;
const me = asPlayer(0);
const them = asPlayer(1);

type Below = (bound: number) => number;

function chance(seed: number): Below {
  let random = seedRandom(seed);
  return (bound) => {
    const [n, next] = randomBelow(random, bound);
    random = next;
    return n;
  };
}

/** Ana begins. */
const options = (seed: number): SittingOptions<ToyTypes> => ({
  start: {
    players: [
      { name: 'Ana', deck: { name: 'toys', parts: { main: [] } } },
      { name: 'Bot', deck: { name: 'toys', parts: { main: [] } }, bot: 'random' },
    ],
    seed,
    first: 0,
  },
  me,
  bots: new Map([[them, randomBot(toyPack.bots, seed)]]),
  cards: null,
  speech: toySpeech,
});

/** What a person answers who knows nothing but the question. */
function answerTo(q: CommonQuestion, below: Below): Answer {
  switch (q.kind) {
    case 'priority':
      return [...q.actions.map(({ answer }) => answer), q.pass][below(q.actions.length + 1)] ?? null;
    case 'entities':
      return [q.from[below(q.from.length)] ?? -1];
    case 'yesNo':
      return below(2) === 0;
    case 'number':
      return q.max;
    case 'options':
      return [below(q.options.length)];
    case 'order':
      return q.items.map((_, i) => i);
    case 'divide':
      return q.suggested;
    case 'word':
      return '';
    case 'listed':
      return q.answers[below(q.answers.length)]?.answer ?? null;
  }
}

function play(sitting: Sitting<ToyTypes>, seed: number, most = 500, look: () => void = () => {}): ReadonlySet<string> {
  const below = chance(seed);
  const asked = new Set<string>();
  for (let i = 0; i < most && !sitting.over; i++) {
    const { question } = sitting.snapshot();
    if (question === null) throw new Error('nothing is asked, and the game is not over');
    asked.add(question.kind);
    look();
    expect(sitting.answer(answerTo(question, below))).toBeNull();
  }
  return asked;
}

describe('a person who answers what is asked', () => {
  test.each([1, 2, 3, 4, 5, 6])('plays a whole game: seed %i', (seed) => {
    const sitting = new Sitting(table, options(seed));
    expect(play(sitting, seed)).toContain('priority');
    expect(sitting.over).toBe(true);
    expect(sitting.snapshot().over?.words).toMatch(/You win|You lose|draw/);
    expect(sitting.lines.filter(({ kind }) => kind === 'turn').length).toBeGreaterThan(10);
  });

  test('is asked everything that the toy game asks', () => {
    const asked = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => [...play(new Sitting(table, options(seed)), seed)]);
    expect([...new Set(asked)].toSorted()).toEqual(
      ['divide', 'entities', 'number', 'options', 'order', 'priority', 'yesNo'].toSorted(),
    );
  });
});

test('a snapshot has players with facts, zones by name, and objects with what is shown of them', () => {
  const { players, zones, objects, question } = new Sitting(table, options(1)).snapshot();
  expect(players.map(({ name, facts }) => ({ name, facts }))).toEqual([
    { name: 'Ana', facts: { points: 0 } },
    { name: 'Bot', facts: { points: 0 } },
  ]);
  expect(Object.keys(zones)).toEqual(['table']);
  expect(players[0]?.zones.hand.seen).toHaveLength(5);
  const [first] = players[0]?.zones.hand.seen ?? [];
  expect(first === undefined ? undefined : objects[first]).toMatchObject({ zone: 'hand', owner: 0, controller: 0 });
  expect(question).toMatchObject({ kind: 'priority', words: 'Play a card, or end the turn.', pass: null });
});

test('nothing hidden is in a snapshot', () => {
  let covered = 0;
  for (const seed of [1, 2, 3, 4]) {
    const sitting = new Sitting(table, options(seed));
    play(sitting, seed, 500, () => {
      const { objects, players } = sitting.snapshot();
      for (const o of Object.values(objects)) {
        if (!o.hidden) continue;
        expect({ name: o.name, cost: o.cost, covered: o.covered }).toEqual({ name: 'a card', cost: 0, covered: true });
        covered++;
      }
      for (const { zones } of players) expect(zones.library.seen).toEqual([]);
    });
  }
  expect(covered).toBeGreaterThan(0);
});

test('the log names no card that lies face down for the one who reads it', () => {
  const games = [1, 2, 3, 4].map((seed) => {
    const sitting = new Sitting(table, options(seed));
    play(sitting, seed);
    return Watching.open(table, sitting.replay(), null);
  });
  const masks = (eyes: 'all' | typeof me) =>
    games.flatMap((game) => game.lines(eyes, toySpeech)).filter(({ words }) => words === 'Bot plays mask.').length;
  expect(masks('all')).toBeGreaterThan(0);
  expect(masks(me)).toBe(0);
});

test('a card that was played is taken back, and the game is as it was', () => {
  const sitting = new Sitting(table, options(2));
  const before = sitting.snapshot();
  const harmless = ['stone', 'bell', 'wake', 'well', 'flood', 'crown', 'mask'];
  const { question } = before;
  if (question?.kind !== 'priority') throw new Error('a turn begins with an action');
  const action = question.actions.find(({ words }) => harmless.some((name) => words === `Play ${name}`));
  if (action === undefined) throw new Error('no card in hand is played without learning something');
  expect(sitting.answer(action.answer)).toBeNull();
  expect(sitting.snapshot().zones.table.count).toBe(1);
  expect(sitting.undo()).toBe(true);
  expect(sitting.snapshot()).toEqual(before);
});

test('what was drawn is not taken back', () => {
  const sitting = new Sitting(table, options(2));
  expect(sitting.answer(null)).toBeNull();
  expect(sitting.undo()).toBe(false);
});

test('what chance has decided is not taken back, though nothing hidden was shown', () => {
  const flipped = Array.from({ length: 30 }, (_, seed) => {
    const sitting = new Sitting(table, options(seed));
    const { question } = sitting.snapshot();
    const coin =
      question?.kind === 'priority' ? question.actions.find(({ words }) => words === 'Play coin') : undefined;
    if (coin === undefined) return null;
    expect(sitting.answer(coin.answer)).toBeNull();
    expect(sitting.lines.map(({ words }) => words)).toContainEqual(
      expect.stringMatching(/flips a coin: (heads|tails)/),
    );
    return sitting.undo();
  });
  expect(flipped).toContain(false);
  expect(flipped).not.toContain(true);
});

test('chance says who begins where nobody is named, and all are told', () => {
  const begins = new Set(
    [1, 2, 3, 4, 5, 6].map((seed) => {
      const { start, ...rest } = options(seed);
      const { first: _, ...open } = start;
      const sitting = new Sitting(table, { ...rest, start: open });
      const watching = Watching.open(table, sitting.replay(), null);
      return watching.snapshot(0, me, toySpeech).turn.active;
    }),
  );
  expect(begins.size).toBe(2);
});

test('a game that was left goes on where it was', () => {
  const sitting = new Sitting(table, options(3));
  play(sitting, 3, 12);
  const saved: unknown = JSON.parse(JSON.stringify(sitting.replay()));
  const { start: _, ...rest } = options(3);
  const again = Sitting.resume(table, saved, rest);
  expect({ ...again.snapshot(), undo: false }).toEqual({ ...sitting.snapshot(), undo: false });
  expect(again.lines).toEqual(sitting.lines);
});

test('a game that was played is watched at any moment, with anybody’s eyes', () => {
  const sitting = new Sitting(table, options(4));
  play(sitting, 4);
  const watching = Watching.open(table, JSON.parse(JSON.stringify(sitting.replay())), null);
  expect(watching.damage).toBeNull();
  expect(watching.summary).toMatchObject({ turns: 13, damage: null });
  expect(watching.turns.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
  const hand = (eyes: 'all' | typeof me) => watching.snapshot(0, eyes, toySpeech).players[1]?.zones.hand;
  expect(hand(me)).toEqual({ count: 4, seen: [] });
  expect(hand('all')?.seen).toHaveLength(4);
  expect(watching.said(0, toySpeech)?.words).toMatch(/^Play |end the turn/);
});

test('why: a question, an answer, points and what happened, each with its rule', () => {
  const sitting = new Sitting(table, options(1));
  expect(sitting.why('question')).toMatchObject([{ rules: ['1.2'] }]);
  expect(sitting.why({ answer: null })).toMatchObject([{ words: 'legal', rules: ['1.2'] }]);
  expect(sitting.why({ answer: 9999 })).toMatchObject([{ words: 'it is not in your hand', rules: ['1.2'] }]);
  expect(sitting.why({ of: them })).toMatchObject([{ words: 'Bot: 0 points', rules: ['2.2'] }]);
  expect(sitting.answer(null)).toBeNull();
  const drew = sitting.lines.find(({ words }) => words === 'Bot draws.');
  expect(sitting.why({ event: drew?.event ?? -1 })).toMatchObject([{ words: 'draw', rules: ['2.1'] }]);
});
