/** The colours that a deck's basic lands give. */
import type { DeckGiven } from '@rulewright/table';
import { Mana } from './card/index.ts';

const BASICS: Readonly<Record<string, string>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

const colorsOf = (deck: DeckGiven): string =>
  Object.entries(BASICS)
    .flatMap(([land, letter]) => (deck.cards.some(([, name]) => name === land) ? [`{${letter}}`] : []))
    .join('');

export function DeckColors({ deck }: { readonly deck: DeckGiven }) {
  return <Mana symbols={colorsOf(deck)} />;
}
