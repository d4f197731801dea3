import { decks } from '@rulewright/cards/magic';
import { expect, test } from 'vitest';
import { rulewright } from './run.ts';

test('sim plays games between bots and reports them', async () => {
  const { status, stdout, stderr } = await rulewright(['sim', '--games', '3', '--seed', '5']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^3 games, \d+ turns and \d+ decisions each$/m);
  expect(stdout).toMatch(/^\d+ decisions per second; an answer takes /m);
});

test('sim --json is for programs, and the same seed gives the same games', async () => {
  const run = async () => {
    const { stdout } = await rulewright(['sim', '--games', '2', '--json']);
    const { decisions, turns, wins, games } = JSON.parse(stdout);
    return { decisions, turns, wins, games };
  };
  const first = await run();
  expect(first.games).toBe(2);
  expect(first.decisions).toBeGreaterThan(100);
  expect(await run()).toEqual(first);
});

test('decks lists the decks, with their cards if asked', async () => {
  const { stdout } = await rulewright(['decks']);
  for (const { name } of decks) expect(stdout).toContain(`${name}  (60 cards)`);
  expect((await rulewright(['decks', '--cards'])).stdout).toMatch(/^ +10 Forest$/m);
  expect(JSON.parse((await rulewright(['decks', '--json'])).stdout)).toEqual(decks);
});
