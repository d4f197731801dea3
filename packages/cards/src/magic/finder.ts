/** Finding cards by name: the bundled ones, those of a user's file, those that a scenario brings. */
import { type Card, sameMeaning } from '@rulewright/language/magic';
import {
  type AbilityText,
  compileCard,
  linesToday,
  type Problem,
  problemsOf,
  type Refusal,
  type SaidLine,
} from '@rulewright/text/magic';
import { CardsByName, type Finder } from '../finder.ts';
import { plainName } from '../names.ts';
import type { ImportedCard } from './import.ts';

/** By language code; those of several faces with `//` between. */
type CardNames = Readonly<Record<string, string>>;

/** A card with the words of its abilities, or why its text could not be read. */
export type Found =
  | {
      readonly card: Card;
      readonly names?: CardNames;
      texts(): readonly AbilityText[];
      /** What each face says, line by line. */
      lines(): readonly (readonly SaidLine[])[];
    }
  | { readonly refusals: readonly Refusal[]; problems(): readonly Problem[] };

/** Where cards come from. */
export type CardFinder = Finder<Found>;

/** Cards given as text: each is compiled when it is first asked for. */
export class ImportedCards extends CardsByName<ImportedCard, Found> {
  /** A card of several faces answers to each of their names, and to all of them with `//` between. */
  protected called({ source: { name, faces } }: ImportedCard): readonly [string, ...string[]] {
    const parts = faces.map((face) => face.name);
    return [name, parts.join(' // '), ...parts];
  }

  protected read(card: ImportedCard): Found {
    const result = compileCard(card.source);
    return 'refusals' in result
      ? { ...result, problems: () => problemsOf(card.source, result) }
      : {
          card: result.card,
          names: card.names,
          texts: () => result.readings.flatMap((reading) => reading.texts()),
          lines: () =>
            result.readings.map((reading, i) => linesToday(result.card.faces[i] ?? result.card.faces[0], reading)),
        };
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
  *cardNames() {
    yield* theirs.cardNames();
    yield* ours.cardNames();
  },
});
