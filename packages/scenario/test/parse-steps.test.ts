import { describe, expect, test } from 'vitest';
import { parseScenarios } from './games.ts';
import { actionOf, errorOf, file, scenarioOf, stepOf, withGrandArchiveSteps, withSteps } from './parsing.ts';

const ann = { line: 4, player: 'Ann' };
const object = (name: string) => ({ kind: 'ref', line: 4, name });
const player = (name: string) => ({ kind: 'player', line: 4, player: name });

describe('who acts', () => {
  test('is found although the name has spaces', () => {
    const steps = '- Ann Marie casts: Opt\n- Ann Marie passes\n- Ann Marie will choose: [yes]';
    const text = withSteps(steps, 'players: {Ann: {}, Ann Marie: {}}\n');
    expect(scenarioOf(text).steps).toMatchObject([
      { kind: 'cast', player: 'Ann Marie' },
      { kind: 'pass', player: 'Ann Marie' },
      { kind: 'willChoose', player: 'Ann Marie' },
    ]);
  });

  test('is found although the name ends in a verb', () => {
    const text = withSteps('- Ann passes passes\n- She can can: {passes: }', 'players: {Ann passes: , She can: }\n');
    expect(scenarioOf(text).steps).toMatchObject([
      { kind: 'pass', player: 'Ann passes' },
      { kind: 'can', player: 'She can' },
    ]);
  });

  test('is called as declared, however the step spells it', () => {
    expect(stepOf(withSteps('- ANN  passes'))).toEqual({ kind: 'pass', ...ann });
  });

  test('must be a declared player', () => {
    expect(errorOf(withSteps('- Cid casts: Opt'))).toEqual({
      file,
      line: 4,
      column: 5,
      code: 'unknown-player',
      message: '"Cid casts": no player is called "Cid"; the players are Ann, Bob',
    });
  });
});

describe('a step that cannot be read', () => {
  test.each([
    ['- Ann cast: Opt', 'unknown-key', 'unknown key "Ann cast" in a step; did you mean "Ann casts"?'],
    ['- Ann turns up: Opt', 'unknown-key', 'unknown key "Ann turns up" in a step; did you mean "Ann turns-up"?'],
    ['- chek: {}', 'unknown-key', 'unknown key "chek" in a step; did you mean "check"?'],
    ['- resolv', 'unknown-key', 'unknown key "resolv" in a step; did you mean "resolve"?'],
    ['- Ann casts', 'bad-step', '"Ann casts" needs a value after a colon'],
    ['- advance', 'bad-step', '"advance" needs a value after a colon'],
    ['-', 'bad-step', 'there is nothing behind the dash'],
    ['- {}', 'bad-step', 'a step needs a key that says what happens, such as "Ann casts"'],
    ['- targets: [Bob]', 'bad-step', 'a step needs a key that says what happens, such as "Ann casts"'],
    ['- [resolve]', 'wrong-type', 'a step must be a map, not a list'],
    ['- Ann casts:', 'wrong-type', 'casts must be a text, not nothing'],
    ['- Ann casts: [Opt]', 'wrong-type', 'casts must be a text, not a list'],
    ['- Ann passes: 2', 'wrong-type', '"passes" stands alone, without "2"'],
    ['- Ann materializes: Sword', 'unknown-key', 'unknown key "Ann materializes": only grand-archive has this action'],
  ])('%s is an error', (step, code, message) => {
    expect(errorOf(withSteps(step))).toMatchObject({ line: 4, code, message });
  });

  test('names both actions if it holds two', () => {
    expect(errorOf(withSteps('- Ann casts: Opt\n  resolve: 1'))).toMatchObject({ line: 5, code: 'bad-step' });
  });

  test('names the option that the action does not have', () => {
    expect(errorOf(withSteps('- Ann casts: Opt\n  target: [Bob]'))).toMatchObject({
      line: 5,
      code: 'unknown-key',
      message: 'unknown key "target" in a step with "Ann casts"; did you mean "targets"?',
    });
    expect(errorOf(withSteps('- Bob blocks: {}\n  targets: [Bob]'))).toMatchObject({ line: 5, code: 'unknown-key' });
    expect(errorOf(withSteps('- check: {turn: {number: 3}}\n  x: 1'))).toMatchObject({ line: 5, code: 'unknown-key' });
    expect(errorOf(withSteps('- Ann attacks: {}\n  wielding: [Bob]'))).toMatchObject({ line: 5, code: 'unknown-key' });
  });

  test('finds the action behind an option that is misspelt', () => {
    expect(errorOf(withSteps('- target: [Bob]\n  Ann casts: Opt'))).toMatchObject({ line: 4, code: 'unknown-key' });
  });
});

