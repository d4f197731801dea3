// The toy game's scenarios through the runner that knows no game: plain, saved and loaded, and forked at every decision; and
// what was done in them replayed, and written as steps again.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Answer, fork, type Game, hash, hashPlain, recorder, replay } from '@rulewright/kernel';
import { pool } from '@rulewright/kernel/toy';
import {
  documentTexts,
  exportSteps,
  makeMove,
  parseScenarios,
  recordScenario,
  runScenario,
  type ScenarioGames,
  withSteps,
} from '@rulewright/scenario';
import { magicScenario } from '@rulewright/scenario/magic';
import { describe, expect, test } from 'vitest';
import { toyPack } from '../src/index.ts';

const games = [toyPack.scenario] as const;
const folder = fileURLToPath(new URL('../scenarios/', import.meta.url));
const forkOf = (game: Game): Game => ({ ...game, state: fork(game.state) });

/** The state after moves, from a start that stays as it is. */
function endOf(start: Game, moves: readonly Answer[]): string {
  const game = forkOf(start);
  for (const move of moves) makeMove(game, move);
  return hash(game.state);
}

describe.each(readdirSync(folder).toSorted())('%s', (file) => {
  const text = readFileSync(folder + file, 'utf8');
  const { scenarios, errors } = parseScenarios(text, file, games);

  test('can be read', () => {
    expect(errors).toEqual([]);
    expect(documentTexts(text)).toHaveLength(scenarios.length);
  });

  describe.each(scenarios.map((scenario, i) => [scenario.title, scenario, i] as const))('%s', (_, scenario, i) => {
    const { start, moves } = recordScenario(scenario, games);
    if (start === null) throw new Error('it cannot be set up');
    const answers = moves as readonly Answer[];

    test('holds in all three ways', () => {
      const { status, line, message } = runScenario(scenario, games, { thrice: true });
      expect({ status, line, message }).toEqual({ status: 'passed', line: scenario.line, message: undefined });
    });

    test('is replayed to the same end', () => {
      const game = forkOf(start);
      const recording = recorder(game, { cards: hashPlain(pool), seed: scenario.seed, setup: {} }, 1);
      for (const answer of answers) recording.step(answer);
      const again = replay(start, recording.replay());
      expect(again.ok && hash(again.game.state)).toBe(endOf(start, answers));
    });

    test('is written as steps that do the same', () => {
      const { steps, moves: written } = exportSteps(scenario, moves, games);
      expect(written).toBe(moves.length);
      const own = withSteps(documentTexts(text)[i] ?? '', 0, steps, false) ?? '';
      const [again] = parseScenarios(own, file, games).scenarios;
      expect(again && recordScenario(again, games).moves).toEqual(moves);
    });
  });
});

describe('beside another game', () => {
  const both: ScenarioGames = [magicScenario, toyPack.scenario];
  const read = (text: string) => parseScenarios(text, 'file.yaml', both);

  test('each document is read in the words of its own game', () => {
    const { scenarios, errors } = read(`scenario: One
players: {Ann: {life: 3}, Bob: {}}
---
scenario: The other
game: toy
players: {Ann: {points: 3}, Bob: {}}
`);
    expect(errors).toEqual([]);
    expect(scenarios).toMatchObject([
      { game: 'magic', start: { turn: 3, step: 'main1' }, players: [{ life: 3 }, {}] },
      { game: 'toy', start: { turn: 1, step: 'act' }, players: [{ points: 3 }, { points: 0 }] },
    ]);
    expect(scenarios.map((scenario) => runScenario(scenario, both).status)).toEqual(['passed', 'passed']);
  });

  test.each([
    ['players: {Ann: {life: 3}, Bob: {}}', 'unknown key "life" in the player "Ann": only magic has it'],
    ['players: {Ann: {}, Bob: {}}\nsteps: [{Ann casts: stone}]', 'unknown key "Ann casts": only magic has this action'],
    ['players: {Ann: {pionts: 3}, Bob: {}}', 'unknown key "pionts" in the player "Ann"; did you mean "points"?'],
    ['players: {Ann: {}, Bob: {}}\nstart: {step: main1}', '"main1" is no step of the turn; it is one of draw, act'],
    ['players: {Ann: {}, Bob: {}}\nsteps: [resolve]', 'unknown key "resolve" in a step'],
  ])('what belongs to the other game is told from what belongs to none: %j', (text, message) => {
    expect(read(`scenario: A title\ngame: toy\n${text}\n`).errors).toMatchObject([{ file: 'file.yaml', message }]);
  });

  test('a card that there is not is named with its line', () => {
    const [scenario] = read('scenario: A title\ngame: toy\nplayers:\n  Ann: {hand: [sotne]}\n  Bob: {}\n').scenarios;
    expect(scenario && runScenario(scenario, both)).toMatchObject({
      status: 'failed',
      line: 4,
      step: 0,
      message: 'no card is called "sotne"',
    });
  });
});
