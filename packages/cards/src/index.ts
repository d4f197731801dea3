/** The bundled cards as data, how to find one by name, and decks of them. May import the card language and the kernel. */
import type { Card } from '@rulewright/language';
import { type BundleEntry, bundle, textsOf } from './bundle/index.ts';
import { artifacts } from './data/artifacts.ts';
import { black } from './data/black.ts';
import { blue } from './data/blue.ts';
import { cardKinds } from './data/card-kinds.ts';
import { concepts } from './data/concepts.ts';
import { copies } from './data/copies.ts';
import { counters } from './data/counters.ts';
import { damageCases } from './data/damage-cases.ts';
import { enteringCases } from './data/entering-cases.ts';
import { faceless } from './data/faceless.ts';
import { faces } from './data/faces.ts';
import { glossary } from './data/glossary.ts';
import { glossaryOthers } from './data/glossary-others.ts';
import { green } from './data/green.ts';
import { hardCases } from './data/hard-cases.ts';
import { keywordActions } from './data/keyword-actions.ts';
import { moreKeywordActions } from './data/keyword-actions-more.ts';
import { keywords } from './data/keywords.ts';
import { keywordsOfCasting } from './data/keywords-casting.ts';
import { moreKeywords } from './data/keywords-more.ts';
import { otherKeywords } from './data/keywords-others.ts';
import { lands } from './data/lands.ts';
import { layers } from './data/layers.ts';
import { manaAndOrder } from './data/mana-and-order.ts';
import { multicolor } from './data/multicolor.ts';
import { playerAbilities } from './data/player-abilities.ts';
import { playersAndTurns } from './data/players.ts';
import { rareRules } from './data/rare-rules.ts';
import { red } from './data/red.ts';
import { twoParts } from './data/two-parts.ts';
import { white } from './data/white.ts';
import { type CardFinder, plainName } from './finder.ts';

export { type BundleEntry, entryOf, moduleOf, partOf, printedText, type Selection } from './bundle/index.ts';
export { bundledTokens } from './bundle/tokens.ts';
export { type Deck, decks } from './decks.ts';
export { type CardFinder, type Found, ImportedCards, inOrder } from './finder.ts';
export * from './import/index.ts';

const written: readonly Card[] = [
  ...white,
  ...blue,
  ...black,
  ...red,
  ...green,
  ...multicolor,
  ...artifacts,
  ...lands,
  ...layers,
  ...keywords,
  ...keywordsOfCasting,
  ...keywordActions,
  ...moreKeywords,
  ...otherKeywords,
  ...moreKeywordActions,
  ...playersAndTurns,
  ...playerAbilities,
  ...rareRules,
  ...enteringCases,
  ...copies,
  ...faces,
  ...faceless,
  ...twoParts,
  ...glossary,
  ...glossaryOthers,
  ...hardCases,
  ...damageCases,
  ...counters,
  ...cardKinds,
  ...concepts,
  ...manaAndOrder,
];

/** The generated cards, and those written by hand that are not among them. */
const generated = new Set(bundle.map(({ card }) => card.name));
export const bundledCards: readonly Card[] = [
  ...bundle.map(({ card }) => card),
  ...written.filter((card) => !generated.has(card.name)),
];

/** A card of two faces answers to either name; a card that has the name as its own comes first. */
const byName: ReadonlyMap<string, Card> = new Map([
  ...bundledCards.flatMap((card) => card.faces.map((face): [string, Card] => [plainName(face.name), card])),
  ...bundledCards.map((card): [string, Card] => [plainName(card.name), card]),
]);

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
    return { card, texts: () => (entry === undefined ? [] : textsOf(entry)) };
  },
};