describe('casting', () => {
  test('needs no options', () => {
    expect(stepOf(withSteps('- Ann casts: Opt'))).toEqual({ kind: 'cast', ...ann, card: object('Opt'), options: {} });
  });

  test('may have all of them', () => {
    const step = `- Ann casts: Ann/graveyard/Opt
  targets: [Bob, [bear, "Elf#2"], []]
  modes: [1, 3]
  x: 3
  from: graveyard
  by: flashback
  face: back
  with: {kicker: 1, sacrifice: [elf], life: 2}
  mana: "{B}{R}{R}"
  divide: {Bob: 2, bear: 1}`;
    expect(stepOf(withSteps(step))).toMatchObject({
      kind: 'cast',
      card: { player: 'Ann', zone: 'graveyard', name: 'Opt' },
      options: {
        targets: [
          { kind: 'one', ref: { kind: 'player', player: 'Bob' } },
          { kind: 'several', line: 5, refs: [{ name: 'bear' }, { name: 'Elf', nth: 2 }] },
          { kind: 'several', refs: [] },
        ],
        modes: [1, 3],
        x: 3,
        from: 'graveyard',
        by: 'flashback',
        face: 'back',
        with: [
          { line: 11, cost: 'kicker', paid: { kind: 'number', value: 1 } },
          { cost: 'sacrifice', paid: { kind: 'objects', payments: [[{ name: 'elf' }]] } },
          { cost: 'life', paid: { kind: 'number', value: 2 } },
        ],
        mana: ['B', 'R', 'R'],
        divide: [
          { to: { kind: 'player', player: 'Bob' }, amount: 2 },
          { to: { name: 'bear' }, amount: 1 },
        ],
      },
    });
  });

  test('tells no targets from targets left out', () => {
    expect(stepOf(withSteps('- Ann casts: Opt\n  targets: []'))).toMatchObject({ options: { targets: [] } });
  });

  test('takes one target without brackets', () => {
    expect(stepOf(withSteps('- Ann casts: Opt\n  targets: Bob'))).toMatchObject({
      options: { targets: [{ kind: 'one', ref: { player: 'Bob' } }] },
    });
  });

  test.each([
    ['conspire: [bear, elf]', [[{ name: 'bear' }, { name: 'elf' }]]],
    [
      'conspire: [[bear, elf], [cat, dog]]',
      [
        [{ name: 'bear' }, { name: 'elf' }],
        [{ name: 'cat' }, { name: 'dog' }],
      ],
    ],
    ['sacrifice: bear', [[{ name: 'bear' }]]],
  ])('with {%s} pays once for each list', (cost, payments) => {
    const step = stepOf(withSteps(`- Ann casts: Opt\n  with: {${cost}}`));
    expect(step).toMatchObject({ options: { with: [{ paid: { kind: 'objects', payments } }] } });
  });

  test.each([
    ['targets: [[[Bob]]]', 'wrong-type'],
    ['targets:', 'wrong-type'],
    ['targets: [Ann/]', 'bad-reference'],
    ['modes: [0]', 'bad-number'],
    ['modes: [first]', 'bad-number'],
    ['x: -1', 'bad-number'],
    ['from: limbo', 'unknown-zone'],
    ['face: top', 'bad-value'],
    ['with: {kickers: 1}', 'unknown-key'],
    ['with: {life: some}', 'bad-number'],
    ['with: {conspire: [bear, [elf]]}', 'wrong-type'],
    ['with: kicker', 'wrong-type'],
    ['mana: "{B}{Q}"', 'bad-mana'],
    ['mana: 3', 'bad-mana'],
    ['divide: [2, 1]', 'wrong-type'],
    ['divide: {Bob: two}', 'bad-number'],
    ['ability: 1', 'unknown-key'],
  ])('with %s is an error', (option, code) => {
    expect(errorOf(withSteps(`- Ann casts: Opt\n  ${option}`))).toMatchObject({ line: 5, code });
  });
});

