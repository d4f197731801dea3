// The keys at the top, the players and their objects.
import { describe, expect, test } from 'vitest';
import type { MagicObject } from '../src/magic/index.ts';
import { parseScenarios } from './games.ts';
import { errorOf, file, scenarioOf, withAnn } from './parsing.ts';

const two = 'players: {Ann: {}, Bob: {}}\n';
const objectOf = (object: string, zone = 'battlefield'): MagicObject | undefined =>
  scenarioOf(withAnn(`${zone}: [${object}]`)).players[0]?.zones[0]?.objects[0];

describe('the top of a scenario', () => {
  test('has defaults for all but the title and the players', () => {
    expect(scenarioOf(`scenario: A title\n${two}`)).toMatchObject({
      file,
      line: 1,
      title: 'A title',
      covers: [],
      game: 'magic',
      format: 'duel',
      rules: 'current',
      seed: 1,
      defaults: false,
      cards: [],
      start: { turn: 3, active: 'Ann', step: 'main1' },
      steps: [],
    });
  });

  test('takes what the file says instead', () => {
    const text = `scenario: A title
covers: [shm.persist.06, core.turn.01]
format: commander
rules: 2012
seed: 7
defaults: true
start: {turn: 4, active: bob, step: upkeep}
`;
    expect(scenarioOf(text + two)).toMatchObject({
      covers: ['shm.persist.06', 'core.turn.01'],
      format: 'commander',
      rules: '2012',
      seed: 7,
      defaults: true,
      start: { line: 7, turn: 4, active: 'Bob', step: 'upkeep' },
    });
  });

  test('without a title is an error', () => {
    expect(errorOf(`seed: 1\n${two}`)).toMatchObject({ line: 1, code: 'missing-title' });
    expect(errorOf(`scenario:\n${two}`)).toMatchObject({ line: 1, code: 'missing-title' });
  });

  test('without players is one error, however many steps mention them', () => {
    expect(errorOf('scenario: A title\nsteps: [Ann passes, Bob passes]\n')).toMatchObject({
      code: 'missing-key',
      message: 'the key "players" is missing',
    });
  });

  test('with an unknown key names it and what was probably meant', () => {
    expect(errorOf(`scenario: A title\n${two}step: []\n`)).toEqual({
      file,
      line: 3,
      column: 1,
      code: 'unknown-key',
      message: 'unknown key "step" in a scenario; did you mean "steps"?',
    });
  });

  test.each(['constructor', '__proto__', 'toString', '<<'])('does not take %s for a key it knows', (key) => {
    expect(errorOf(`scenario: A title\n${two}${key}: {}\n`)).toMatchObject({ line: 3, code: 'unknown-key' });
  });

  test.each([
    ['game: chess', 'unknown-game', '"chess" is no game; it is one of magic, grand-archive'],
    ['format: comander', 'unknown-format', '"comander" is no format; did you mean "commander"?'],
    ['start: {step: main}', 'bad-step-name', '"main" is no step of the turn; did you mean "main1"?'],
    ['start: {turn: 0}', 'bad-number', 'turn must be at least 1, not "0"'],
    ['start: {active: Cid}', 'unknown-player', 'active: "Cid" is no player; the players are Ann, Bob'],
    ['start: {phase: main1}', 'unknown-key', 'unknown key "phase" in start'],
    ['seed: soon', 'bad-number', 'seed must be a whole number, not "soon"'],
    ['steps: {}', 'wrong-type', 'steps must be a list, not a map'],
  ])('with %s is an error', (line, code, message) => {
    expect(errorOf(`scenario: A title\n${two}${line}\n`)).toMatchObject({ line: 3, code, message });
  });
});

describe('extra cards', () => {
  test('keep their fields as they are', () => {
    const card = '{name: Test, power: "2", cmc: 2, colors: [], card_faces: [{name: A, loyalty: null}]}';
    expect(scenarioOf(`scenario: A title\n${two}cards:\n - ${card}\n`).cards).toEqual([
      {
        line: 4,
        name: 'Test',
        fields: { name: 'Test', power: '2', cmc: 2, colors: [], card_faces: [{ name: 'A', loyalty: null }] },
      },
    ]);
  });

  test('need a name', () => {
    expect(errorOf(`scenario: A title\n${two}cards:\n - {power: 2}\n`)).toMatchObject({ line: 4, code: 'missing-key' });
  });

  test('cannot reach the prototype of anything', () => {
    expect(errorOf(`scenario: A title\n${two}cards: [{name: A, __proto__: {x: 1}}]\n`)).toMatchObject({
      code: 'unknown-key',
    });
    const [card] = scenarioOf(`scenario: A title\n${two}cards: [{name: A, prices: {__proto__: {x: 1}}}]\n`).cards;
    const prices = card?.fields.prices as object;
    expect(Object.keys(prices)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(prices)).toBe(Object.prototype);
  });

  test('have the fields of card data that is known, of each face too; a slip of the pen is no field', () => {
    expect(errorOf(`scenario: A title\n${two}cards: [{name: A, oracle_txt: Flying}]\n`)).toMatchObject({
      code: 'unknown-key',
      message: 'unknown key "oracle_txt" in a card; did you mean "oracle_text"?',
    });
    expect(
      errorOf(`scenario: A title\n${two}cards: [{name: A, card_faces: [{name: B, typeline: Land}]}]\n`),
    ).toMatchObject({
      message: 'unknown key "typeline" in a card; did you mean "type_line"?',
    });
  });
});

