import { describe, expect, test } from 'vitest';
import { foldName } from '../src/index.ts';
import { magicScenario } from '../src/magic/index.ts';
import { parseManaSymbols } from '../src/magic/mana.ts';
import { parseRef } from '../src/parse/index.ts';

const scope = { zones: magicScenario.zones, players: ['Ann', 'Bob Marley'] } as const;
const ref = (text: string) => parseRef(text, scope, 1);

describe('a reference', () => {
  test.each([
    ['Ann', { kind: 'player', player: 'Ann' }],
    ['bob marley', { kind: 'player', player: 'Bob Marley' }],
    ['bear', { kind: 'ref', name: 'bear' }],
    ['Grizzly Bears#2', { kind: 'ref', name: 'Grizzly Bears', nth: 2 }],
    ['Ann/graveyard/Opt', { kind: 'ref', player: 'Ann', zone: 'graveyard', name: 'Opt' }],
    ['ANN / Graveyard / Opt #3', { kind: 'ref', player: 'Ann', zone: 'graveyard', name: 'Opt', nth: 3 }],
    ['stack/Opt', { kind: 'ref', zone: 'stack', name: 'Opt' }],
    ['Ann/Opt', { kind: 'ref', player: 'Ann', name: 'Opt' }],
    ['Bob Marley/Jace Beleren', { kind: 'ref', player: 'Bob Marley', name: 'Jace Beleren' }],
    ['Ann/champion', { kind: 'ref', player: 'Ann', name: 'champion' }],
    ['Ann/Exile', { kind: 'ref', player: 'Ann', name: 'Exile' }],
    ['Fire // Ice', { kind: 'ref', name: 'Fire // Ice' }],
    ['Fire//Ice', { kind: 'ref', name: 'Fire//Ice' }],
    ['Exile // Return', { kind: 'ref', name: 'Exile // Return' }],
    ['Ann/hand/Fire // Ice#2', { kind: 'ref', player: 'Ann', zone: 'hand', name: 'Fire // Ice', nth: 2 }],
    ['Cid/Opt', { kind: 'ref', name: 'Cid/Opt' }],
    ['Who/What/When', { kind: 'ref', name: 'Who/What/When' }],
    ['graveyard/Ann/Opt', { kind: 'ref', zone: 'graveyard', name: 'Ann/Opt' }],
    ['_____ #x', { kind: 'ref', name: '_____ #x' }],
  ])('%s is read', (text, expected) => {
    expect(ref(text)).toEqual({ line: 1, ...expected });
  });

  test.each(['', '  ', 'Ann/', 'Ann/graveyard/', 'stack/', '#2', 'Opt#0', `Opt#${'9'.repeat(30)}`])(
    '%j names nothing',
    (text) => {
      expect(ref(text)).toBeUndefined();
    },
  );
});

describe('two spellings of one name', () => {
  test.each([
    ['Séance', 'seance'],
    ['Jötun Grunt', 'JOTUN GRUNT'],
    ['Æther Vial', 'aether vial'],
    ['Urza’s Tower', "Urza's Tower"],
    ['Fire//Ice', 'Fire // Ice'],
    ['Lim-Dûl', 'Lim‑Dul'],
    ['Grizzly  Bears ', 'grizzly bears'],
    ['Se\u0301ance', 'S\u00e9ance'],
  ])('%s and %s are equal', (a, b) => {
    expect(foldName(a)).toBe(foldName(b));
  });

  test.each([
    ['Opt', 'Opts'],
    ['ハツカ', 'バツカ'],
    ['Fire', 'Fire // Ice'],
  ])('%s and %s are different', (a, b) => {
    expect(foldName(a)).not.toBe(foldName(b));
  });
});

describe('mana', () => {
  test('is a list of symbols', () => {
    expect(parseManaSymbols('{B}{R}{R}')).toEqual(['B', 'R', 'R']);
    expect(parseManaSymbols(' {w} {C}{s} ')).toEqual(['W', 'C', 'S']);
    expect(parseManaSymbols('')).toEqual([]);
  });

  test.each(['R', '{R', '{2}', '{R/G}', '{R}x', 'x{R}', '{}', '{R}{constructor}'])('%j is not mana', (text) => {
    expect(parseManaSymbols(text)).toBeUndefined();
  });
});
