/** Random decks that can be played: one to three colours, lands for them, and any cards that fit. */
import type { Card } from '@rulewright/language/magic';
import { ColorBit, colorIdentity } from '@rulewright/magic';
import type { Below } from '../../game.ts';

const BASICS: Readonly<Record<string, string>> = {
  white: 'Plains',
  blue: 'Island',
  black: 'Swamp',
  red: 'Mountain',
  green: 'Forest',
};
const LANDS = 24;
const SIZE = 60;
const MOST_COPIES = 4;

const isBasic = (card: Card): boolean => Object.values(BASICS).includes(card.name);

/** `basics` are the five basic lands. */
export function randomDeck(cards: readonly Card[], basics: readonly Card[], below: Below): readonly Card[] {
  const all = Object.keys(BASICS);
  const colors = new Set(Array.from({ length: 1 + below(3) }, () => all[below(all.length)] ?? 'green'));
  const bits = [...colors].reduce((sum, color) => sum | (ColorBit[color as keyof typeof ColorBit] ?? 0), 0);
  const fitting = cards.filter((card) => !isBasic(card) && (colorIdentity(card) & ~bits) === 0);
  const lands = basics.filter((card) => [...colors].some((color) => BASICS[color] === card.name));
  const deck: Card[] = Array.from({ length: LANDS }, (_, i) => lands[i % lands.length]).filter(
    (card) => card !== undefined,
  );
  while (deck.length < SIZE) {
    const card = fitting[below(fitting.length)] ?? lands[0];
    if (card === undefined) break;
    for (let copies = 1 + below(MOST_COPIES); copies > 0 && deck.length < SIZE; copies--) deck.push(card);
  }
  return deck;
}