describe('activating', () => {
  test.each([
    ['ability: 2', { kind: 'number', number: 2 }],
    ['ability: "{T}: Add"', { kind: 'text', text: '{T}: Add' }],
    ['ability: "2"', { kind: 'text', text: '2' }],
  ])('finds the ability by %s', (option, ability) => {
    expect(stepOf(withSteps(`- Ann activates: druid\n  ${option}\n  targets: [Bob]`))).toMatchObject({
      kind: 'activate',
      source: { name: 'druid' },
      ability,
      options: { targets: [{ kind: 'one' }] },
    });
  });

  test('may name the ability alone', () => {
    const step = stepOf(withSteps('- Ann activates: {ability: "Draw a card"}'));
    expect(step).toMatchObject({ kind: 'activate', ability: { kind: 'text', text: 'Draw a card' } });
    expect(step).not.toHaveProperty('source');
  });

  test.each([
    ['- Ann activates: {ability: a}\n  ability: b', 'duplicate-key'],
    ['- Ann activates: {ablity: a}', 'unknown-key'],
    ['- Ann activates: {}', 'missing-key'],
    ['- Ann activates: druid\n  ability: 0', 'bad-number'],
    ['- Ann activates: druid\n  ability: [1]', 'wrong-type'],
  ])('%j is an error', (step, code) => {
    expect(errorOf(withSteps(step))).toMatchObject({ code });
  });
});

describe('other actions', () => {
  test.each([
    ['Ann plays: Forest', { kind: 'play', ...ann, card: object('Forest'), options: {} }],
    ['Ann turns-up: bear', { kind: 'turnUp', ...ann, object: object('bear'), options: {} }],
    ['Ann passes', { kind: 'pass', ...ann }],
    ['Ann concedes', { kind: 'concede', ...ann }],
    ['Ann concedes:', { kind: 'concede', ...ann }],
    ['Ann attacks: {}', { kind: 'attack', ...ann, attacks: [] }],
    ['Ann blocks: {}', { kind: 'block', ...ann, blocks: [] }],
  ])('%s', (step, expected) => {
    expect(stepOf(withSteps(`- ${step}`))).toEqual(expected);
  });

  test('attackers each attack a player or a planeswalker', () => {
    expect(stepOf(withSteps('- Ann attacks: {bear: Bob, "Elf#2": Bob/Jace Beleren}'))).toMatchObject({
      attacks: [
        { line: 4, attacker: object('bear'), target: player('Bob') },
        { line: 4, attacker: { name: 'Elf', nth: 2 }, target: { player: 'Bob', name: 'Jace Beleren' } },
      ],
    });
  });

  test('a blocker may block several attackers', () => {
    expect(stepOf(withSteps('- Bob blocks: {wall: bear, hydra: [elf, cat]}'))).toMatchObject({
      blocks: [
        { blocker: object('wall'), attackers: [object('bear')] },
        { blocker: object('hydra'), attackers: [object('elf'), object('cat')] },
      ],
    });
  });

  test.each([
    'Ann attacks: bear',
    'Ann attacks: [bear]',
    'Ann attacks:',
    'Ann attacks: {bear: [Bob]}',
    'Bob blocks: {wall: }',
  ])('%s is an error', (step) => {
    expect(errorOf(withSteps(`- ${step}`))).toMatchObject({ line: 4, code: 'wrong-type' });
  });
});

