import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/rulewright.mjs', import.meta.url));
let dir = '';
const scenario = (...args: string[]) =>
  spawnSync(process.execPath, [bin, 'scenario', ...args], { encoding: 'utf8', cwd: dir });

const good =
  'scenario: Twenty life\ncovers: [some.01]\nplayers: {Ann: {}, Bob: {}}\nsteps: [{check: {Ann: {life: 20}}}]\n';
const bad = 'scenario: Nineteen life\nplayers: {Ann: {}, Bob: {}}\nsteps: [{check: {Ann: {life: 19}}}]\n';
const broken = 'scenario: Broken\nplayers: {Ann: {lief: 20}, Bob: {}}\n';

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'rulewright-'));
  mkdirSync(join(dir, 'all/deep'), { recursive: true });
  writeFileSync(join(dir, 'good.yaml'), good);
  writeFileSync(join(dir, 'broken.yaml'), broken);
  writeFileSync(join(dir, 'all/deep/good.yml'), good);
  writeFileSync(join(dir, 'all/two.yaml'), `${good}---\n${bad}`);
  writeFileSync(join(dir, 'all/notes.txt'), 'no scenario');
});
afterAll(() => rmSync(dir, { recursive: true }));

test('scenario run exits with 0 if all scenarios pass', () => {
  const { status, stdout, stderr } = scenario('run', 'good.yaml', '--thrice');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe('ok          Twenty life\n1 passed, 0 failed, 0 unsupported\n');
});

test('scenario run looks for files in directories and says which scenario failed where', () => {
  const { status, stdout } = scenario('run', 'all');
  expect(status).toBe(1);
  expect(stdout).toMatch(/FAILED +Nineteen life \(all\/two\.yaml:8, step 1\): life of Ann: expected 19, is 20/);
  expect(stdout).toMatch(/2 passed, 1 failed, 0 unsupported\n$/);
});

test('scenario run --json prints counts and results', () => {
  const { stdout } = scenario('run', 'all', '--json', '--filter', 'some.01');
  expect(JSON.parse(stdout)).toMatchObject({
    passed: 2,
    failed: 0,
    unsupported: 0,
    results: [
      { scenario: 'Twenty life', covers: ['some.01'], file: 'all/deep/good.yml', line: 1, status: 'passed' },
      {},
    ],
  });
});

test('a file with an error is named on stderr with the line, and the exit code is 1', () => {
  const { status, stdout, stderr } = scenario('run', 'good.yaml', 'broken.yaml');
  expect(status).toBe(1);
  expect(stdout).toMatch(/1 passed, 1 failed, 0 unsupported\n$/);
  expect(stderr).toMatch(/^broken\.yaml:2:\d+: unknown key "lief".*\n$/);
});

test('--cards plays with the cards of a file', () => {
  writeFileSync(
    join(dir, 'cards.json'),
    JSON.stringify([
      {
        name: 'Sturdy Test',
        mana_cost: '{G}',
        type_line: 'Creature — Bear',
        oracle_text: 'Vigilance',
        power: '4',
        toughness: '4',
      },
    ]),
  );
  writeFileSync(
    join(dir, 'own.yaml'),
    'scenario: Own card\nplayers:\n  Ann: {battlefield: [Sturdy Test]}\n  Bob: {}\nsteps:\n  - check: {Sturdy Test: {power: 4, has: [vigilance]}}\n',
  );
  expect(scenario('run', 'own.yaml', '--cards', 'cards.json')).toMatchObject({ status: 0 });
  expect(scenario('run', 'own.yaml').stdout).toContain('no card is called "Sturdy Test"');
  const other = { name: 'Sturdy Test', type_line: 'Creature — Bear', oracle_text: '', power: '1', toughness: '1' };
  writeFileSync(join(dir, 'others.json'), JSON.stringify([other]));
  // Those of the first file come first.
  expect(scenario('run', 'own.yaml', '--cards', 'cards.json', '--cards', 'others.json')).toMatchObject({ status: 0 });
  expect(scenario('run', 'own.yaml', '--cards', 'others.json', '--cards', 'cards.json')).toMatchObject({ status: 1 });
});

test('a file that does not exist and a verb that is not known are refused with exit code 2', () => {
  expect(scenario('run', 'nowhere.yaml')).toMatchObject({ status: 2, stdout: '' });
  expect(scenario('walk', 'good.yaml')).toMatchObject({ status: 2, stdout: '' });
});

test('scenario --help explains the command', () => {
  expect(scenario('--help').stdout).toContain('Usage: rulewright scenario [options] run FILE...');
});

test.each([
  [
    '# A page\n\nSome words\nand more: words\n',
    '3:1: this is no line of a scenario: lines are "key: value" or "- item"',
  ],
  ['scenario: Tabs\nplayers:\n\tAnn: {}\n', '3:1: the line begins with a tab; use spaces'],
  ['scenario: Open\nplayers: {Ann: {}\n', '3:1: this line does not begin where it should'],
  ['scenario: Two: colons\n', '1:11: a line has one "key: value"; a value with a colon in it needs quotation marks'],
])('%j is no YAML, and that is said without its jargon', (text, message) => {
  writeFileSync(join(dir, 'jargon.yaml'), text);
  const { status, stderr } = scenario('run', 'jargon.yaml');
  expect(status).toBe(1);
  expect(stderr).toContain(`jargon.yaml:${message}`);
  expect(stderr).not.toMatch(/mapping|scalar|implicit|token|flow/i);
});
