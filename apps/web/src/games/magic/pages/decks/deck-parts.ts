/** Changing a deck's lists: plain functions, each gives a new one. */
import type { CardCount } from '@rulewright/cards';
import type { CardKind, DeckParts } from '../../engine/services/decks.ts';

export type Where = 'main' | 'sideboard';

/** The order in which people list them. */
export const KINDS: readonly CardKind[] = [
  'creature',
  'planeswalker',
  'battle',
  'instant',
  'sorcery',
  'artifact',
  'enchantment',
  'other',
  'land',
];

export const countIn = (cards: readonly CardCount[], name: string): number =>
  cards.find(([, other]) => other === name)?.[0] ?? 0;

export const sizeOf = (cards: readonly CardCount[]): number => cards.reduce((sum, [count]) => sum + count, 0);

/** A slip of the finger is no deck. */
const MOST = 999;

/** So many more (or less) of a card; none is out of the list. */
export function adding<T extends DeckParts>(deck: T, where: Where, name: string, more: number): T {
  const cards = deck[where];
  const count = Math.min(MOST, countIn(cards, name) + more);
  const known = cards.some(([, other]) => other === name);
  const changed: readonly CardCount[] = known
    ? cards.flatMap((entry) => (entry[1] !== name ? [entry] : count > 0 ? [[count, name] as const] : []))
    : count > 0
      ? [...cards, [count, name]]
      : cards;
  return { ...deck, [where]: changed };
}

export const moving = <T extends DeckParts>(deck: T, from: Where, name: string): T =>
  countIn(deck[from], name) === 0
    ? deck
    : adding(adding(deck, from, name, -1), from === 'main' ? 'sideboard' : 'main', name, 1);

/** A name as a part of an address. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
