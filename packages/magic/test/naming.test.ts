/** 201.4: a player may name any card there is, in the game or not. */
import { bundledCards, findCard } from '@rulewright/cards/magic';
import { asPlayer, type ChooseWord, decisionKind } from '@rulewright/kernel';
import { expect, test } from 'vitest';
import { newGame } from '../src/index.ts';

const forest = findCard('Forest');
const deck = Array.from({ length: 20 }, () => forest).filter((card) => card !== undefined);
const players = [
  { name: 'Ann', deck },
  { name: 'Ben', deck },
];
const asked: ChooseWord = {
  kind: 'word',
  player: asPlayer(0),
  rule: '201.4',
  prompt: 'cardName',
  domain: 'cardName',
  except: [],
};

test('a card that nobody plays can be named where the game knows of it', () => {
  const g = newGame({ players, seed: 1, known: bundledCards });
  const { check } = decisionKind(g, asked);
  expect(check(g, asked, 'Serra Angel')).toBeNull();
  expect(check(g, asked, 'Forest')).toBeNull();
  expect(check(g, asked, 'Teapot of Doom')).toMatchObject({ code: 'not-a-word' });
});

test('and only those of the game where it knows no others', () => {
  const g = newGame({ players, seed: 1 });
  expect(decisionKind(g, asked).answers(g, asked)).toEqual(['Forest']);
});
