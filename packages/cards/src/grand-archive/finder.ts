/** Finding cards by name or slug: the bundled ones, and those of a user's file. */
import type { Card } from '@rulewright/language/grand-archive';
import { compileCard, type Refusal } from '@rulewright/text/grand-archive';
import { CardsByName, type Finder } from '../finder.ts';
import type { ImportedCard } from './import.ts';

/** A card, or why its text could not be read. */
export type Found =
  | { readonly card: Card; readonly names?: Readonly<Record<string, string>> }
  | { readonly refusals: readonly Refusal[] };

/** Where cards come from. */
export type CardFinder = Finder<Found>;

/** Cards given as text: each is compiled when it is first asked for. Several may have one name, but each has its own slug. */
export class ImportedCards extends CardsByName<ImportedCard, Found> {
  protected names({ source: { slug, name, faces } }: ImportedCard): readonly [string, ...string[]] {
    return [slug, name, ...faces.map((face) => face.name)];
  }

  protected read({ source, names }: ImportedCard): Found {
    const result = compileCard(source);
    return 'refusals' in result ? result : { card: result.card, names };
  }
}