describe('players', () => {
  test('stand in turn order with everything they have', () => {
    const text = withAnn(`life: 7
mana: "{R}{r} {C}"
counters: {poison: 3}
team: 1
commander: Isamaru, Hound of Konda
lands-played: 1
spells-cast-last-turn: 2
library-exact: true
exile: [Opt]
hand:`);
    expect(scenarioOf(text).players).toMatchObject([
      {
        line: 3,
        name: 'Ann',
        life: 7,
        mana: ['R', 'R', 'C'],
        counters: [{ line: 6, kind: 'poison', count: 3 }],
        team: '1',
        commanders: [{ card: 'Isamaru, Hound of Konda' }],
        landsPlayed: 1,
        spellsCastLastTurn: 2,
        libraryExact: true,
        zones: [
          { line: 12, zone: 'exile', objects: [{ card: 'Opt' }] },
          { line: 13, zone: 'hand', objects: [] },
        ],
      },
      { name: 'Bob', zones: [], mana: [], landsPlayed: 0, libraryExact: false },
    ]);
  });

  test('leave the life total to the format if they have none', () => {
    expect(scenarioOf(withAnn('hand: []')).players[0]).not.toHaveProperty('life');
  });

  test('list their zones in the order of the file', () => {
    const zones =
      'hand: [Opt]\nbattlefield: [Forest]\nexile: [Shock]\nlibrary: [Island]\ncommand: []\ngraveyard: [Bog]';
    expect(scenarioOf(withAnn(zones)).players[0]?.zones.map(({ zone }) => zone)).toEqual([
      'hand',
      'battlefield',
      'exile',
      'library',
      'command',
      'graveyard',
    ]);
  });

  test.each(['1', 'Ann Marie', '小明', "O'Neil"])('may be called %s', (name) => {
    expect(scenarioOf(`scenario: A title\nplayers:\n  ${name}: {}\n  Bob: {}\n`).players[0]?.name).toBe(name);
  });

  test.each([
    ['{Ann: {}}', 'player-count'],
    ['{}', 'player-count'],
    ['{A: , B: , C: , D: , E: , F: , G: , H: , I: }', 'player-count'],
    ['[Ann, Bob]', 'wrong-type'],
    ['{Ann: , ANN: }', 'duplicate-player'],
    ['{Ann: , stack: }', 'reserved-name'],
    ['{Ann: , Exile: }', 'reserved-name'],
    ['{Ann: , Bob/Cid: }', 'reserved-name'],
    ['{Ann: , "": }', 'bad-value'],
    ['{Ann: 20, Bob: }', 'wrong-type'],
  ])('%s are an error', (players, code) => {
    expect(errorOf(`scenario: A title\nplayers: ${players}\n`)).toMatchObject({ line: 2, code });
  });

  test.each([
    ['lifes: 20', 'unknown-key', 'unknown key "lifes" in the player "Ann"; did you mean "life"?'],
    ['memory: [Opt]', 'unknown-key', 'unknown key "memory" in the player "Ann": only grand-archive has it'],
    ['mana: {R}', 'bad-mana', 'mana is not mana: a map; write symbols in quotes, such as "{R}{R}", of W U B R G C S'],
    ['mana: RR', 'bad-mana', 'mana is not mana: "RR"; write symbols in quotes, such as "{R}{R}", of W U B R G C S'],
    ['counters: {poison: many}', 'bad-number', 'counters: "poison" must be a whole number, not "many"'],
    ['counters: 3', 'wrong-type', 'counters must be a map, not "3"'],
    ['lands-played: -1', 'bad-number', 'lands-played must be at least 0, not "-1"'],
  ])('with %s are an error', (line, code, message) => {
    expect(errorOf(withAnn(line))).toMatchObject({ line: 4, code, message });
  });
});

