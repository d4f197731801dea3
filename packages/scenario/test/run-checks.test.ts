import { describe, expect, test } from 'vitest';
import { runSteps } from './running.ts';

const ann = `{life: 18, hand: [Fervor], graveyard: [Divination, Divination], mana: "{R}{G}", counters: {poison: 2},
    battlefield: [{card: Silvercoat Lion, tapped: true, damage: 1}, {card: Centaur Courser, counters: {+1/+1: 2}},
      {card: Pacifism, attached: Canyon Minotaur}, {card: Forest, count: 3, tapped: true}, Forest]}`;
const bob = '{battlefield: [Canyon Minotaur], library: [Island], library-exact: true}';
const check = (text: string) => runSteps(ann, bob, `  - check: {${text}}`);

describe('a check that holds', () => {
  test.each([
    'Ann: {life: 18, poison: 2, hand: 1, graveyard: [Divination, Divination], library: 40, mana: "{G}{R}", lost: false}',
    'Ann/graveyard: [Divination, Divination]',
    'Ann/battlefield: {count: 7, contains: [Forest, Forest, Pacifism], lacks: [Canyon Minotaur]}',
    'Ann/graveyard/Divination: 2, graveyard/Divination: 2, Bob/graveyard/Divination: 0',
    'Ann/battlefield/Forest: {count: 4, tapped: 3}',
    'Silvercoat Lion: {zone: battlefield, controller: Ann, owner: Ann, power: 2, toughness: 2, tapped: true, damage: 1}',
    'Centaur Courser: {power: 5, counters: {+1/+1: 2, -1/-1: 0}, types: [creature, Centaur], not-types: [artifact]}',
    'Centaur Courser: {colors: [green], mana-value: 3, name: centaur courser, lacks: [flying], token: false}',
    'Pacifism: {attached: Canyon Minotaur}, Silvercoat Lion: {attached: none}, Beast Token: {exists: false}',
    'Fervor: {zone: hand, visible-to: [Ann]}, Island: {visible-to: []}, Canyon Minotaur: {visible-to: [Ann, Bob]}',
    'stack: [], turn: {number: 3, active: Ann, step: main1, priority: Ann}, game: {over: false}, day-night: neither',
    'Canyon Minotaur: {attacking: false, blocking: false, blocked: false}',
    'explain: {of: Centaur Courser, value: power, contains: [613.4c, 122.1a]}',
  ])('%s', (text) => {
    expect(check(text)).toMatchObject({ status: 'passed' });
  });
});

describe('a check that does not hold says what was expected and what is', () => {
  test.each([
    ['Ann: {life: 20}', 'life of Ann: expected 20, is 18'],
    ['Ann: {mana: "{R}"}', 'mana of Ann: expected {R}, is {G}{R}'],
    ['Ann/hand: [Fervor, Fervor]', 'Ann/hand: expected [Fervor, Fervor], is [Fervor]'],
    ['Bob/library: {lacks: [Island]}', 'Bob/library: expected to lack Island, is [Island]'],
    ['Ann/battlefield/Forest: {count: 4, tapped: 4}', 'tapped of Ann/battlefield/Forest: expected 4, is 3'],
    ['Centaur Courser: {power: 3}', 'power of Centaur Courser: expected 3, is 5'],
    ['Centaur Courser: {colors: []}', 'colours of Centaur Courser: expected nothing, is green'],
    ['Centaur Courser: {has: [flying]}', 'flying of Centaur Courser: expected true, is false'],
    ['Pacifism: {attached: Silvercoat Lion}', 'host of Pacifism: expected Silvercoat Lion, is Canyon Minotaur'],
    ['Fervor: {visible-to: [Ann, Bob]}', 'viewers of Fervor: expected Ann, Bob, is Ann'],
    ['Wind Drake: {power: 2}', 'Wind Drake: there is none'],
    ['stack: [Fervor]', 'stack: expected [Fervor], is []'],
    ['turn: {priority: Bob}', 'priority: expected Bob, is Ann'],
    ['game: {winner: Ann}', 'winner: expected Ann, is nothing'],
    [
      'explain: {of: Centaur Courser, value: power, contains: [613.4b]}',
      'rules for power of Centaur Courser: expected 613.4b, is 208.1, 613.1, 707.2, 613.4c, 122.1a',
    ],
  ])('%s', (text, message) => {
    const result = check(text);
    expect(result).toMatchObject({ status: 'failed', step: 1 });
    expect(result.message).toContain(message);
  });

  test('and what happened last', () => {
    const steps = '  - Ann plays: Forest\n  - check: {Ann: {life: 1}}';
    const { message } = runSteps('{hand: [Forest]}', '{}', steps);
    expect(message).toMatch(/^life of Ann: expected 1, is 20; last: .*Forest to battlefield/);
  });
});

describe('a check of what the engine cannot tell is unsupported', () => {
  test.each(['explain: {of: Centaur Courser, value: charm, contains: [613.4c]}', 'Ann: {has: [hexproof]}'])(
    '%s',
    (text) => {
      expect(check(text)).toMatchObject({ status: 'unsupported', step: 1 });
    },
  );
});