describe('an answer', () => {
  test.each([
    ['yes', { kind: 'yesNo', line: 4, yes: true }],
    ['true', { kind: 'yesNo', line: 4, yes: true }],
    ['no', { kind: 'yesNo', line: 4, yes: false }],
    ['3', { kind: 'number', line: 4, value: 3 }],
    ['0', { kind: 'number', line: 4, value: 0 }],
    ['"3"', { kind: 'word', line: 4, text: '3', ref: object('3') }],
    ['red', { kind: 'word', line: 4, text: 'red', ref: object('red') }],
    ['Bob', { kind: 'word', line: 4, text: 'Bob', ref: player('Bob') }],
    ['Ann/', { kind: 'word', line: 4, text: 'Ann/' }],
    ['[]', { kind: 'list', line: 4, items: [] }],
    ['[1, 2]', { kind: 'list', line: 4, items: [1, 2].map((value) => ({ kind: 'number', line: 4, value })) }],
    ['{bear: 2}', { kind: 'division', line: 4, shares: [{ line: 4, to: object('bear'), amount: 2 }] }],
    ['{top: [Opt], bottom: []}', { kind: 'topBottom', line: 4, top: [object('Opt')], bottom: [] }],
    ['{top: 2}', { kind: 'division', line: 4, shares: [{ line: 4, to: object('top'), amount: 2 }] }],
  ])('may be %s', (answer, expected) => {
    expect(stepOf(withSteps(`- Ann chooses: ${answer}`))).toEqual({ kind: 'choose', ...ann, answer: expected });
  });

  test('must be there', () => {
    expect(errorOf(withSteps('- Ann chooses:'))).toMatchObject({ line: 4, code: 'wrong-type' });
  });

  test('in a division must be a number', () => {
    expect(errorOf(withSteps('- Ann chooses: {bear: some}'))).toMatchObject({ line: 4, code: 'bad-number' });
  });

  test('can be queued with others', () => {
    expect(stepOf(withSteps('- Ann will choose: [yes, [bear, elf], 2]'))).toMatchObject({
      kind: 'willChoose',
      answers: [{ kind: 'yesNo' }, { kind: 'list', items: [{ text: 'bear' }, { text: 'elf' }] }, { kind: 'number' }],
    });
  });

  test('can be queued alone', () => {
    expect(stepOf(withSteps('- Ann will choose: bear'))).toMatchObject({ answers: [{ kind: 'word', text: 'bear' }] });
  });
});

describe('resolve', () => {
  test.each([
    ['resolve', { kind: 'times', times: 1 }],
    ['resolve: 2', { kind: 'times', times: 2 }],
    ['resolve: all', { kind: 'empty' }],
    ['resolve: {until-top: Kitchen Finks}', { kind: 'top', name: 'Kitchen Finks' }],
  ])('%s', (step, until) => {
    expect(stepOf(withSteps(`- ${step}`))).toEqual({ kind: 'resolve', line: 4, until });
  });

  test.each([
    ['resolve:', 'wrong-type'],
    ['resolve: 0', 'bad-number'],
    ['resolve: some', 'wrong-type'],
    ['resolve: {}', 'wrong-type'],
    ['resolve: {until: x}', 'unknown-key'],
    ['resolve: {until-top: }', 'wrong-type'],
  ])('%s is an error', (step, code) => {
    expect(errorOf(withSteps(`- ${step}`))).toMatchObject({ line: 4, code });
  });
});

describe('advance', () => {
  test('goes to a step, of a turn or of a player', () => {
    const steps = '- advance: {step: upkeep, turn: 4}\n- advance: {step: main1, of: bob}';
    expect(scenarioOf(withSteps(steps)).steps).toEqual([
      { kind: 'advance', line: 4, step: 'upkeep', turn: 4 },
      { kind: 'advance', line: 5, step: 'main1', of: 'Bob' },
    ]);
  });

  test.each([
    ['{step: recollection}', 'bad-step-name'],
    ['{step: main}', 'bad-step-name'],
    ['{turn: 4}', 'missing-key'],
    ['{step: end, of: Cid}', 'unknown-player'],
    ['{step: end, player: Bob}', 'unknown-key'],
    ['end', 'wrong-type'],
  ])('%s is an error', (value, code) => {
    expect(errorOf(withSteps(`- advance: ${value}`))).toMatchObject({ line: 4, code });
  });
});

