/** Finding cards by name or slug: the bundled ones, and those of a user's file. */
import type { Ability, Card } from '@rulewright/language/grand-archive';
import { compileCard, type Refusal } from '@rulewright/text/grand-archive';
import { CardsByName, type Finder } from '../finder.ts';
import type { ImportedCard } from './import.ts';

/** A card, or why its text could not be read. */
export type Found =
  | { readonly card: Card; readonly names?: Readonly<Record<string, string>>; texts(): readonly AbilityText[] }
  | { readonly refusals: readonly Refusal[]; problems(): readonly string[] };

/** An ability, and the words that say it. */
export interface AbilityText {
  readonly ability: Ability;
  readonly text: string;
}

/** Where cards come from. */
export type CardFinder = Finder<Found>;

/** Cards given as text: each is compiled when it is first asked for. Several may have one name, but each has its own slug. */
export class ImportedCards extends CardsByName<ImportedCard, Found> {
  protected called({ source: { slug, name, faces } }: ImportedCard): readonly [string, ...string[]] {
    return [slug, name, ...faces.map((face) => face.name)];
  }

  protected read({ source, names }: ImportedCard): Found {
    const result = compileCard(source);
    if ('refusals' in result) return { ...result, problems: () => result.refusals.map(told) };
    const { card } = result;
    return {
      card,
      names,
      texts: () =>
        textsOf(
          card,
          source.faces.map(({ text }) => text),
        ),
    };
  }
}

/** What was not understood, and where. */
const told = ({ line, at, words, reason }: Refusal): string => `line ${line}, at ${at}: "${words}" (${reason})`;

/** The paragraphs of a text beside the abilities that they say, in the order of both. */
function textsOf(card: Card, texts: readonly string[]): readonly AbilityText[] {
  return card.faces.flatMap(({ abilities = [] }, side) => {
    const lines = (texts[side] ?? '').split(/\n+/).map((line) => line.trim());
    const paragraphs = lines.filter((line) => line !== '');
    const isEach = paragraphs.length === abilities.length;
    return abilities.flatMap((ability, i) => {
      const text = (isEach ? paragraphs[i] : paragraphs.join(' ')) ?? '';
      const inner = ability.kind === 'restricted' || ability.kind === 'inherited' ? ability.abilities : [ability];
      return inner.map((each) => ({ ability: each, text: text.replace(/^(\[[^\]]*\]\s*)+/, '') }));
    });
  });
}
