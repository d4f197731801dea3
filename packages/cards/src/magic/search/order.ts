/** In which order cards are listed. */
import { sortedBy } from '../../search/order.ts';
import { RARITIES } from '../import.ts';
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
export const inOrderOf = (order: Order, cards: readonly CardFacts[]): readonly CardFacts[] =>
  sortedBy(KEYS[order], cards);
