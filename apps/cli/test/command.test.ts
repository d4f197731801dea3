import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commands } from '../src/commands/index.ts';
import { rulewright, spawned } from './run.ts';

describe('rulewright', () => {
  test('--help explains the command and succeeds', () => {
    const { status, stdout, stderr } = spawned(['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Usage: rulewright');
    for (const { name, summary } of commands) expect(stdout).toMatch(new RegExp(`^ +${name} +${summary}$`, 'm'));
  });

  test('without arguments it says the same', async () => {
    expect(await rulewright([])).toEqual(await rulewright(['--help']));
  });

  test('--version prints a version', async () => {
    expect((await rulewright(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('an unknown command is refused on stderr with exit code 2', () => {
    const { status, stdout, stderr } = spawned(['frobnicate']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('frobnicate');
  });
});

describe.each(commands.map((c) => [c.name, c] as const))('rulewright %s', (name, { load, summary }) => {
  test('--help names its options and succeeds', async () => {
    const { status, stdout, stderr } = await rulewright([name, '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(summary);
    const { command } = await load();
    for (const option of command.options) expect(stdout).toContain(`--${option.name}`);
    expect((await rulewright(['help', name])).stdout).toBe(stdout);
  });

  test('an unknown option is refused on stderr with exit code 2', async () => {
    const { status, stdout, stderr } = await rulewright([name, '--frobnicate']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('--frobnicate');
    expect(stderr).toContain(`rulewright ${name} --help`);
  });
});

describe('values of options', () => {
  test.each([
    [['play', '--seed', 'seven'], '--seed takes a whole number'],
    [['play', '--first', 'nobody'], '--first takes'],
    [['play', '--deck', 'Nonesuch'], 'no deck "Nonesuch"'],
    [['play', '--lang', 'xx'], 'no language "xx"'],
    [['sim', '--games', '0'], '--games takes a whole number, 1 or more'],
    [['sim', '--games'], '--games'],
    [['decks', 'extra'], 'extra'],
  ])('%j is refused with exit code 2', async (args, message) => {
    const { status, stdout, stderr } = await rulewright(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

describe('files that do not do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'file.txt');
  writeFileSync(file, '# A list {of} things\n');
  const cards = join(folder, 'cards.json');
  writeFileSync(cards, '[]');

  test.each([
    [['explain', folder, '--of', 'lion'], `"${folder}" is a directory, not a file`],
    [['explain', join(folder, 'none.yaml'), '--of', 'lion'], `there is no file "${join(folder, 'none.yaml')}"`],
    [['cards', 'bundle', '--rulings', folder, '--out', join(folder, 'none')], 'there is no directory'],
    [['cards', 'bundle', file, '--out', folder, '--select', file], `"${file}" is no list of cards to bundle`],
    [['cards', 'compile', cards, '--out', file], `"${file}" is a file, not a directory`],
    [['sim', '--decks', file], `"${file}" has no cards in it`],
    [['sim', '--decks', cards], `${cards}:1: "[]" is not a line of a deck`],
  ])('%j is refused in words, with exit code 2', async (args, message) => {
    const { status, stderr } = await rulewright(args);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/E[A-Z]{4,}|node:|JSON at position|Unexpected token/);
    expect(status).toBe(2);
  });

  test('a file that has no cards is told once', async () => {
    const { status, stderr } = await rulewright(['cards', 'compile', file]);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'rulewright: the file is no card file: those of Scryfall and MTGJSON are JSON, and begin with { or [\n',
    });
  });

  test('what to do is asked for in words', async () => {
    expect((await rulewright(['scenario'])).stderr).toContain('say what to do: run FILE...; see');
    expect((await rulewright(['cards'])).stderr).toContain('say what to do: compile FILE, gaps FILE');
  });
});
