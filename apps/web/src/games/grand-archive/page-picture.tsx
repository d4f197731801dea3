/** Pictures for the pages: of cards that could stand for them. */
import type { Pictured } from '../words.ts';
import { Art } from './card/index.ts';

const PICTURES = {
  play: { card: 'Duel', elements: ['fire'], types: ['champion'], classes: ['warrior'], subtypes: [] },
  lab: { card: 'Scales', elements: ['arcane'], types: ['item'], classes: ['cleric'], subtypes: [] },
  cards: { card: 'Library', elements: ['water'], types: ['item'], classes: ['mage'], subtypes: ['Book'] },
  decks: { card: 'Forge', elements: ['wind'], types: ['weapon'], classes: ['warrior'], subtypes: ['Sword'] },
  replays: { card: 'Hourglass', elements: ['umbra'], types: ['phantasia'], classes: [], subtypes: [] },
} as const;

export function PagePicture({ of }: { readonly of: Pictured }) {
  return <Art {...PICTURES[of]} slug={PICTURES[of].card} />;
}
