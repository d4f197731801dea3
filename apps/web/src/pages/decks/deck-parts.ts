/** Changing a deck's lists: plain functions, each gives a new one. */
import type { CardCount } from '@rulewright/cards';
import type { SampleDeck } from '../../store/decks.ts';

/** What is not played with at first. */
export const BESIDE = 'sideboard';

export const countIn = (cards: readonly CardCount[], name: string): number =>
  cards.find(([, other]) => other === name)?.[0] ?? 0;

export const partOf = ({ parts }: Pick<SampleDeck, 'parts'>, part: string): readonly CardCount[] => parts[part] ?? [];

/** A slip of the finger is no deck. */
const MOST = 999;

/** So many more (or less) of a card; none is out of the list. */
export function adding<T extends SampleDeck>(deck: T, part: string, name: string, more: number): T {
  const cards = partOf(deck, part);
  const count = Math.min(MOST, countIn(cards, name) + more);
  const known = cards.some(([, other]) => other === name);
  const changed: readonly CardCount[] = known
    ? cards.flatMap((entry) => (entry[1] !== name ? [entry] : count > 0 ? [[count, name] as const] : []))
    : count > 0
      ? [...cards, [count, name]]
      : cards;
  return { ...deck, parts: { ...deck.parts, [part]: changed } };
}

export const moving = <T extends SampleDeck>(deck: T, from: string, to: string, name: string): T =>
  countIn(partOf(deck, from), name) === 0 ? deck : adding(adding(deck, from, name, -1), to, name, 1);

/** A name as a part of an address. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
