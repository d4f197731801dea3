import { findCard } from '@rulewright/cards/magic';
import { expect, test } from 'vitest';
import { ColorBit, colorIdentity, commanderDeckProblems } from '../src/index.ts';

const card = (name: string) => {
  const found = findCard(name);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
};

test('the colour identity of a card has the colours of its cost and of the symbols in its text', () => {
  expect(colorIdentity(card('Jasmine Boreal'))).toBe(ColorBit.green | ColorBit.white);
  expect(colorIdentity(card('Crimson Muckwader'))).toBe(ColorBit.red | ColorBit.black);
  expect(colorIdentity(card('Door to Nothingness'))).toBe(31);
  expect(colorIdentity(card('Platinum Angel'))).toBe(0);
  expect(colorIdentity(card('Llanowar Elves'))).toBe(ColorBit.green);
  expect(colorIdentity(card('Dragonskull Summit'))).toBe(ColorBit.black | ColorBit.red);
});

test('a basic land has no colour identity of its own, but its mana must fit the commander (core.format.commander.02)', () => {
  const commander = [card('Jasmine Boreal')];
  const deck = (name: string) => [...Array.from({ length: 98 }, () => card('Forest')), card(name)];
  expect(commanderDeckProblems(commander, deck('Plains'))).toEqual([]);
  expect(commanderDeckProblems(commander, deck('Island'))).toMatchObject([{ code: 'color-identity', card: 'Island' }]);
  expect(commanderDeckProblems(commander, deck('Crimson Muckwader'))).toMatchObject([{ code: 'color-identity' }]);
});

test('a deck has a hundred cards, each of its own name, and is led by a legendary creature (core.format.commander.01, core.glossary.commander.01)', () => {
  const forests = Array.from({ length: 97 }, () => card('Forest'));
  const twice = [...forests, card('Grizzly Bears'), card('Grizzly Bears')];
  expect(commanderDeckProblems([card('Jasmine Boreal')], twice)).toMatchObject([{ code: 'twice' }]);
  expect(commanderDeckProblems([card('Jasmine Boreal')], forests)).toMatchObject([{ code: 'wrong-size' }]);
  expect(
    commanderDeckProblems([card('Grizzly Bears')], [...forests, card('Llanowar Elves'), card('Centaur Courser')]),
  ).toMatchObject([{ code: 'not-a-commander' }]);
});
