/** Random players play Planechase: the die is rolled, planes are left and phenomena encountered, and nothing breaks (901). */
import { findCard, type ImportedCard, ImportedCards, importCard } from '@rulewright/cards/magic';
import type { Card } from '@rulewright/language/magic';
import { expect, test } from 'vitest';
import { planarGame, playFuzz } from '../src/magic/fuzz/fuzz.ts';

const TEXTS = [
  'All creatures get +1/+1.\nWhenever chaos ensues, draw a card.',
  'At the beginning of your upkeep, you lose 1 life.\nWhenever chaos ensues, target creature gains flying until a player planeswalks.',
  'When you planeswalk away from NAME, draw a card.\nWhenever chaos ensues, create a 1/1 green Elf creature token.',
  '{1}: You gain 1 life.\nWhenever chaos ensues, target creature phases out until a player planeswalks.',
];
const odd = new ImportedCards();
const plane = (name: string, type: string, text: string): Card => {
  odd.add(importCard({ name, type_line: type, oracle_text: text.replaceAll('NAME', name) }) as ImportedCard);
  const found = odd.find(name);
  if (found === undefined || !('card' in found)) throw new Error(`${name} cannot be read`);
  return found.card;
};
const planes = Array.from({ length: 8 }, (_, i) => plane(`Field ${i}`, 'Plane — Meadowrun', TEXTS[i % 4] ?? ''));
const phenomena = ['draw a card', 'each player loses 1 life'].map((does, i) =>
  plane(`Gale ${i}`, 'Phenomenon', `When you encounter NAME, ${does}.`),
);
const known = (...names: readonly string[]): Card[] => names.map((name) => findCard(name) as Card);
const basics = known('Plains', 'Island', 'Swamp', 'Mountain', 'Forest');
const others = known('Arbor Elf', 'Searing Spear', 'Serra Angel', 'Divination', 'Murder');

test.each([1, 2, 3])('with seed %i', (seed) => {
  const game = planarGame([...basics, ...others, ...planes, ...phenomena], basics, seed);
  const { failure, turns } = playFuzz(game, { most: 120, saved: seed === 1 });
  expect(failure).toBeNull();
  expect(turns).toBeGreaterThan(1);
});
