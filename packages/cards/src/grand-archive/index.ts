/** Grand Archive's bundled cards as data, how to find one by name, and cards of a user's file. May import the texts and the card language. */
import type { Card } from '@rulewright/language/grand-archive';
import { plainName } from '../names.ts';
import { bundle } from './bundle.ts';
import type { CardFinder } from './finder.ts';

export { type AbilityText, type CardFinder, type Found, ImportedCards } from './finder.ts';
export { cardEntries, type Imported, type ImportedCard, importCard } from './import.ts';

/** The cards that come with the engine. */
export const bundledCards: readonly Card[] = bundle;

/** By name, by slug, and by the names of its sides; a card that has the name as its own comes first. */
const byName: ReadonlyMap<string, Card> = new Map([
  ...bundle.flatMap((card) => card.faces.map((face): [string, Card] => [plainName(face.name), card])),
  ...bundle.flatMap((card): [string, Card][] => [
    [plainName(card.slug), card],
    [plainName(card.name), card],
  ]),
]);

/** The bundled card of that name or slug; capitals, accents and the shape of apostrophes do not matter. */
export const findCard = (name: string): Card | undefined => byName.get(plainName(name));

export const bundled: CardFinder = {
  find(name) {
    const card = findCard(name);
    return card === undefined ? undefined : { card, texts: () => [] };
  },
};
