/** In which order cards are listed. */

import { RARITIES } from '../import/index.ts';
import { countColors } from './colors.ts';
import type { CardFacts } from './facts.ts';

export const ORDERS = ['name', 'mv', 'color', 'power', 'toughness', 'rarity', 'set'] as const;
export type Order = (typeof ORDERS)[number];

/** One colour each from white to green, then more of them, then none; lands last. */
const colorRank = ({ faces }: CardFacts): number => {
  const [{ colors, types }] = faces;
  if (colors === 0) return types.includes('land') ? 2000 : 1000;
  return (countColors(colors) - 1) * 100 + colors;
};

const KEYS: Readonly<Record<Order, (card: CardFacts) => number | string>> = {
  name: () => 0,
  mv: ({ manaValue }) => manaValue,
  color: colorRank,
  power: ({ faces }) => -(faces[0].power ?? -100),
  toughness: ({ faces }) => -(faces[0].toughness ?? -100),
  rarity: ({ rarity }) => (rarity === undefined ? 1 : -RARITIES.indexOf(rarity)),
  set: ({ sets }) => sets[0] ?? '~',
};

/** By the key, then by name. */
export function inOrderOf(order: Order, cards: readonly CardFacts[]): readonly CardFacts[] {
  const key = KEYS[order];
  const before = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);
  return cards
    .map((card) => ({ card, key: key(card), name: card.names[0] ?? '' }))
    .sort((a, b) => before(a.key, b.key) || before(a.name, b.name))
    .map(({ card }) => card);
}
