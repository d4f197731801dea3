/** Every card that can be found, as text or as card language: the user's own, bundled, imported, in this order. */
import {
  bundledCards,
  bundledEntry,
  type CardFacts,
  factsOfCard,
  factsOfText,
  type ImportedCards,
  type Origin,
} from '@rulewright/cards/grand-archive';
import type { Card } from '@rulewright/language/grand-archive';
import type { SourceCard } from '@rulewright/text/grand-archive';
import { type Shelf, shelf } from '../services/shelf.ts';

export interface Sourced {
  readonly slug: string;
  readonly name: string;
  readonly origin: Origin;
  readonly names: Readonly<Record<string, string>>;
  readonly sets: readonly string[];
  /** Bundled cards have no text: what they mean is all there is of them. */
  readonly source: SourceCard | null;
  readonly card: Card | null;
}

function fromShelf(name: string, origin: Origin, cards: ImportedCards): Sourced | undefined {
  const found = cards.source(name);
  if (found === undefined) return undefined;
  const { source, names, sets } = found;
  const compiled = cards.compiled(found);
  const card = 'refusals' in compiled ? null : compiled.card;
  return { slug: source.slug, name: source.name, origin, names, sets, source, card };
}

function fromBundle(name: string): Sourced | undefined {
  const entry = bundledEntry(name);
  if (entry === undefined) return undefined;
  const { card, names, sets } = entry;
  return { slug: card.slug, name: card.name, origin: 'bundled', names, sets, source: null, card };
}

export async function sourced(name: string): Promise<Sourced | undefined> {
  const { own, imported } = await shelf.onShelf();
  return fromShelf(name, 'own', own) ?? fromBundle(name) ?? fromShelf(name, 'imported', imported);
}

let known: { readonly shelf: Shelf; readonly facts: readonly CardFacts[] } | null = null;

/** What can be searched, each card once. Kept as long as the user's cards stay as they are. */
export async function everything(): Promise<readonly CardFacts[]> {
  const now = await shelf.onShelf();
  if (known?.shelf === now) return known.facts;
  const found = new Map<string, CardFacts>();
  const add = (facts: CardFacts): void => {
    if (!found.has(facts.slug)) found.set(facts.slug, facts);
  };
  const texts = (cards: ImportedCards, origin: Origin): void => {
    for (const each of cards.all()) {
      const compiled = cards.compiled(each);
      const card = 'refusals' in compiled ? null : compiled.card;
      add(factsOfText(each.source, { names: each.names, sets: each.sets, origin, card }));
    }
  };
  texts(now.own, 'own');
  for (const card of bundledCards) {
    const { names = {}, sets = [] } = bundledEntry(card.slug) ?? {};
    add(factsOfCard(card, { names, sets, origin: 'bundled' }));
  }
  texts(now.imported, 'imported');
  known = { shelf: now, facts: [...found.values()] };
  return known.facts;
}
