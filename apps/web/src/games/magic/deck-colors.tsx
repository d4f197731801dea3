/** The colours that a deck's basic lands give. */
import type { Deck } from '@rulewright/cards';
import { Mana } from './card/index.ts';

const BASICS: Readonly<Record<string, string>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

const colorsOf = (deck: Deck): string =>
  Object.entries(BASICS)
    .flatMap(([land, letter]) => (deck.parts.main.some(([, name]) => name === land) ? [`{${letter}}`] : []))
    .join('');

export function DeckColors({ deck }: { readonly deck: Deck }) {
  return <Mana symbols={colorsOf(deck)} />;
}
