/** What is known of a card of Grand Archive, as far as it can be asked for. */
import type { Card, Face } from '@rulewright/language/grand-archive';
import { languages, type SourceCard } from '@rulewright/text/grand-archive';
import { plainName } from '../../names.ts';

export type Origin = 'own' | 'imported' | 'bundled';

/** A side: what is printed on it besides its text. */
type FaceFacts = Omit<Face, 'abilities'>;

export interface CardFacts {
  readonly slug: string;
  readonly name: string;
  /** In all languages, each spelt plainly. */
  readonly names: readonly string[];
  readonly faces: readonly FaceFacts[];
  readonly origin: Origin;
  /** Its text is not understood. */
  readonly refused: boolean;
  readonly sets: readonly string[];
  /** What it says, in small letters. */
  text(): string;
  /** Its keywords by their names in the card language, in small letters. */
  keywords(): readonly string[];
}

interface Given {
  readonly names?: Readonly<Record<string, string>>;
  readonly sets?: readonly string[];
  readonly origin: Origin;
}

const namesOf = (name: string, faces: readonly FaceFacts[], others: Given['names'] = {}): readonly string[] => [
  ...new Set([name, ...faces.map((face) => face.name), ...Object.values(others)].map(plainName)),
];

/** The keywords of a card, those behind bubbles and inherited ones too. */
function keywordsOf(abilities: NonNullable<Face['abilities']>): readonly string[] {
  return abilities.flatMap((ability): readonly string[] => {
    if (ability.kind === 'restricted' || ability.kind === 'inherited') return keywordsOf(ability.abilities);
    return ability.kind === 'keyword' ? [ability.keyword.toLowerCase()] : [];
  });
}

/** The words of a card that has no text of its own: what it means, explained. */
export function explainedText({ faces }: Pick<Card, 'faces'>): string {
  const { en } = languages;
  return faces
    .map(({ abilities = [] }) => abilities.map((ability) => en?.ability(ability) ?? '').join('\n'))
    .join('\n');
}

/** Of a card in the card language. */
export function factsOfCard(card: Card, { names = {}, sets = [], origin }: Given): CardFacts {
  const { slug, name, faces } = card;
  return {
    slug,
    name,
    names: namesOf(name, faces, names),
    faces,
    origin,
    refused: false,
    sets,
    text: () => explainedText(card).toLowerCase(),
    keywords: () => faces.flatMap(({ abilities = [] }) => keywordsOf(abilities)),
  };
}

/** Of a card as text, with what it means if that was read. */
export function factsOfText(
  { slug, name, faces }: SourceCard,
  { names = {}, sets = [], origin, card }: Given & { readonly card: Card | null },
): CardFacts {
  return {
    slug,
    name,
    names: namesOf(name, faces, names),
    faces,
    origin,
    refused: card === null,
    sets,
    text: () =>
      faces
        .map(({ text }) => text)
        .join('\n')
        .toLowerCase(),
    keywords: () => card?.faces.flatMap(({ abilities = [] }) => keywordsOf(abilities)) ?? [],
  };
}
