/** Grand Archive's bundled cards as data, how to find one by name or slug, and files of cards. May import the texts and the card language. */
import type { Card } from '@rulewright/language/grand-archive';
import { plainName } from '../names.ts';
import cards from './bundle/cards.ts';
import { type BundleEntry, readPart } from './bundle/entry.ts';
import type { CardFinder } from './finder.ts';

export { type BundleEntry, entryOf, moduleOf, type Selection } from './bundle/entry.ts';
export { type DeckPart, type GrandArchiveList, printDecklist, readDecklist } from './decklist.ts';
export { decks, type GrandArchiveDeck } from './decks/index.ts';
export { evidenceFor, recordedEvidence } from './evidence.ts';
export { CARD_FIELDS } from './fields.ts';
export { type AbilityText, type CardFinder, type Found, ImportedCards } from './finder.ts';
export { cardEntries, type Imported, type ImportedCard, importCard } from './import.ts';
export { type DeckCode, type DeckFormat, type DeckProblem, deckProblems, type GrandArchiveParts } from './legality.ts';

export {
  type CardFacts,
  explainedText,
  factsOfCard,
  factsOfText,
  inOrderOf,
  ORDERS,
  type Order,
  type Origin,
  readQuery,
} from './search/index.ts';

const bundle: readonly BundleEntry[] = readPart(cards);

/** The cards that come with the engine. */
export const bundledCards: readonly Card[] = bundle.map(({ card }) => card);

/** The entries of the bundle: names in other languages, editions. */
export const bundledEntry = (name: string): BundleEntry | undefined => byName.get(plainName(name));

/** By name, by the names of both sides, and by slug, which is a card's own. */
const byName: ReadonlyMap<string, BundleEntry> = new Map([
  ...bundle.flatMap((entry) => entry.card.faces.map((face): [string, BundleEntry] => [plainName(face.name), entry])),
  ...bundle.map((entry): [string, BundleEntry] => [plainName(entry.card.name), entry]),
  ...bundle.map((entry): [string, BundleEntry] => [entry.card.slug, entry]),
]);

/** The bundled card of that name or slug; capitals, accents and the shape of apostrophes do not matter. */
export const findCard = (name: string): Card | undefined => byName.get(plainName(name))?.card;

/** The bundled cards as a finder. */
export const bundled: CardFinder = {
  find(name) {
    const entry = byName.get(plainName(name));
    return entry === undefined ? undefined : { card: entry.card, names: entry.names, texts: () => [] };
  },
  cardNames: () => bundledCards.map(({ name }) => name),
};
