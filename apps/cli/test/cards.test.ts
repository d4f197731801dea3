import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { rulewright } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bear = {
  name: 'Test Bear',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Bear',
  oracle_text: 'Trample',
  power: '2',
  toughness: '2',
};
const odd = { ...bear, name: 'Odd Bear', oracle_text: 'Whenever this creature attacks, frobnicate it.' };

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function compiled(path: string) {
  const { status, stdout, stderr } = await rulewright(['cards', 'compile', path, '--json']);
  return { status, stderr, ...(JSON.parse(stdout) as Record<string, unknown>) };
}

describe('cards compile', () => {
  test('counts what was read and names the words that were not', async () => {
    const result = await compiled(file('two.json', JSON.stringify([bear, odd])));
    expect(result).toMatchObject({ status: 0, cards: 2, compiled: 1, refused: 1, roundTrip: 1, ambiguous: 0 });
    expect(result).toMatchObject({
      refusals: [{ name: 'Odd Bear', face: 'Odd Bear', line: 1, at: 32, words: 'frobnicate it' }],
    });
  });

  test('goes on after cards that nobody could have written', async () => {
    const worst = [
      { ...bear, name: 'Colours', oracle_text: `Destroy target ${'red '.repeat(2000)}creature.` },
      { ...bear, name: 'Keywords', oracle_text: 'flying, '.repeat(2400) },
      {
        ...bear,
        name: 'Quotations',
        oracle_text: `${'Creatures you control have "'.repeat(500)}Flying${'"'.repeat(500)}`,
      },
      { ...bear, name: 'Prototype', layout: '__proto__', color_indicator: ['constructor'] },
      { ...bear, name: 'Constructor', layout: 'constructor' },
      { ...bear, name: 'N'.repeat(1000) },
      { ...bear, name: 'Types', type_line: 'Creature '.repeat(1000) },
    ];
    const result = await compiled(file('worst.json', JSON.stringify([...worst, bear])));
    expect(result).toMatchObject({ status: 1, cards: 6, compiled: 1, refused: 5 });
    expect(JSON.stringify(result)).not.toContain('"fault"');
  });

  test.each([
    ['one card per line', [bear, odd].map((card) => JSON.stringify(card)).join('\n')],
    ['a single card', JSON.stringify(bear)],
    ["Scryfall's list", JSON.stringify({ object: 'list', data: [bear] })],
    ['gzip', gzipSync(JSON.stringify([bear]))],
    [
      'a set of MTGJSON',
      JSON.stringify({
        meta: {},
        data: {
          code: 'TST',
          booster: { a: [1] },
          cards: [
            {
              name: 'Test Bear',
              manaCost: '{1}{G}',
              type: 'Creature — Bear',
              text: 'Trample',
              power: '2',
              toughness: '2',
            },
          ],
          tokens: [{ name: 'T' }],
        },
      }),
    ],
    [
      'AtomicCards',
      JSON.stringify({
        meta: {},
        data: {
          'Test Bear': [
            {
              name: 'Test Bear',
              manaCost: '{1}{G}',
              type: 'Creature — Bear',
              text: 'Trample',
              power: '2',
              toughness: '2',
            },
          ],
        },
      }),
    ],
  ])('reads %s', async (_, content) => {
    expect(await compiled(file('shape', content))).toMatchObject({ status: 0, compiled: 1, errors: [] });
  });

  test('a file that ends too early still gives the cards before', async () => {
    const text = JSON.stringify([bear, odd]);
    const result = await compiled(file('cut.json', text.slice(0, text.length - 40)));
    expect(result).toMatchObject({
      status: 1,
      cards: 1,
      compiled: 1,
      errors: [{ entry: 'entry 2', name: 'Odd Bear', problem: 'is cut off' }],
    });
  });

  test.each([
    ['no JSON', 'hello, world'],
    ['nothing at all', ''],
    ['other things than cards', JSON.stringify([1, 'two', { size: 3 }])],
  ])('%s is an error', async (_, content) => {
    const result = await compiled(file('bad', content));
    expect(result).toMatchObject({ status: 1, compiled: 0 });
  });

  test('hostile entries are named and passed over', async () => {
    const huge = { ...bear, name: 'Huge Bear', oracle_text: 'x'.repeat(10_000_000) };
    const deep = `${'{"name":'.repeat(500)}1${'}'.repeat(500)}`;
    const hidden = { ...bear, name: 'Hidden Bear', oracle_text: 'Tram\u202eple' };
    const text = `[${JSON.stringify(huge)},${deep},${JSON.stringify(hidden)},${JSON.stringify(bear)}]`;
    expect(await compiled(file('hostile.json', text))).toMatchObject({
      status: 1,
      compiled: 1,
      errors: [
        { entry: 'entry 1', name: 'Huge Bear', problem: 'is too big' },
        { entry: 'entry 2', problem: 'is too deep' },
        { entry: 'entry 3', name: 'Hidden Bear' },
      ],
    });
  });

  test('a card that is there twice is taken once', async () => {
    expect(await compiled(file('same.json', JSON.stringify([bear, bear])))).toMatchObject({
      status: 0,
      cards: 1,
      errors: [],
    });
    const other = { ...bear, oracle_text: 'Reach' };
    expect(await compiled(file('twice.json', JSON.stringify([bear, other])))).toMatchObject({
      status: 1,
      cards: 1,
      errors: [{ entry: 'entry 2', name: 'Test Bear' }],
    });
  });

  test('--out writes the cards and the refusals', async () => {
    const out = join(folder, 'out');
    await rulewright(['cards', 'compile', file('out.json', JSON.stringify([bear, odd])), '--out', out]);
    expect(JSON.parse(readFileSync(join(out, 'cards.jsonl'), 'utf8'))).toMatchObject({ name: 'Test Bear' });
    expect(JSON.parse(readFileSync(join(out, 'refusals.jsonl'), 'utf8'))).toMatchObject({ name: 'Odd Bear' });
  });
});

