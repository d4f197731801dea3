// Cards as they were printed in other languages: compiled, ranked, tried, and compared with their English texts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rulewright } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'languages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const card = (name: string, text: string, printed: string) => ({
  name,
  mana_cost: '{1}{G}',
  type_line: 'Creature — Bear',
  oracle_text: text,
  power: '2',
  toughness: '2',
  printed: {
    zhs: {
      printed_name: `试验之${[...name].map((c) => String.fromCodePoint(0x4e00 + (c.codePointAt(0) ?? 0))).join('')}`,
      printed_type_line: '生物～熊',
      printed_text: printed,
    },
  },
});
const same = card('Same Bear', 'Trample', '践踏（它可以造成多余的伤害。）');
const other = card('Other Bears', 'Flying', '践踏');
const unread = card('Unread Bear', 'Trample', '践踏，哼哼');
const onlyEnglish = { ...same, name: 'English Bear', printed: {} };

const path = join(folder, 'cards.json');
writeFileSync(path, JSON.stringify([same, other, unread, onlyEnglish]));

test('cards are compiled as they were printed in a language; those that were not are not counted', async () => {
  const { status, stdout } = await rulewright(['cards', 'compile', path, '--lang', 'zhs', '--json']);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ cards: 3, compiled: 2, refused: 1, roundTrip: 2 });
});

test('gaps are those of the language', async () => {
  const { stdout } = await rulewright(['cards', 'gaps', path, '--lang', 'zhs']);
  expect(stdout).toContain('哼哼');
});

test('readings that are not the same are listed with both texts and both meanings', async () => {
  const { status, stdout } = await rulewright(['cards', 'agree', path]);
  expect(status).toBe(0);
  expect(stdout).toContain('Other Bears (zhs; translation differs)\n  | Flying\n');
  expect(stdout).toContain('  changed since: 0\n  translation differs: 1\n  to be looked at: 0\n');
  expect(stdout).toContain('  | 践踏\n');
  expect(stdout).toContain(
    'zhs: 3 cards that compile in English were printed; 1 are read as the same (33.3 %), 1 as something else, 1 have words that are not read (1 places)',
  );
});

test('as JSON, too', async () => {
  const { stdout } = await rulewright(['cards', 'agree', path, '--json', '--lang', 'zhs']);
  const [zhs] = (JSON.parse(stdout) as { languages: readonly unknown[] }).languages;
  expect(zhs).toMatchObject({
    lang: 'zhs',
    printed: 3,
    agree: 1,
    disagree: [{ name: 'Other Bears', printed: { text: '践踏' } }],
    unread: [{ name: 'Unread Bear', words: '哼哼' }],
  });
});

test('the language of a text that somebody wrote is guessed', async () => {
  const { status, stdout } = await rulewright(['cards', 'try', '当此生物进战场时，抓一张牌。', '--pt', '1/1']);
  expect(status).toBe(0);
  expect(stdout).toContain('objectEvent.enters');
  expect(await rulewright(['cards', 'try', '当此生物哼哼时，抓一张牌。', '--pt', '1/1'])).toMatchObject({ status: 1 });
});

test('a language that is not read is refused', async () => {
  const { status, stderr } = await rulewright(['cards', 'compile', path, '--lang', 'fr']);
  expect(status).toBe(2);
  expect(stderr).toContain('card text is not read in "fr": --lang takes en or zhs');
});

test('the way of writing is guessed, too', async () => {
  const { status, stdout } = await rulewright(['cards', 'try', '當此生物進戰場時，抽一張牌。', '--pt', '1/1']);
  expect(status).toBe(0);
  expect(stdout).toContain('objectEvent.enters');
});
