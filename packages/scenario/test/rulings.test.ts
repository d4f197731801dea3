// Every ruling, plain, saved and loaded at every decision, and with a fork abandoned at every decision.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { grandArchiveScenario } from '../src/grand-archive/index.ts';
import { parseScenarios, runScenario, type ScenarioGames } from '../src/index.ts';
import { magicScenario } from '../src/magic/index.ts';

const games: ScenarioGames = [magicScenario, grandArchiveScenario];

const root = fileURLToPath(new URL('../../../rulings/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.ya?ml$/.test(name));

describe.each(files.toSorted())('%s', (file) => {
  const { scenarios, errors } = parseScenarios(readFileSync(root + file, 'utf8'), `rulings/${file}`, games);

  test('can be read', () => {
    expect(errors).toEqual([]);
    expect(scenarios).not.toEqual([]);
  });

  for (const scenario of scenarios) {
    test(scenario.title, () => {
      const { status, line, message } = runScenario(scenario, games, { thrice: true });
      expect({ status, where: `${file}:${line}`, message }).toMatchObject({ status: 'passed' });
    });
  }
});