describe('cards try, explain and gaps', () => {
  test('a text that somebody wrote is compiled', async () => {
    const { status, stdout } = await rulewright([
      'cards',
      'try',
      'When this creature enters, draw a card.',
      '--pt',
      '2/2',
    ]);
    expect(status).toBe(0);
    expect(stdout).toContain('objectEvent.enters');
    expect(stdout).toContain('round-trips');
  });

  test('what is not understood is pointed at', async () => {
    const { status, stdout } = await rulewright([
      'cards',
      'try',
      'When this creature enters, frobnicate.',
      '--pt',
      '1/1',
    ]);
    expect(status).toBe(1);
    expect(stdout).toContain(
      'Line 1, column 28: “frobnicate” is not understood. Card text is read in English, Simplified Chinese, Traditional Chinese, and Japanese.\n',
    );
    expect(stdout).toMatch(/\n {29}\^\n/);
  });

  test('a card of a file is explained', async () => {
    const path = file('explain.json', JSON.stringify([bear]));
    expect((await rulewright(['cards', 'explain', 'test bear', '--cards', path])).stdout).toContain('Trample');
    expect(await rulewright(['cards', 'explain', 'Nobody', '--cards', path])).toMatchObject({ status: 1 });
    expect((await rulewright(['cards', 'explain', 'tst bear', '--cards', path])).stderr).toContain(
      'did you mean "Test Bear"?',
    );
    expect((await rulewright(['cards', 'explain', 'Grizly Bears', '--cards', path])).stderr).toContain(
      'did you mean "Grizzly Bears"?',
    );
  });

  test('gaps are ranked by the cards that they alone block', async () => {
    const both = { ...bear, name: 'Both Bear', oracle_text: 'Whenever this creature attacks, frobnicate it.\nGlow.' };
    const path = file('gaps.json', JSON.stringify([odd, both]));
    const { stdout } = await rulewright(['cards', 'gaps', path, '--json']);
    expect(JSON.parse(stdout)[0]).toMatchObject({ words: 'frobnicate it', alone: 1, blocks: 2, example: 'Odd Bear' });
  });

  test('a command line that says too little is refused', async () => {
    expect(await rulewright(['cards'])).toMatchObject({ status: 2 });
    expect(await rulewright(['cards', 'compile'])).toMatchObject({ status: 2 });
    expect(await rulewright(['cards', 'compile', join(folder, 'nowhere.json')])).toMatchObject({ status: 2 });
  });
});

describe('what is wrong with a text is said in words', () => {
  const CREATURE = ['--type', 'Creature — Elf'];
  const ELF = [...CREATURE, '--pt', '1/1'];
  test.each<[string, readonly string[], string]>([
    ['', ELF, 'There is no text to read.'],
    ['  ', ['--type', 'Instant'], 'There is no text to read.'],
    ['Flying', CREATURE, 'A card of the type “Creature — Elf” needs a power and a toughness. Give them with --pt P/T.'],
    ['Crew 1', ['--type', 'Artifact — Vehicle'], 'needs a power and a toughness'],
    ['+1: Draw a card.', ['--type', 'Planeswalker — Elf'], 'A planeswalker needs a loyalty. Give it with --loyalty N.'],
    ['Trample', ['--type', 'Battle — Siege'], 'A battle needs a defense. Give it with --defense N.'],
    ['This creature gets +X/+X.', ELF, 'Line 1, column 21: Nothing says what X is'],
    ['When this creature comes into play, draw a card.', ELF, 'Today’s cards say “enters”.'],
    ['Whenver this creature attacks, draw a card.', ELF, 'Did you mean “Whenever”?'],
    ['비행', ELF, 'is not English'],
    [
      'Fliegend',
      ELF,
      '“Fliegend” is not understood. Card text is read in English, Simplified Chinese, Traditional Chinese, and Japanese.',
    ],
    ['Flying', ['--type', 'Creatur', '--pt', '1/1'], 'Did you mean “Creature”?'],
    ['Flying', [...ELF, '--cost', '2W'], '“2W” is not a mana cost: costs are written like {2}{G}.'],
    ['Flying', [...CREATURE, '--pt', '1/two'], '“two” is not a number.'],
    ['Flying', [...CREATURE, '--pt', '1'], '--pt takes P/T, like 2/3, not "1"'],
  ])('%j with %j', async (text, options, message) => {
    const { status, stdout, stderr } = await rulewright(['cards', 'try', text, ...options]);
    const said = stdout + stderr;
    expect(said).toContain(message);
    expect(said).not.toMatch(/faces\[|line 0|unread|every word|\w+\.\w+ > /);
    expect(status).not.toBe(0);
  });

  test('a card that has no text says so, and is none the worse for it', async () => {
    const { status, stdout } = await rulewright(['cards', 'explain', 'Grizzly Bears']);
    expect(status).toBe(0);
    expect(stdout).toContain('compiled: there are no words to read');
  });

  test('a deck with a card that cannot be read says why', async () => {
    const cards = file(
      'shapeless.json',
      JSON.stringify([{ name: 'Shapeless', type_line: 'Creature', oracle_text: 'Flying' }]),
    );
    const { status, stderr } = await rulewright(['sim', '--decks', file('deck.txt', '60 Shapeless'), '--cards', cards]);
    expect(status).toBe(2);
    expect(stderr).toContain(
      '"Shapeless" of deck "deck" cannot be read: A card of the type “Creature” needs a power and a toughness.',
    );
  });
});
