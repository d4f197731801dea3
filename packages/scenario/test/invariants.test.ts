// What must be true of every state is true after rulings in which something is replaced on its way: each event follows from one before it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { invariants, rowsOf } from '@rulewright/kernel';
import { expect, test } from 'vitest';
import { parseScenarios, playThrough } from './games.ts';

const root = fileURLToPath(new URL('../../../rulings/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(rules\/.*(replacement|entering|day-and-night|copies|face-down)[^/]*|midnight-hunt\/(day-night|curse-of-leeches))\.yaml$/.test(
    name,
  ),
);

const gamesIn = (file: string) =>
  parseScenarios(readFileSync(root + file, 'utf8'), file).scenarios.map((scenario) => ({
    title: scenario.title,
    game: playThrough(scenario).play?.game,
  }));

test.each(files)('%s', (file) => {
  for (const { title, game } of gamesIn(file))
    expect({ title, found: game === undefined ? ['it cannot be played'] : invariants(game) }).toEqual({
      title,
      found: [],
    });
});

test('what asks on its way is in the log after what it follows from', () => {
  const [curse] = gamesIn('midnight-hunt/curse-of-leeches.yaml').filter(({ title }) =>
    title.startsWith('As a curse transforms'),
  );
  if (curse?.game === undefined) throw new Error('there is no such ruling');
  const kinds = [...rowsOf(curse.game.state.log)].map(({ kind }) => kind);
  const at = kinds.indexOf('dayNight');
  expect(kinds.slice(at, at + 3)).toEqual(['dayNight', 'transform', 'attach']);
});
