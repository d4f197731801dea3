import { describe, expect, test } from 'vitest';
import { exitCode, jsonReport, textReport, unreadable } from '../src/index.ts';
import { run, runSteps } from './running.ts';

describe('an impossible set-up is an error with its line', () => {
  test.each([
    ['an unknown card', '{hand: [Grizzly Bares]}', 'no card is called "Grizzly Bares"; did you mean "Grizzly Bears"?'],
    ['a card that is like no other', '{hand: [Xyzzyquux]}', 'no card is called "Xyzzyquux"'],
    [
      'an Aura on what it cannot enchant',
      '{battlefield: [Forest, {card: Pacifism, attached: Forest}]}',
      'Pacifism cannot be attached to Forest',
    ],
    ['something attached to nothing', '{battlefield: [{card: Pacifism, attached: bear}]}', 'nothing is called bear'],
    [
      'a sorcery on the battlefield',
      '{battlefield: [Divination]}',
      'Divination is not a permanent and cannot be on the battlefield',
    ],
    [
      'an attacker outside combat',
      '{battlefield: [{card: Wind Drake, attacking: Bob}]}',
      'nothing is attacking in the step main1',
    ],
  ])('%s', (_, ann, message) => {
    expect(runSteps(ann, '{}', '  - check: {stack: []}')).toMatchObject({
      status: 'failed',
      line: 3,
      step: 0,
      message,
    });
  });

  test('unknown rules', () => {
    const result = run('rules: yesterday\nplayers: {Ann: {}, Bob: {}}');
    expect(result).toMatchObject({ status: 'failed', line: 1 });
    expect(result.message).toContain('no rules are called "yesterday"');
  });
});

test('an object may be attached to one that is listed later, and to one of another player', () => {
  const ann =
    '{battlefield: [{card: Pacifism, as: late, attached: lion}, {card: Mark of the Vampire, attached: drake}]}';
  const bob = '{battlefield: [{card: Silvercoat Lion, as: lion}, {card: Wind Drake, as: drake}]}';
  const steps = '  - check: {late: {attached: lion}, drake: {power: 4, has: [lifelink]}}';
  expect(runSteps(ann, bob, steps)).toMatchObject({ status: 'passed' });
});

test('state-based actions follow from the set-up', () => {
  const ann = '{battlefield: [{card: Silvercoat Lion, damage: 2}, {card: Centaur Courser, counters: {-1/-1: 3}}]}';
  const steps = '  - check: {Ann/graveyard: [Silvercoat Lion, Centaur Courser]}';
  expect(runSteps(ann, '{}', steps)).toMatchObject({ status: 'passed' });
});

test('a planeswalker has its printed loyalty unless the counters say otherwise', () => {
  const garruk = 'card: "Garruk, Primal Hunter"';
  const steps = '  - check: {"Ann/Garruk, Primal Hunter": {loyalty: 3}}';
  expect(runSteps(`{battlefield: [{${garruk}}]}`, '{}', steps)).toMatchObject({ status: 'passed' });
  const more = `{battlefield: [{${garruk}, counters: {loyalty: 5}}]}`;
  expect(runSteps(more, '{}', steps)).toMatchObject({ status: 'failed' });
});

test('a creature that is set up as attacking has been declared', () => {
  const ann = '{battlefield: [{card: Centaur Courser, attacking: Bob, tapped: true}, Silvercoat Lion]}';
  const steps = `
  - check: {turn: {step: attackers, priority: Ann}, Centaur Courser: {attacking: Bob}, Silvercoat Lion: {attacking: false}}
  - advance: {step: end-combat}
  - check: {Bob: {life: 17}}`;
  const start = 'start: {step: attackers}\n';
  expect(runSteps(ann, '{}', steps, start)).toMatchObject({ status: 'passed' });
});

describe('what cannot be played yet is unsupported', () => {
  test.each([
    [
      'cards with words that cannot be read',
      'cards: [{name: Mox, type_line: Artifact, oracle_text: Do the impossible.}]\nplayers: {Ann: {hand: [Mox]}, Bob: {}}',
    ],
    ['another format', 'format: emperor\nplayers: {Ann: {}, Bob: {}}'],
    ['another game', 'game: grand-archive\nplayers: {Ann: {}, Bob: {}}'],
  ])('%s', (_, text) => {
    expect(run(text)).toMatchObject({ status: 'unsupported' });
  });
});