describe('objects', () => {
  test('named only are one untouched card', () => {
    expect(objectOf('Kitchen Finks')).toEqual({
      line: 4,
      card: 'Kitchen Finks',
      count: 1,
      tapped: false,
      counters: [],
      damage: 0,
      sick: false,
      face: 'front',
      token: false,
      phasedOut: false,
    });
  });

  test('may say everything about themselves', () => {
    const object = `{card: Grizzly Bears, as: bear, count: 2, tapped: yes, counters: {+1/+1: 1, -1/-1: 2}, damage: 1,
      sick: true, face: back, face-down: cloak, attached: Ann/battlefield/Elf, controller: bob, token: true,
      chosen: {color: red, name: "Opt", type: Elf, player: Bob, number: 3}, phased-out: true, attacking: Bob}`;
    expect(objectOf(object)).toMatchObject({
      alias: 'bear',
      count: 2,
      tapped: true,
      counters: [
        { kind: '+1/+1', count: 1 },
        { kind: '-1/-1', count: 2 },
      ],
      damage: 1,
      sick: true,
      face: 'back',
      faceDown: 'cloak',
      attached: { kind: 'ref', player: 'Ann', zone: 'battlefield', name: 'Elf' },
      controller: 'Bob',
      token: true,
      chosen: { color: 'red', name: 'Opt', type: 'Elf', player: 'Bob', number: 3 },
      phasedOut: true,
      attacking: { kind: 'player', player: 'Bob' },
    });
  });

  test.each([
    ['{name: Opt}', 'missing-key'],
    ['{count: 2}', 'missing-key'],
    ['{card: Opt, count: 0}', 'bad-number'],
    ['{card: Opt, count: 10001}', 'bad-number'],
    ['{card: Opt, taped: true}', 'unknown-key'],
    ['{card: Opt, tapped: 2}', 'wrong-type'],
    ['{card: Opt, face: up}', 'bad-value'],
    ['{card: Opt, face-down: true}', 'bad-value'],
    ['{card: Opt, controller: Cid}', 'unknown-player'],
    ['{card: Opt, attached: Ann/}', 'bad-reference'],
    ['{card: Opt, chosen: red}', 'wrong-type'],
    ['{card: Opt, chosen: {color: pink}}', 'bad-value'],
    ['{card: Opt, chosen: {colour: red}}', 'unknown-key'],
    ['{card: Opt, as: Bob}', 'duplicate-alias'],
    ['{card: Opt, as: graveyard}', 'reserved-name'],
    ['{card: Opt, as: "bear#2"}', 'reserved-name'],
    ['{card: Opt, rested: true}', 'unknown-key'],
    ['[Opt]', 'wrong-type'],
    ['""', 'wrong-type'],
  ])('%s is an error', (object, code) => {
    const { errors, scenarios } = parseScenarios(withAnn(`battlefield: [${object}]`), file);
    expect(scenarios).toEqual([]);
    expect(errors[0]).toMatchObject({ line: 4, code });
  });

  test('cannot share an alias, whatever its case', () => {
    const text = withAnn('hand: [{card: Opt, as: bear}]\nlibrary:\n  - {card: Opt, as: Bear}');
    expect(errorOf(text)).toMatchObject({
      line: 6,
      code: 'duplicate-alias',
      message: 'the alias "Bear" is already given in line 4',
    });
  });

  test('may use the same alias in another scenario of the file', () => {
    const text = withAnn('hand: [{card: Opt, as: bear}]');
    expect(parseScenarios(`${text}---\n${text}`, file).errors).toEqual([]);
  });

  test('cannot be tapped outside the battlefield', () => {
    expect(errorOf(withAnn('hand: [{card: Opt, tapped: true}]'))).toMatchObject({ line: 4, code: 'misplaced-key' });
  });

  test('cannot be so many that they fill the memory', () => {
    const many = Array(3).fill('{card: Forest, count: 10000}').join(', ');
    expect(errorOf(withAnn(`library: [${many}]`))).toMatchObject({ code: 'too-many-objects' });
  });
});

describe('a set-up of Grand Archive', () => {
  const text = `scenario: A title
game: grand-archive
players:
  Ann:
    champion: {card: Spirit of Fire, damage: 3, rested: true, counters: {level: 1}, level: 2}
    lineage: [Spirit]
    memory: [Card]
    field: [{card: Ally, as: ally, rested: true, distant: yes, loaded: [Bullet], attached: Ann/champion, damage: 1}]
    banishment: [{card: Card, counters: {time: 1}}]
    main-deck: [Card]
    material-deck: [Sword]
    mastery: Some Mastery
    statuses: [agility]
  Bob:
`;

  test('has its own zones and marks', () => {
    const { players, start } = scenarioOf(text);
    expect(start).toMatchObject({ turn: 3, active: 'Ann', step: 'main' });
    expect(players[0]).toMatchObject({
      champion: { card: 'Spirit of Fire', damage: 3, marks: ['rested'], level: 2 },
      statuses: ['agility'],
    });
    expect(players[0]?.zones.map(({ zone }) => zone)).toEqual([
      'lineage',
      'memory',
      'field',
      'banishment',
      'main-deck',
      'material-deck',
      'mastery',
    ]);
    expect(players[0]?.zones[2]?.objects[0]).toMatchObject({
      marks: ['rested', 'distant'],
      loaded: [{ card: 'Bullet' }],
      attached: { player: 'Ann', name: 'champion' },
    });
  });

  test('does not know what only Magic has', () => {
    expect(errorOf(text.replace('memory:', 'library:'))).toMatchObject({ line: 7, code: 'unknown-key' });
  });
});
