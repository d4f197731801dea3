/** Magic's bundled cards as data, how to find one by name, and decks of them. May import the texts and the card language. */
import type { Card } from '@rulewright/language/magic';
import { plainName } from '../names.ts';
import { type BundleEntry, bundle, linesOf, textsOf } from './bundle/index.ts';
import type { CardFinder } from './finder.ts';

export {
  type BundleEntry,
  entryOf,
  moduleOf,
  partOf,
  printedText,
  type Selection,
  sourceOf,
} from './bundle/index.ts';
export { bundledTokens } from './bundle/tokens.ts';
export * from './decklist/index.ts';
export { decks } from './decks.ts';
export { evidenceFor, recordedEvidence } from './evidence.ts';
export { CARD_FIELDS } from './fields.ts';
export { before, type CardFinder, type Found, ImportedCards, nameIn } from './finder.ts';
export { cardEntries, type Imported, type ImportedCard, importCard, RARITIES, type Rarity } from './import.ts';
export * from './search/index.ts';

/** The cards that come with the engine. */
export const bundledCards: readonly Card[] = bundle.map(({ card }) => card);

/** A card of two faces answers to either name; a card that has the name as its own comes first. */
const byName: ReadonlyMap<string, Card> = new Map([
  ...bundledCards.flatMap((card) => card.faces.map((face): [string, Card] => [plainName(face.name), card])),
  ...bundledCards.map((card): [string, Card] => [plainName(card.name), card]),
]);

/** The bundled card of that name; capitals, accents and the shape of apostrophes do not matter. */
export function findCard(name: string): Card | undefined {
  return byName.get(plainName(name));
}

const entries: ReadonlyMap<Card, BundleEntry> = new Map(bundle.map((entry) => [entry.card, entry]));

/** What the bundle has of a card: its wording and its names in other languages. */
export function bundledEntry(name: string): BundleEntry | undefined {
  const card = findCard(name);
  return card === undefined ? undefined : entries.get(card);
}

/** The bundled cards as a finder. */
export const bundled: CardFinder = {
  find(name) {
    const card = findCard(name) ?? findCard(name.split('//')[0] ?? '');
    if (card === undefined) return undefined;
    const entry = entries.get(card);
    if (entry === undefined) return { card, texts: () => [], lines: () => [] };
    return { card, names: entry.names, texts: () => textsOf(entry), lines: () => linesOf(entry) };
  },
  cardNames: () => bundledCards.flatMap(({ name, faces }) => [name, ...faces.map((face) => face.name)]),
};
