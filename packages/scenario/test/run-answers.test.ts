import { describe, expect, test } from 'vitest';
import { runSteps } from './running.ts';

const passed = { status: 'passed' };
const primadox = '{battlefield: [Roaring Primadox, Elvish Visionary]}';
const beforeTurn3 = 'start: {turn: 2, active: Bob, step: end}\n';

describe('an answer', () => {
  test('that is queued is used when the decision comes', () => {
    const steps = `
  - Ann will choose: [Elvish Visionary]
  - advance: {step: upkeep, turn: 3}
  - resolve
  - check: {Elvish Visionary: {zone: hand}}`;
    expect(runSteps(primadox, '{}', steps, beforeTurn3)).toMatchObject(passed);
  });

  test('that comes after the step that needs it lets that step finish', () => {
    const steps = `
  - advance: {step: upkeep, turn: 3}
  - resolve
  - check: {decision: {player: Ann}, stack: [Roaring Primadox]}
  - Ann cannot: {chooses: no}
  - Ann chooses: Roaring Primadox
  - check: {Roaring Primadox: {zone: hand}, stack: []}`;
    expect(runSteps(primadox, '{}', steps, beforeTurn3)).toMatchObject(passed);
  });

  test('that is missing fails the scenario with the question and its options', () => {
    const steps = `
  - advance: {step: upkeep, turn: 3}
  - resolve
  - advance: {step: main1}`;
    const result = runSteps(primadox, '{}', steps, beforeTurn3);
    expect(result).toMatchObject({ status: 'failed', step: 3 });
    expect(result.message).toContain('Ann has to decide');
    expect(result.message).toContain('Roaring Primadox, Elvish Visionary');
  });

  test('that is missing at the end fails the scenario', () => {
    const steps = '  - advance: {step: upkeep, turn: 3}\n  - resolve';
    expect(runSteps(primadox, '{}', steps, beforeTurn3)).toMatchObject({ status: 'failed', line: 8 });
  });

  test('is the first the engine has, under defaults', () => {
    const steps = `
  - advance: {step: upkeep, turn: 3}
  - resolve
  - check: {Roaring Primadox: {zone: hand}}`;
    expect(runSteps(primadox, '{}', steps, `defaults: true\n${beforeTurn3}`)).toMatchObject(passed);
  });

  test('that nobody asks for is told at the end', () => {
    const result = runSteps('{}', '{}', '  - Bob will choose: [red, {Ann: 2}]\n  - check: {Ann: {life: 20}}');
    expect(result).toMatchObject({ ...passed, message: 'answers that were not asked for: "red", {Ann: 2}' });
  });

  test('about X may come after the targets have been named', () => {
    const steps = `
  - Ann casts: Volcanic Geyser
    targets: [Bob]
  - Ann cannot: {chooses: 9}
  - Ann chooses: 2
  - resolve
  - check: {Bob: {life: 18}}`;
    const ann = '{hand: [Volcanic Geyser], mana: "{R}{R}{R}{R}{R}"}';
    expect(runSteps(ann, '{}', steps)).toMatchObject(passed);
  });

  test('divides combat damage', () => {
    const steps = `
  - Ann attacks: {Vastwood Gorger: Bob}
  - Bob blocks: {Centaur Courser: Vastwood Gorger, Silvercoat Lion: Vastwood Gorger}
  - advance: {step: damage}
  - Ann cannot: {chooses: {Centaur Courser: 9}}
  - Ann chooses: {Centaur Courser: 3, Silvercoat Lion: 2}
  - check: {Bob/graveyard: {count: 2}}`;
    const bob = '{battlefield: [Centaur Courser, Silvercoat Lion]}';
    const result = runSteps('{battlefield: [Vastwood Gorger]}', bob, steps);
    expect(result).toMatchObject({ status: 'passed' });
  });

  test('names a colour of mana', () => {
    const steps = `
  - Ann activates: Gilded Lotus
  - Ann cannot: {chooses: colorless}
  - Ann chooses: Blue
  - check: {Ann: {mana: "{U}{U}{U}"}}`;
    expect(runSteps('{battlefield: [Gilded Lotus]}', '{}', steps)).toMatchObject(passed);
  });

  test('puts the triggered ability that it names on the stack first', () => {
    const steps = `
  - Ann will choose: [Staff of Nin]
  - advance: {step: upkeep, turn: 3}
  - check: {stack: [Roaring Primadox, Staff of Nin]}`;
    const ann = '{battlefield: [Roaring Primadox, Staff of Nin]}';
    expect(runSteps(ann, '{}', steps, beforeTurn3)).toMatchObject(passed);
  });

  test('orders triggered abilities of what has died', () => {
    const steps = `
  - Ann attacks: {first: Bob, second: Bob}
  - Bob blocks: {Canyon Minotaur: first, Centaur Courser: second}
  - Ann will choose: [second, Bob, Bob]
  - advance: {step: damage}
  - check: {stack: [{name: first, targets: [Bob]}, {name: second, targets: [Bob]}]}`;
    const ann = '{battlefield: [{card: Goblin Arsonist, as: first}, {card: Goblin Arsonist, as: second}]}';
    const bob = '{battlefield: [Canyon Minotaur, Centaur Courser]}';
    expect(runSteps(ann, bob, steps)).toMatchObject(passed);
  });
});

describe('a target', () => {
  const cards = `cards:
  - {name: Zap, mana_cost: "{0}", type_line: Instant, oracle_text: "Zap deals 1 damage to target creature."}
  - {name: Twin Zap, mana_cost: "{0}", type_line: Instant, oracle_text: "Twin Zap deals 1 damage to target creature and 2 damage to target player."}
`;
  const ann = '{hand: [Zap, Twin Zap]}';
  const two = '{battlefield: [Grizzly Bears, Serra Angel]}';

  test('that has been chosen is not chosen again, nor at priority', () => {
    const steps = `
  - Ann casts: Twin Zap
  - Ann can: {chooses: Grizzly Bears}
  - Ann chooses: Grizzly Bears
  - Ann cannot: {chooses: Grizzly Bears}
  - Ann chooses: Bob
  - Ann cannot: {chooses: Bob}
  - Ann cannot: {chooses: Grizzly Bears}
  - resolve`;
    expect(runSteps(ann, two, steps, cards)).toMatchObject(passed);
  });

  test('that left no choice may be named once', () => {
    const steps = `
  - Ann casts: Zap
  - Ann can: {chooses: Grizzly Bears}
  - Ann chooses: Grizzly Bears
  - Ann cannot: {chooses: Grizzly Bears}
  - resolve`;
    expect(runSteps(ann, '{battlefield: [Grizzly Bears]}', steps, cards)).toMatchObject(passed);
  });

  test('that was named as the spell was cast is not chosen again', () => {
    const steps = `
  - Ann casts: Zap
    targets: Grizzly Bears
  - Ann cannot: {chooses: Grizzly Bears}`;
    expect(runSteps(ann, two, steps, cards)).toMatchObject(passed);
  });
});
