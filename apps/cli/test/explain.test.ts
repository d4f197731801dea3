import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { rulewright } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'explain-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bin = fileURLToPath(new URL('../bin/rulewright.mjs', import.meta.url));
const file = fileURLToPath(new URL('../../../rulings/rules/600/explain.yaml', import.meta.url));
const explain = (...args: string[]) => spawnSync(process.execPath, [bin, 'explain', ...args], { encoding: 'utf8' });

test('explain says why, line by line, with the rules', () => {
  const { status, stdout, stderr } = explain(file, '--of', 'lion', '--value', 'power');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe(
    [
      'Silvercoat Lion: power is 5 [208.1, 613.1]',
      '  printed on the card: power 2 [613.1, 707.2]',
      '  layer 7c: Glorious Anthem: power 2 → 3 [613.4c]',
      '    a static ability of Glorious Anthem: each creature you control gets +1/+1 [611.3a]',
      '  layer 7c: 2 +1/+1 on it: power 3 → 5 [613.4c, 122.1a]',
      '',
    ].join('\n'),
  );
});

test('explain --lang says it in a language, and --json as data', () => {
  expect(explain(file, '--of', 'lion', '--lang', 'zhs').stdout).toContain('Silvercoat Lion：力量为5');
  expect(explain(file, '--of', 'lion', '--lang', 'ja').stdout).toContain('Silvercoat Lion：パワーは5');
  const { code, data } = JSON.parse(explain(file, '--of', 'lion', '--json').stdout);
  expect({ code, data }).toEqual({ code: 'value', data: { value: 'power', is: 5 } });
});

test('explain refuses what it does not know', () => {
  expect(explain(file, '--of', 'nobody')).toMatchObject({ status: 1, stdout: '' });
  expect(explain(file, '--of', 'lion', '--value', 'charm').stderr).toContain('nothing explains "charm"');
  expect(explain(file)).toMatchObject({ status: 2, stdout: '' });
  expect(explain(file, '--of', 'lion', '--lang', 'tlh')).toMatchObject({ status: 2, stdout: '' });
  expect(explain('nowhere.yaml', '--of', 'lion')).toMatchObject({ status: 2, stdout: '' });
});

test('explain refuses a step that the scenario does not have', async () => {
  const { status, stderr } = await rulewright(['explain', file, '--of', 'lion', '--at', '99']);
  expect(status).toBe(2);
  expect(stderr).toContain('--at 99 is too far: the scenario has 2 steps');
});

test('explain --cards explains a scenario with the cards of a file', async () => {
  const [cards, scenario] = [join(folder, 'cards.json'), join(folder, 'own.yaml')];
  const banner = { name: 'Meadow Banner', type_line: 'Enchantment', oracle_text: 'Creatures you control get +2/+1.' };
  writeFileSync(cards, JSON.stringify([{ ...banner, mana_cost: '{2}{W}' }]));
  writeFileSync(
    scenario,
    'scenario: Own card\nplayers:\n  Ann: {battlefield: [Meadow Banner, {card: Silvercoat Lion, as: lion}]}\n  Bob: {}\n',
  );
  const { status, stdout } = await rulewright(['explain', scenario, '--of', 'lion', '--cards', cards]);
  expect(status).toBe(0);
  expect(stdout).toContain('layer 7c: Meadow Banner: power 2 → 4');
  expect((await rulewright(['explain', scenario, '--of', 'lion'])).stderr).toContain(
    'no card is called "Meadow Banner"',
  );
});
