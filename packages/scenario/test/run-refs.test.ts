import { describe, expect, test } from 'vitest';
import { runSteps } from './running.ts';

const passed = { status: 'passed' };

describe('a reference', () => {
  test('by an alias follows the card from zone to zone', () => {
    const result = runSteps(
      '{mana: "{R}{R}", hand: [Searing Spear]}',
      '{battlefield: [Silvercoat Lion, {card: Silvercoat Lion, as: victim}]}',
      `
  - Ann casts: Searing Spear
    targets: [victim]
  - resolve
  - check: {victim: {zone: graveyard}, Silvercoat Lion: {zone: battlefield}}`,
    );
    expect(result).toMatchObject(passed);
  });

  test('by a name means the oldest, and with a number one of the later ones', () => {
    const result = runSteps(
      '{mana: "{R}{R}", hand: [Searing Spear]}',
      '{battlefield: [{card: Silvercoat Lion, as: first}, {card: Silvercoat Lion, as: second}]}',
      `
  - Ann casts: Searing Spear
    targets: ["Silvercoat Lion#2"]
  - resolve
  - check: {first: {zone: battlefield}, second: {zone: graveyard}}`,
    );
    expect(result).toMatchObject(passed);
  });

  test('means a legal target where only some objects of the name are', () => {
    const result = runSteps(
      '{mana: "{C}{C}", battlefield: [Silvercoat Lion, Kitesail]}',
      '{battlefield: [{card: Silvercoat Lion, as: other}]}',
      `
  - Ann activates: Kitesail
    targets: [Silvercoat Lion]
  - resolve
  - check: {Kitesail: {attached: Ann/Silvercoat Lion}, other: {power: 2}}`,
    );
    expect(result).toMatchObject(passed);
  });

  test('can be limited by player and zone, whatever the case of the letters', () => {
    const result = runSteps(
      '{battlefield: [Forest], hand: [Forest]}',
      '{graveyard: [Forest, Forest]}',
      `
  - check: {ann/battlefield/forest: 1, Ann/hand/FOREST: 1, Bob/graveyard/Forest: 2, graveyard/Forest: 2, Forest: {count: 4}}`,
    );
    expect(result).toMatchObject(passed);
  });

  test('to a spell or ability on the stack names the stack', () => {
    const result = runSteps(
      '{mana: "{G}{G}", hand: [Elvish Visionary]}',
      '{mana: "{U}{U}", hand: [Essence Scatter]}',
      `
  - Ann casts: Elvish Visionary
  - Ann passes
  - Bob casts: Essence Scatter
    targets: [stack/Elvish Visionary]
  - check: {stack: [{name: Essence Scatter, targets: [Elvish Visionary]}, Elvish Visionary]}
  - resolve: all
  - check: {Elvish Visionary: {zone: graveyard}}`,
    );
    expect(result).toMatchObject(passed);
  });

  test('to a token may leave out the word Token', () => {
    const result = runSteps(
      '{battlefield: [{card: "Garruk, Primal Hunter", as: garruk}]}',
      '{}',
      `
  - Ann activates: garruk
    ability: 1
  - resolve
  - check: {Beast: {token: true, power: 3}, Beast Token: {count: 1}}`,
    );
    expect(result).toMatchObject(passed);
  });

  test('in a list means another object each time', () => {
    const result = runSteps(
      '{hand: [Forest, Forest, Forest, Forest, Forest, Forest, Forest, Forest, Forest]}',
      '{}',
      `
  - Ann will choose: [[Forest, Forest]]
  - advance: {step: upkeep, turn: 4}
  - check: {Ann/graveyard: [Forest, Forest], Ann: {hand: 7}}`,
    );
    expect(result).toMatchObject(passed);
  });

  test('with a name that nothing has fails the scenario, even where something is to be illegal', () => {
    const result = runSteps('{hand: [Searing Spear]}', '{}', '  - Ann cannot: {casts: Sering Spear}');
    expect(result).toMatchObject({ status: 'failed', line: 6, step: 1, message: 'nothing is called Sering Spear' });
  });
});
