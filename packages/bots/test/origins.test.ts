/** Every event follows from another, but for what a player does of their own will and what the turn brings. */
import { type GameEvent, NO_PARENT } from '@rulewright/kernel';
import { expect, test } from 'vitest';
import { playOut } from '../src/index.ts';
import { randomBots, sampleGame } from './sample-games.ts';

/** Starting the game, actions of players, the parts of the turn: the rules that begin something. */
const BEGINNING: readonly RegExp[] = [
  /^103\./,
  /^104\.3a$/,
  /^116\./,
  /^(?:500|502|503|504|505|506|507|508|509|510|511|512|513|514)\./,
  /^601\.2a$/,
  /^602\.2a$/,
  /^605\.3/,
  /^703\.4/,
];

test.each([71, 72, 73, 74, 75, 76])('in a random game (seed %i)', (seed) => {
  const g = sampleGame(seed);
  const wrong: GameEvent[] = [];
  let events = 0;
  g.watch = (happened) => {
    events += happened.length;
    for (const event of happened) {
      const { parent, rule = '', source } = event;
      const isRoot = parent === NO_PARENT && BEGINNING.some((beginning) => beginning.test(rule));
      // What a spell or an ability does has a source and follows from its resolution.
      const isEffect = rule.startsWith('608.');
      if (parent === undefined || (parent === NO_PARENT && !isRoot) || (isEffect && source === undefined))
        wrong.push(event);
    }
  };
  playOut(g, randomBots(seed), { maxDecisions: 1500 });
  expect(wrong).toEqual([]);
  expect(events).toBeGreaterThan(500);
});
