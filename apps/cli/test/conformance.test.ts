import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/rulewright.mjs', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const conformance = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [bin, 'conformance', ...args], { encoding: 'utf8', cwd, maxBuffer: 1e8 });

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'rulewright-'));
  mkdirSync(join(dir, 'ledger'));
  mkdirSync(join(dir, 'rulings'));
  const entries = ['a.1', 'a.2', 'a.3'].map((id) => ({
    id,
    subject: 'Life',
    holds: `What ${id} says.`,
    rules: ['119.1'],
  }));
  writeFileSync(join(dir, 'ledger/first.json'), JSON.stringify({ document: 'First', entries }));
  const scenario = (id: string, life: number) =>
    `scenario: ${life} life\ncovers: [${id}]\nplayers: {Ann: {}, Bob: {}}\nsteps: [{check: {Ann: {life: ${life}}}}]\n`;
  writeFileSync(join(dir, 'rulings/life.yaml'), `${scenario('a.1', 20)}---\n${scenario('a.2', 19)}`);
});
afterAll(() => rmSync(dir, { recursive: true }));

test('conformance tells proven, failed and open entries apart, and exits with 1 unless all are proven', () => {
  const { status, stdout } = conformance(dir, '--ledger', 'ledger', '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject([
    {
      document: 'First',
      proven: 1,
      failed: 1,
      open: 1,
      entries: [
        { id: 'a.1', status: 'proven', scenarios: [{ scenario: '20 life', status: 'passed' }] },
        { id: 'a.2', status: 'failed', scenarios: [{ scenario: '19 life', status: 'failed' }] },
        { id: 'a.3', status: 'open', scenarios: [] },
      ],
    },
  ]);
  expect(conformance(dir, '--ledger', 'ledger', '--filter', 'a.1').status).toBe(0);
});

test('conformance writes a page per document that leads to the scenarios', () => {
  conformance(dir, '--ledger', 'ledger', '--pages', 'docs/pages');
  const page = readFileSync(join(dir, 'docs/pages/first.md'), 'utf8');
  expect(page).toContain('1 of 3 proven, 1 failed, 1 open');
  expect(page).toContain('- **a.1** What a.1 says. (119.1)\n  - [20 life](../../rulings/life.yaml)');
  expect(page).toContain('- **a.3** *open* What a.3 says.');
});

test('the pages have one that leads to them, with the numbers of each', () => {
  const index = readFileSync(join(dir, 'docs/pages/README.md'), 'utf8');
  expect(index).toContain('| [First](first.md) | 3 | 1 | 1 | 1 |');
});

test('an entry that a test proves is proven as long as the file of the test names it', () => {
  const entry = (id: string) => ({
    id,
    subject: 'Decks',
    holds: 'Sixty cards.',
    rules: ['100.2a'],
    test: 'deck.test.ts',
  });
  mkdirSync(join(dir, 'tested'));
  writeFileSync(join(dir, 'tested/decks.json'), JSON.stringify({ document: 'D', entries: ['d.1', 'd.2'].map(entry) }));
  writeFileSync(join(dir, 'deck.test.ts'), "test('sixty cards (d.1, d.20)', () => {});");
  const { stdout } = conformance(dir, '--ledger', 'tested', '--json');
  expect(JSON.parse(stdout)).toMatchObject([
    {
      entries: [
        { id: 'd.1', status: 'proven', scenarios: [{ file: 'deck.test.ts' }] },
        { id: 'd.2', status: 'failed' },
      ],
    },
  ]);
});

test('conformance says what is wrong with a ledger', () => {
  const { status, stderr } = conformance(dir, '--ledger', 'nowhere');
  expect(status).toBe(2);
  expect(stderr).toContain('there is no directory "nowhere"');
});

test('no entry of the ledgers has lost its proof, and none that is listed as open has one', () => {
  const { stdout } = conformance(root, '--json');
  const documents: { entries: { id: string; status: string }[] }[] = JSON.parse(stdout);
  const unproven = documents.flatMap(({ entries }) => entries.filter(({ status }) => status !== 'proven'));
  const open: unknown = JSON.parse(readFileSync(new URL('open-entries.json', import.meta.url), 'utf8'));
  expect(unproven.map(({ id }) => id).toSorted()).toEqual(open);
});
