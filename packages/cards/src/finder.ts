/** Finding cards by name: the bundled ones, those of a user's file, those that a scenario brings. */
import { type Card, sameMeaning } from '@rulewright/language/magic';
import { type AbilityText, compileCard, type Problem, problemsOf, type Refusal } from '@rulewright/text/magic';
import type { ImportedCard } from './import/index.ts';

/** By language code; those of several faces with `//` between. */
type CardNames = Readonly<Record<string, string>>;

/** A card with the words of its abilities, or why its text could not be read. */
export type Found =
  | { readonly card: Card; readonly names?: CardNames; texts(): readonly AbilityText[] }
  | { readonly refusals: readonly Refusal[]; problems(): readonly Problem[] };

/** Where cards come from. */
export interface CardFinder {
  find(name: string): Found | undefined;
}

/** What two spellings of one name have in common: case, accents and the shape of apostrophes do not matter. */
export function plainName(name: string): string {
  // Most names have nothing to fold but capitals.
  if (/^[ -~]*$/.test(name)) return name.toLowerCase().trim();
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[‘’]/g, "'").replaceAll('æ', 'ae').trim();
}

/** A card of several faces answers to each of their names, and to all of them with `//` between. */
const namesOf = (card: {
  readonly name: string;
  readonly faces: readonly { readonly name: string }[];
}): readonly string[] =>
  [
    ...new Set([card.name, card.faces.map((face) => face.name).join(' // '), ...card.faces.map((face) => face.name)]),
  ].map(plainName);

/** Cards given as text: each is compiled when it is first asked for. */
export class ImportedCards implements CardFinder {
  readonly #byName = new Map<string, ImportedCard>();
  readonly #found = new Map<ImportedCard, Found>();

  /** The first card of a name keeps it. False if the name was taken. */
  add(card: ImportedCard): boolean {
    const [own, ...others] = namesOf(card.source);
    if (own === undefined || this.#byName.get(own)?.source.name === card.source.name) return false;
    this.#byName.set(own, card);
    for (const name of others) if (!this.#byName.has(name)) this.#byName.set(name, card);
    return true;
  }

  /** All cards, each once. */
  *all(): Iterable<ImportedCard> {
    yield* new Set(this.#byName.values());
  }

  source(name: string): ImportedCard | undefined {
    return this.#byName.get(plainName(name));
  }

  find(name: string): Found | undefined {
    const card = this.source(name);
    return card === undefined ? undefined : this.compiled(card);
  }

  compiled(card: ImportedCard): Found {
    const known = this.#found.get(card);
    if (known !== undefined) return known;
    const result = compileCard(card.source);
    const found: Found =
      'refusals' in result
        ? { ...result, problems: () => problemsOf(card.source, result) }
        : { card: result.card, names: card.names, texts: () => result.readings.flatMap((reading) => reading.texts()) };
    this.#found.set(card, found);
    return found;
  }
}

/** What a card, or one face of it, is called in a language; the name itself where it has none in it. */
export function nameIn(finder: CardFinder, name: string, lang: string): string {
  const found = finder.find(name);
  if (found === undefined || 'refusals' in found) return name;
  const names = found.names?.[lang]?.split(' // ') ?? [];
  const plain = plainName(name);
  return names[found.card.faces.findIndex((face) => plainName(face.name) === plain)] ?? name;
}

/**
 * Cards of the user before ours of the same name, but only where that makes a difference for the better: one that cannot be
 * read does not take away one that can be played, and one that means the same leaves ours as it is known, tested and replayed.
 */
export const before = (theirs: CardFinder, ours: CardFinder): CardFinder => ({
  find(name) {
    const found = theirs.find(name);
    if (found === undefined) return ours.find(name);
    const known = ours.find(name);
    if (known === undefined || 'refusals' in known) return found;
    return 'refusals' in found || sameMeaning(found.card, known.card) ? known : found;
  },
});

/** Asks one after the other. */
export const inOrder = (...finders: readonly CardFinder[]): CardFinder => ({
  find(name) {
    for (const finder of finders) {
      const found = finder.find(name);
      if (found !== undefined) return found;
    }
    return undefined;
  },
});
