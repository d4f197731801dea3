/** Answers of replays and links may be anything that JSON can hold: each is taken or refused, and none breaks the game. */
import { type Answer, type Decision, decisionKind, invariants, type Plain, seenBy, step } from '@rulewright/kernel';
import { explain, type G } from '@rulewright/magic';
import { expect, test } from 'vitest';
import { playOut } from '../src/index.ts';
import { seeded } from '../src/random-bot.ts';
import { forked, randomBots, sampleGame } from './sample-games.ts';

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const JUNK: readonly Plain[] = [
  ...NAMES,
  null,
  true,
  -1,
  0.5,
  1e9,
  Number.MAX_SAFE_INTEGER,
  '',
  [],
  {},
  [[]],
  [null],
  ['__proto__'],
  [-1],
  [1e9, 1e9],
  ...NAMES.map((name) => JSON.parse(`{"${name}": 1}`) as Plain),
];

type Below = (bound: number) => number;

/** The answer with junk in one place of it. */
function spoiled(answer: Plain, below: Below): Plain {
  const junk = (): Plain => JUNK[below(JUNK.length)] ?? null;
  if (typeof answer !== 'object' || answer === null || below(4) === 0) return junk();
  if (Array.isArray(answer)) {
    if (answer.length === 0 || below(4) === 0) return [...answer, junk()];
    const at = below(answer.length);
    return answer.map((part: Plain, i) => (i === at ? spoiled(part, below) : part));
  }
  const entries = Object.entries(answer);
  const at = below(entries.length);
  return Object.fromEntries(
    entries.map(([key, part], i) => {
      if (i !== at) return [key, part];
      return below(4) === 0 ? [NAMES[below(NAMES.length)], part] : [key, spoiled(part, below)];
    }),
  );
}

function attempted(g: G, answer: Answer): void {
  const trial = forked(g);
  try {
    step(trial, answer);
  } catch (error) {
    throw new Error(`${g.state.decision?.kind} was answered with ${JSON.stringify(answer)}`, { cause: error });
  }
  expect(invariants(trial)).toEqual([]);
}

test.each([1, 2, 3, 4])('at every decision of a random game (seed %i)', (seed) => {
  const g = sampleGame(seed);
  const below = seeded(seed);
  playOut(g, randomBots(seed), {
    maxDecisions: 600,
    watch(game: G, decision: Decision) {
      attempted(game, JUNK[below(JUNK.length)] ?? null);
      for (let i = 0; i < 3; i++)
        attempted(game, spoiled(decisionKind(game, decision).sample(game, decision, below), below));
    },
  });
});

test.each(NAMES)('nothing explains %s', (name) => {
  const g = sampleGame(1);
  for (const id of g.state.zones.flat().slice(0, 20)) expect(explain(seenBy(g, 'all'), id, name)).toBeNull();
});
