/** Finding cards by name: the bundled ones, those of a user's file, those that a scenario brings. */
import type { Ability, Card } from '@rulewright/language/grand-archive';
import { compileCard, type Refusal } from '@rulewright/text/grand-archive';
import { CardsByName, type Finder } from '../finder.ts';
import type { ImportedCard } from './import.ts';

/** An ability, and the words that say it. */
export interface AbilityText {
  readonly ability: Ability;
  readonly text: string;
}

/** A card with the words of its abilities, or why its text could not be read. */
export type Found =
  | { readonly card: Card; readonly names?: Readonly<Record<string, string>>; texts(): readonly AbilityText[] }
  | { readonly refusals: readonly Refusal[]; problems(): readonly string[] };

/** Where cards come from. */
export type CardFinder = Finder<Found>;

/** "line 2, at 14: …": what was not understood, and where. */
const told = ({ line, at, words, reason }: Refusal): string => `line ${line}, at ${at}: "${words}" (${reason})`;

/** Cards given as text: each is compiled when it is first asked for. */
export class ImportedCards extends CardsByName<ImportedCard, Found> {
  /** A card answers to its name, its slug, and the names of its sides. */
  protected names({ source: { name, slug, faces } }: ImportedCard): readonly [string, ...string[]] {
    return [name, slug, ...faces.map((face) => face.name)];
  }

  protected read({ source, names }: ImportedCard): Found {
    const result = compileCard(source);
    if ('refusals' in result) return { refusals: result.refusals, problems: () => result.refusals.map(told) };
    return {
      card: result.card,
      names,
      texts: () =>
        textsOf(
          result.card,
          source.faces.map(({ text }) => text),
        ),
    };
  }
}

/** The paragraphs of a text beside the abilities that they say, in the order of both. */
function textsOf(card: Card, texts: readonly string[]): readonly AbilityText[] {
  return card.faces.flatMap(({ abilities = [] }, side) => {
    const paragraphs = (texts[side] ?? '')
      .split(/\n+/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const flat = abilities.flatMap((ability) =>
      ability.kind === 'restricted' || ability.kind === 'inherited' ? ability.abilities : [ability],
    );
    return flat.flatMap((ability, i) => {
      const text =
        paragraphs.length === abilities.length ? paragraphs[Math.min(i, paragraphs.length - 1)] : paragraphs.join(' ');
      return text === undefined ? [] : [{ ability, text: text.replace(/^(\[[^\]]*\]\s*)+/, '') }];
    });
  });
}
