// Grand Archive on the command line: decks, games between bots, sittings at the terminal, cards, scenarios.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled, decks } from '@rulewright/cards/grand-archive';
import { afterAll, describe, expect, test } from 'vitest';
import { grandArchiveGame } from '../src/games/grand-archive/index.ts';
import { againstBot } from '../src/play/against-bot.ts';
import { plain } from '../src/play/paint.ts';
import { playAtTable } from '../src/play/table.ts';
import { rulewright, spawned, typed, typing } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'grand-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GAME = ['--game', 'grand-archive'];
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

async function sitting(lines: readonly string[], lang = 'en'): Promise<string> {
  const [mine, theirs] = decks;
  if (mine === undefined || theirs === undefined) throw new Error('no decks');
  const { terminal, printed } = typing(lines);
  const seat = { mine, theirs: [theirs], cards: bundled, bot: 'random', seed: 5, first: 'me' as const, lang };
  await playAtTable(grandArchiveGame.terminal, {
    ...againstBot(grandArchiveGame.pack, seat),
    autoPass: true,
    terminal: { paint: plain, width: 80, ...terminal },
  });
  return printed();
}

describe('a game of Grand Archive in the terminal', () => {
  test('runs on a pipe: shows the table, asks what to materialize, and ends with the input', () => {
    const args = ['play', ...GAME, '--seed', '5', '--first', 'me', '--bot', 'random'];
    const { status, stdout, stderr } = spawned(args, typed('', '', '1'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`You play ${decks[0]?.name}; Bot plays ${decks[1]?.name}. Seed 5.`);
    expect(stdout).toMatch(/♥ 15\/15 level 0 {2}hand 7 · memory 0 · deck 53 · material deck \d+ {2}norm fire/);
    expect(stdout).toMatch(/^ {3}champion {3}Spirit of Fire L0$/m);
    expect(stdout).toMatch(/^ {4}1 {2}Activate [\w ]+ {2}\(\d\)$/m);
    expect(stdout).toMatch(/^ {4}1 {2}Materialize /m);
    expect(stdout.trimEnd().endsWith('End of input.')).toBe(true);
  });

  test('is played: cards are activated and paid for, units attack, and it comes to its end', async () => {
    const typedAgain = ['1', '1 2', '1 2 3', '', '1 2 3 4', '1', '1 2 3 4 5 6', ''];
    const printed = await sitting(Array.from({ length: 4000 }, (_, i) => typedAgain[i % typedAgain.length] ?? ''));
    expect(printed).toMatch(/^ You activate /m);
    expect(printed).toMatch(/^ You reserve /m);
    expect(printed).toMatch(/ attacks /);
    expect(printed).toMatch(/(You lose\.|You win\.|The game is a draw\.)\n$/);
  });

  test('shows cards in full, says why something is asked, and takes answers back', async () => {
    const printed = await sitting([
      '?',
      '? 1',
      '? Training Sword',
      '? Spirit of Fire',
      '? nothing like it',
      '1',
      'u',
      'q',
    ]);
    expect(printed).toContain('Training Sword  memory 0');
    expect(printed).toMatch(/^ Spirit of Fire {2}memory 0\n.*Champion/m);
    expect(printed).toContain('There is nothing called "nothing like it".');
    expect(printed).toContain('Goodbye.');
  });

  test.each([
    ['zhs', /第1回合/, /手牌 ?7/, '素材库'],
    ['zht', /第1回合/, /手牌 ?7/, '素材庫'],
    ['ja', /第1ターン/, /手札 ?7/, 'マテリアルデッキ'],
  ])('speaks %s, the names of the classes and zones too', async (lang, turn, hand, deck) => {
    const printed = await sitting(['?', '? 1', 'h', '', 'q'], lang);
    expect(printed).toMatch(turn);
    expect(printed).toMatch(hand);
    expect(printed).toContain(deck);
    expect(printed).not.toMatch(/You have Opportunity|champion|material deck|undefined/);
  });
});

describe('games between bots', () => {
  test('sim plays them and reports them, and the same seed gives the same games', async () => {
    const run = async () => {
      const { status, stdout } = await rulewright(['sim', ...GAME, '--games', '2', '--seed', '3', '--json']);
      const { games, decisions, turns, wins } = JSON.parse(stdout);
      return { status, games, decisions, turns, wins };
    };
    const first = await run();
    expect(first).toMatchObject({ status: 0, games: 2 });
    expect(await run()).toEqual(first);
  });

  test('three play with the two decks in turn', async () => {
    const { status, stdout } = await rulewright(['sim', ...GAME, '--games', '1', '--players', '3']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^1 games, \d+ turns and \d+ decisions each$/m);
  });

  test('a deck that is not legal is refused with the reason', async () => {
    const deck = file('small.txt', 'Material Deck\n1 Spirit of Fire\nMain Deck\n4 Banner Knight\n');
    const { status, stderr } = await rulewright(['sim', ...GAME, '--deck', deck]);
    expect(status).toBe(2);
    expect(stderr).toContain('too few cards');
  });

  test('sim and play deal Pantheon to three or four (boons 1)', async () => {
    const four = ['--format', 'pantheon', '--players', '4'];
    const { stdout } = await rulewright(['sim', ...GAME, ...four, '--games', '1', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ games: 1, unfinished: 0 });
    const two = await rulewright(['sim', ...GAME, '--format', 'pantheon', '--players', '2', '--games', '1']);
    expect(two.status).not.toBe(0);
    const { stdout: table } = spawned(
      ['play', ...GAME, ...four, '--seed', '5', '--first', 'me', '--bot', 'random'],
      '',
    );
    for (const bot of ['Bot 1', 'Bot 2', 'Bot 3']) expect(table).toContain(bot);
  });

  test('decks lists them with how they play', async () => {
    const { stdout } = await rulewright(['decks', ...GAME]);
    for (const { name, plays, format } of decks)
      expect(stdout).toContain(`${name}  (60 cards)${format === undefined ? '' : `  for ${format}`}\n  ${plays.en}\n`);
    expect((await rulewright(['decks', ...GAME, '--cards'])).stdout).toMatch(/^ +1 Spirit of Fire$/m);
  });

  test('another game is refused', async () => {
    for (const command of ['sim', 'decks', 'play', 'fuzz'])
      expect(await rulewright([command, '--game', 'chess'])).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('cards of Grand Archive', () => {
  test('try reads a text as a card', async () => {
    const options = ['--type', 'Unique Ally — Warrior Human', '--cost', '3', '--pt', '2/3', '--element', 'fire'];
    const { status, stdout } = await rulewright([
      'cards',
      ...GAME,
      'try',
      'On Enter: Draw a card.',
      ...options,
      '--json',
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      roundTrips: true,
      unplayable: [],
      card: {
        faces: [
          {
            types: ['ally'],
            supertypes: ['unique'],
            classes: ['warrior'],
            elements: ['fire'],
            cost: { kind: 'reserve', amount: 3 },
            power: 2,
            life: 3,
          },
        ],
      },
    });
  });

  test('try says what it does not understand, and refuses options that make no card', async () => {
    const odd = await rulewright(['cards', ...GAME, 'try', 'On Enter: Frobnicate it.']);
    expect(odd.status).toBe(1);
    expect(odd.stdout).toContain('line 1: ');
    expect(odd.stdout).toContain('Frobnicate');
    for (const wrong of [
      ['--type', 'Creature'],
      ['--pt', 'big'],
      ['--cost', '{2}'],
    ])
      expect(await rulewright(['cards', ...GAME, 'try', '', ...wrong])).toMatchObject({ status: 2, stdout: '' });
  });

  test('explain says how a bundled card, or one of a file, is read', async () => {
    const shown = await rulewright(['cards', ...GAME, 'explain', 'training-sword', '--json']);
    expect(JSON.parse(shown.stdout)).toMatchObject({ card: { name: 'Training Sword' } });
    expect(await rulewright(['cards', ...GAME, 'explain', 'No Such Card'])).toMatchObject({ status: 1, stdout: '' });
    const cards = file(
      'own.json',
      JSON.stringify([
        {
          name: 'Own Squire',
          types: ['ALLY'],
          classes: ['WARRIOR'],
          elements: ['NORM'],
          power: 1,
          life: 1,
          effect: '',
        },
      ]),
    );
    const own = await rulewright(['cards', ...GAME, 'explain', 'Own Squire', '--cards', cards]);
    expect(own).toMatchObject({ status: 0 });
    expect(own.stdout).toContain('What it means:');
  });

  test('scenarios are run with the cards of a file', async () => {
    const cards = file(
      'strong.json',
      JSON.stringify([
        {
          name: 'Own Giant',
          types: ['ALLY'],
          classes: ['WARRIOR'],
          elements: ['NORM'],
          cost_reserve: 3,
          power: 7,
          life: 8,
          effect: '',
        },
      ]),
    );
    const scenario = file(
      'own.yaml',
      [
        'scenario: A card of a file',
        'game: grand-archive',
        'players:',
        '  Ann: {champion: Lost Spirit, field: [{card: Own Giant, as: giant}]}',
        '  Bob: {champion: Lost Spirit}',
        'steps:',
        '  - check: {giant: {power: 7, life: 8}}',
        '',
      ].join('\n'),
    );
    expect(await rulewright(['scenario', 'run', scenario, ...GAME, '--cards', cards])).toMatchObject({ status: 0 });
    expect(await rulewright(['scenario', 'run', scenario])).toMatchObject({ status: 1 });
  });
});

test('explain says why, line by line, with the rules', async () => {
  const scenario = file(
    'why.yaml',
    [
      'scenario: Two reasons',
      'game: grand-archive',
      'cards:',
      '  - {name: Own Squire, types: [ALLY], classes: [WARRIOR], elements: [NORM], cost_reserve: 1, power: 2, life: 2}',
      '  - {name: Own Banner, types: [ITEM], classes: [WARRIOR], elements: [NORM], cost_reserve: 1, effect: "Allies you control get +1 POWER."}',
      'players:',
      '  Ann: {champion: Lost Spirit, field: [{card: Own Squire, as: squire, counters: {buff: 2}}, Own Banner]}',
      '  Bob: {champion: Lost Spirit}',
      '',
    ].join('\n'),
  );
  const { status, stdout } = await rulewright(['explain', scenario, '--of', 'squire', '--value', 'power']);
  expect(status).toBe(0);
  expect(stdout).toContain('Own Squire: power is 5');
  expect(stdout).toContain('layer E: Own Banner: power 2 → 3');
  for (const [lang, said] of [
    ['zhs', 'Own Squire：力量'],
    ['zht', 'Own Squire：力量'],
    ['ja', 'Own Squire：パワーは5'],
  ] as const) {
    expect((await rulewright(['explain', scenario, '--of', 'squire', '--lang', lang])).stdout).toContain(said);
  }
  expect(await rulewright(['explain', scenario, '--of', 'squire', '--value', 'charm'])).toMatchObject({ status: 1 });
  expect(await rulewright(['explain', scenario, '--of', 'squire', '--lang', 'tlh'])).toMatchObject({ status: 2 });
});
