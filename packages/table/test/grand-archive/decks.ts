/** Legal decks of bundled cards, put together at random. */
import type { CardCount, Deck } from '@rulewright/cards';
import { bundledCards } from '@rulewright/cards/grand-archive';
import { cardsNeeded, unsupported } from '@rulewright/grand-archive';
import type { Card } from '@rulewright/language/grand-archive';
import type { Below } from '../answering.ts';

const front = (card: Card) => card.faces[0];
const names = new Set(bundledCards.flatMap(({ name, slug }) => [name, slug]));
const playable = bundledCards.filter(
  (card) =>
    front(card).token !== true && unsupported(card).length === 0 && cardsNeeded(card).every((name) => names.has(name)),
);
const isChampion = (card: Card): boolean => front(card).types.includes('champion');
const isRegalia = (card: Card): boolean => front(card).supertypes?.includes('regalia') === true;
const isRelic = (card: Card): boolean =>
  front(card).abilities?.some((a) => a.kind === 'keyword' && a.keyword === 'divine relic') === true;

const MAIN = 60;
const MATERIAL = 12;
const COPIES = 4;

function shuffled<T>(items: readonly T[], below: Below): readonly T[] {
  const rest = items.slice();
  return items.flatMap(() => rest.splice(below(rest.length), 1));
}

/** A champion of each level, regalia, and cards of the elements that these enable. */
export function someDeck(below: Below, name = 'Some cards'): Deck {
  const material: Card[] = [];
  for (const level of [0, 1, 2, 3]) {
    const [next] = shuffled(
      playable.filter((card) => isChampion(card) && front(card).level === level),
      below,
    );
    if (next !== undefined) material.push(next);
  }
  const elements = new Set<string>(['norm', ...material.flatMap((card) => front(card).elements ?? [])]);
  const fits = (card: Card): boolean => (front(card).elements ?? []).every((element) => elements.has(element));
  const regalia = playable.filter((card) => isRegalia(card) && !isChampion(card) && !isRelic(card) && fits(card));
  material.push(...shuffled(regalia, below).slice(0, MATERIAL - material.length));
  const main: CardCount[] = [];
  let left = MAIN;
  const cards = playable.filter((card) => !isChampion(card) && !isRegalia(card) && front(card).cost !== undefined);
  for (const card of shuffled(cards.filter(fits), below)) {
    if (left === 0) break;
    const count = Math.min(left, COPIES);
    main.push([count, card.slug]);
    left -= count;
  }
  return { name, parts: { main, material: material.map((card): CardCount => [1, card.slug]) } };
}