describe('can and cannot', () => {
  test.each([
    ['{casts: Opt}', { kind: 'cast', card: { name: 'Opt' } }],
    ['{casts: Shock, targets: [bear]}', { kind: 'cast', options: { targets: [{ kind: 'one' }] } }],
    ['{activates: druid, ability: 1}', { kind: 'activate', ability: { kind: 'number', number: 1 } }],
    ['{activates: {ability: "x"}}', { kind: 'activate', ability: { kind: 'text' } }],
    ['{attacks: {bear: Bob}}', { kind: 'attack', attacks: [{ target: { player: 'Bob' } }] }],
    ['{blocks: {wall: bear}}', { kind: 'block', blocks: [{ blocker: { name: 'wall' } }] }],
    ['{plays: Forest}', { kind: 'play' }],
    ['{chooses: [a, b]}', { kind: 'choose', answer: { kind: 'list' } }],
    ['{turns-up: bear}', { kind: 'turnUp' }],
    ['{passes: }', { kind: 'pass' }],
    ['{concedes}', { kind: 'concede' }],
  ])('%s', (value, action) => {
    expect(stepOf(withSteps(`- Ann cannot: ${value}`))).toMatchObject({ kind: 'cannot', ...ann });
    expect(actionOf(withSteps(`- Ann can: ${value}`))).toMatchObject({ player: 'Ann', line: 4, ...action });
  });

  test.each([
    ['{cast: Opt}', 'unknown-key', 'unknown key "cast" in can; did you mean "casts"?'],
    ['{casts: Opt, target: [Bob]}', 'unknown-key', expect.stringContaining('did you mean "targets"?')],
    ['{casts: Opt, plays: Opt}', 'bad-step', '"can" asks about one action only'],
    ['{will choose: yes}', 'unknown-key', expect.stringContaining('"will choose"')],
    ['{targets: [Bob]}', 'bad-step', expect.stringContaining('needs an action')],
    ['{}', 'bad-step', expect.stringContaining('needs an action')],
    ['pass', 'wrong-type', 'can must be a map, not "pass"'],
  ])('%s is an error', (value, code, message) => {
    expect(errorOf(withSteps(`- Ann can: ${value}`))).toMatchObject({ line: 4, code, message });
  });
});

describe('next random', () => {
  test('fixes coins and dice', () => {
    const step = stepOf(withSteps('- next random: [heads, 6, tails]'));
    expect(step).toEqual({ kind: 'nextRandom', line: 4, results: ['heads', 6, 'tails'] });
  });

  test('knows no other results', () => {
    expect(errorOf(withSteps('- next random: [edge]'))).toMatchObject({ line: 4, code: 'bad-value' });
  });

  test.each(['[601]', '[1000000000000]', '[-1]', '[1, 2, 3, 4, 5]', '[1, 2, 3, 4, heads, heads, heads]'])(
    '%s would be looked for without end',
    (results) => {
      expect(errorOf(withSteps(`- next random: ${results}`)).line).toBe(4);
    },
  );
});

describe('actions of Grand Archive', () => {
  const line = 5;

  test.each([
    ['- Ann materializes: Sword', { kind: 'materialize', line, card: { name: 'Sword' } }],
    ['- Ann materializes: none', { kind: 'materialize', line, options: {} }],
    ['- Bob retaliates: [ally, Bob/champion]', { kind: 'retaliate', units: [{ name: 'ally' }, { name: 'champion' }] }],
    ['- Bob retaliates: []', { kind: 'retaliate', units: [] }],
    ['- Ann attacks: {Ann/champion: Bob}\n  wielding: [sword]', { kind: 'attack', wielding: [{ name: 'sword' }] }],
    ['- Ann chooses: {top: [a], bottom: [b]}', { kind: 'choose', answer: { kind: 'topBottom' } }],
    ['- advance: {step: recollection}', { kind: 'advance', step: 'recollection' }],
    [
      '- Ann activates: Card\n  with: {reserve: [a, b], memory: 2, imbue: true, counters: {durability: 1}}',
      {
        kind: 'activate',
        options: {
          with: [
            { cost: 'reserve', paid: { payments: [[{ name: 'a' }, { name: 'b' }]] } },
            { cost: 'memory', paid: { value: 2 } },
            { cost: 'imbue', paid: { value: 1 } },
            { cost: 'counters', paid: { counters: [{ kind: 'durability', count: 1 }] } },
          ],
        },
      },
    ],
  ])('%j', (step, expected) => {
    expect(stepOf(withGrandArchiveSteps(step))).toMatchObject(expected);
  });

  test.each(['- Ann casts: Card', '- Ann blocks: {}', '- Ann activates: Card\n  mana: "{R}"'])(
    '%j is not among them',
    (step) => {
      expect(errorOf(withGrandArchiveSteps(step))).toMatchObject({ code: 'unknown-key' });
    },
  );
});

test('one wrong step does not hide the errors of the others', () => {
  const { errors } = parseScenarios(
    withSteps('- Ann cast: Opt\n- resolve\n- Cid passes\n- Ann casts: Opt\n  x: y'),
    file,
  );
  expect(errors.map(({ line, code }) => [line, code])).toEqual([
    [4, 'unknown-key'],
    [6, 'unknown-player'],
    [8, 'bad-number'],
  ]);
});
