/** The cards of a deck: what they look like, what kind they are, and whether they can be played. */
import { allowedByText, type CardFinder, type DeckCard, type Found, factsOf } from '@rulewright/cards/magic';
import { unsupported } from '@rulewright/magic';
import type { Lang, SourceFace } from '@rulewright/text/magic';
import type { CardLook } from '../../../../engine/decks.ts';
import type { Drawn } from '../../card/drawn.ts';
import { printedFace } from '../cards/printed.ts';
import { type Sourced, sourced } from '../cards/sources.ts';

const KINDS = [
  'creature',
  'planeswalker',
  'battle',
  'instant',
  'sorcery',
  'artifact',
  'enchantment',
  'land',
  'other',
] as const;
export type CardKind = (typeof KINDS)[number];

/** A card with what its mana is. */
export interface MagicLook extends CardLook<Drawn> {
  readonly kind: CardKind;
  /** Letters of the mana that it gives. */
  readonly gives: readonly string[];
}

export const LETTERS = ['W', 'U', 'B', 'R', 'G'];
const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

function kindOf(types: readonly string[]): CardKind {
  if (types.includes('land')) return 'land';
  return KINDS.find((kind) => types.includes(kind)) ?? 'other';
}

const isRead = (found: Found | undefined): found is Extract<Found, { readonly card: unknown }> =>
  found !== undefined && 'card' in found;

/** What mana a face gives: its basic land types, and the symbols after "add" in its text. */
function gives({ typeLine, text }: SourceFace): readonly string[] {
  const added = [...text.matchAll(/\badds?\b[^.]*/gi)].map(([part]) => part).join(' ');
  if (/any (?:one )?color|any combination of colors/i.test(added)) return LETTERS;
  return LETTERS.filter((letter, i) => typeLine.includes(BASICS[i] ?? '') || added.includes(`{${letter}}`));
}

export async function lookAt(name: string, finder: CardFinder, lang: Lang): Promise<MagicLook> {
  const known = await sourced(name);
  const base = { name, shown: name, page: name, home: 'main' };
  const [front] = known?.source.faces ?? [];
  if (known === undefined || front === undefined)
    return { ...base, drawn: null, value: 0, kind: 'other', gives: [], state: 'unknown', why: '' };
  const found = finder.find(name);
  const drawn = printedFace(front, 0, lang, known.names, isRead(found) ? found.card.faces[0] : undefined);
  const [missing] = isRead(found) ? unsupported(found.card) : [];
  return {
    ...base,
    shown: drawn.name,
    page: drawn.card,
    drawn,
    value: factsOf({ source: known.source, origin: known.origin })?.manaValue ?? 0,
    kind: kindOf(drawn.types),
    gives: gives(front),
    state: !isRead(found) ? 'unread' : missing === undefined ? 'playable' : 'unplayable',
    why: isRead(found) ? (missing ?? '') : (found?.refusals[0]?.words ?? ''),
  };
}

/** What the rules of decks ask of a card. */
export const deckCardOf = ({ source: { faces } }: Sourced): DeckCard => {
  const [front] = faces;
  return {
    basicLand: /\bbasic\b.*\bland\b/i.test(front?.typeLine ?? ''),
    allowed: allowedByText(faces.map(({ text }) => text).join('\n')),
  };
};
