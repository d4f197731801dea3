import { describe, expect, test } from 'vitest';
import { checkOf, errorOf, stepOf, withCheck, withGrandArchiveSteps, withSteps } from './parsing.ts';

const object = (name: string) => ({ kind: 'ref', line: 5, name });

describe('a check of a player', () => {
  test('reads what the player has and is', () => {
    const check =
      checkOf(`Ann: {life: -1, poison: 3, lost: true, won: no, mana: "{R}{R}", counters: {energy: 2}, monarch: yes,
  hand-size: 7, hand: 2, library: [Opt], graveyard: {count: 1, contains: [Opt], lacks: [bear]}, has: [hexproof],
  commander-damage: {bear: 5}}`);
    expect(check).toMatchObject({
      kind: 'player',
      line: 5,
      player: 'Ann',
      properties: [
        { name: 'life', value: -1 },
        { name: 'poison', value: 3 },
        { name: 'lost', value: true },
        { name: 'won', value: false },
        { name: 'mana', value: ['R', 'R'] },
        { name: 'counters', counters: [{ kind: 'energy', count: 2 }] },
        { name: 'monarch', value: true },
        { name: 'hand-size', value: 7 },
        { name: 'hand', expected: { kind: 'partial', count: 2, contains: [], lacks: [] } },
        { name: 'library', expected: { kind: 'exact', items: [{ name: 'Opt' }] } },
        {
          name: 'graveyard',
          expected: { kind: 'partial', count: 1, contains: [{ name: 'Opt' }], lacks: [{ name: 'bear' }] },
        },
        { name: 'has', values: ['hexproof'] },
        { name: 'commander-damage', from: [{ commander: { name: 'bear' }, amount: 5 }] },
      ],
    });
  });

  test.each([
    ['{lif: 20}', 'unknown-key', 'unknown key "lif" in the check of "Ann"; did you mean "life"?'],
    ['{life: full}', 'bad-number', 'life must be a whole number, not "full"'],
    ['{lost: perhaps}', 'wrong-type', 'lost must be true or false, not "perhaps"'],
    ['{hand: {counts: 2}}', 'unknown-key', 'unknown key "counts" in the check of hand; did you mean "count"?'],
    ['{influence: 3}', 'unknown-key', 'unknown key "influence" in the check of "Ann": only grand-archive has it'],
    ['20', 'wrong-type', 'the check of "Ann" must be a map, not "20"'],
    ['{}', 'bad-value', 'the check of "Ann" expects nothing'],
  ])('with %s is an error', (value, code, message) => {
    expect(errorOf(withCheck(`Ann: ${value}`))).toMatchObject({ line: 5, code, message });
  });
});

describe('a check of a zone', () => {
  test.each([
    ['Ann/battlefield: [bear, Forest, Forest]', { player: 'Ann', zone: 'battlefield', expected: { kind: 'exact' } }],
    ['Ann/battlefield: []', { player: 'Ann', zone: 'battlefield', expected: { kind: 'exact', items: [] } }],
    ['Ann/graveyard: 2', { player: 'Ann', zone: 'graveyard', expected: { kind: 'partial', count: 2 } }],
    ['bob/hand: {contains: [Opt]}', { player: 'Bob', zone: 'hand', expected: { contains: [object('Opt')] } }],
    ['exile: [Opt]', { zone: 'exile', expected: { kind: 'exact', items: [object('Opt')] } }],
  ])('%s', (check, expected) => {
    expect(checkOf(check)).toMatchObject({ kind: 'zone', line: 5, ...expected });
  });

  test('knows only the keys for parts of a zone', () => {
    expect(errorOf(withCheck('Ann/hand: {size: 2}'))).toMatchObject({ line: 5, code: 'unknown-key' });
  });
});

