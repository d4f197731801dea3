/** What can be drawn as a card: anything on a table (`Shown`), or a face as it is printed. */
import type { CounterShown } from '@rulewright/table';
import type { Shown, TextLine } from '../types.ts';

/** The least that a card's picture is made of. A `Shown` is one; so is a face from the card services. */
export interface Drawn {
  /** In the person's language. */
  readonly name: string;
  /** The English name: pictures go by it. */
  readonly card: string;
  readonly cost: string | null;
  readonly colors: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly typeLine: string;
  readonly text: readonly TextLine[];
  /** The language of the text, if it is not that of the page. */
  readonly textLang?: string;
  /** A star of a printed card is a text. */
  readonly power: number | string | null;
  readonly toughness: number | string | null;
  readonly loyalty: number | string | null;
  readonly defense: number | null;
  readonly printed?: Shown['printed'];
  readonly hidden?: boolean;
  readonly kind?: string;
  readonly keywords?: readonly string[];
  readonly keywordCodes?: readonly string[];
  readonly tapped?: boolean;
  readonly faceDown?: boolean;
  readonly phasedOut?: boolean;
  readonly sick?: boolean;
  readonly damage?: number;
  readonly counters?: readonly CounterShown[];
}

export type { CardSize } from '../../../card/face.tsx';

const LETTERS: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };
const ORDER = ['W', 'U', 'B', 'R', 'G'];

/** The colours as letters, in their usual order. */
export const letters = (colors: readonly string[]): readonly string[] =>
  colors
    .map((color) => LETTERS[color] ?? color.toUpperCase())
    .filter((letter) => ORDER.includes(letter))
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

/** What mana the symbols of a land's text are of: lands have no colour but show what they give. */
export const given = (card: Drawn): readonly string[] => {
  const basics: Readonly<Record<string, string>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };
  const found = new Set(card.subtypes.flatMap((subtype) => basics[subtype] ?? []));
  for (const { words } of card.text) for (const [, letter] of words.matchAll(/\{([WUBRG])\}/g)) found.add(letter ?? '');
  return ORDER.filter((letter) => found.has(letter));
};

/** Which frame: one or two colours, `M` for more, `A` for artifacts, `L` for lands that give no colour, `C` for the rest. */
export function frameOf(card: Drawn): string {
  if (card.hidden === true) return 'D';
  const colors = letters(card.colors);
  if (colors.length > 2) return 'M';
  if (colors.length > 0) return colors.join('');
  if (card.types.includes('land')) {
    const shown = given(card);
    return shown.length === 0 ? 'L' : shown.length > 2 ? 'M' : shown.join('');
  }
  return card.types.includes('artifact') ? 'A' : 'C';
}

/** Whether a number differs from the printed one: `up`, `down` or not at all. */
export const changed = (now: number | string | null, printed: number | null | undefined): 'up' | 'down' | null =>
  typeof now !== 'number' || typeof printed !== 'number' || now === printed ? null : now > printed ? 'up' : 'down';