describe('an action', () => {
  test('that is illegal fails the scenario with the reason', () => {
    const result = runSteps('{hand: [Divination]}', '{}', '  - Ann casts: Divination');
    expect(result).toMatchObject({ status: 'failed', line: 6, step: 1 });
    expect(result.message).toContain('cannot-pay (rule 601.2g)');
  });

  test('needs priority', () => {
    const result = runSteps('{}', '{battlefield: [Island]}', '  - Bob activates: Island');
    expect(result.message).toContain('Bob does not have priority');
  });

  test('that is only asked about leaves the game as it is', () => {
    const steps = `
  - Ann can: {casts: Searing Spear, targets: [Bob]}
  - Ann can: {attacks: {Silvercoat Lion: Bob}}
  - check: {turn: {step: main1, priority: Ann}, Ann: {hand: 1, mana: "{R}{R}"}, stack: []}`;
    const ann = '{hand: [Searing Spear], mana: "{R}{R}", battlefield: [Silvercoat Lion]}';
    expect(runSteps(ann, '{}', steps)).toMatchObject({ status: 'passed' });
  });

  test('with targets that the rules would not choose is illegal, although nothing is asked', () => {
    const ann = '{hand: [Murder], mana: "{B}{B}{B}"}';
    const bob = '{battlefield: [Silvercoat Lion, Fervor]}';
    const steps =
      '  - Ann cannot: {casts: Murder, targets: [Fervor]}\n  - Ann can: {casts: Murder, targets: [Silvercoat Lion]}';
    expect(runSteps(ann, bob, steps)).toMatchObject({ status: 'passed' });
  });

  test('spends exactly the mana that it names', () => {
    const ann =
      '{hand: [Divination], battlefield: [{card: Island, count: 3}, {card: Mountain, count: 2}, Gilded Lotus]}';
    const steps = `
  - Ann cannot: {casts: Divination, mana: "{R}{R}{R}{U}"}
  - Ann casts: Divination
    mana: "{U}{R}{R}"
  - check: {Ann/battlefield/Mountain: {count: 2, tapped: 2}, Ann/battlefield/Island: {count: 3, tapped: 1}, Gilded Lotus: {tapped: false}}`;
    expect(runSteps(ann, '{}', steps)).toMatchObject({ status: 'passed' });
  });
});

test('a scenario passes plain, saved and forked alike', () => {
  const text = `players:
  Ann: {hand: [Searing Spear, Volcanic Geyser], battlefield: [{card: Mountain, count: 5}, Centaur Courser]}
  Bob: {battlefield: [Silvercoat Lion, Canyon Minotaur]}
steps:
  - Ann casts: Volcanic Geyser
    x: 1
    targets: [Bob]
  - resolve
  - Ann attacks: {Centaur Courser: Bob}
  - Bob blocks: {Silvercoat Lion: Centaur Courser}
  - advance: {step: main2}
  - check: {Bob: {life: 19}, Silvercoat Lion: {zone: graveyard}}`;
  expect(run(text, true)).toMatchObject({ status: 'passed' });
});

describe('a report', () => {
  const good = run('covers: [a.1]\nplayers: {Ann: {}, Bob: {}}\nsteps: [{check: {stack: []}}]');
  const bad = runSteps('{}', '{}', '  - check: {stack: [Opt]}');

  test('has one line per scenario and a summary', () => {
    const lines = textReport([good, bad]).split('\n');
    expect(lines[0]).toBe('ok          A title');
    expect(lines[1]).toMatch(/^FAILED {6}A title \(some\/file\.yaml:6, step 1\): stack: expected \[Opt\], is \[\]/);
    expect(lines[2]).toBe('1 passed, 1 failed, 0 unsupported');
  });

  test('as JSON has the counts and all results', () => {
    const report: unknown = JSON.parse(jsonReport([good, bad]));
    expect(report).toMatchObject({
      passed: 1,
      failed: 1,
      unsupported: 0,
      results: [
        {
          scenario: 'A title',
          covers: ['a.1'],
          file: 'some/file.yaml',
          line: 1,
          status: 'passed',
          step: null,
          message: null,
        },
        { status: 'failed', line: 6, step: 1 },
      ],
    });
  });

  test('exits with 0 only if all passed and all files could be read', () => {
    expect(exitCode([good])).toBe(0);
    expect(exitCode([good, bad])).toBe(1);
    const errors = [{ file: 'f', line: 3, column: 1, code: 'yaml-syntax', message: 'm' }] as const;
    expect(unreadable(errors)).toMatchObject([{ scenario: 'f', file: 'f', line: 3, status: 'failed', message: 'm' }]);
    expect(exitCode([good, ...unreadable(errors)])).toBe(1);
  });
});