describe('a check of an object', () => {
  test.each([
    ['Ann/graveyard/Opt: 2', { player: 'Ann', zone: 'graveyard', name: 'Opt' }],
    ['exile/Opt: 2', { zone: 'exile', name: 'Opt' }],
    ['Opt: 2', { name: 'Opt' }],
  ])('%s counts', (check, ref) => {
    const properties = [{ name: 'count', line: 5, value: 2 }];
    expect(checkOf(check)).toEqual({ kind: 'object', line: 5, object: { kind: 'ref', line: 5, ...ref }, properties });
  });

  test('may count those among them that are tapped', () => {
    expect(checkOf('Ann/battlefield/Elf: {count: 3, tapped: 2}')).toMatchObject({
      properties: [
        { name: 'count', value: 3 },
        { name: 'tapped', value: 2 },
      ],
    });
  });

  test.each([
    ['zone: graveyard', { name: 'zone', value: 'graveyard' }],
    ['controller: ann', { name: 'controller', value: 'Ann' }],
    ['owner: Bob', { name: 'owner', value: 'Bob' }],
    ['name: 1996', { name: 'name', value: '1996' }],
    ['power: -2', { name: 'power', value: -2 }],
    ['toughness: +1', { name: 'toughness', value: 1 }],
    ['loyalty: 3', { name: 'loyalty', value: 3 }],
    ['base-power: 1', { name: 'base-power', value: 1 }],
    ['base-toughness: 1', { name: 'base-toughness', value: 1 }],
    ['mana-value: 0', { name: 'mana-value', value: 0 }],
    ['damage: 2', { name: 'damage', value: 2 }],
    ['tapped: false', { name: 'tapped', value: false }],
    ['token: true', { name: 'token', value: true }],
    ['exists: false', { name: 'exists', value: false }],
    ['counters: {-1/-1: 1}', { name: 'counters', counters: [{ line: 5, kind: '-1/-1', count: 1 }] }],
    ['colors: []', { name: 'colors', values: [] }],
    ['colors: [red, green]', { name: 'colors', values: ['red', 'green'] }],
    ['types: [Creature, Elf]', { name: 'types', values: ['Creature', 'Elf'] }],
    ['not-types: Artifact', { name: 'not-types', values: ['Artifact'] }],
    ['has: [flying, "{T}: Add"]', { name: 'has', values: ['flying', '{T}: Add'] }],
    ['lacks: [haste]', { name: 'lacks', values: ['haste'] }],
    ['attached: none', { name: 'attached', to: 'none' }],
    ['attached: bear', { name: 'attached', to: object('bear') }],
    ['face: back', { name: 'face', value: 'back' }],
    ['face-down: true', { name: 'face-down', value: true }],
    ['face-down: cloak', { name: 'face-down', value: 'cloak' }],
    ['attacking: true', { name: 'attacking', value: true }],
    ['attacking: Bob', { name: 'attacking', value: [{ kind: 'player', line: 5, player: 'Bob' }] }],
    ['blocking: [elf, cat]', { name: 'blocking', value: [object('elf'), object('cat')] }],
    ['blocked: no', { name: 'blocked', value: false }],
    ['visible-to: [ann]', { name: 'visible-to', players: ['Ann'] }],
  ])('may say {%s}', (property, expected) => {
    expect(checkOf(`bear: {${property}}`)).toEqual({
      kind: 'object',
      line: 5,
      object: object('bear'),
      properties: [{ line: 5, ...expected }],
    });
  });

  test.each([
    ['{powr: 2}', 'unknown-key', 'unknown key "powr" in the check of "bear"; did you mean "power"?'],
    ['{rested: true}', 'unknown-key', 'unknown key "rested" in the check of "bear": only grand-archive has it'],
    [
      '{zone: grave}',
      'unknown-zone',
      '"grave" is no zone; it is one of battlefield, graveyard, hand, library, exile, command, stack, sideboard, planar-deck, scheme-deck',
    ],
    ['{controller: Cid}', 'unknown-player', 'controller: "Cid" is no player; the players are Ann, Bob'],
    ['{colors: [pink]}', 'bad-value', '"pink" is no color; it is one of white, blue, black, red, green'],
    ['{counters: [1]}', 'wrong-type', 'counters must be a map, not a list'],
    ['{visible-to: [Cid]}', 'unknown-player', 'visible-to: "Cid" is no player; the players are Ann, Bob'],
    [
      'graveyard',
      'bad-number',
      'the check of "bear" (a map, or a number that counts) must be a whole number, not "graveyard"',
    ],
    ['[flying]', 'wrong-type', 'the check of "bear" must be a map, not a list'],
    ['', 'bad-value', 'the check of "bear" expects nothing'],
  ])('with %s is an error', (value, code, message) => {
    expect(errorOf(withCheck(`bear: ${value}`))).toMatchObject({ line: 5, code, message });
  });

  test('must name something', () => {
    expect(errorOf(withCheck('Ann/: {power: 1}'))).toMatchObject({ line: 5, code: 'bad-reference' });
  });

  test('in Grand Archive has that game’s words', () => {
    const step =
      '- check: {Ann/champion: {level: 2, rested: true, elements: [Fire], defending: Bob, life: 15, zone: field}}';
    expect(stepOf(withGrandArchiveSteps(step))).toMatchObject({
      checks: [
        {
          object: { player: 'Ann', name: 'champion' },
          properties: [
            { name: 'level', value: 2 },
            { name: 'rested', value: true },
            { name: 'elements', values: ['Fire'] },
            { name: 'defending', value: [{ player: 'Bob' }] },
            { name: 'life', value: 15 },
            { name: 'zone', value: 'field' },
          ],
        },
      ],
    });
  });
});

