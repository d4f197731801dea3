// The toy game in the terminal: what draws and asks there knows no particular game.
import { randomBot } from '@rulewright/bots';
import { asPlayer } from '@rulewright/kernel';
import type { Speech } from '@rulewright/table';
import { languages } from '@rulewright/text/magic';
import { type ToyTypes, toyPack, toySpeech } from '@rulewright/toy';
import { expect, test } from 'vitest';
import { nameOf, type TerminalGame, type TerminalTypes } from '../src/play/game.ts';
import { piece, plain } from '../src/play/paint.ts';
import { playAtTable } from '../src/play/table.ts';
import { typing } from './run.ts';

interface ToyTerminal extends ToyTypes {
  readonly speech: TerminalTypes['speech'];
}

const toyTerminal: TerminalGame<ToyTerminal> = {
  table: toyPack.table,
  player: (_, { facts }) => ({ before: `${facts.points} points`, after: '' }),
  piles: (_, { zones }) =>
    Object.entries(zones).map(([words, { count }]) => ({ words, count, always: words !== 'discard' })),
  rows: ({ snapshot }, { id }) => [
    {
      label: 'table',
      objects: snapshot.zones.table.seen.flatMap((o) => snapshot.objects[o] ?? []).filter((o) => o.controller === id),
    },
  ],
  waiting: () => ({ label: '', lines: [] }),
  hand: ({ snapshot }, { zones }) => ({
    label: 'hand',
    objects: zones.hand.seen.flatMap((o) => snapshot.objects[o] ?? []),
  }),
  onTable: (drawing, o) => piece(o.host === null ? o.name : `${o.name} on ${nameOf(drawing, o.host)}`),
  inHand: (_, o) => piece(o.name),
  listed: (_, o) => o.name,
  symbols: (text) => text,
  action: (_, { words, cost }) => ({ text: cost === null ? words : `${words} for ${cost}`, once: true }),
  menus: {},
  sheet: (_, o) => [`${o.name}, in ${o.zone}`],
  card: () => undefined,
};

const words = languages.en;
if (words === undefined) throw new Error('no English');
const speech: Speech & ToyTerminal['speech'] = {
  ...toySpeech,
  words: { ...toySpeech.words, table: { ...words.table, ...toySpeech.words.table } },
};

async function sitting(lines: readonly string[], seed = 3): Promise<string> {
  const { terminal, printed } = typing(lines);
  await playAtTable(toyTerminal, {
    start: {
      players: [
        { name: 'Ana', deck: { name: 'toys', parts: { main: [] } } },
        { name: 'Bot', deck: { name: 'more toys', parts: { main: [] } } },
      ],
      seed,
    },
    bots: new Map([[asPlayer(1), randomBot(toyPack.bots, seed)]]),
    cards: null,
    speech,
    autoPass: false,
    terminal: { paint: plain, width: 80, ...terminal },
  });
  return printed();
}

/** A bit of everything, again and again: what does not fit is said to be no answer. */
const TYPED = ['2', '', '1', '1 2', ''];

test('is drawn, asked and played to its end', async () => {
  const printed = await sitting(Array.from({ length: 400 }, (_, i) => TYPED[i % TYPED.length] ?? ''));
  expect(printed).toMatch(/^You play toys; Bot plays more toys\./);
  expect(printed).toMatch(/^ Bot {8}0 points {2}hand 4 · library \d+$/m);
  expect(printed).toMatch(/^ {4}1 {2}Play \w+/m);
  expect(printed).toMatch(/^ — Turn 2: Bot —$/m);
  expect(printed).toMatch(/(You win\.|You lose\.|The game is a draw\.)\n$/);
});

test('says why something is asked, shows cards, and takes answers back', async () => {
  const printed = await sitting(['?', '? 1', '1', 'u', 'c', 'q']);
  expect(printed).toContain('In their turn, players play as many cards as they like. (rule 1.2)');
  expect(printed).toMatch(/^\w+, in hand$/m);
  expect(printed).toContain('"c" is no answer here');
  expect(printed).toContain('Goodbye.');
});
