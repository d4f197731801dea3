/** Every card that can be found, as text with what else is known of it: the user's own, imported, bundled, in this order. */
import {
  bundledEntry,
  bundledFacts,
  type CardFacts,
  factsOf,
  findCard,
  type ImportedCards,
  type Origin,
  printedText,
  type Rarity,
  sourceOf,
} from '@rulewright/cards/magic';
import type { Card } from '@rulewright/language/magic';
import type { SourceCard } from '@rulewright/text/magic';
import { onShelf, type Shelf } from '../services/shelf.ts';

export interface Sourced {
  readonly source: SourceCard;
  readonly origin: Origin;
  readonly names: Readonly<Record<string, string>>;
  readonly sets: readonly string[];
  readonly rarity: Rarity | null;
  /** For cards of the bundle: what they mean, which need not be read again. */
  readonly card: Card | null;
  /** Written in card language, because its text is not read yet. */
  readonly written: boolean;
}

export async function sourced(name: string): Promise<Sourced | undefined> {
  const shelf = await onShelf();
  const own = fromShelf(name, 'own', shelf.own);
  if (own !== undefined) return own;
  const imported = fromShelf(name, 'imported', shelf.imported);
  return imported === undefined || isOurs(shelf, imported.source.name) ? (fromBundle(name) ?? imported) : imported;
}

/** A card of a file that is not understood does not stand in the place of one that can be played. */
const isOurs = (shelf: Shelf, name: string): boolean => shelf.refused.has(name) && findCard(name) !== undefined;

function fromShelf(name: string, origin: Origin, cards: ImportedCards): Sourced | undefined {
  const found = cards.source(name);
  if (found === undefined) return undefined;
  const { source, names, sets = [], rarity = null } = found;
  return { source, origin, names, sets, rarity, card: null, written: false };
}

function fromBundle(name: string): Sourced | undefined {
  const card = findCard(name) ?? findCard(name.split('//')[0] ?? '');
  if (card === undefined) return undefined;
  const entry = bundledEntry(card.name);
  return {
    source: sourceOf(card, entry === undefined ? [] : printedText(entry)),
    origin: 'bundled',
    names: entry?.names ?? {},
    sets: entry?.sets ?? [],
    rarity: entry?.rarity ?? null,
    card,
    written: entry === undefined,
  };
}

let known: { readonly shelf: Shelf; readonly facts: readonly CardFacts[] } | null = null;

/** What can be searched, each name once. Kept as long as the user's cards stay as they are. */
export async function everything(): Promise<readonly CardFacts[]> {
  const shelf = await onShelf();
  if (known?.shelf === shelf) return known.facts;
  const found = new Map<string, CardFacts>();
  const add = (facts: CardFacts | undefined): void => {
    if (facts === undefined) return;
    // A token may be called like a card, and like other tokens.
    const key = facts.origin === 'token' ? `token ${found.size}` : (facts.names[0] ?? facts.name);
    if (!found.has(key)) found.set(key, facts);
  };
  for (const card of shelf.own.all())
    add(factsOf({ ...card, origin: 'own', refused: 'refusals' in shelf.own.compiled(card) }));
  for (const card of shelf.imported.all())
    if (!isOurs(shelf, card.source.name))
      add(factsOf({ ...card, origin: 'imported', refused: shelf.refused.has(card.source.name) }));
  for (const facts of bundledFacts()) add(facts);
  known = { shelf, facts: [...found.values()] };
  return known.facts;
}