describe('a check of the stack', () => {
  test.each([
    ['[]', { kind: 'entries', entries: [] }],
    ['[Opt]', { kind: 'entries', entries: [{ line: 5, name: object('Opt') }] }],
    ['2', { kind: 'count', count: 2 }],
    ['{count: 2}', { kind: 'count', count: 2 }],
    [
      '[{name: Opt, kind: triggered, controller: Ann, targets: [bear]}]',
      {
        kind: 'entries',
        entries: [{ line: 5, name: object('Opt'), kind: 'triggered', controller: 'Ann', targets: [object('bear')] }],
      },
    ],
  ])('%s', (value, expected) => {
    expect(checkOf(`stack: ${value}`)).toEqual({ kind: 'stack', line: 5, expected });
  });

  test.each([
    ['[{kind: instant}]', 'bad-value'],
    ['[{card: Opt}]', 'unknown-key'],
    ['{size: 2}', 'unknown-key'],
    ['{count: few}', 'bad-number'],
  ])('with %s is an error', (value, code) => {
    expect(errorOf(withCheck(`stack: ${value}`))).toMatchObject({ line: 5, code });
  });
});

describe('a check of the game', () => {
  test.each([
    [
      'turn: {number: 4, active: Bob, step: upkeep, priority: ann}',
      { kind: 'turn', number: 4, active: 'Bob', step: 'upkeep', priority: 'Ann' },
    ],
    ['day-night: night', { kind: 'dayNight', value: 'night' }],
    ['game: {over: true, winner: Ann}', { kind: 'game', over: true, winners: ['Ann'] }],
    ['game: {over: true, winner: [Ann, Bob]}', { kind: 'game', over: true, winners: ['Ann', 'Bob'] }],
    ['game: {draw: true}', { kind: 'game', draw: true }],
    ['decision: {player: Ann, kind: "choose a target"}', { kind: 'decision', player: 'Ann', about: 'choose a target' }],
    [
      'explain: {of: bear, value: power, contains: [613.4c, 613.10]}',
      { kind: 'explain', of: object('bear'), value: 'power', contains: ['613.4c', '613.10'] },
    ],
  ])('%s', (check, expected) => {
    expect(checkOf(check)).toEqual({ line: 5, ...expected });
  });

  test.each([
    ['turn: {phase: main}', 'unknown-key'],
    ['turn: {step: main}', 'bad-step-name'],
    ['turn: 4', 'wrong-type'],
    ['day-night: dusk', 'bad-value'],
    ['game: {winner: Cid}', 'unknown-player'],
    ['game: over', 'wrong-type'],
    ['decision: {who: Ann}', 'unknown-key'],
    ['explain: {of: bear, value: power}', 'missing-key'],
  ])('%s is an error', (check, code) => {
    expect(errorOf(withCheck(check))).toMatchObject({ line: 5, code });
  });
});

test.each(['{}', '', 'all', '[bear]'])('a check of %j is an error', (value) => {
  expect(errorOf(withSteps(`- check: ${value}`))).toMatchObject({ line: 4 });
});

test('several things can be checked in one step, each with its line', () => {
  const step = stepOf(withCheck('Ann: {life: 20}\nbear: {zone: exile}\nturn: {number: 3}'));
  expect(step).toMatchObject({
    kind: 'check',
    line: 4,
    checks: [
      { kind: 'player', line: 5 },
      { kind: 'object', line: 6 },
      { kind: 'turn', line: 7 },
    ],
  });
});
