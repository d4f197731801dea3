/** Pictures for the pages: of cards that could stand for them. */
import type { Pictured } from '../words.ts';
import { Art } from './card/index.ts';

const PICTURES = {
  play: { card: 'Duel', colors: ['red'], types: ['creature'], subtypes: ['Dragon'] },
  lab: { card: 'Scales', colors: ['white'], types: ['artifact'], subtypes: [] },
  cards: { card: 'Library', colors: ['blue'], types: ['sorcery'], subtypes: [] },
  decks: { card: 'Forge', colors: ['green'], types: ['artifact'], subtypes: ['Equipment'] },
  replays: { card: 'Hourglass', colors: ['black'], types: ['enchantment'], subtypes: [] },
} as const;

export function PagePicture({ of }: { readonly of: Pictured }) {
  return <Art {...PICTURES[of]} />;
}
